import type { PayloadOf } from '#contracts/steps/step.ts';
import { faceFact, findingsOfFace, isCardAsSelfie, measuresOf, SPECIMEN_MATCH } from '../base/face-step.server.ts';
import { drawChallenge, filmOf, findingsOfLiveness, livenessFact, livenessOf, proveLife } from '../base/liveness-step.server.ts';
import { photoOf } from '../base/photo-step.server.ts';
import { defineHandler, type StepContext, StepFailure, type StepPreparation } from '../base/step.server.ts';
import type { SelfieComparison } from '../ports/portraits.ts';
import { enrollSimple } from './enroll-simple.contract.ts';

type EnrollSimpleStepContext = StepContext<typeof enrollSimple>;

/** Maximum number of further selfies after a selfie that did not match. */
const RETAKES = 2;

/** Compares the selfie and the film with the stored portrait of the person for whom the workflow was created. Stores neither. */
export const enrollSimpleHandler = defineHandler(enrollSimple, {
  actions: { challenge: drawChallenge, prove: proveLife },
  takesFile: (_collection, { allow_file }) => allow_file,
  prepare,
  async complete({ selfie }, context) {
    const { ports, setup, now } = context;
    const photo = await photoOf({ collection: 'selfie', uuid: selfie, takesFile: setup.allow_file }, context);
    const film = (await filmOf(photo, context)).pictures;
    const comparison = photo.capture === 'fixture' ? SPECIMEN_MATCH : await compare(await ports.media.read(selfie), film, context);
    const outcome: PayloadOf<typeof enrollSimple>['outcome'] = comparison?.outcome ?? 'no_portrait';
    const liveness = livenessOf({ ...setup, likeness: comparison?.film }, photo, context);
    const payload = { outcome, liveness, biometrics: measuresOf(comparison, now) };
    const faces = comparison ? [{ ...faceFact(comparison, now), beside: 'portrait' as const }] : [];
    const findings = [...findingsOfFace(comparison?.outcome ?? 'not_judged', isCardAsSelfie(comparison)), ...findingsOfLiveness(liveness)];
    if (comparison && outcome !== 'match') await requestRetake(context);
    return { outcome: 'success', payload, findings, facts: { faces, ...livenessFact(liveness, now) } };
  },
});

/** Said of every refusal, because a new tenant keeps no portraits. */
const KEEPING = 'the setting people.portrait_days says for how many days they are kept';

async function prepare({ people_uuid, ports }: StepPreparation<typeof enrollSimple>) {
  if (people_uuid === null)
    throw new StepFailure('invalid_body', `This step compares with a portrait (${KEEPING}); give people_uuid`, { code: 'person_missing' });
  const lastKept = await ports.portraits.isKept(people_uuid);
  if (lastKept === 'never')
    throw new StepFailure('invalid_body', `No portraits are kept: ${KEEPING}, and it is 0`, { code: 'portrait_missing' });
  if (!lastKept)
    throw new StepFailure('invalid_body', `No portrait of the person of people_uuid is kept (${KEEPING})`, { code: 'portrait_missing' });
  return { exclusive: null, record: {}, memory: {} };
}

const TROUBLES = {
  no_face: ['face_unclear', 'shows no face'],
  face_too_small: ['face_unclear', 'shows a face that is too small to compare'],
  picture_unreadable: ['face_unclear', 'cannot be read'],
  several_faces: ['several_faces', 'shows more than one face'],
} as const;

/** Compares the selfie and the film; null if the portrait is no longer stored. Throws StepFailure if the selfie cannot be compared. */
async function compare(
  selfie: Uint8Array,
  film: readonly Uint8Array[],
  { workflow, ports }: EnrollSimpleStepContext,
): Promise<SelfieComparison | null> {
  if (workflow.people_uuid === null) return null;
  const comparison = await ports.portraits.compare(workflow.people_uuid, selfie, film);
  if (comparison === null || !('trouble' in comparison)) return comparison;
  const [problem, why] = TROUBLES[comparison.trouble];
  throw new StepFailure(problem, `The selfie ${why}; another one may do.`, { field: 'selfie' });
}

/** Throws StepFailure `face_not_matched`, which requests a new selfie, while retakes are left. Returns if none are left. */
async function requestRetake({ ports }: EnrollSimpleStepContext): Promise<void> {
  try {
    await ports.allowance.take('retake', { max: RETAKES, value: 'selfie', maxValues: 1 });
  } catch (cause) {
    if (cause instanceof StepFailure && cause.problem === 'attempts_exhausted') return;
    throw cause;
  }
  throw new StepFailure('face_not_matched', 'The selfie could not be matched; another one may.', { field: 'selfie' });
}
