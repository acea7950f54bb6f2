import { faceFact, measuresOf } from '../base/face-step.server.ts';
import { nullIfExpected, type StepContext, type StepFacts } from '../base/step.server.ts';
import type { TimeBudget } from '../base/time-budget.server.ts';
import type { CredentialComparison, SelfieComparison } from '../ports/portraits.ts';
import type { EnrollFullFaceTrouble, enrollFull } from './enroll-full.contract.ts';

/** Maximum number of comparisons of one step; each submission needs one. */
const MAX_COMPARISONS = 30;

/**
 * Compares the selfie, and the frames of its challenge that look ahead, with the portrait on the card; null if there is no result in time.
 * Throws StepFailure `attempts_exhausted`.
 */
export async function compareFaces(
  { selfie, front, frames }: { selfie: string; front: string; frames: readonly Uint8Array[] },
  { ports }: Pick<StepContext<typeof enrollFull>, 'ports'>,
  budget: TimeBudget,
): Promise<CredentialComparison | null> {
  await ports.allowance.take('face', { max: MAX_COMPARISONS, value: selfie, maxValues: MAX_COMPARISONS });
  const [face, card] = [await ports.media.read(selfie), await ports.media.read(front)];
  const comparing = () => ports.portraits.compareCredential(face, card, frames);
  return budget.run(comparing).catch(nullIfExpected);
}

/**
 * Compares the selfie, and such frames, with the portrait on record of the person whom a key named: whoever has their link may not be them.
 * Null if nobody is named or no portrait is kept; `not_judged` if there is no result in time, or too many selfies did not match today.
 */
export async function compareWithRecord(
  { selfie, frames }: { selfie: string; frames: readonly Uint8Array[] },
  { workflow: { people_uuid }, ports }: Pick<StepContext<typeof enrollFull>, 'workflow' | 'ports'>,
  budget: TimeBudget,
): Promise<SelfieComparison | 'not_judged' | null> {
  if (people_uuid === null) return null;
  const face = await ports.media.read(selfie);
  // In an object, since the comparison may be null, and no answer in time is another thing.
  const asking = async () => ({ comparison: await ports.portraits.compare(people_uuid, face, frames) });
  const answer = await budget.run(asking).catch(nullIfExpected);
  if (answer === null) return 'not_judged';
  const { comparison } = answer;
  return comparison !== null && 'trouble' in comparison ? 'not_judged' : comparison;
}

/** Returns the CURPs of the people on record who have the selfie's face, but for the person whom a key named; null if no search ended in time. */
export async function searchFace(
  { selfie }: { selfie: string },
  { workflow: { people_uuid }, ports }: Pick<StepContext<typeof enrollFull>, 'workflow' | 'ports'>,
  budget: TimeBudget,
): Promise<readonly string[] | null> {
  const face = await ports.media.read(selfie);
  return budget.run(() => ports.portraits.search(face, { butFor: people_uuid })).catch(nullIfExpected);
}

/** Returns the payload's part on the comparison. Only API keys can read it; the person never receives it. */
export function faceOf(comparison: CredentialComparison | null, now: Date) {
  if (comparison && !('trouble' in comparison))
    return { biometrics: measuresOf(comparison, now), face: comparison.outcome, face_trouble: null };
  const face_trouble: EnrollFullFaceTrouble = comparison ? `${comparison.of}_${comparison.trouble}` : 'unavailable';
  return { biometrics: measuresOf(null, now), face: 'not_judged' as const, face_trouble };
}

/** Returns the face facts for the person's record: of the comparisons that were judged. Null if none was. */
export function facesFact(
  comparison: CredentialComparison | null,
  ofRecord: SelfieComparison | 'not_judged' | null,
  now: Date,
): Pick<StepFacts, 'faces'> | null {
  const faces = [
    ...(comparison && !('trouble' in comparison) ? [{ ...faceFact(comparison, now), beside: 'credential' as const }] : []),
    ...(ofRecord && ofRecord !== 'not_judged' ? [{ ...faceFact(ofRecord, now), beside: 'portrait' as const }] : []),
  ];
  return faces.length > 0 ? { faces } : null;
}
