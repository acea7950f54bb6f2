import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { FilmFacts } from '#contracts/steps/film-facts.ts';
import type { Challenge, ChallengeVerdict, ChallengeWay } from '#contracts/steps/liveness-step.ts';
import { notProvided } from '../capture.machine.ts';

/**
 * The liveness challenge: the server draws it, the device films it move by move, and the server judges it. It never blocks the person:
 * every failure ends in `over`, from which the journey continues. The element provides camera, finder and network as actors.
 */

export type FilmEvent =
  /** A move begins: 0 is the start position, 1 the challenge's first move. */
  | { type: 'film.move'; at: number }
  /** The error of the present frame; null if there is none. */
  | { type: 'film.remark'; remark: FilmRemark | null }
  /** No face finder runs (any more): each move lasts a fixed time. */
  | { type: 'film.unseen' }
  | { type: 'film.done'; frames: readonly Blob[]; facts: FilmFacts }
  /** `late`: a move was not seen in time. `camera`: the camera was lost. */
  | { type: 'film.failed'; trouble: 'late' | 'camera' };
/** Remarks. `turn`: the head must turn as the arrow shows. The last four: where the face must move, as the person sees it. */
export type FilmRemark = 'alone' | 'nobody' | 'closer' | 'further' | 'facing' | 'turn' | 'left' | 'right' | 'up' | 'down';

/** A film that is to be judged. */
export interface Proof {
  challenge: Challenge;
  frames: readonly Blob[];
  /** The facts that the browser tells about the film. Null without a film. */
  facts: FilmFacts | null;
}

interface LivenessContext {
  /** The kind of challenge: `turns` of the head, or moves of the face to `places`. */
  way: ChallengeWay;
  challenge: Challenge | null;
  /** The move on the screen, as in `film.move`. */
  at: number;
  remark: FilmRemark | null;
  /** True once no face finder runs. */
  isUnseen: boolean;
  frames: Proof['frames'];
  facts: Proof['facts'];
  failures: number;
  /** The reason for the end: `camera` if no camera opened or it was lost. */
  end: 'over' | 'camera';
}

type LivenessEvent = FilmEvent | { type: 'way.other' } | { type: 'try.again' } | { type: 'go.on' };

/** Number of failed films after which no other film is requested. */
const FAILURES = 2;

const others: Readonly<Record<ChallengeWay, ChallengeWay>> = { turns: 'places', places: 'turns' };

export const livenessMachine = setup({
  types: { context: {} as LivenessContext, events: {} as LivenessEvent },
  actors: {
    /** Requests a challenge, which the server draws. */
    draw: fromPromise<Challenge, { way: ChallengeWay }>(notProvided),
    film: fromCallback<FilmEvent, { challenge: Challenge }>(() => undefined),
    /** Uploads the frames and requests the verdict. */
    prove: fromPromise<ChallengeVerdict, Proof>(notProvided),
  },
  guards: { isLast: ({ context }) => context.failures + 1 >= FAILURES },
  delays: {
    /** Milliseconds for a request of the states `drawing` and `proving`; then the journey continues without the challenge. */
    drawing: 20_000,
    proving: 60_000,
    /** Milliseconds in which the challenge must be filmed. */
    life: ({ context }) => (context.challenge?.seconds ?? 0) * 1000,
  },
}).createMachine({
  id: 'liveness',
  context: { way: 'turns', challenge: null, at: 0, remark: null, isUnseen: false, frames: [], facts: null, failures: 0, end: 'over' },
  initial: 'drawing',
  on: { 'way.other': { target: '.drawing', actions: assign(({ context }) => ({ way: others[context.way] })) } },
  states: {
    drawing: {
      entry: assign({ challenge: null, at: 0, remark: null, isUnseen: false, frames: [], facts: null }),
      invoke: {
        src: 'draw',
        input: ({ context }) => ({ way: context.way }),
        onDone: { target: 'filming', actions: assign(({ event }) => ({ challenge: event.output })) },
        onError: 'over',
      },
      after: { drawing: 'over' },
    },

    filming: {
      invoke: { src: 'film', input: ({ context }) => ({ challenge: drawnChallenge(context) }) },
      on: {
        'film.move': { actions: assign(({ event }) => ({ at: event.at, remark: null })) },
        'film.remark': { actions: assign(({ event }) => ({ remark: event.remark })) },
        'film.unseen': { actions: assign({ isUnseen: true, remark: null }) },
        'film.done': { target: 'proving', actions: assign(({ event }) => ({ frames: event.frames, facts: event.facts })) },
        'film.failed': [
          { guard: ({ event }) => event.trouble === 'camera', target: 'over', actions: assign({ end: 'camera' }) },
          { target: 'failed' },
        ],
      },
      after: { life: 'failed' },
    },

    proving: {
      // The frames are no longer needed.
      exit: assign({ frames: [], facts: null }),
      invoke: {
        src: 'prove',
        input: ({ context }) => ({ challenge: drawnChallenge(context), frames: context.frames, facts: context.facts }),
        onDone: [
          { guard: ({ event }) => event.output.outcome === 'passed', target: 'done' },
          { guard: ({ event }) => event.output.outcome === 'over', target: 'over' },
          { target: 'failed' },
        ],
        onError: 'over',
      },
      on: { 'way.other': {} },
      after: { proving: 'over' },
    },

    failed: {
      always: [
        { guard: 'isLast', target: 'over' },
        { target: 'again', actions: assign(({ context }) => ({ failures: context.failures + 1 })) },
      ],
    },

    again: { on: { 'try.again': 'drawing', 'go.on': 'done' } },

    /** The challenge could not be judged, and a retry does not help, except after a camera failure. */
    over: {
      on: {
        'go.on': 'done',
        'try.again': { target: 'drawing', actions: assign({ end: 'over' }) },
        'way.other': {},
      },
    },

    done: { type: 'final' },
  },
});

function drawnChallenge({ challenge }: LivenessContext): Challenge {
  if (!challenge) throw new Error('Only a challenge that was drawn is filmed.');
  return challenge;
}
