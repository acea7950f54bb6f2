import type { ProblemKey } from '#contracts/base/problems.ts';
import type { extractionContract } from '#contracts/extraction/extraction.ts';
import { camelCase, type PaperKind } from '#kinds/kinds.ts';
import { frontMembers, reverseMembers } from '#mexico/printed-credential.ts';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { ServiceClient } from '#platform/calls/client.ts';
import type { CredentialReader } from '#services/people/faces/credential-reader.ts';
import { asStepFailure } from '#services/workflows/step-context/step-failure.ts';
import type { PaperData, PaperReading, PapersPort, PaperTrouble } from '#steps/ports/papers.ts';

const FAILURE_RULES = {
  keptKeys: new Set<ProblemKey>(),
  fallbackKey: 'unavailable',
  fallbackMessage: 'No service reads documents at present',
} as const;

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
    const operation = extraction[camelCase(kind)] as (input: {
      body: { file: File };
    }) => Promise<{ data: PaperData[Kind]; specimen: boolean }>;
    const { data, specimen } = await operation({ body: { file } });
    return { data, isSpecimen: specimen };
  } catch (failure) {
    const trouble = failure instanceof Problem ? troubles[failure.key] : undefined;
    if (trouble) return { trouble };
    throw failure;
  }
}

/** Returns the port through which the extraction service reads a step's file. Without that service (null) every answer is `unread`. */
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
      return isNoCredential(reading, caller) ? null : membersOf(reading.data, frontMembers);
    },
    async reverse(caller, file) {
      const reading = await read(extraction(caller), 'ine_back', file);
      return isNoCredential(reading, caller) ? null : membersOf(reading.data, reverseMembers);
    },
  };
}

type ReadingTrouble = Extract<PaperReading<PaperKind>, { trouble: unknown }>;

/** Returns whether nothing was read, or in live data a specimen, which is nobody's credential. */
const isNoCredential = <Read extends { isSpecimen: boolean }>(reading: Read | ReadingTrouble, caller: Caller): reading is ReadingTrouble =>
  'trouble' in reading || (caller.livemode && reading.isSpecimen);

function membersOf<Data, Member extends keyof Data>(data: Data, members: readonly Member[]): Pick<Data, Member> {
  return Object.fromEntries(members.map((member) => [member, data[member]])) as Pick<Data, Member>;
}
