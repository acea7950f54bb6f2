import type { ProblemKey } from '#contracts/base/problems.ts';
import type { PaperKind } from '#contracts/steps/paper-step.ts';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { ServiceClient } from '#platform/calls/client.ts';
import type { extractionContract } from '#services/extraction/kinds/contract.ts';
import type { CredentialReader } from '#services/people/faces/credentials.ts';
import { asStepFailure } from '#services/workflows/step-context/step-failure.ts';
import type { PaperData, PaperReading, PapersPort, PaperTrouble } from '#steps/ports/papers.ts';

const ASKING = { same: new Set<ProblemKey>(), otherwise: 'unavailable', sentence: 'Nobody reads documents now' } as const;

/** Problems of the file itself. Any other one is of the reader, which may work again. */
const troubles: Partial<Record<ProblemKey, PaperTrouble>> = {
  document_unreadable: 'unreadable',
  document_type_unknown: 'unreadable',
  document_too_large: 'unreadable',
  document_incomplete: 'too_little',
  document_of_other_kind: 'other_kind',
  password_required: 'locked',
  password_wrong: 'locked',
};

type ExtractionClient = ReturnType<ServiceClient<typeof extractionContract>>;
type FileInput = { body: { file: File } };

/** The operation of each kind. */
const readers: { [Kind in PaperKind]: (extraction: ExtractionClient, input: FileInput) => Promise<{ data: PaperData[Kind] }> } = {
  address_proof: (extraction, input) => extraction.addressProof(input),
  bank_statement: (extraction, input) => extraction.bankStatement(input),
  carta_libranza: (extraction, input) => extraction.cartaLibranza(input),
  cif: (extraction, input) => extraction.cif(input),
  credit_report: (extraction, input) => extraction.creditReport(input),
  csf: (extraction, input) => extraction.csf(input),
  curp: (extraction, input) => extraction.curp(input),
  fm: (extraction, input) => extraction.fm(input),
  ine_back: (extraction, input) => extraction.ineBack(input),
  ine_front: (extraction, input) => extraction.ineFront(input),
  nss: (extraction, input) => extraction.nss(input),
  passport: (extraction, input) => extraction.passport(input),
};

async function read<Kind extends PaperKind>(
  extraction: ExtractionClient,
  kind: Kind,
  { bytes, mime }: { bytes: Uint8Array; mime: string },
): Promise<PaperReading<Kind>> {
  const file = new File([bytes as Uint8Array<ArrayBuffer>], 'document', { type: mime });
  try {
    const { data } = await readers[kind](extraction, { body: { file } });
    return { data };
  } catch (failure) {
    const trouble = failure instanceof Problem ? troubles[failure.key] : undefined;
    if (trouble) return { trouble };
    throw failure;
  }
}

/** Reads papers for steps, over the contract of the extraction service. Without one nothing is read. */
export function papersPort(extraction: ServiceClient<typeof extractionContract> | null, caller: Caller): PapersPort {
  return {
    async read(kind, file) {
      if (extraction === null) return { trouble: 'unread' };
      return read(extraction(caller), kind, file).catch((failure: unknown) => {
        throw asStepFailure(failure, ASKING);
      });
    },
  };
}

/** Reads voter credentials for people. Null without an extraction service: then what stands on them waits. */
export function credentialReader(extraction: ServiceClient<typeof extractionContract> | null): CredentialReader | null {
  if (extraction === null) return null;
  return {
    async front(caller, file) {
      const reading = await read(extraction(caller), 'ine_front', file);
      if ('trouble' in reading) return null;
      const { ine_type, elector_key, emission_number, expiration_date } = reading.data;
      return { ine_type, elector_key, emission_number, expiration_date };
    },
    async reverse(caller, file) {
      const reading = await read(extraction(caller), 'ine_back', file);
      if ('trouble' in reading) return null;
      const { cic, ocr_number, expiration_date } = reading.data;
      return { cic, ocr_number, expiration_date };
    },
  };
}
