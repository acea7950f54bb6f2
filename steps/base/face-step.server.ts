import type * as z from 'zod/mini';
import { type FaceOutcome, SUCCESS_OF } from '#contracts/base/face-outcome.ts';
import type { FindingCode } from '#contracts/base/findings.ts';
import { type biometrics, NO_MEASURES } from '#contracts/steps/face-step.ts';
import type { FaceComparison, SelfieComparison } from '../ports/portraits.ts';

/** The result for the drawn specimen in test mode: it matches any person. */
export const SPECIMEN_MATCH: SelfieComparison = { outcome: 'match', match_level: 7, card_signs: [] };

/** Returns the findings of a comparison; `isCard`: the selfie shows a card. */
export const findingsOfFace = (outcome: FaceOutcome | 'not_judged', isCard: boolean): readonly FindingCode[] => [
  ...(outcome === 'match' ? [] : [`face_${outcome}` as const]),
  ...(isCard ? (['card_as_selfie'] as const) : []),
];

/** Returns whether a selfie shows a card, or the compared picture again, instead of a person, whatever its upload says of the camera. */
export const isCardAsSelfie = (comparison: Pick<SelfieComparison, 'card_signs'> | null): boolean =>
  comparison !== null && comparison.card_signs.length > 0;

/** Returns a comparison as a payload's `biometrics`; null means that nothing was compared. Members without a measurement are null. */
export function measuresOf(comparison: FaceComparison | null, at: Date): z.output<typeof biometrics> {
  return {
    ...NO_MEASURES,
    success: comparison && SUCCESS_OF[comparison.outcome],
    wasProcessed: comparison !== null,
    matchLevel: comparison?.match_level ?? null,
    executed_at: at.toISOString(),
  };
}
