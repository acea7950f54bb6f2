import * as z from 'zod/mini';

/** The common part of steps that compare a face. */

/** What a comparison answers. What nobody measured is null. */
export const biometrics = z.object({
  safe: z.null(),
  /** Whether both faces are of one person. Null where a human has to look, or nothing was compared. */
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
