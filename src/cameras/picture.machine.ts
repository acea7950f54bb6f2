import { assign, fromPromise, raise, sendTo, setup } from 'xstate';
import { type CapturePicture, captureMachine } from '../capture/capture.machine.ts';
import type { Facing } from '../device/camera.ts';

/** Takes one picture after another: captured, reviewed by the person, sent to the page. The element holds them and provides the actions. */

interface PictureContext {
  facing: Facing;
  /** The picture taken or under review. */
  picture: CapturePicture | null;
  /** The uuid of a picture of another subject than requested: the person is warned. It may be known before the capture ends. */
  wrongUuid: string | null;
  /** Further members of the picture's event. */
  facts: object;
}

type PictureEvent =
  | { type: 'file.chosen'; file: Blob }
  | { type: 'picture.keep' }
  | { type: 'picture.retake' }
  /** The person touches the picture: it is no longer kept by itself. */
  | { type: 'picture.touch' }
  /** The picture shows another subject than requested: it is kept only if the person says so. */
  | { type: 'picture.other'; uuid: string }
  | { type: 'page.open' }
  | { type: 'page.close' };

const startOver = { target: 'capture', actions: ['discardPicture', 'forgetPicture'] } as const;

export const pictureMachine = setup({
  types: {
    context: {} as PictureContext,
    events: {} as PictureEvent,
    input: {} as { facing: Facing },
    children: {} as { capture: 'capture' },
  },
  actors: {
    capture: captureMachine,
    /** Resolves with further members of the picture's event, within a time limit of its own. */
    finish: fromPromise<object, { uuid: string }>(async () => ({})),
  },
  actions: {
    releaseCamera: () => undefined,
    discardPicture: () => undefined,
    sendPicture: () => undefined,
    forgetPicture: assign({ picture: null, wrongUuid: null, facts: {} }),
    warnPerson: assign(({ event }) => (event.type === 'picture.other' ? { wrongUuid: event.uuid } : {})),
    openCamera: sendTo('capture', { type: 'camera.begin' }),
  },
  guards: {
    /** True if the guide took the picture and there is no advice or warning: it is kept unless the person objects. */
    isSure: ({ context: { picture, wrongUuid } }) => picture?.byGuide === true && picture.advice === null && picture.uuid !== wrongUuid,
    isNewWarning: ({ context: { picture, wrongUuid }, event }) =>
      event.type === 'picture.other' && picture?.uuid === event.uuid && wrongUuid !== event.uuid,
  },
  delays: {
    /** Milliseconds in which the person can reject an automatic picture. */
    glance: 2000,
  },
}).createMachine({
  id: 'picture',
  context: ({ input }) => ({ ...input, picture: null, wrongUuid: null, facts: {} }),
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
        // The picture is noted when it is taken: its facts may arrive before the review begins.
        onSnapshot: {
          guard: ({ event }) => event.snapshot.matches({ camera: 'taken' }),
          actions: assign({ picture: ({ event }) => event.snapshot.context.output as CapturePicture }),
        },
        onDone: { target: 'looking', actions: assign({ picture: ({ event }) => event.output as CapturePicture }) },
      },
      on: {
        'page.open': { actions: 'openCamera' },
        'picture.other': { actions: 'warnPerson' },
      },
    },

    /** The person reviews the picture; a sure one is kept by itself (`glancing`). */
    looking: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isSure', target: 'glancing' }, { target: 'staying' }] },
        /** The picture is kept after two seconds, unless the person touches it. */
        glancing: {
          on: { 'picture.touch': 'staying' },
          after: { glance: { actions: raise({ type: 'picture.keep' }) } },
        },
        staying: {},
      },
      on: {
        'picture.keep': 'finishing',
        'picture.other': { guard: 'isNewWarning', target: '.staying', actions: 'warnPerson' },
        'picture.retake': startOver,
        'file.chosen': startOver,
      },
    },

    finishing: {
      entry: 'releaseCamera',
      invoke: {
        src: 'finish',
        input: ({ context }) => ({ uuid: context.picture!.uuid }),
        onDone: { target: 'done', actions: assign({ facts: ({ event }) => event.output }) },
        onError: 'done',
      },
      // The person kept the picture before the warning arrived.
      on: {
        'picture.other': { guard: 'isNewWarning', target: 'looking.staying', actions: 'warnPerson' },
      },
    },

    /** The page has received the picture. */
    done: {
      entry: 'sendPicture',
      on: {
        'page.open': startOver,
        'picture.retake': startOver,
        'file.chosen': startOver,
      },
    },
  },
});
