import { assign, fromPromise, raise, sendTo, setup } from 'xstate';
import { type CapturePicture, captureMachine } from '../capture/capture.machine.ts';
import type { Facing } from '../device/camera.ts';

/**
 * One picture after the other: captured, looked at by the person, and given to the page. The capture machine captures it; the pictures
 * themselves stay with the element, which provides the effects.
 */

interface PictureContext {
  facing: Facing;
  /** The picture that was taken, or that the person looks at. */
  picture: CapturePicture | null;
  /** The uuid of a picture that shows something else than what was asked for: the person is told. It may be known before the picture is here. */
  other: string | null;
  /** What is to be said of it beside. */
  more: object;
}

type PictureEvent =
  | { type: 'file.chosen'; file: Blob }
  | { type: 'picture.keep' }
  | { type: 'picture.retake' }
  /** The person looks closer at the picture: it waits for their word. */
  | { type: 'picture.touch' }
  /** It shows something else than what was asked for: nothing goes on without the person's word. */
  | { type: 'picture.other'; uuid: string }
  | { type: 'page.open' }
  | { type: 'page.close' };

export const pictureMachine = setup({
  types: {
    context: {} as PictureContext,
    events: {} as PictureEvent,
    input: {} as { facing: Facing },
    children: {} as { capture: 'capture' },
  },
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
    forgetPicture: assign({ picture: null, other: null, more: {} }),
    tellPerson: assign({ other: (_, { uuid }: { uuid: string }) => uuid }),
    openCamera: sendTo('capture', { type: 'camera.begin' }),
  },
  guards: {
    /** The camera took it, and nothing is to be said of it: without a word against it, it is kept. */
    isSure: ({ context: { picture, other } }) => picture?.byGuide === true && picture.advice === null && picture.uuid !== other,
    isNews: ({ context: { picture, other } }, { uuid }: { uuid: string }) => picture?.uuid === uuid && other !== uuid,
  },
  delays: {
    /** Milliseconds to take back a picture that took itself. */
    glance: 2000,
  },
}).createMachine({
  id: 'picture',
  context: ({ input }) => ({ ...input, picture: null, other: null, more: {} }),
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
        // It is looked at later than it is taken, and what is found out of it may be here in between.
        onSnapshot: {
          guard: ({ event }) => event.snapshot.matches({ camera: 'taken' }),
          actions: assign({ picture: ({ event }) => event.snapshot.context.output as CapturePicture }),
        },
        onDone: { target: 'looking', actions: assign({ picture: ({ event }) => event.output as CapturePicture }) },
      },
      on: {
        'page.open': { actions: 'openCamera' },
        'picture.other': { actions: { type: 'tellPerson', params: ({ event }) => event } },
      },
    },

    looking: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isSure', target: 'glancing' }, { target: 'staying' }] },
        glancing: {
          on: { 'picture.touch': 'staying' },
          after: { glance: { actions: raise({ type: 'picture.keep' }) } },
        },
        staying: {},
      },
      on: {
        'picture.keep': 'finishing',
        'picture.other': {
          guard: { type: 'isNews', params: ({ event }) => event },
          target: '.staying',
          actions: { type: 'tellPerson', params: ({ event }) => event },
        },
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
      // The word for it came before it was known.
      on: {
        'picture.other': {
          guard: { type: 'isNews', params: ({ event }) => event },
          target: 'looking.staying',
          actions: { type: 'tellPerson', params: ({ event }) => event },
        },
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
        'file.chosen': {
          target: 'capture',
          actions: ['discardPicture', 'forgetPicture'],
        },
      },
    },
  },
});
