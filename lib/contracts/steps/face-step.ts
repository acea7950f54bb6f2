import * as z from 'zod/mini';

/** Answer of a face comparison; null for what was not measured. */
export const biometrics = z.object({
  safe: z.null(),
  /** Both faces are of one person. Null if nothing was compared, or for a human to decide. */
  success: z.nullable(z.boolean()),
  wasProcessed: z.boolean(),
  /** 0 to 7, by the table in docs/face-model.md. */
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
