import type { FindingCode } from '#contracts/base/findings.ts';
import type { StepMedium } from '../ports/media.ts';

/**
 * Returns the finding of a submission that names one file as two media, such as the front of a card as its back or as the selfie. Drawn
 * specimens, of which a test may send one for all, do not count.
 */
export function findingsOfMedia(names: readonly string[], media: readonly StepMedium[]): readonly FindingCode[] {
  const photos = media.filter(({ uuid, capture }) => names.includes(uuid) && capture !== 'fixture');
  return new Set(photos.map(({ sha256 }) => sha256)).size < photos.length ? ['media_repeated'] : [];
}
