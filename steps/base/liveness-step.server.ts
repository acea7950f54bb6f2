import { randomBytes } from 'node:crypto';
import type { FindingCode } from '#contracts/base/findings.ts';
import type { FilmFacts } from '#contracts/steps/film-facts.ts';
import { FRAMES } from '#contracts/steps/liveness-frames.ts';
import type {
  Challenge,
  ChallengeVerdict,
  ChallengeWay,
  LivenessAnswer,
  LivenessSetup,
  LivenessTrouble,
} from '#contracts/steps/liveness-step.ts';
import { challengeOf } from '#vision/face/challenge.ts';
import { judgeMoves } from '#vision/face/judge-moves.ts';
import { START } from '#vision/face/moves.ts';
import { hasRelief, reliefOf } from '#vision/face/relief-pairs.ts';
import type { StepMedium } from '../ports/media.ts';
import type { StepPadVerdict } from '../ports/portraits.ts';
import { type AboutMedium, recallAbout, rememberAbout } from './about-medium.server.ts';
import { injectionSignsOf } from './injection.server.ts';
import { nullIfUnavailable, type StepContext, type StepFacts, StepFailure, TRIES } from './step.server.ts';
import { startTimeBudget, type TimeBudget } from './time-budget.server.ts';

type LivenessStepContext = Pick<StepContext, 'ports' | 'memory' | 'remember' | 'now' | 'workflow'>;
/** The context of a judgement, with what the setup makes of a face without relief. */
type JudgingContext = LivenessStepContext & { setup: { relief: 'judge' | 'record' } };

/** Milliseconds from the draw of a challenge (moves that the server requests of a face) to the arrival of its frames. */
const CHALLENGE_MS = 120_000;
/** Maximum number of challenges of one step. There are hundreds, so an attacker with a film of one is unlikely to meet it. */
const MAX_CHALLENGES = 6;
/** Failures, lost faces among them, after which the person is not asked again. */
const MAX_FAILURES = 2;
/** Attacks detected by a certified product in one step, after which a human judges a passed challenge. */
const ATTACKS_BEFORE_DOUBT = 2;

/** The part of a step's memory about challenges. */
interface LivenessMemory extends LivenessTries {
  /** The open challenge, and the SHA-256 of each frame that was stored before the draw (`before`): these frames do not count for it. */
  drawn: { nonce: string; way: ChallengeWay; until: string; before: readonly string[] } | null;
  /** The outcome of each challenge that was judged, by nonce, as the person heard it. */
  outcomes: Readonly<Record<string, ChallengeVerdict['outcome']>>;
  /** The last failed verdict. It stays until a challenge is passed, whatever the selfie is; a verdict `not_judged` does not replace it. */
  failed: ChallengeAnswer | null;
}

/** The counts since the step began, or since an operator let the person try again. */
interface LivenessTries {
  failures: number;
  attempts: LivenessAnswer['attempts'];
  /** The failures that a certified product (PAD: presentation attack detection) reported as attacks. */
  attacks: number;
}

/** The verdict on one challenge, apart from the others of its step and from what the face is compared with. */
type ChallengeAnswer = Omit<LivenessAnswer, 'attempts' | 'likeness'>;

/** The last verdict, which holds for the bytes of one selfie. */
interface AboutSelfie extends AboutMedium {
  answer: ChallengeAnswer;
  /** The frames in which the face of the selfie looks ahead: what lives. Empty if the frames were not measured, or show another face. */
  ahead: readonly AboutMedium[];
}

/** Draws a challenge, which replaces the previous challenge. Throws StepFailure `attempts_exhausted`. */
export async function drawChallenge({ way }: { way: ChallengeWay }, context: LivenessStepContext): Promise<Challenge> {
  const { ports, now } = context;
  await ports.allowance.take('challenge', { max: MAX_CHALLENGES, value: 'challenge', maxValues: 1 });
  const nonce = randomBytes(16);
  const before = framesIn(await ports.media.list(), context).map(({ sha256 }) => sha256);
  const challenge = { nonce: nonce.toString('hex'), way, until: new Date(now.getTime() + CHALLENGE_MS).toISOString(), before };
  const { attempts } = memoryOf(context);
  note({ drawn: challenge, attempts: { ...attempts, draws: attempts.draws + 1 } }, context);
  return { nonce: challenge.nonce, moves: [...challengeOf(way, nonce)], seconds: CHALLENGE_MS / 1000 };
}

/**
 * Judges the frames of a challenge from their pixels, and closes the challenge. For a challenge that was judged before, it repeats what the
 * person was told and changes nothing. Throws StepFailure `media_missing`.
 */
export async function proveLife(
  { nonce, selfie, frames, facts }: { nonce: string; selfie: string; frames: readonly string[]; facts?: FilmFacts | undefined },
  context: JudgingContext,
): Promise<ChallengeVerdict> {
  const { drawn, outcomes, failures, attempts, attacks, failed: earlier } = memoryOf(context);
  if (Object.hasOwn(outcomes, nonce)) return { outcome: outcomes[nonce]! };
  const isOpen = drawn?.nonce === nonce && Date.parse(drawn.until) >= context.now.getTime();
  const media = await context.ports.media.list();
  const photo = media.find(({ uuid }) => uuid === selfie);
  const judgement = isOpen ? await judge(drawn, { photo, frames, media }, context) : failed('expired', drawn?.way ?? null);
  const digests = frames.map((uuid) => media.find((medium) => medium.uuid === uuid)?.sent_sha256 ?? '');
  const verdict = { ...judgement, injection: injectionSignsOf(facts, { nonce, digests }) };
  const doubt = verdict.challenge === 'passed' ? doubtOf({ attacks, attempts }) : null;
  const answer: ChallengeAnswer = doubt === null ? verdict : { ...verdict, challenge: 'not_judged', trouble: doubt };
  // After another `not_judged` the person can do nothing, so the challenge is over.
  const mayHelp = answer.challenge === 'failed' || answer.trouble === 'no_face';
  const failureCount = failures + (mayHelp ? 1 : 0);
  const mayTryAgain = mayHelp && failureCount < MAX_FAILURES;
  const outcome = answer.challenge === 'passed' ? 'passed' : mayTryAgain ? 'again' : 'over';
  const keepsFailure = answer.challenge === 'not_judged' && doubt === null;
  const memory = {
    ...{ drawn: null, failures: failureCount, attacks: attacks + (answer.trouble === 'attack' ? 1 : 0) },
    attempts: attemptsWith(answer, attempts),
    ...{ outcomes: drawn?.nonce === nonce ? { ...outcomes, [nonce]: outcome } : outcomes },
    failed: answer.challenge === 'failed' ? answer : keepsFailure ? earlier : null,
  } satisfies LivenessMemory;
  note(memory, context);
  const ahead = answer.signals.includes('one_face') ? framesAhead(drawn, { frames, media }) : [];
  if (photo) rememberAbout<AboutSelfie>(TOPIC, { uuid: photo.uuid, sha256: photo.sha256, answer, ahead }, context);
  return { outcome };
}

/** Returns why a human judges a challenge although it is passed; null if it counts. */
function doubtOf({ attacks, attempts }: Pick<LivenessMemory, 'attacks' | 'attempts'>): LivenessTrouble | null {
  if (attacks >= ATTACKS_BEFORE_DOUBT) return 'attack_unsure';
  return attempts.failures + attempts.unclear >= MAX_FAILURES ? 'late' : null;
}

/** Counts a verdict. One that nobody could give at that time counts neither for nor against the person. */
function attemptsWith({ challenge, trouble }: ChallengeAnswer, attempts: LivenessAnswer['attempts']): LivenessAnswer['attempts'] {
  if (challenge === 'passed' || trouble === 'unavailable') return attempts;
  const { failures, unclear } = attempts;
  return challenge === 'failed' ? { ...attempts, failures: failures + 1 } : { ...attempts, unclear: unclear + 1 };
}

interface ChallengeFilm {
  photo: StepMedium | undefined;
  frames: readonly string[];
  media: readonly StepMedium[];
}

/** Judges whether the frames are new, show the requested moves and the living face of the selfie. */
async function judge(
  { way, nonce, before }: NonNullable<LivenessMemory['drawn']>,
  { photo, frames, media }: ChallengeFilm,
  context: JudgingContext,
): Promise<ChallengeAnswer> {
  const { ports, setup } = context;
  const moves = challengeOf(way, Buffer.from(nonce, 'hex'));
  const frameUuids = new Set(framesIn(media, context).flatMap(({ uuid, sha256 }) => (before.includes(sha256) ? [] : uuid)));
  const isWhole =
    new Set(frames).size === moves.length + 1 && frames.length === moves.length + 1 && frames.every((uuid) => frameUuids.has(uuid));
  if (!isWhole || !photo)
    throw new StepFailure('media_missing', `Upload ${moves.length + 1} frames to ${FRAMES} first`, { field: 'frames' });
  const pictures = await Promise.all(frames.map((uuid) => ports.media.read(uuid)));
  const face = await ports.media.read(photo.uuid);
  const measuring = () => ports.portraits.measureFrames(face, pictures);
  const budget = startTimeBudget();
  const measurement = await budget.run(measuring).catch(nullIfUnavailable);
  if (measurement === null) return notJudged('unavailable', way);
  // The finder overlooks a head as it may a print.
  if ('trouble' in measurement) return (measurement.trouble === 'no_face' ? notJudged : failed)(measurement.trouble, way);
  const signals = [...judgeMoves(moves, measurement.frames)];
  const relief = reliefOf(moves, measurement.pairs);
  const answer = { way, signals, relief: relief && Number(relief.toFixed(3)), injection: [], ...NO_PAD };
  if (!signals.includes('one_face')) return { ...answer, challenge: 'failed', trouble: 'other_face' };
  if (!signals.includes('order')) return { ...answer, challenge: 'failed', trouble: 'order' };
  // A head that moves closer shows little depth, so missing depth is no proof of a flat picture.
  if (!signals.includes('depth')) return { ...answer, challenge: 'not_judged', trouble: 'no_depth' };
  // Also some heads show too little relief, such as a head with glasses, and whoever cannot turn shows none: a human looks at both.
  if (setup.relief === 'judge' && !hasRelief(relief)) return { ...answer, challenge: 'not_judged', trouble: 'no_relief' };
  return withPad({ ...answer, challenge: 'passed', trouble: null }, await askForAttacks({ face, pictures, budget }, context));
}

/** Returns the certified product's verdict on a film that passed here; null if no product is configured. */
async function askForAttacks(
  { face, pictures, budget }: { face: Uint8Array; pictures: readonly Uint8Array[]; budget: TimeBudget },
  { ports }: LivenessStepContext,
): Promise<StepPadVerdict | null | 'unavailable'> {
  const asking = async () => ({ verdict: await ports.portraits.detectAttack(face, pictures) });
  const answer = await budget.run(asking).catch(nullIfUnavailable);
  return answer ? answer.verdict : 'unavailable';
}

/** Applies the product's verdict to a passed answer: `failed` overrules it; if the product is silent or unsure, a human judges. */
function withPad(answer: ChallengeAnswer, verdict: StepPadVerdict | null | 'unavailable'): ChallengeAnswer {
  if (verdict === null) return answer;
  if (verdict === 'unavailable') return { ...answer, challenge: 'not_judged', trouble: 'unavailable', pad: 'unavailable' };
  const { outcome, ...pad_report } = verdict;
  return { ...answer, ...AFTER_PAD[outcome], pad: outcome, pad_report };
}

const AFTER_PAD = {
  passed: {},
  failed: { challenge: 'failed', trouble: 'attack' },
  unsure: { challenge: 'not_judged', trouble: 'attack_unsure' },
} as const satisfies Record<StepPadVerdict['outcome'], Partial<ChallengeAnswer>>;

/** Returns the frames that a camera recorded; in test mode also drawn specimens. */
function framesIn(media: readonly StepMedium[], { workflow }: LivenessStepContext): readonly StepMedium[] {
  const isFilmed = (capture: string) => capture === 'live' || capture === 'handoff' || (capture === 'fixture' && !workflow.livemode);
  return media.filter(({ collection, capture }) => collection === FRAMES && isFilmed(capture));
}

/** Returns the frames of a challenge for which the face looks ahead. */
function framesAhead(drawn: LivenessMemory['drawn'], { frames, media }: Omit<ChallengeFilm, 'photo'>): readonly AboutMedium[] {
  if (drawn === null) return [];
  const { way, nonce } = drawn;
  const moves = [START, ...challengeOf(way, Buffer.from(nonce, 'hex'))];
  const uuids = frames.filter((_, at) => moves[at]?.turn === null);
  return media.filter(({ uuid }) => uuids.includes(uuid)).map(({ uuid, sha256 }) => ({ uuid, sha256 }));
}

/**
 * Returns the frames of the challenge that was judged beside a selfie, those in which the face looks ahead. A selfie may be a picture that
 * is like two people, so these too must match whatever the selfie must match. Empty if no film was judged. Throws StepFailure
 * `media_missing` if a frame is no longer stored as it was judged.
 */
export async function filmOf(
  selfie: AboutMedium,
  context: Pick<StepContext, 'ports' | 'memory'>,
): Promise<{ uuids: readonly string[]; pictures: readonly Uint8Array[] }> {
  const { ports } = context;
  const ahead = recallAbout<AboutSelfie>(TOPIC, selfie, context)?.ahead ?? [];
  const media = await ports.media.list();
  const isStored = (frame: AboutMedium) => media.some(({ uuid, sha256 }) => uuid === frame.uuid && sha256 === frame.sha256);
  if (!ahead.every(isStored)) throw new StepFailure('media_missing', 'The frames of the challenge are gone', { field: 'frames' });
  const uuids = ahead.map(({ uuid }) => uuid);
  return { uuids, pictures: await Promise.all(uuids.map((uuid) => ports.media.read(uuid))) };
}

/**
 * Returns the payload's part on the challenge; null if the setup requests none. The drawn specimen passes. `likeness`: the film beside the
 * portrait with which the selfie is compared.
 */
export function livenessOf(
  { liveness, likeness = null }: { liveness: LivenessSetup; likeness?: LivenessAnswer['likeness'] | undefined },
  selfie: Pick<StepMedium, 'uuid' | 'sha256' | 'capture'>,
  context: LivenessStepContext,
): LivenessAnswer | null {
  if (liveness === 'none') return null;
  const { failed: failure, attempts } = memoryOf(context);
  if (selfie.capture === 'fixture')
    return { challenge: 'passed', way: null, signals: [], relief: null, likeness, injection: [], attempts, trouble: null, ...NO_PAD };
  const about = recallAbout<AboutSelfie>(TOPIC, selfie, context);
  return { ...(failure ?? about?.answer ?? notJudged('not_tried', null)), likeness, attempts };
}

/** Returns the findings of a challenge; null means that the setup requests none. */
export const findingsOfLiveness = (answer: LivenessAnswer | null): readonly FindingCode[] =>
  answer === null || answer.challenge === 'passed' ? [] : [`liveness_${answer.challenge}`];

/** Returns the liveness fact for the person's record. Null if the challenge was not judged. */
export function livenessFact(answer: LivenessAnswer | null, now: Date): Pick<StepFacts, 'liveness'> | null {
  if (!answer || answer.challenge === 'not_judged') return null;
  const { pad, pad_report } = answer;
  const report = pad_report && (pad === 'passed' || pad === 'failed') ? { pad: { outcome: pad, ...pad_report } } : {};
  return { liveness: [{ passed: answer.challenge === 'passed', at: now.toISOString(), ...report }] };
}

const NO_PAD = { pad: 'not_certified', pad_report: null } as const;
const failed = (trouble: LivenessTrouble, way: ChallengeWay | null): ChallengeAnswer => ({
  ...{ challenge: 'failed', way, signals: [], relief: null, injection: [], trouble, ...NO_PAD },
});
const notJudged = (trouble: LivenessTrouble, way: ChallengeWay | null): ChallengeAnswer => ({
  ...failed(trouble, way),
  challenge: 'not_judged',
});

const KEY = 'liveness';
const NO_ATTEMPTS = { draws: 0, failures: 0, unclear: 0 };
/** The topic of the verdict on a selfie. */
const TOPIC = 'selfie';

function memoryOf({ memory }: Pick<LivenessStepContext, 'memory'>): LivenessMemory {
  return {
    drawn: null,
    outcomes: {},
    failures: 0,
    attempts: NO_ATTEMPTS,
    attacks: 0,
    failed: null,
    ...(memory[KEY] as Partial<LivenessMemory> | undefined),
    ...(memory[TRIES] as LivenessTries | undefined),
  };
}

function note(changes: Partial<LivenessMemory>, context: LivenessStepContext): void {
  const { failures, attempts, attacks, ...rest } = { ...memoryOf(context), ...changes };
  context.remember({ [KEY]: rest, [TRIES]: { failures, attempts, attacks } satisfies LivenessTries });
}
