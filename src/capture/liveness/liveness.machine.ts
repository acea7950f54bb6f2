import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Challenge, ChallengeVerdict, ChallengeWay } from '#contracts/steps/liveness-step.ts';

/**
 * The challenge that a face passes: it is drawn by the server, filmed move by move, and judged by the server. It never stops anybody: what
 * cannot be had ends in `over`, where the person goes on. Camera, finder and network stay with the element, which provides the actors.
 */

/** What the film tells on its way. */
export type FilmEvent =
  /** Shows this move: 0 is the beginning, 1 the challenge's first. */
  | { type: 'film.move'; at: number }
  /** What keeps the move from being seen; null for nothing. */
  | { type: 'film.remark'; remark: FilmRemark | null }
  /** Nobody can look for faces, or not any more: each move has its time. */
  | { type: 'film.unseen' }
  | { type: 'film.done'; frames: readonly Blob[] }
  /** `late`: a move was not seen in its time. `camera`: there is no camera any more. */
  | { type: 'film.failed'; trouble: 'late' | 'camera' };
/** The last four: where the face has to go, as the person sees it. `turn`: the head has to turn, as the arrow says. */
export type FilmRemark = 'alone' | 'nobody' | 'closer' | 'further' | 'facing' | 'turn' | 'left' | 'right' | 'up' | 'down';

interface LivenessContext {
  way: ChallengeWay;
  challenge: Challenge | null;
  at: number;
  remark: FilmRemark | null;
  isUnseen: boolean;
  frames: readonly Blob[];
  failures: number;
  /** Why it is over. */
  end: 'over' | 'camera';
}

type LivenessEvent = FilmEvent | { type: 'way.other' } | { type: 'try.again' } | { type: 'go.on' };

/** Films that do not come about, after which nobody is asked again. */
const FAILURES = 2;

const others: Readonly<Record<ChallengeWay, ChallengeWay>> = { turns: 'places', places: 'turns' };

export const livenessMachine = setup({
  types: { context: {} as LivenessContext, events: {} as LivenessEvent },
  actors: {
    draw: fromPromise<Challenge, { way: ChallengeWay }>(notProvided),
    film: fromCallback<FilmEvent, { challenge: Challenge }>(() => undefined),
    /** Uploads the frames and has them judged. */
    prove: fromPromise<ChallengeVerdict, { challenge: Challenge; frames: readonly Blob[] }>(notProvided),
  },
  guards: { isLast: ({ context }) => context.failures + 1 >= FAILURES },
  delays: {
    /** Milliseconds. Whoever waits longer goes on without it. */
    drawing: 20_000,
    proving: 60_000,
    life: ({ context }) => (context.challenge?.seconds ?? 0) * 1000,
  },
}).createMachine({
  id: 'liveness',
  context: { way: 'turns', challenge: null, at: 0, remark: null, isUnseen: false, frames: [], failures: 0, end: 'over' },
  initial: 'drawing',
  on: { 'way.other': { target: '.drawing', actions: assign(({ context }) => ({ way: others[context.way] })) } },
  states: {
    drawing: {
      entry: assign({ challenge: null, at: 0, remark: null, isUnseen: false, frames: [] }),
      invoke: {
        src: 'draw',
        input: ({ context }) => ({ way: context.way }),
        onDone: { target: 'filming', actions: assign(({ event }) => ({ challenge: event.output })) },
        onError: 'over',
      },
      after: { drawing: 'over' },
    },

    filming: {
      invoke: { src: 'film', input: ({ context }) => ({ challenge: whole(context) }) },
      on: {
        'film.move': { actions: assign(({ event }) => ({ at: event.at, remark: null })) },
        'film.remark': { actions: assign(({ event }) => ({ remark: event.remark })) },
        'film.unseen': { actions: assign({ isUnseen: true, remark: null }) },
        'film.done': { target: 'proving', actions: assign(({ event }) => ({ frames: event.frames })) },
        'film.failed': [
          { guard: ({ event }) => event.trouble === 'camera', target: 'over', actions: assign({ end: 'camera' }) },
          { target: 'failed' },
        ],
      },
      after: { life: 'failed' },
    },

    proving: {
      // Nobody needs them any more.
      exit: assign({ frames: [] }),
      invoke: {
        src: 'prove',
        input: ({ context }) => ({ challenge: whole(context), frames: context.frames }),
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

    /** It could not be checked, and asking again changes nothing; without a camera it may. */
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

function whole({ challenge }: LivenessContext): Challenge {
  if (!challenge) throw new Error('Only a challenge that was drawn is filmed.');
  return challenge;
}

function notProvided(): Promise<never> {
  return Promise.reject(new Error('The element provides this actor.'));
}
