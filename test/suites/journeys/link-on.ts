import jsQR from 'jsqr';
import sharp from 'sharp';
import { handoffWords } from '#src/i18n/handoff.i18n.ts';
import { patience } from './engine.ts';
import type { Journey } from './journey.ts';
import { language } from './language.ts';

/** Reads the link from the QR code on the screen, as another device's camera would, once it is drawn completely. */
export async function linkOn(journey: Journey): Promise<string> {
  await journey.widget.getByRole('img', { name: handoffWords[language].code, exact: true }).waitFor();
  for (const late = Date.now() + patience(); Date.now() < late; ) {
    const { data, info } = await sharp(await journey.page.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const read = jsQR(Uint8ClampedArray.from(data), info.width, info.height);
    if (read) return read.data;
  }
  throw new Error('The code on the screen cannot be read.');
}
