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

type Comparison = FaceComparison & Partial<Pick<SelfieComparison, 'card_signs'>>;

/** Returns the outcome as it counts for the person's record: a card that matches is no person who does. */
const countedOutcome = ({ outcome, card_signs = [] }: Comparison): FaceOutcome =>
  outcome === 'match' && isCardAsSelfie({ card_signs }) ? 'unsure' : outcome;

/** Returns a comparison as the fact for the person's record. */
export const faceFact = (comparison: Comparison, now: Date) => ({
  outcome: countedOutcome(comparison),
  match_level: comparison.match_level,
  at: now.toISOString(),
});

/** Returns a comparison as a payload's `biometrics`; null means that nothing was compared. Members without a measurement are null. */
export function measuresOf(comparison: Comparison | null, at: Date): z.output<typeof biometrics> {
  return {
    ...NO_MEASURES,
    success: comparison && SUCCESS_OF[countedOutcome(comparison)],
    wasProcessed: comparison !== null,
    matchLevel: comparison?.match_level ?? null,
    executed_at: at.toISOString(),
  };
}
