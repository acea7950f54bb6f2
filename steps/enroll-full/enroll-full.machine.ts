import { assign, fromPromise, setup } from 'xstate';
import { type Side, sides } from './enroll-full.contract.ts';

/**
 * Which screen the person stands on while they take three photos. It holds data only: the camera, the pictures and the
 * network stay with the element, which provides the actors and the effects.
 */

/** A picture that was taken and handed over to be kept. */
export interface Picture {
  uuid: string;
  advice: 'dark' | 'bright' | null;
  manner: 'live' | 'file';
}

export interface Abilities {
  other: boolean;
  torch: boolean;
}

/** A refusal that an actor explains by its `trouble`: why no camera opens, or why no picture was made. */
interface Trouble {
  trouble: string;
}

export type Accepted = Partial<Record<Side, string>>;

interface Context {
  side: Side;
  /** What the person said yes to. */
  accepted: Accepted;
  /** What was taken of each side and not yet looked at; a tab that was closed on a review finds it here. */
  captured: Accepted;
  picture: Picture | null;
  /** How the last picture came. Who chose a file is asked before the camera opens for the next. */
  manner: Picture['manner'];
  abilities: Abilities;
  torch: boolean;
  /** Why the camera is blocked. */
  trouble: string | null;
  /** Why the last picture was not made. */
  notice: string | null;
}

type Event =
  | { type: 'camera.begin' }
  | { type: 'camera.retry' }
  | { type: 'camera.other' }
  | { type: 'camera.reopened' }
  | { type: 'camera.lost'; trouble: string }
  | { type: 'torch.toggle' }
  | { type: 'shutter.press' }
  | { type: 'file.chosen'; file: Blob }
  | { type: 'picture.keep' }
  | { type: 'picture.retake' }
  | { type: 'side.redo'; side: Side }
  | { type: 'answer.send' }
  | { type: 'answer.refused' }
  | { type: 'screen.back' };

export interface Input {
  accepted: Accepted;
  captured: Accepted;
}

export const facingOf = (side: Side) => (side === 'selfie' ? 'user' : 'environment');

const nextSide = (accepted: Accepted): Side | undefined => sides.find((side) => accepted[side] === undefined);
const before = (side: Side): Side | undefined => sides[sides.indexOf(side) - 1];
const without = (accepted: Accepted, side: Side): Accepted => {
  const { [side]: _, ...others } = accepted;
  return others;
};
/** What nobody foresaw looks to the person like a camera that does not answer. */
const troubleIn = (error: unknown): string => (error as Partial<Trouble>).trouble ?? 'silent';

export const enrollFullMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Input },
  actors: {
    openCamera: fromPromise<Abilities, { side: Side }>(notProvided),
    otherCamera: fromPromise<Abilities>(notProvided),
    setTorch: fromPromise<boolean, { on: boolean }>(notProvided),
    takePicture: fromPromise<Picture, { side: Side }>(notProvided),
    readFile: fromPromise<Picture, { side: Side; file: Blob }>(notProvided),
  },
  actions: {
    /** The camera's light on the person's device goes out. */
    releaseCamera: () => undefined,
    putLightOut: () => undefined,
    keepDraft: () => undefined,
    discard: (_, _params: { uuid: string | undefined }) => undefined,
    /** The shell waits for the uploads, and tries again what was refused, before it asks the server. */
    submit: () => undefined,
    reportTrouble: (_, _params: { trouble: string }) => undefined,
    accept: assign(({ context }) => ({
      accepted: { ...context.accepted, [context.side]: context.captured[context.side] },
      picture: null,
    })),
    forgetPicture: assign(({ context }) => ({ captured: without(context.captured, context.side), picture: null })),
    turnToNext: assign(({ context }) => ({ side: nextSide(context.accepted) ?? context.side })),
    /** Opens the photo before this one for review again. */
    turnBack: assign(({ context }) => {
      const side = before(context.side) ?? context.side;
      return { side, accepted: without(context.accepted, side), picture: null };
    }),
  },
  guards: {
    allAccepted: ({ context }) => nextSide(context.accepted) === undefined,
    isCaptured: ({ context }) => context.captured[context.side] !== undefined,
    asksBeforeCamera: ({ context }) => context.side === 'selfie' || context.manner === 'file',
    hasSideBefore: ({ context }) => before(context.side) !== undefined,
    canTorch: ({ context }) => context.abilities.torch,
    hasOther: ({ context }) => context.abilities.other,
  },
  delays: {
    /** The tick stays long enough to be seen. */
    tick: 600,
  },
}).createMachine({
  id: 'enroll_full',
  context: ({ input }) => ({
    ...input,
    side: nextSide(input.accepted) ?? 'selfie',
    picture: null,
    manner: 'live',
    abilities: { other: false, torch: false },
    torch: false,
    trouble: null,
    notice: null,
  }),
  initial: 'resuming',
  states: {
    resuming: {
      always: [{ guard: 'allAccepted', target: 'ready' }, { guard: 'isCaptured', target: 'review' }, { target: 'capturing.explain' }],
    },

    capturing: {
      initial: 'explain',
      on: { 'file.chosen': 'reading' },
      states: {
        explain: {
          on: {
            'camera.begin': 'camera',
            'screen.back': { guard: 'hasSideBefore', target: '#enroll_full.review', actions: ['turnBack', 'keepDraft'] },
          },
        },

        camera: {
          initial: 'opening',
          exit: ['putLightOut', assign({ torch: false, notice: null })],
          on: {
            'camera.lost': { target: 'blocked', actions: assign(({ event }) => ({ trouble: event.trouble })) },
            'camera.reopened': '.opening',
            'screen.back': [
              // The back side comes straight after the front's review; the others have a page of their own before them.
              { guard: ({ context }) => context.side === 'back', target: '#enroll_full.review', actions: ['turnBack', 'keepDraft'] },
              { target: 'explain', actions: 'releaseCamera' },
            ],
          },
          states: {
            opening: {
              entry: assign({ notice: null }),
              invoke: {
                src: 'openCamera',
                input: ({ context }) => ({ side: context.side }),
                onDone: { target: 'framing', actions: assign(({ event }) => ({ abilities: event.output, torch: false })) },
                onError: {
                  target: '#enroll_full.capturing.blocked',
                  actions: assign(({ event }) => ({ trouble: troubleIn(event.error) })),
                },
              },
            },
            framing: {
              initial: 'steady',
              on: {
                'shutter.press': 'taking',
                'camera.other': { guard: 'hasOther', target: 'switching' },
              },
              states: {
                steady: { on: { 'torch.toggle': { guard: 'canTorch', target: 'lighting' } } },
                lighting: {
                  invoke: {
                    src: 'setTorch',
                    input: ({ context }) => ({ on: !context.torch }),
                    onDone: { target: 'steady', actions: assign(({ event }) => ({ torch: event.output })) },
                    onError: 'steady',
                  },
                },
              },
            },
            switching: {
              invoke: {
                src: 'otherCamera',
                onDone: { target: 'framing', actions: assign(({ event }) => ({ abilities: event.output, torch: false })) },
                onError: {
                  target: '#enroll_full.capturing.blocked',
                  actions: assign(({ event }) => ({ trouble: troubleIn(event.error) })),
                },
              },
            },
            taking: {
              invoke: {
                src: 'takePicture',
                input: ({ context }) => ({ side: context.side }),
                onDone: {
                  target: 'taken',
                  actions: assign(({ context, event }) => ({
                    picture: event.output,
                    manner: event.output.manner,
                    captured: { ...context.captured, [context.side]: event.output.uuid },
                  })),
                },
                onError: { target: 'framing', actions: assign(({ event }) => ({ notice: troubleIn(event.error) })) },
              },
            },
            // The picture is here, so whatever happens to the camera now waits.
            taken: { on: { 'camera.lost': {}, 'camera.reopened': {} }, after: { tick: '#enroll_full.review' } },
          },
        },

        blocked: {
          entry: ['releaseCamera', { type: 'reportTrouble', params: ({ context }) => ({ trouble: context.trouble ?? '' }) }],
          on: {
            'camera.retry': 'camera',
            'screen.back': 'explain',
          },
        },

        previous: { type: 'history', history: 'deep' },
      },
    },

    reading: {
      invoke: {
        src: 'readFile',
        input: ({ context, event }) => {
          if (event.type !== 'file.chosen') throw new Error('Only a chosen file is read.');
          return { side: context.side, file: event.file };
        },
        onDone: {
          target: 'review',
          actions: assign(({ context, event }) => ({
            picture: event.output,
            manner: event.output.manner,
            captured: { ...context.captured, [context.side]: event.output.uuid },
          })),
        },
        onError: { target: 'capturing.previous', actions: assign(({ event }) => ({ notice: troubleIn(event.error) })) },
      },
    },

    review: {
      entry: assign({ notice: null }),
      on: {
        'picture.keep': { target: 'turning', actions: ['accept', 'keepDraft'] },
        'picture.retake': {
          target: 'capturing.camera',
          actions: [{ type: 'discard', params: ({ context }) => ({ uuid: context.captured[context.side] }) }, 'forgetPicture'],
        },
        'file.chosen': {
          target: 'reading',
          actions: [{ type: 'discard', params: ({ context }) => ({ uuid: context.captured[context.side] }) }, 'forgetPicture'],
        },
        'screen.back': {
          target: 'capturing.explain',
          actions: [
            { type: 'discard', params: ({ context }) => ({ uuid: context.captured[context.side] }) },
            'forgetPicture',
            'releaseCamera',
          ],
        },
      },
    },

    turning: {
      always: [
        { guard: 'allAccepted', target: 'ready.sent', actions: 'submit' },
        { actions: 'turnToNext', target: 'choosingScreen' },
      ],
    },

    choosingScreen: {
      always: [
        { guard: 'isCaptured', target: 'review' },
        { guard: 'asksBeforeCamera', target: 'capturing.explain', actions: 'releaseCamera' },
        { target: 'capturing.camera' },
      ],
    },

    ready: {
      initial: 'idle',
      entry: 'releaseCamera',
      on: {
        'side.redo': {
          target: 'capturing.camera',
          actions: [
            { type: 'discard', params: ({ context, event }) => ({ uuid: context.accepted[event.side] }) },
            assign(({ context, event }) => ({
              side: event.side,
              accepted: without(context.accepted, event.side),
              captured: without(context.captured, event.side),
            })),
            'keepDraft',
          ],
        },
      },
      states: {
        idle: { on: { 'answer.send': { target: 'sent', actions: 'submit' } } },
        sent: { on: { 'answer.refused': 'idle' } },
      },
    },
  },
});

function notProvided(): Promise<never> {
  return Promise.reject(new Error('The element provides this actor.'));
}
