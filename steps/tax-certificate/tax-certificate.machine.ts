import { assign, fromCallback, setup } from 'xstate';
import { type CapturePicture, captureMachine } from '#src/capture/capture.machine.ts';
import type { TaxCertificate } from './certificate.contract.ts';

/**
 * The state machine of the screens while the certificate is read. The capture machine captures the symbol or a picture of it. The
 * element holds the pictures and the reader of symbols, calls the network, and provides the actors and the effects.
 */

/** The read certificate, and the submission from which the server reads it again. */
export interface CertificateMatch {
  by: { code: string } | { media: string };
  certificate: TaxCertificate;
}

/** A picture or a PDF that the shell uploads and the server reads. */
export type CertificateMedium = Pick<CapturePicture, 'uuid'>;

interface TaxCertificateContext {
  /** The certificate that the person confirms; null before it was read. */
  match: CertificateMatch | null;
  medium: CertificateMedium | null;
}

/** The outcome of the reading of a medium. */
export type MediumEvent = { type: 'medium.read'; match: CertificateMatch } | { type: 'medium.refused'; trouble: string };

type TaxCertificateEvent =
  | MediumEvent
  | { type: 'submission.send' }
  | { type: 'submission.refused' }
  | { type: 'again' }
  | { type: 'screen.back' };

export interface TaxCertificateInput {
  /** The certificate that was read before the tab was closed, and not yet sent. */
  match: CertificateMatch | null;
  /** The medium that was stored before the tab was closed, and not yet read. */
  medium: CertificateMedium | null;
}

export const taxCertificateMachine = setup({
  types: {
    context: {} as TaxCertificateContext,
    events: {} as TaxCertificateEvent,
    input: {} as TaxCertificateInput,
    children: {} as { capture: 'capture' },
  },
  actors: {
    capture: captureMachine,
    /** Waits for the upload, requests the server's reading, and reports the outcome. */
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
        { guard: ({ context }) => context.match !== null, target: 'confirm' },
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
            assign(({ event: { output } }) => ('uuid' in output ? { medium: output } : { match: output.found as CertificateMatch })),
            'keepDraft',
          ],
        },
      },
    },

    reading: {
      entry: 'releaseCamera',
      invoke: { src: 'readMedium', input: ({ context }) => ({ uuid: context.medium?.uuid ?? '' }) },
      on: {
        'medium.read': { target: 'confirm', actions: assign(({ event }) => ({ match: event.match })) },
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

    /** Deletes the certificate and its medium, and captures another. */
    dropping: {
      entry: [
        { type: 'discard', params: ({ context }) => ({ uuid: context.medium?.uuid }) },
        assign({ match: null, medium: null }),
        'keepDraft',
      ],
      always: 'capture',
    },
  },
});
