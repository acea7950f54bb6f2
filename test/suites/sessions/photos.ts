import sharp from 'sharp';
import { NO_CHALLENGE } from '../../support/no-challenge.ts';

const codes = ['face_not_judged', 'media_repeated', 'side_unseen', 'reading_incomplete'] as const;

/**
 * Returns the setup of a workflow whose photos are noise, one of which may serve for all three: nothing can be judged in them, and nobody
 * has to decide on that.
 */
export const setupForNoise = (steps: readonly string[]) =>
  steps.includes('enroll_full')
    ? { enroll_full: { ...NO_CHALLENGE, findings: Object.fromEntries(codes.map((code) => [code, 'continue'])) } }
    : {};

/** Returns different pictures of about this size, made of noise, because no test looks at their content. */
export async function photos(count: number, kilobytes: number): Promise<readonly Uint8Array[]> {
  const pictures: Uint8Array[] = [];
  // At this JPEG quality a pixel of this noise needs 0.4 bytes.
  const width = Math.round(Math.sqrt((kilobytes * 1_000 * 1.6) / 0.4));
  for (let number = 0; number < count; number++) {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
    const picture = sharp({ create: { width, height: Math.round(width / 1.6), channels: 3, background: '#888', noise } });
    pictures.push(await picture.jpeg({ quality: 80 }).toBuffer());
  }
  return pictures;
}
