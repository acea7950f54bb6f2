import { join } from 'node:path';
import sharp from 'sharp';
import type { Visit } from '../suites/journeys/tour.ts';

/** The screens of the tour in README.md's picture, in its order, each with its words in README.md's text for the picture. */
export const screensInPicture: ReadonlyMap<string, string> = new Map([
  ['welcome', 'the welcome before a door that stands ajar'],
  ['acceptance', 'two permissions'],
  ['curp-read', 'a CURP read as it is typed'],
  ['photo-front-review', 'the photo of a specimen credential'],
  ['finished', 'the end with the door open'],
]);
const TARGET = join(import.meta.dirname, '../../docs/screens.webp');
/** Size of one screen in the picture, in pixels. */
const PHONE = { width: 300, height: 617 };
const GAP = 24;
const CORNER = 18;
const GROUND = '#e8e3dc';

/**
 * Collects the screens for README.md from a tour (in Spanish, light), and writes them side by side into one picture. Writing throws if a
 * screen is missing.
 */
export function readmePicture(shoot: () => Promise<Buffer>): { visit: Visit; write(): Promise<void> } {
  const pictures = new Map<string, Buffer>();
  return {
    visit: async (screen) => {
      if (screensInPicture.has(screen)) pictures.set(screen, await shoot());
    },
    write: async () => {
      const screens = [...screensInPicture.keys()];
      const missing = screens.filter((screen) => !pictures.has(screen));
      if (missing.length > 0) throw new Error(`The tour did not come to ${missing.join(', ')}.`);
      const phones = await Promise.all(screens.map((screen) => phone(pictures.get(screen)!)));
      const width = GAP + screens.length * (PHONE.width + GAP);
      await sharp({ create: { width, height: PHONE.height + 2 * GAP, channels: 3, background: GROUND } })
        .composite(phones.map((input, index) => ({ input, top: GAP, left: GAP + index * (PHONE.width + GAP) })))
        .webp({ quality: 88 })
        .toFile(TARGET);
    },
  };
}

/** Returns the picture of one screen with a phone's round corners. */
function phone(picture: Buffer): Promise<Buffer> {
  const { width, height } = PHONE;
  const mask = Buffer.from(`<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${CORNER}"/></svg>`);
  return sharp(picture)
    .resize(width, height)
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
}
