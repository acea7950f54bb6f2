import { measuresOf } from '../base/face-step.server.ts';
import { startTimeBudget } from '../base/paper-step.server.ts';
import { nullIfExpected, type StepContext, type StepFacts } from '../base/step.server.ts';
import type { CredentialComparison } from '../ports/portraits.ts';
import type { EnrollFullFaceTrouble, enrollFull } from './enroll-full.contract.ts';

/** The most comparisons of one step; each submission needs one. */
const MOST_COMPARISONS = 30;
/** The longest wait for a comparison, in milliseconds: the person waits for it after the last picture. */
const COMPARISON_MS = 8_000;

/** Compares the selfie with the portrait on the card; null if there is no result in time. Throws StepFailure `attempts_exhausted`. */
export async function compareFaces(
  { selfie, front }: { selfie: string; front: string },
  { ports }: Pick<StepContext<typeof enrollFull>, 'ports'>,
): Promise<CredentialComparison | null> {
  await ports.allowance.take('face', { most: MOST_COMPARISONS, value: selfie, mostValues: MOST_COMPARISONS });
  const [face, card] = [await ports.media.read(selfie), await ports.media.read(front)];
  const comparing = () => ports.portraits.compareCredential(face, card);
  return startTimeBudget(COMPARISON_MS).run(comparing).catch(nullIfExpected);
}

/** Returns the payload's part on the comparison. Only API keys can read it; the person never receives it. */
export function faceOf(comparison: CredentialComparison | null, now: Date) {
  if (comparison && !('trouble' in comparison))
    return { biometrics: measuresOf(comparison, now), face: comparison.outcome, face_trouble: null };
  const face_trouble: EnrollFullFaceTrouble = comparison ? `${comparison.of}_${comparison.trouble}` : 'unavailable';
  return { biometrics: measuresOf(null, now), face: 'not_judged' as const, face_trouble };
}

/** Returns the face fact for the person's record. Null if the comparison was not judged. */
export function facesFact(comparison: CredentialComparison | null, now: Date): Pick<StepFacts, 'faces'> | null {
  return comparison && !('trouble' in comparison) ? { faces: [{ ...comparison, at: now.toISOString(), beside: 'credential' }] } : null;
}
