import { implement, type Router } from '@orpc/server';
import { LARGEST_PDF } from '../../contracts/documents/documents.ts';
import { peopleContract } from '../../contracts/people/people.ts';
import type { DocumentedModule } from '../platform/edge/openapi.ts';
import type { CallContext, Caller, Platform, ServiceModule } from '../platform/ports.ts';
import { addressOperations } from './addresses/operations.ts';
import { type AttachedFacts, attachFacts } from './attach/attach.ts';
import { catalogOperations } from './catalogs.ts';
import { type Codes, contactCodeOperations } from './contacts/codes.ts';
import { contactOperations } from './contacts/operations.ts';
import { createDocuments, type SigningConfig } from './documents/service.ts';
import { groupOperations } from './groups/operations.ts';
import type { PersonFiles } from './people/archive.ts';
import { peopleOperations } from './people/operations.ts';
import { referenceOperations } from './references/operations.ts';
import type { PeopleTables } from './tables.ts';

export interface PeopleService extends ServiceModule {
  router: Router<typeof peopleContract, CallContext>;
  /** Attaches what a workflow's step learned about a person: see `attachFacts`. For callers in this process. */
  attach(caller: Caller, facts: AttachedFacts): Promise<{ people_uuid: string }>;
  /** Ends the processes that change documents; whatever they are at is refused. */
  close(): void;
}

export interface PeopleParts {
  /** Sends and checks the codes that confirm contact data; null where this process knows no such service. */
  codes: Codes | null;
  /** What other services keep of a person, for the export of one person's data. */
  files?: readonly PersonFiles[];
  /** How documents are signed: with a certificate that the installation makes, and no time stamp, unless said otherwise. */
  signing?: SigningConfig;
}

const OWN_SIGNING: SigningConfig = { p12: null, time: null };

/** What its reference is made from. */
export const peopleReference = {
  name: 'people',
  contract: peopleContract,
  invalidBody: { status: 422 },
  unauthorizedStatus: 403,
} as const satisfies DocumentedModule;

export function createPeopleService(
  platform: Platform<PeopleTables>,
  { codes, files = [], signing = OWN_SIGNING }: PeopleParts = { codes: null },
): PeopleService {
  const os = implement(peopleContract).$context<CallContext>();
  const documents = createDocuments(platform, signing);
  return {
    ...peopleReference,
    router: os.router({
      people: peopleOperations(platform, { documents, files }),
      addresses: addressOperations(platform),
      contacts: { ...contactOperations(platform), ...contactCodeOperations(platform, codes) },
      groups: groupOperations(platform),
      references: referenceOperations(platform),
      catalogs: catalogOperations(platform),
      documents: documents.documents,
      documentTemplates: documents.templates,
    }),
    migrations: new URL('./migrations/', import.meta.url),
    forms: { 'POST /v1/documents': LARGEST_PDF, 'POST /v1/document-templates': LARGEST_PDF },
    attach: (caller, facts) => attachFacts(platform, caller, facts),
    start: documents.start,
    close: documents.close,
  };
}
