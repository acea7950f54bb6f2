import sharp from 'sharp';

/** A picture in colour: three bytes a pixel, red first. */
export interface Colour {
  data: Uint8Array;
  width: number;
  height: number;
}

/** A drawing in SVG without text, whose fonts would be the machine's, softly enlarged to a size in pixels. */
export async function paint(svg: string, width: number, height: number): Promise<Colour> {
  // Drawn in its own size first: else it is drawn in the large one, with every filter, in ten times the time.
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
