import { randomBytes } from 'node:crypto';
import { FRAMES } from '#contracts/steps/liveness-frames.ts';
import type { Challenge, ChallengeVerdict, ChallengeWay, LivenessAnswer, LivenessTrouble } from '#contracts/steps/liveness-step.ts';
import { challengeOf } from '#vision/face/challenge.ts';
import { judgeMoves } from '#vision/face/judge-moves.ts';
import type { Move } from '#vision/face/moves.ts';
import type { StepMedium } from '../ports/media.ts';
import type { StepPadVerdict } from '../ports/portraits.ts';
import { startTimeBudget } from './paper-step.server.ts';
import { nullIfUnavailable, type StepContext, type StepFacts, StepFailure } from './step.server.ts';

type LivenessStepContext = Pick<StepContext, 'ports' | 'memory' | 'remember' | 'now' | 'workflow'>;

/** Milliseconds from the draw of a challenge (moves that the server requests of a face) to the arrival of its frames. */
const CHALLENGE_MS = 120_000;
/** The most challenges of one step. There are hundreds, so an attacker with a film of one is unlikely to meet it. */
const MOST_CHALLENGES = 6;
/** Failures after which the person is not asked again. */
const MOST_FAILURES = 2;
/** Attacks detected by a certified product in one step, after which a human judges a passed challenge. */
const ATTACKS_BEFORE_DOUBT = 2;
/** The longest wait for the measurement, in milliseconds: the person waits for the verdict. */
const MEASUREMENT_MS = 15_000;
/** The longest wait for a certified product (PAD), in milliseconds, after the measurement. Both fit into the time of a request. */
const ATTACK_CHECK_MS = 9_000;

/** The part of a step's memory about challenges. */
interface LivenessMemory {
  /** The open challenge, and the frames uploaded before the draw (`before`), which do not count for it. */
  drawn: { nonce: string; way: ChallengeWay; until: string; before?: readonly string[] } | null;
  failures: number;
  /** The failures that a certified product (PAD: presentation attack detection) reported as attacks. */
  attacks: number;
  /** The last verdict and its selfie. A failed verdict stays until a challenge is passed; a verdict `not_judged` does not replace it. */
  judged: { selfie: string; at: string; answer: LivenessAnswer } | null;
}

/** Draws a challenge, which replaces the previous challenge. Throws StepFailure `attempts_exhausted`. */
export async function drawChallenge({ way }: { way: ChallengeWay }, context: LivenessStepContext): Promise<Challenge> {
  const { ports, now } = context;
  await ports.allowance.take('challenge', { most: MOST_CHALLENGES, value: 'challenge', mostValues: 1 });
  const nonce = randomBytes(16);
  const before = framesIn(await ports.media.list(), context).map(({ uuid }) => uuid);
  const challenge = { nonce: nonce.toString('hex'), way, until: new Date(now.getTime() + CHALLENGE_MS).toISOString(), before };
  note({ drawn: challenge }, context);
  return { nonce: challenge.nonce, moves: [...challengeOf(way, nonce)], seconds: CHALLENGE_MS / 1000 };
}

/** Judges the frames of a challenge from their pixels, and closes the challenge. Throws StepFailure `media_missing`. */
export async function proveLife(
  { nonce, selfie, frames }: { nonce: string; selfie: string; frames: readonly string[] },
  context: LivenessStepContext,
): Promise<ChallengeVerdict> {
  const { drawn, failures, attacks, judged: earlier } = memoryOf(context);
  const isOpen = drawn?.nonce === nonce && Date.parse(drawn.until) >= context.now.getTime();
  const verdict = isOpen
    ? await judge(drawn.way, challengeOf(drawn.way, Buffer.from(nonce, 'hex')), { selfie, frames, before: drawn.before ?? [] }, context)
    : failed('expired', drawn?.way ?? null);
  const isDoubted = verdict.challenge === 'passed' && attacks >= ATTACKS_BEFORE_DOUBT;
  const answer: LivenessAnswer = isDoubted ? { ...verdict, challenge: 'not_judged', trouble: 'attack_unsure' } : verdict;
  const failureCount = failures + (answer.challenge === 'failed' ? 1 : 0);
  const keepsFailure = answer.challenge === 'not_judged' && !isDoubted && earlier?.answer.challenge === 'failed';
  const judgement = keepsFailure ? earlier : { selfie, at: context.now.toISOString(), answer };
  note({ drawn: null, failures: failureCount, attacks: attacks + (answer.trouble === 'attack' ? 1 : 0), judged: judgement }, context);
  if (answer.challenge === 'passed') return { outcome: 'passed' };
  // After `not_judged` the person can do nothing, so the challenge is over.
  return { outcome: answer.challenge === 'failed' && failureCount < MOST_FAILURES ? 'again' : 'over' };
}

/** Judges whether the frames are new, show the requested moves and the living face of the selfie. */
async function judge(
  way: ChallengeWay,
  moves: readonly Move[],
  { selfie, frames, before }: { selfie: string; frames: readonly string[]; before: readonly string[] },
  context: LivenessStepContext,
): Promise<LivenessAnswer> {
  const { ports } = context;
  const media = await ports.media.list();
  const frameUuids = new Set(framesIn(media, context).flatMap(({ uuid }) => (before.includes(uuid) ? [] : uuid)));
  const isWhole =
    new Set(frames).size === moves.length + 1 && frames.length === moves.length + 1 && frames.every((uuid) => frameUuids.has(uuid));
  if (!isWhole || !media.some(({ uuid }) => uuid === selfie))
    throw new StepFailure('media_missing', `Upload ${moves.length + 1} frames to ${FRAMES} first`, { field: 'frames' });
  const pictures = await Promise.all(frames.map((uuid) => ports.media.read(uuid)));
  const face = await ports.media.read(selfie);
  const measuring = () => ports.portraits.measureFrames(face, pictures);
  const measurement = await startTimeBudget(MEASUREMENT_MS).run(measuring).catch(nullIfUnavailable);
  if (measurement === null) return notJudged('unavailable', way);
  if ('trouble' in measurement) return failed(measurement.trouble, way);
  const signals = [...judgeMoves(moves, measurement.frames)];
  const answer = { way, signals, ...NO_PAD };
  if (!signals.includes('one_face')) return { ...answer, challenge: 'failed', trouble: 'other_face' };
  if (!signals.includes('order')) return { ...answer, challenge: 'failed', trouble: 'order' };
  // A head that moves closer shows little depth, so missing depth is no proof of a flat picture.
  if (!signals.includes('depth')) return { ...answer, challenge: 'not_judged', trouble: 'no_depth' };
  return withPad({ ...answer, challenge: 'passed', trouble: null }, await askForAttacks(face, pictures, context));
}

/** Returns the certified product's verdict on a film that passed here; null if no product is configured. */
async function askForAttacks(
  face: Uint8Array,
  pictures: readonly Uint8Array[],
  { ports }: LivenessStepContext,
): Promise<StepPadVerdict | null | 'unavailable'> {
  const asking = async () => ({ verdict: await ports.portraits.detectAttack(face, pictures) });
  const answer = await startTimeBudget(ATTACK_CHECK_MS).run(asking).catch(nullIfUnavailable);
  return answer ? answer.verdict : 'unavailable';
}

/** Applies the product's verdict to a passed answer: `failed` overrules it; if the product is silent or unsure, a human judges. */
function withPad(answer: LivenessAnswer, verdict: StepPadVerdict | null | 'unavailable'): LivenessAnswer {
  if (verdict === null) return answer;
  if (verdict === 'unavailable') return { ...answer, challenge: 'not_judged', trouble: 'unavailable', pad: 'unavailable' };
  const { outcome, ...pad_report } = verdict;
  return { ...answer, ...AFTER_PAD[outcome], pad: outcome, pad_report };
}

const AFTER_PAD = {
  passed: {},
  failed: { challenge: 'failed', trouble: 'attack' },
  unsure: { challenge: 'not_judged', trouble: 'attack_unsure' },
} as const satisfies Record<StepPadVerdict['outcome'], Partial<LivenessAnswer>>;

/** Returns the frames that a camera recorded; in test mode also drawn specimens. */
function framesIn(media: readonly StepMedium[], { workflow }: LivenessStepContext): readonly StepMedium[] {
  const isFilmed = (capture: string) => capture === 'live' || capture === 'handoff' || (capture === 'fixture' && !workflow.livemode);
  return media.filter(({ collection, capture }) => collection === FRAMES && isFilmed(capture));
}

interface Selfie {
  uuid: string;
  capture: string;
}

/** Returns the payload's part on the challenge; null if the setup requests none. The drawn specimen passes. */
export function livenessOf(
  { liveness = 'none' }: { liveness?: string },
  selfie: Selfie,
  context: LivenessStepContext,
): LivenessAnswer | null {
  if (liveness === 'none') return null;
  if (selfie.capture === 'fixture') return { challenge: 'passed', way: null, signals: [], trouble: null, ...NO_PAD };
  const { judged } = memoryOf(context);
  // A failure also counts for a new selfie. Verdicts stored before certified products existed lack the members of NO_PAD.
  return judged?.selfie === selfie.uuid || judged?.answer.challenge === 'failed'
    ? { ...NO_PAD, ...judged.answer }
    : notJudged('not_tried', null);
}

/** Returns the liveness fact for the person's record. Null if the challenge was not judged. */
export function livenessFact(answer: LivenessAnswer | null, now: Date): Pick<StepFacts, 'liveness'> | null {
  if (!answer || answer.challenge === 'not_judged') return null;
  const { pad, pad_report } = answer;
  const report = pad_report && (pad === 'passed' || pad === 'failed') ? { pad: { outcome: pad, ...pad_report } } : {};
  return { liveness: [{ passed: answer.challenge === 'passed', at: now.toISOString(), ...report }] };
}

const NO_PAD = { pad: 'not_certified', pad_report: null } as const;
const failed = (trouble: LivenessTrouble, way: ChallengeWay | null): LivenessAnswer => ({
  ...{ challenge: 'failed', way, signals: [], trouble, ...NO_PAD },
});
const notJudged = (trouble: LivenessTrouble, way: ChallengeWay | null): LivenessAnswer => ({
  ...failed(trouble, way),
  challenge: 'not_judged',
});

const KEY = 'liveness';

function memoryOf({ memory }: Pick<LivenessStepContext, 'memory'>): LivenessMemory {
  return { drawn: null, failures: 0, attacks: 0, judged: null, ...(memory[KEY] as Partial<LivenessMemory> | undefined) };
}

function note(changes: Partial<LivenessMemory>, context: LivenessStepContext): void {
  context.remember({ [KEY]: { ...memoryOf(context), ...changes } });
}
