import { assign, setup } from 'xstate';
import { type CapturePicture, captureMachine } from '#src/capture/capture.machine.ts';

/** The state machine of a selfie that the person reviews before it is sent. The element holds the picture and provides the effects. */

interface EnrollSimpleContext {
  /** The last selfie, reviewed or not, so that a reopened tab finds a selfie under review. */
  selfie: string | null;
  /** The selfie's picture; null if it was taken before the tab was reopened. */
  picture: CapturePicture | null;
  /** True if the server rejected this selfie. */
  isRefused: boolean;
  /** True while the challenge (moves before the camera) is still to be done for this selfie. */
  asksLife: boolean;
  /** True if each selfie is followed by the challenge. */
  challenges: boolean;
}

type EnrollSimpleEvent =
  | { type: 'file.chosen'; file: Blob }
  | { type: 'picture.keep' }
  | { type: 'picture.retake' }
  /** The challenge is over, passed or not. */
  | { type: 'life.done' }
  | { type: 'submission.refused' }
  | { type: 'screen.back' };

export const enrollSimpleMachine = setup({
  types: {
    context: {} as EnrollSimpleContext,
    events: {} as EnrollSimpleEvent,
    input: {} as Pick<EnrollSimpleContext, 'selfie'> & { challenges: boolean },
    children: {} as { capture: 'capture' },
  },
  actors: { capture: captureMachine },
  actions: {
    releaseCamera: () => undefined,
    discardPicture: () => undefined,
    /** Submits the step. The shell first waits for the upload and repeats a failed upload. */
    submit: () => undefined,
    forgetPicture: assign(({ context }) => ({ selfie: null, picture: null, isRefused: false, asksLife: context.challenges })),
  },
  guards: {
    asksLife: ({ context }) => context.asksLife,
    isCaptured: ({ context }) => context.selfie !== null,
  },
}).createMachine({
  id: 'enroll_simple',
  context: ({ input: { selfie, challenges } }) => ({
    selfie,
    picture: null,
    isRefused: false,
    challenges,
    asksLife: challenges,
  }),
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
            const picture = event.output as CapturePicture;
            return { picture, selfie: picture.uuid };
          }),
        },
      },
    },

    review: {
      entry: 'releaseCamera',
      on: {
        'picture.keep': [
          { guard: 'asksLife', target: 'alive' },
          { target: 'sent', actions: 'submit' },
        ],
        'picture.retake': { target: 'capture', actions: ['discardPicture', 'forgetPicture'] },
        'file.chosen': { target: 'capture', actions: ['discardPicture', 'forgetPicture'] },
        'screen.back': { target: 'capture', actions: ['discardPicture', 'forgetPicture'] },
      },
    },

    /** The challenge runs: moves before the camera that show a live person. */
    alive: {
      exit: 'releaseCamera',
      on: {
        'life.done': { target: 'sent', actions: [assign({ asksLife: false }), 'submit'] },
        'screen.back': 'review',
      },
    },

    sent: { on: { 'submission.refused': { target: 'review', actions: assign({ isRefused: true }) } } },
  },
});
