import sharp from 'sharp';
import { kindDeclarations, type PaperKind } from '#kinds/kinds.ts';
import { specimenOf } from '#steps/document-capture/specimens.ts';

const SCREEN = { width: 360, height: 640 };
const GUIDE = { card: { x: 20, y: 180, width: 320, height: 202 }, sheet: { x: 40, y: 80, width: 280, height: 362 } };
/** Pixels of a photo for one of the screen. */
const SCALE = 5;

/** The specimen of a kind as a camera would photograph it. */
export async function photoOf(kind: PaperKind): Promise<File> {
  const { svg, background, at } = await specimenOf(kind, GUIDE[kindDeclarations[kind].shape], SCREEN);
  const drawing = await sharp(Buffer.from(svg), { density: 300 })
    .resize({ width: Math.round(at.width * SCALE) })
    .png()
    .toBuffer();
  const desk = sharp({ create: { width: SCREEN.width * SCALE, height: SCREEN.height * SCALE, channels: 3, background } });
  const place = { left: Math.round(at.x * SCALE), top: Math.round(at.y * SCALE) };
  return new File(
    [
      Uint8Array.from(
        await desk
          .composite([{ input: drawing, ...place }])
          .jpeg()
          .toBuffer(),
      ),
    ],
    'photo.jpg',
  );
}
