import type * as z from 'zod/mini';
import { SUCCESS_OF } from '#contracts/base/face-outcome.ts';
import type { biometrics } from '#contracts/steps/face-step.ts';
import type { FaceComparison } from '../ports/portraits.ts';

/** Of test mode: the drawn specimen is anybody's. */
export const SPECIMEN_MATCH: FaceComparison = { outcome: 'match', match_level: 7 };

/** A comparison as a payload's `biometrics`; of null nothing was compared. What nobody measured is null. */
export function measuresOf(comparison: FaceComparison | null, at: Date): z.output<typeof biometrics> {
  return {
    safe: null,
    success: comparison && SUCCESS_OF[comparison.outcome],
    wasProcessed: comparison !== null,
    matchLevel: comparison?.match_level ?? null,
    executed_at: at.toISOString(),
    referenceId: null,
    nfcStatusEnumInt: null,
    fullIDStatusEnumInt: null,
    barcodeStatusEnumInt: null,
    matchLevelNFCToFaceMap: null,
    digitalIDSpoofStatusEnumInt: null,
    idScanAgeEstimateGroupEnumInt: null,
    faceOnDocumentStatusEnumInt: null,
    textOnDocumentStatusEnumInt: null,
  };
}
