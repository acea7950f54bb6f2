import { assign, setup } from 'xstate';
import { captureMachine, type Picture } from '../../src/capture/capture.machine.ts';

/** One selfie, looked at by the person before it is sent. The picture and the network stay with the element, which provides the effects. */

interface Context {
  /** The last selfie, reviewed or not: a tab that closed on the review finds it here. */
  captured: string | null;
  /** Null where it is from before the tab closed. */
  picture: Picture | null;
  /** The server refused this very selfie. */
  refused: boolean;
}

type Event =
  | { type: 'file.chosen'; file: Blob }
  | { type: 'picture.keep' }
  | { type: 'picture.retake' }
  | { type: 'submission.refused' }
  | { type: 'screen.back' };

export const enrollSimpleMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Pick<Context, 'captured'>,
    children: {} as { capture: 'capture' },
  },
  actors: { capture: captureMachine },
  actions: {
    releaseCamera: () => undefined,
    discardPicture: () => undefined,
    /** The shell first waits for the upload and repeats it if it failed. */
    submit: () => undefined,
    forgetPicture: assign({ captured: null, picture: null, refused: false }),
  },
  guards: { isCaptured: ({ context }) => context.captured !== null },
}).createMachine({
  id: 'enroll_simple',
  context: ({ input }) => ({ ...input, picture: null, refused: false }),
  initial: 'resuming',
  states: {
    resuming: { always: [{ guard: 'isCaptured', target: 'review' }, { target: 'capture' }] },

    capture: {
      invoke: {
        id: 'capture',
        src: 'capture',
        input: ({ event }) => ({
          collection: 'selfie',
          facing: 'user' as const,
          file: event.type === 'file.chosen' ? event.file : null,
          atOnce: event.type === 'picture.retake',
        }),
        onDone: {
          target: 'review',
          actions: assign(({ event }) => {
            const picture = event.output as Picture;
            return { picture, captured: picture.uuid };
          }),
        },
      },
    },

    review: {
      entry: 'releaseCamera',
      on: {
        'picture.keep': { target: 'sent', actions: 'submit' },
        'picture.retake': { target: 'capture', actions: ['discardPicture', 'forgetPicture'] },
        'file.chosen': { target: 'capture', actions: ['discardPicture', 'forgetPicture'] },
        'screen.back': { target: 'capture', actions: ['discardPicture', 'forgetPicture'] },
      },
    },

    sent: { on: { 'submission.refused': { target: 'review', actions: assign({ refused: true }) } } },
  },
});
