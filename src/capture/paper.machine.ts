import { assign, setup } from 'xstate';
import { type CapturePicture, captureMachine } from './capture.machine.ts';

/** The capture of one paper: captured, read by the server, reviewed, sent. The element holds file and reading and provides the actions. */

interface PaperContext {
  collection: string;
  /** The uuid of the stored paper; null before there is one. */
  uuid: string | null;
  /** The paper's origin. After a file, the camera does not open by itself. */
  capture: CapturePicture['capture'];
  /** Count of earlier papers that could not be read. */
  unread: number;
}

type PaperEvent =
  /** The server rejected the file. */
  | { type: 'medium.refused'; trouble: string }
  /** The person replaces the paper; `unread` if it could not be read. */
  | { type: 'again'; unread: boolean }
  | { type: 'submission.send' }
  | { type: 'submission.refused' }
  | { type: 'screen.back' };

export type PaperInput = Pick<PaperContext, 'collection' | 'uuid' | 'unread'>;

export const paperMachine = setup({
  types: { context: {} as PaperContext, events: {} as PaperEvent, input: {} as PaperInput, children: {} as { capture: 'capture' } },
  actors: { capture: captureMachine },
  actions: {
    releaseCamera: () => undefined,
    keepDraft: () => undefined,
    discardPaper: () => undefined,
    submit: () => undefined,
    forgetPaper: assign({ uuid: null }),
  },
}).createMachine({
  id: 'paper',
  context: ({ input }) => ({ ...input, capture: 'live' }),
  initial: 'resuming',
  states: {
    resuming: {
      always: [{ guard: ({ context }) => context.uuid !== null, target: 'paper' }, { target: 'capture' }],
    },

    capture: {
      invoke: {
        id: 'capture',
        src: 'capture',
        input: ({ context, event }) => ({
          collection: context.collection,
          facing: 'environment',
          atOnce: event.type === 'again' && context.capture === 'live',
          notice: event.type === 'medium.refused' ? event.trouble : null,
        }),
        onDone: {
          target: 'paper',
          actions: [
            assign(({ event }) => {
              const { uuid, capture } = event.output as CapturePicture;
              return { uuid, capture };
            }),
            'keepDraft',
          ],
        },
      },
    },

    paper: {
      entry: 'releaseCamera',
      initial: 'idle',
      on: {
        again: {
          target: 'capture',
          actions: [
            'discardPaper',
            'forgetPaper',
            assign(({ context, event }) => ({ unread: context.unread + (event.unread ? 1 : 0) })),
            'keepDraft',
          ],
        },
        'medium.refused': { target: 'capture', actions: ['discardPaper', 'forgetPaper', 'keepDraft'] },
        'screen.back': { target: 'capture', actions: ['discardPaper', 'forgetPaper', 'keepDraft'] },
      },
      states: {
        idle: { on: { 'submission.send': { target: 'sent', actions: 'submit' } } },
        sent: { on: { 'submission.refused': 'idle' } },
      },
    },
  },
});
