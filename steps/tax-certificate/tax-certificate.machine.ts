import { assign, fromCallback, setup } from 'xstate';
import { captureMachine, type Picture } from '../../src/capture/capture.machine.ts';
import type { Certificate } from './certificate.contract.ts';

/**
 * Which screen the person stands on while their certificate is read. How the code or a picture of it is captured is the capture
 * machine's; the pictures, the reader of codes and the network stay with the element, which provides the actors and the effects.
 */

/** What was read, and what the server is given to read it again. */
export interface Found {
  by: { code: string } | { media: string };
  certificate: Certificate;
}

/** A picture or a PDF that was handed over to be kept, and is read by the server. */
export type Medium = Pick<Picture, 'uuid'>;

interface Context {
  found: Found | null;
  medium: Medium | null;
}

/** What came of a medium. */
export type MediumEvent = { type: 'medium.read'; found: Found } | { type: 'medium.refused'; trouble: string };

type Event = MediumEvent | { type: 'answer.send' } | { type: 'answer.refused' } | { type: 'again' } | { type: 'screen.back' };

export interface Input {
  /** Read before the tab was closed, and not sent yet. */
  found: Found | null;
  /** Stored before the tab was closed, and not read yet. */
  medium: Medium | null;
}

export const taxCertificateMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Input, children: {} as { capture: 'capture' } },
  actors: {
    capture: captureMachine,
    /** Waits for the upload, asks the server, and says what came of it. */
    readMedium: fromCallback<MediumEvent, { uuid: string }>(() => undefined),
  },
  actions: {
    releaseCamera: () => undefined,
    keepDraft: () => undefined,
    discard: (_, _params: { uuid: string | undefined }) => undefined,
    submit: () => undefined,
  },
}).createMachine({
  id: 'tax_certificate',
  context: ({ input }) => input,
  initial: 'resuming',
  states: {
    resuming: {
      always: [
        { guard: ({ context }) => context.found !== null, target: 'confirm' },
        { guard: ({ context }) => context.medium !== null, target: 'reading' },
        { target: 'capture' },
      ],
    },

    capture: {
      invoke: {
        id: 'capture',
        src: 'capture',
        input: ({ event }) => ({
          collection: 'certificate',
          facing: 'environment',
          hasRefusalPage: true,
          notice: event.type === 'medium.refused' ? event.trouble : null,
        }),
        onDone: {
          target: 'resuming',
          actions: [
            assign(({ event: { output } }) => ('uuid' in output ? { medium: output } : { found: output.found as Found })),
            'keepDraft',
          ],
        },
      },
    },

    reading: {
      entry: 'releaseCamera',
      invoke: { src: 'readMedium', input: ({ context }) => ({ uuid: context.medium?.uuid ?? '' }) },
      on: {
        'medium.read': { target: 'confirm', actions: assign(({ event }) => ({ found: event.found })) },
        'medium.refused': 'dropping',
        'screen.back': 'dropping',
      },
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
      entry: [
        { type: 'discard', params: ({ context }) => ({ uuid: context.medium?.uuid }) },
        assign({ found: null, medium: null }),
        'keepDraft',
      ],
      always: 'capture',
    },
  },
});
