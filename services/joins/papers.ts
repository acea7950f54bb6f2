import type { ProblemKey } from '#contracts/base/problems.ts';
import type { extractionContract } from '#contracts/extraction/extraction.ts';
import { camelCase, type PaperKind } from '#kinds/kinds.ts';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { ServiceClient } from '#platform/calls/client.ts';
import type { CredentialReader } from '#services/people/faces/credentials.ts';
import { asStepFailure } from '#services/workflows/step-context/step-failure.ts';
import type { PaperData, PaperReading, PapersPort, PaperTrouble } from '#steps/ports/papers.ts';

const FAILURE_RULES = { same: new Set<ProblemKey>(), otherwise: 'unavailable', sentence: 'Nobody reads documents now' } as const;

/** The problems of the file itself. All other problems are the reader's, so a later try may succeed. */
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

async function read<Kind extends PaperKind>(
  extraction: ExtractionClient,
  kind: Kind,
  { bytes, mime }: { bytes: Uint8Array; mime: string },
): Promise<PaperReading<Kind>> {
  const file = new File([bytes as Uint8Array<ArrayBuffer>], 'document', { type: mime });
  try {
    const operation = extraction[camelCase(kind)] as (input: { body: { file: File } }) => Promise<{ data: PaperData[Kind] }>;
    const { data } = await operation({ body: { file } });
    return { data };
  } catch (failure) {
    const trouble = failure instanceof Problem ? troubles[failure.key] : undefined;
    if (trouble) return { trouble };
    throw failure;
  }
}

/** Reads papers (documents as words with positions) for steps through the extraction service's contract. Null: nothing is read. */
export function papersPort(extraction: ServiceClient<typeof extractionContract> | null, caller: Caller): PapersPort {
  return {
    async read(kind, file) {
      if (extraction === null) return { trouble: 'unread' };
      return read(extraction(caller), kind, file).catch((failure: unknown) => {
        throw asStepFailure(failure, FAILURE_RULES);
      });
    },
  };
}

/** Returns the reader of voter credentials for the people service. Null without an extraction service: credentials then stay unread. */
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
