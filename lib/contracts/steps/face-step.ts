import * as z from 'zod/mini';

/** Result of a face comparison; members that were not measured are null. */
export const biometrics = z.object({
  safe: z.null(),
  /** True if both faces are of one person. Null if none were compared, or if a human decides. */
  success: z.nullable(z.boolean()),
  wasProcessed: z.boolean(),
  /** Level of similarity, 0 to 7, by the table in docs/face-model.md. */
  matchLevel: z.nullable(z.int()),
  executed_at: z.iso.datetime(),
  referenceId: z.null(),
  nfcStatusEnumInt: z.null(),
  fullIDStatusEnumInt: z.null(),
  barcodeStatusEnumInt: z.null(),
  matchLevelNFCToFaceMap: z.null(),
  digitalIDSpoofStatusEnumInt: z.null(),
  idScanAgeEstimateGroupEnumInt: z.null(),
  faceOnDocumentStatusEnumInt: z.null(),
  textOnDocumentStatusEnumInt: z.null(),
});
