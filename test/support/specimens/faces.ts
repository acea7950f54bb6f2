import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const SIDE = 512;
const GREY = '#808080';

/** Returns the astronaut (README.md): a JPEG with one face. */
export const astronaut = (): Buffer => readFileSync(new URL('./astronaut.jpg', import.meta.url));

/** Returns another picture of the same person: mirrored, without colour, smaller. */
export const astronautAgain = (): Promise<Buffer> => sharp(astronaut()).flop().greyscale().resize(400).jpeg().toBuffer();

/** Returns the astronaut stretched until her likeness is between a match and a mismatch. */
export const astronautPulled = (): Promise<Buffer> => sharp(astronaut()).resize(SIDE, 307, { fit: 'fill' }).jpeg().toBuffer();

/** Returns a drawn face of no real person. */
export const drawnFace = (): Promise<Buffer> => sharp(Buffer.from(DRAWING)).blur(1.5).jpeg().toBuffer();

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

const sheet = (width: number, height: number) => ({ create: { width, height, channels: 3 as const, background: GREY } });

const SKIN = '#c08a66';
const DARK = '#20130b';
const eye = (x: number) => `
  <path d="M${x - 30} 205 q30 -18 60 0" stroke="${DARK}" stroke-width="9" fill="none"/>
  <ellipse cx="${x}" cy="232" rx="24" ry="11" fill="#fff"/>
  <circle cx="${x}" cy="232" r="10" fill="${DARK}"/>
  <path d="M${x - 24} 228 q24 -16 48 0" stroke="${DARK}" stroke-width="4" fill="none"/>`;
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
  <rect width="${SIDE}" height="${SIDE}" fill="#8899aa"/>
  <path d="M100 512 Q256 360 412 512Z" fill="#334"/>
  <ellipse cx="256" cy="220" rx="150" ry="190" fill="#2a1a10"/>
  <ellipse cx="256" cy="250" rx="118" ry="155" fill="#d9a37e"/>
  ${eye(210)}${eye(302)}
  <path d="M250 235 q-14 50 -18 62 q24 14 48 0 q-4 -12 -18 -62" fill="${SKIN}"/>
  <path d="M232 297 q24 14 48 0" stroke="#7a4a30" stroke-width="4" fill="none"/>
  <path d="M212 335 q44 -16 88 0 q-44 34 -88 0" fill="#a04040"/>
  <path d="M212 335 q44 10 88 0" stroke="#501818" stroke-width="3" fill="none"/>
</svg>`;
