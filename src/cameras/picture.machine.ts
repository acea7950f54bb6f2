import { assign, fromPromise, raise, sendTo, setup } from 'xstate';
import { captureMachine, type Picture } from '../capture/capture.machine.ts';
import type { Facing } from '../device/camera.ts';

/**
 * One picture after the other: captured, looked at by the person, and given to the page. The capture machine captures it; the pictures
 * themselves stay with the element, which provides the effects.
 */

interface Context {
  facing: Facing;
  /** The picture that the person looks at. */
  picture: Picture | null;
  /** What is to be said of it beside. */
  more: object;
}

type Event =
  | { type: 'file.chosen'; file: Blob }
  | { type: 'picture.keep' }
  | { type: 'picture.retake' }
  /** The person looks closer at the picture: it waits for their word. */
  | { type: 'picture.touch' }
  /** It shows something else than what was asked for: the person looks at it. */
  | { type: 'picture.other' }
  | { type: 'page.open' }
  | { type: 'page.close' };

export const pictureMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { facing: Facing }, children: {} as { capture: 'capture' } },
  actors: {
    capture: captureMachine,
    /** Waits for all that is to be said of the picture. It has a limit of its own. */
    finish: fromPromise<object, { uuid: string }>(async () => ({})),
  },
  actions: {
    releaseCamera: () => undefined,
    discardPicture: () => undefined,
    /** Gives the picture to the page. */
    tell: () => undefined,
    forgetPicture: assign({ picture: null, more: {} }),
    openCamera: sendTo('capture', { type: 'camera.begin' }),
  },
  guards: {
    /** The camera took it, and nothing is to be said of its light: without a word against it, it is kept. */
    isSure: ({ context: { picture } }) => picture?.byGuide === true && picture.advice === null,
  },
  delays: {
    /** Milliseconds to take back a picture that took itself. */
    glance: 2000,
  },
}).createMachine({
  id: 'picture',
  context: ({ input }) => ({ ...input, picture: null, more: {} }),
  initial: 'capture',
  on: {
    'page.close': {
      target: '.capture',
      reenter: true,
      actions: ['releaseCamera', 'discardPicture', 'forgetPicture'],
    },
  },
  states: {
    capture: {
      invoke: {
        id: 'capture',
        src: 'capture',
        input: ({ context, event }) => ({
          collection: 'picture',
          facing: context.facing,
          file: event.type === 'file.chosen' ? event.file : null,
          atOnce: event.type === 'picture.retake' || event.type === 'page.open',
        }),
        onDone: { target: 'looking', actions: assign({ picture: ({ event }) => event.output as Picture }) },
      },
      on: { 'page.open': { actions: 'openCamera' } },
    },

    looking: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isSure', target: 'glancing' }, { target: 'staying' }] },
        glancing: {
          on: { 'picture.touch': 'staying', 'picture.other': 'staying' },
          after: { glance: { actions: raise({ type: 'picture.keep' }) } },
        },
        staying: {},
      },
      on: {
        'picture.keep': 'finishing',
        'picture.retake': {
          target: 'capture',
          actions: ['discardPicture', 'forgetPicture'],
        },
        'file.chosen': {
          target: 'capture',
          actions: ['discardPicture', 'forgetPicture'],
        },
      },
    },

    finishing: {
      entry: 'releaseCamera',
      invoke: {
        src: 'finish',
        input: ({ context }) => ({ uuid: context.picture!.uuid }),
        onDone: { target: 'done', actions: assign({ more: ({ event }) => event.output }) },
        onError: 'done',
      },
    },

    /** The page has it. */
    done: {
      entry: 'tell',
      on: {
        'page.open': {
          target: 'capture',
          actions: ['discardPicture', 'forgetPicture'],
        },
        'picture.retake': {
          target: 'capture',
          actions: ['discardPicture', 'forgetPicture'],
        },
      },
    },
  },
});
