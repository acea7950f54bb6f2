import * as z from 'zod/mini';
import type { FindingCode } from '../base/findings.ts';
import { sameMembers } from '../base/same-members.ts';

/** Measurements that vendors take and this server does not: integers and words. */
export const vendorNumbers = [
  ...(['nfcStatusEnumInt', 'fullIDStatusEnumInt', 'barcodeStatusEnumInt', 'matchLevelNFCToFaceMap'] as const),
  ...(['digitalIDSpoofStatusEnumInt', 'idScanAgeEstimateGroupEnumInt'] as const),
] as const;
export const vendorWords = ['faceOnDocumentStatusEnumInt', 'textOnDocumentStatusEnumInt'] as const;
const ofVendors = ['safe', 'referenceId', ...vendorNumbers, ...vendorWords] as const;

/** The members of a face comparison's result that this server does not measure. */
export const NO_MEASURES = sameMembers(ofVendors, null);

/** Findings of a step that compares faces. */
export const faceFindings = ['face_mismatch', 'face_unsure', 'face_not_judged', 'card_as_selfie'] as const satisfies readonly FindingCode[];

/** Result of a face comparison; members that were not measured are null. */
export const biometrics = z.object({
  /** True if both faces are of one person. Null if none were compared, or if a human decides. */
  success: z.nullable(z.boolean()),
  wasProcessed: z.boolean(),
  /** Level of similarity, 0 to 7, by the table in docs/face-model.md. */
  matchLevel: z.nullable(z.int()),
  executed_at: z.iso.datetime(),
  ...sameMembers(ofVendors, z.null()),
});
