import sharp from 'sharp';

/** A picture in colour, with three bytes per pixel: red, green, blue. */
export interface Colour {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Draws an SVG and enlarges it softly to a size in pixels. The SVG must contain no text, since fonts differ between machines. */
export async function paint(svg: string, width: number, height: number): Promise<Colour> {
  // Drawn in its own size first: drawing it, with every filter, in the large size takes ten times as long.
  const small = await sharp(Buffer.from(svg)).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const raw = { raw: { width: small.info.width, height: small.info.height, channels: 3 as const } };
  const data = await sharp(small.data, raw).resize(width, height, { fit: 'fill', kernel: 'linear' }).raw().toBuffer();
  return { data, width, height };
}

export const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

export const rgbText = (colour: readonly number[]) => `rgb(${colour.map((value) => Math.round(value)).join(',')})`;

export const rawOf = ({ width, height }: Colour) => ({ raw: { width, height, channels: 3 as const } });

export async function decode(file: Uint8Array): Promise<Colour> {
  const { data, info } = await sharp(file).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
