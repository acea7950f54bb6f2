import { randomBytes } from 'node:crypto';
import type { Tenant } from '#platform/base/file-readers.ts';
import { Problem } from '#platform/base/problem.ts';
import type { WorkerBudget } from '#platform/base/worker-budget.ts';
import { limitedWorkers, type WorkerLimits } from '#platform/foreign-files/limited-workers.ts';
import type { SignatureField, Text, UnsignableReason, WritingAnswer, WritingRequest } from './messages.ts';

type WrittenPdf = Exclude<WritingAnswer, { fault: unknown }>;

/** The content of a prepared file; the writer adds the marker of the gap. */
type Preparation = Omit<Extract<WritingRequest, { what: 'prepare' }>, 'what' | 'bytes' | 'field'> & Omit<SignatureField, 'marker'>;

/** A file with a gap for its digital signature. */
export interface PreparedPdf {
  pdf: Uint8Array;
  marker: string;
}

export type PdfWriter = ReturnType<typeof createPdfWriter>;

const WORKER = new URL('./worker.ts', import.meta.url);
const LIMITS: WorkerLimits = { maxWaiting: 40, longestWaitMs: 20_000, processorMs: 7000, heapMb: 384, memoryMb: 700 };

/**
 * Creates the writer, which changes untrusted PDF files in separate processes. The processes start with the first request. A process is
 * killed after seven seconds of processor time, and its memory is limited. Every call throws 422 `document_not_signable` for a file that
 * cannot be signed, 422 `invalid_body` for a text that does not fit its box, and 503 `unavailable` when too many calls wait.
 */
export function createPdfWriter(budget: WorkerBudget) {
  const workers = limitedWorkers<WritingRequest, WritingAnswer>(budget, WORKER, LIMITS);

  async function send(tenant: Tenant, request: WritingRequest): Promise<WrittenPdf> {
    const outcome = await workers.run(tenant, request);
    if ('broken' in outcome) {
      throw notSignable(outcome.broken === 'slow' ? 'Reading this PDF takes too long.' : 'This PDF takes more memory than a document may.');
    }
    if ('problem' in outcome) throw notSignable(reasons[outcome.problem as UnsignableReason] ?? reasons.unreadable);
    if ('fault' in outcome.answer) throw unfit(outcome.answer.fault);
    return outcome.answer;
  }

  return {
    /** Rewrites the file with only the content that a reader shows. */
    rewrite: (tenant: Tenant, bytes: Uint8Array) => send(tenant, { what: 'rewrite', bytes }),

    fill: (tenant: Tenant, bytes: Uint8Array, texts: readonly Text[]) => send(tenant, { what: 'fill', bytes, texts }),

    /** Writes the texts, draws each signature, appends the pages of evidence, and leaves a gap for the digital signature. */
    async prepare(
      tenant: Tenant,
      bytes: Uint8Array,
      { reason, signatureSize, signedAt, uuid, ...rest }: Preparation,
    ): Promise<PreparedPdf> {
      const marker = randomBytes(16).toString('hex');
      const { pdf } = await send(tenant, { what: 'prepare', bytes, ...rest, field: { marker, signatureSize, reason, signedAt, uuid } });
      return { pdf, marker };
    },
  };
}

const reasons: Readonly<Record<UnsignableReason, string>> = {
  unreadable: 'This PDF is damaged. Print it to a new PDF.',
  encrypted: 'This PDF is encrypted. Remove the encryption first.',
  signed: 'This PDF has a signature already, which another one would break.',
  form: 'This PDF has form fields, which could be changed after signing. Print it to PDF first.',
  active: 'This PDF has scripts, players or attachments. Print it to PDF first.',
};

const notSignable = (detail: string) => new Problem('document_not_signable', detail);

function unfit({ path, code }: Extract<WritingAnswer, { fault: unknown }>['fault']): Problem {
  const message = {
    too_long: 'The text does not fit into its box: shorten it, or make the box larger',
    unsupported_character: 'The font does not have this character: leave it out',
  }[code];
  return new Problem('invalid_body', `${path}: ${message}`, { status: 422, errors: [{ path, code, message }] });
}
