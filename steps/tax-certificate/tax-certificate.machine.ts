import { assign, fromCallback, setup } from 'xstate';
import { captureMachine, type Picture } from '#src/capture/capture.machine.ts';
import type { Certificate } from './certificate.contract.ts';

/**
 * Which screen the person sees while their certificate is read. The capture machine captures the symbol or a picture of it. The
 * pictures, the reader of symbols and the network stay with the element, which provides the actors and the effects.
 */

/** What was read, and the submission from which the server reads it again. */
export interface Found {
  by: { code: string } | { media: string };
  certificate: Certificate;
}

/** A picture or a PDF that the shell has and the server reads. */
export type Medium = Pick<Picture, 'uuid'>;

interface Context {
  found: Found | null;
  medium: Medium | null;
}

/** What came of a medium. */
export type MediumEvent = { type: 'medium.read'; found: Found } | { type: 'medium.refused'; trouble: string };

type Event = MediumEvent | { type: 'submission.send' } | { type: 'submission.refused' } | { type: 'again' } | { type: 'screen.back' };

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
          hasNoticePage: true,
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
        idle: { on: { 'submission.send': { target: 'sent', actions: 'submit' } } },
        sent: { on: { 'submission.refused': 'idle' } },
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
