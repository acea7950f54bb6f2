import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Certificate } from './certificate.contract.ts';

/**
 * Which screen the person stands on while their certificate is read. It holds data only: the camera, the pictures, the reader of
 * codes and the network stay with the element, which provides the actors and the effects.
 */

/** What was read, and what the server is given to read it again. */
export interface Found {
  by: { code: string } | { media: string };
  certificate: Certificate;
}

/** A picture or a PDF that was handed over to be kept, and read by the server. */
export interface Medium {
  uuid: string;
  manner: 'live' | 'file';
}

export interface Abilities {
  other: boolean;
  torch: boolean;
}

/** What the person is told while they aim, the further the longer it takes. */
export type Hint = 'aim' | 'closer' | 'photo';

interface Context {
  found: Found | null;
  medium: Medium | null;
  abilities: Abilities;
  torch: boolean;
  hint: Hint;
  /** A code was read that is not theirs; said until the next hint. */
  stray: 'other_code' | 'other_paper' | null;
  /** Why the camera is blocked. */
  blocked: string | null;
  /** Why the last picture, file or code will not do. */
  trouble: string | null;
}

type Event =
  | { type: 'camera.begin' }
  | { type: 'camera.other' }
  | { type: 'camera.reopened' }
  | { type: 'camera.lost'; trouble: string }
  | { type: 'torch.toggle' }
  | { type: 'shutter.press' }
  | { type: 'code.found'; found: Found }
  | { type: 'code.stray'; trouble: 'other_code' | 'other_paper' }
  | { type: 'code.refused'; trouble: string }
  | { type: 'code.unable' }
  | { type: 'file.chosen'; file: Blob }
  | { type: 'medium.read'; found: Found }
  | { type: 'medium.refused'; trouble: string }
  | { type: 'answer.send' }
  | { type: 'answer.refused' }
  | { type: 'again' }
  | { type: 'screen.back' };

export interface Input {
  /** Read before the tab was closed, and not sent yet. */
  found: Found | null;
  /** Stored before the tab was closed, and not read yet. */
  medium: Medium | null;
}

/** What nobody foresaw looks to the person like a camera that does not answer. */
const troubleIn = (error: unknown): string => (error as { trouble?: string }).trouble ?? 'silent';

export const taxCertificateMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Input },
  actors: {
    openCamera: fromPromise<Abilities>(notProvided),
    otherCamera: fromPromise<Abilities>(notProvided),
    setTorch: fromPromise<boolean, { on: boolean }>(notProvided),
    takePicture: fromPromise<Medium>(notProvided),
    keepFile: fromPromise<Medium, { file: Blob }>(notProvided),
    /** Reads the frames, and says what it finds: `code.found`, `code.stray`, `code.refused`, `code.unable`. */
    scan: fromCallback<Event>(() => undefined),
    /** Waits for the upload, asks the server, and says what came of it: `medium.read`, `medium.refused`. */
    readMedium: fromCallback<Event, { uuid: string }>(() => undefined),
  },
  actions: {
    /** The camera's light on the person's device goes out. */
    releaseCamera: () => undefined,
    putLightOut: () => undefined,
    keepDraft: () => undefined,
    discard: (_, _params: { uuid: string | undefined }) => undefined,
    submit: () => undefined,
    reportTrouble: (_, _params: { trouble: string }) => undefined,
    forget: assign({ found: null, medium: null }),
  },
  guards: {
    canTorch: ({ context }) => context.abilities.torch,
    hasOther: ({ context }) => context.abilities.other,
  },
  delays: {
    /** The tick stays long enough to be seen. */
    tick: 600,
    /** Without a code for so long, the person is told to come closer; after as long again, to take a picture. */
    patience: 7000,
  },
}).createMachine({
  id: 'tax_certificate',
  context: ({ input }) => ({
    ...input,
    abilities: { other: false, torch: false },
    torch: false,
    hint: 'aim',
    stray: null,
    blocked: null,
    trouble: null,
  }),
  initial: 'resuming',
  states: {
    resuming: {
      always: [
        { guard: ({ context }) => context.found !== null, target: 'confirm' },
        { guard: ({ context }) => context.medium !== null, target: 'reading' },
        { target: 'explain' },
      ],
    },

    explain: {
      on: { 'camera.begin': 'camera', 'file.chosen': 'keeping' },
    },

    camera: {
      initial: 'opening',
      entry: assign({ trouble: null, stray: null }),
      exit: ['putLightOut', assign({ torch: false })],
      on: {
        'camera.lost': { target: 'blocked', actions: assign(({ event }) => ({ blocked: event.trouble })) },
        'camera.reopened': '.opening',
        'file.chosen': 'keeping',
        'screen.back': { target: 'explain', actions: 'releaseCamera' },
      },
      states: {
        opening: {
          invoke: {
            src: 'openCamera',
            onDone: { target: 'scanning', actions: assign(({ event }) => ({ abilities: event.output, torch: false })) },
            onError: { target: '#tax_certificate.blocked', actions: assign(({ event }) => ({ blocked: troubleIn(event.error) })) },
          },
        },
        scanning: {
          type: 'parallel',
          invoke: { src: 'scan' },
          on: {
            'code.found': { target: 'seen', actions: [assign(({ event }) => ({ found: event.found })), 'keepDraft'] },
            'code.stray': { actions: assign(({ event }) => ({ stray: event.trouble })) },
            'code.refused': { target: '#tax_certificate.help', actions: assign(({ event }) => ({ trouble: event.trouble })) },
            'shutter.press': 'taking',
            'camera.other': { guard: 'hasOther', target: 'switching' },
          },
          states: {
            hint: {
              initial: 'aim',
              on: { 'code.unable': '.photo' },
              states: {
                aim: { entry: assign({ hint: 'aim' }), after: { patience: 'closer' } },
                closer: { entry: assign({ hint: 'closer', stray: null, trouble: null }), after: { patience: 'photo' } },
                photo: { entry: assign({ hint: 'photo', stray: null, trouble: null }) },
              },
            },
            light: {
              initial: 'steady',
              states: {
                steady: { on: { 'torch.toggle': { guard: 'canTorch', target: 'turning' } } },
                turning: {
                  invoke: {
                    src: 'setTorch',
                    input: ({ context }) => ({ on: !context.torch }),
                    onDone: { target: 'steady', actions: assign(({ event }) => ({ torch: event.output })) },
                    onError: 'steady',
                  },
                },
              },
            },
          },
        },
        switching: {
          invoke: {
            src: 'otherCamera',
            onDone: { target: 'scanning', actions: assign(({ event }) => ({ abilities: event.output, torch: false })) },
            onError: { target: '#tax_certificate.blocked', actions: assign(({ event }) => ({ blocked: troubleIn(event.error) })) },
          },
        },
        taking: {
          invoke: {
            src: 'takePicture',
            onDone: { target: '#tax_certificate.reading', actions: assign(({ event }) => ({ medium: event.output })) },
            onError: { target: 'scanning', actions: assign(({ event }) => ({ trouble: troubleIn(event.error) })) },
          },
        },
        // It was read, so whatever happens to the camera now is no matter.
        seen: { on: { 'camera.lost': {}, 'camera.reopened': {} }, after: { tick: '#tax_certificate.confirm' } },
      },
    },

    blocked: {
      entry: ['releaseCamera', { type: 'reportTrouble', params: ({ context }) => ({ trouble: context.blocked ?? '' }) }],
      on: { 'camera.begin': 'camera', 'file.chosen': 'keeping', 'screen.back': 'explain' },
    },

    keeping: {
      entry: 'releaseCamera',
      invoke: {
        src: 'keepFile',
        input: ({ event }) => {
          if (event.type !== 'file.chosen') throw new Error('Only a chosen file is kept.');
          return { file: event.file };
        },
        onDone: { target: 'reading', actions: assign(({ event }) => ({ medium: event.output })) },
        onError: { target: 'help', actions: assign(({ event }) => ({ trouble: troubleIn(event.error) })) },
      },
    },

    reading: {
      entry: ['releaseCamera', 'keepDraft', assign({ trouble: null })],
      invoke: {
        src: 'readMedium',
        input: ({ context }) => ({ uuid: context.medium?.uuid ?? '' }),
      },
      on: {
        'medium.read': { target: 'confirm', actions: assign(({ event }) => ({ found: event.found })) },
        'medium.refused': { target: 'help', actions: assign(({ event }) => ({ trouble: event.trouble })) },
        'screen.back': 'dropping',
      },
    },

    /** No code, the wrong one, or a file that cannot be read: why, and every other way. */
    help: {
      entry: ['releaseCamera', { type: 'discard', params: ({ context }) => ({ uuid: context.medium?.uuid }) }, 'forget', 'keepDraft'],
      on: { 'camera.begin': 'camera', 'file.chosen': 'keeping', 'screen.back': 'explain' },
    },

    confirm: {
      entry: 'releaseCamera',
      initial: 'idle',
      on: { again: 'dropping', 'screen.back': 'dropping' },
      states: {
        idle: { on: { 'answer.send': { target: 'sent', actions: 'submit' } } },
        sent: { on: { 'answer.refused': 'idle' } },
      },
    },

    dropping: {
      entry: [{ type: 'discard', params: ({ context }) => ({ uuid: context.medium?.uuid }) }, 'forget', 'keepDraft'],
      always: 'explain',
    },
  },
});

function notProvided(): Promise<never> {
  return Promise.reject(new Error('The element provides this actor.'));
}
