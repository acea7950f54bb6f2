import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const SIDE = 512;
const GREY = '#808080';

/** Returns the astronaut (README.md): a JPEG with one face. */
export const astronaut = (): Buffer => readFileSync(new URL('./astronaut.jpg', import.meta.url));

/** Returns another picture of the same person, as far as a drawing can: mirrored, slanted, without colour. */
export const astronautAgain = (): Promise<Buffer> =>
  sharp(astronaut()).flop().greyscale().affine([1, 0.2, 0, 1], { background: GREY }).jpeg().toBuffer();

/** Returns the same picture as in a mirror, smaller and without colour. */
export const astronautMirrored = (): Promise<Buffer> => sharp(astronaut()).flop().greyscale().resize(400).jpeg().toBuffer();

/** Returns the astronaut stretched until her likeness is between a match and a mismatch. */
export const astronautPulled = (): Promise<Buffer> => sharp(astronaut()).resize(SIDE, 307, { fit: 'fill' }).jpeg().toBuffer();

/** Proportions and colours of a drawn face. */
export interface FaceDrawing {
  /** Pixels from the middle of the face to the middle of an eye. */
  eyes: number;
  /** Half width and half height of the face, in pixels. */
  width: number;
  height: number;
  /** Width of mouth and nose, as a factor. */
  mouth: number;
  nose: number;
  skin: string;
  /** Colour of the nose. */
  shade: string;
  hair: string;
}

/** Returns a drawn face of no real person. */
export const drawnFace = (drawing: FaceDrawing = SOMEBODY): Promise<Buffer> =>
  sharp(Buffer.from(drawnAs(drawing)))
    .blur(1.5)
    .jpeg()
    .toBuffer();

/** Returns a picture without a face. */
export const nobody = (): Promise<Buffer> => sharp(sheet(640, 480)).jpeg().toBuffer();

/** Returns a picture with one face, and the same face scaled down next to it. */
export async function besideItself(scale: number): Promise<Buffer> {
  const face = (width: number) => sharp(astronaut()).resize(width).toBuffer();
  const layers = [
    { input: await face(300), left: 20, top: 50 },
    { input: await face(Math.round(300 * scale)), left: 420, top: 50 },
  ];
  return sharp(sheet(800, 400)).composite(layers).jpeg().toBuffer();
}

/** Returns a picture like the front of a credential: the portrait on the left, and its ghost image on the right. */
export async function credentialFront(portrait: Buffer): Promise<Buffer> {
  const layers = [
    { input: await sharp(portrait).resize(380).toBuffer(), left: 60, top: 240 },
    { input: await sharp(portrait).resize(150).modulate({ brightness: 1.3 }).toBuffer(), left: 1020, top: 520 },
  ];
  return sharp(sheet(1240, 780)).composite(layers).png().toBuffer();
}

/** Returns a selfie for which somebody holds a card before the camera instead of their face. */
export async function cardAsSelfie(portrait: Buffer): Promise<Buffer> {
  const paper = { create: { width: 1240, height: 780, channels: 3 as const, background: '#f4f0e4' } };
  const card = await sharp(paper)
    .composite([{ input: await sharp(portrait).resize(380).toBuffer(), left: 60, top: 240 }])
    .png()
    .toBuffer();
  const held = await sharp(card).resize(800).rotate(3, { background: TABLE }).toBuffer();
  return sharp({ create: { width: 900, height: 1200, channels: 3, background: TABLE } })
    .composite([{ input: held, gravity: 'centre' }])
    .blur(0.8)
    .jpeg()
    .toBuffer();
}

/** Returns a selfie that shows only the portrait on a card, so near that no edge of the card is seen. */
export async function portraitOnCard(portrait: Buffer): Promise<Buffer> {
  const near = await sharp(await credentialFront(portrait))
    .extract({ left: 60, top: 240, width: 380, height: 380 })
    .toBuffer();
  return sharp(near).resize(700).blur(1.2).jpeg().toBuffer();
}

const TABLE = '#5a4030';

const sheet = (width: number, height: number) => ({ create: { width, height, channels: 3 as const, background: GREY } });

const SOMEBODY: FaceDrawing = {
  ...{ eyes: 46, width: 118, height: 155, mouth: 1, nose: 1 },
  ...{ skin: '#d9a37e', shade: '#c08a66', hair: '#2a1a10' },
};
const DARK = '#20130b';
const eye = (x: number) => `
  <path d="M${x - 30} 205 q30 -18 60 0" stroke="${DARK}" stroke-width="9" fill="none"/>
  <ellipse cx="${x}" cy="232" rx="24" ry="11" fill="#fff"/>
  <circle cx="${x}" cy="232" r="10" fill="${DARK}"/>
  <path d="M${x - 24} 228 q24 -16 48 0" stroke="${DARK}" stroke-width="4" fill="none"/>`;
const wider = (factor: number, parts: string) => `<g transform="translate(256 0) scale(${factor} 1) translate(-256 0)">${parts}</g>`;
const drawnAs = ({
  eyes,
  width,
  height,
  mouth,
  nose,
  skin,
  shade,
  hair,
}: FaceDrawing) => `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
  <rect width="${SIDE}" height="${SIDE}" fill="#8899aa"/>
  <path d="M100 512 Q256 360 412 512Z" fill="#334"/>
  <ellipse cx="256" cy="220" rx="${width + 32}" ry="${height + 35}" fill="${hair}"/>
  <ellipse cx="256" cy="250" rx="${width}" ry="${height}" fill="${skin}"/>
  ${eye(256 - eyes)}${eye(256 + eyes)}
  ${wider(
    nose,
    `<path d="M250 235 q-14 50 -18 62 q24 14 48 0 q-4 -12 -18 -62" fill="${shade}"/>
  <path d="M232 297 q24 14 48 0" stroke="#7a4a30" stroke-width="4" fill="none"/>`,
  )}
  ${wider(
    mouth,
    `<path d="M212 335 q44 -16 88 0 q-44 34 -88 0" fill="#a04040"/>
  <path d="M212 335 q44 10 88 0" stroke="#501818" stroke-width="3" fill="none"/>`,
  )}
</svg>`;
