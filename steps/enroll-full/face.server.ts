import { measuresOf } from '../base/face-step.server.ts';
import { createPatience } from '../base/paper-step.server.ts';
import { type StepContext, type StepFacts, StepFailure } from '../base/step.server.ts';
import type { CredentialComparison } from '../ports/portraits.ts';
import type { EnrollFullFaceTrouble, enrollFull } from './enroll-full.contract.ts';

/** Comparisons of one step: each submission has one. */
const MOST = 30;
/** Milliseconds. The person waits for it after their last picture. */
const MOST_MS = 8_000;

/** The selfie beside the portrait on the card; null where nobody could compare them in time. Throws StepFailure `attempts_exhausted`. */
export async function compareFaces(
  { selfie, front }: { selfie: string; front: string },
  { ports }: Pick<StepContext<typeof enrollFull>, 'ports'>,
): Promise<CredentialComparison | null> {
  await ports.allowance.take('face', { most: MOST, value: selfie, mostValues: MOST });
  const [face, card] = [await ports.media.read(selfie), await ports.media.read(front)];
  try {
    return await createPatience(MOST_MS)(() => ports.portraits.compareCredential(face, card));
  } catch (failure) {
    if (failure instanceof StepFailure) return null;
    throw failure;
  }
}

/** A comparison as the payload says it. It is for those who hold keys: whoever sent the pictures learns nothing of it. */
export function faceOf(comparison: CredentialComparison | null, now: Date) {
  if (comparison && !('trouble' in comparison))
    return { biometrics: measuresOf(comparison, now), face: comparison.outcome, face_trouble: null };
  const face_trouble: EnrollFullFaceTrouble = comparison ? `${comparison.of}_${comparison.trouble}` : 'unavailable';
  return { biometrics: measuresOf(null, now), face: 'not_judged' as const, face_trouble };
}

/** What the person's record is told of it. Null where it was not judged. */
export function judgedFaces(comparison: CredentialComparison | null, now: Date): Pick<StepFacts, 'faces'> | null {
  return comparison && !('trouble' in comparison) ? { faces: [{ ...comparison, at: now.toISOString(), beside: 'credential' }] } : null;
}
