import type * as z from 'zod/mini';
import { SUCCESS_OF } from '#contracts/base/face-outcome.ts';
import type { biometrics } from '#contracts/steps/face-step.ts';
import type { FaceComparison } from '../ports/portraits.ts';

/** The result for the drawn specimen in test mode: it matches any person. */
export const SPECIMEN_MATCH: FaceComparison = { outcome: 'match', match_level: 7 };

/** Returns a comparison as a payload's `biometrics`; null means that nothing was compared. Members without a measurement are null. */
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
