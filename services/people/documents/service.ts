import { readFileSync } from 'node:fs';
import { implement, type Router } from '@orpc/server';
import { documentsServiceContract } from '#contracts/documents/documents.ts';
import type { ArchiveSource } from '#platform/base/archive-source.ts';
import { ConfigError } from '#platform/base/config.ts';
import type { AnyTransaction, CallContext, Caller, Platform } from '#platform/base/ports.ts';
import { defineService, type ServiceFacts, type ServiceModule } from '#platform/base/service.ts';
import { createTurns } from '#platform/base/turns.ts';
import { createOutbound } from '#platform/calls/outbound.ts';
import { seeing } from '#platform/data/seeing.ts';
import { type SigningSettings, signingConfig } from './config.ts';
import { documentRetention, forgetSignedBy } from './document/forget-document.ts';
import { documentOperations } from './document/operations.ts';
import { signedFiles } from './document/signed-files.ts';
import { createDocumentFiles } from './model/files.ts';
import type { SigningPeople } from './model/people-port.ts';
import { signersOf } from './model/signer-store.ts';
import type { DocumentTables } from './model/tables.ts';
import { createPdfWriter } from './pdf/writer.ts';
import { OwnAuthority, type SigningAuthority } from './sealing/authority.ts';
import { createP12Authority, type P12 } from './sealing/p12.ts';
import { createTimeAuthority, type TimeAuthority } from './sealing/timestamp.ts';
import { createSealReader } from './seals/reader.ts';
import { assignPerson } from './signer/assign-person.ts';
import { createSigner, type SignerRecord, type SignerRequest } from './signer/create-signer.ts';
import { listSigners } from './signer/list-signers.ts';
import { type CopyReaders, startSealing } from './signing/seal-document.ts';
import { templateOperations } from './templates/template-operations.ts';

export interface DocumentsService extends ServiceModule {
  router: Router<typeof documentsServiceContract, CallContext>;
  /** The source of a person's signed documents, for the archive of their data. */
  ofPerson: ArchiveSource;
  /** Assigns the signer of a workflow's documents. Null if the workflow has not verified any person. */
  attach(trx: AnyTransaction, caller: Caller, workflow: string, personId: string | null): Promise<void>;
  /** Unassigns the person from the documents that were signed in these workflows. */
  detach(trx: AnyTransaction, caller: Caller, personId: string, workflows: readonly string[]): Promise<void>;
  /** Returns whether the person has signed or is to sign a document outside this workflow. */
  signedBeside(trx: AnyTransaction, caller: Caller, of: { personId: string; workflow: string }): Promise<boolean>;
  /** Deletes the documents that only this person signed, and removes the person from documents with other signers. */
  forgetSignedBy(trx: AnyTransaction, caller: Caller, personId: string): Promise<void>;
  /** Adds a person as a signer of a document. Throws `not_found` for an unknown document, and `invalid_body` with the invalid member. */
  createSigner(trx: AnyTransaction, caller: Caller, request: SignerRequest): Promise<SignerRecord>;
  /** Lists a person's newest invitations to sign, newest first. */
  signersOf(caller: Caller, personId: string): Promise<SignerRecord[]>;
}

export interface DocumentsParts {
  people: SigningPeople;
  /** The listener that is notified when a document with invited signers is sealed. */
  readers?: CopyReaders;
  /** The operator's certificate. Null if the installation issues its own certificate. */
  p12?: P12 | null;
  /** The time stamp authority. Null if seals get no time stamp. */
  time?: TimeAuthority | null;
  /** Closes the connections to the time stamp authority. */
  close?(): Promise<void>;
}

const noListeners: CopyReaders = { notify: async () => {} };

const facts = {
  name: 'documents',
  within: 'people',
  title: 'Documents',
  version: 'stable',
  description: 'The documents that people sign, and the signed copies.',
  contract: documentsServiceContract,
  invalidBody: { status: 422 },
  unauthorizedStatus: 403,
  migrations: new URL('./migrations/', import.meta.url),
} as const satisfies ServiceFacts;

export function createDocumentsService(
  platform: Platform<DocumentTables>,
  { people, readers = noListeners, p12 = null, time = null, close }: DocumentsParts,
): DocumentsService {
  const os = implement(documentsServiceContract).$context<CallContext>();
  const files = createDocumentFiles(platform);
  const writer = createPdfWriter(platform.workers);
  const own = new OwnAuthority(platform);
  let opening: Promise<SigningAuthority> | null = null;
  const authority = () => {
    opening ??= p12 ? createP12Authority(p12, platform.clock) : Promise.resolve(own);
    return opening;
  };
  const reader = createSealReader(platform.workers);
  /** Returns the fingerprints of the operator's certificate and of all certificates that the installation has issued. */
  const sealers = async () => {
    const current = await authority();
    const theirs = current === own ? [] : await current.fingerprints();
    return new Set([...theirs, ...(await own.fingerprints())]);
  };
  const parts = { platform, files, writer, authority, time, people, readers, reader, sealers, turns: createTurns() };
  return {
    ...facts,
    router: os.router({ documents: documentOperations(parts), documentTemplates: templateOperations(parts) }),
    ofPerson: signedFiles(parts),
    attach: (trx, caller, workflow, personId) =>
      assignPerson(platform, seeing<DocumentTables>(trx), caller, { workflows: [workflow], to: personId }),
    detach: (trx, caller, personId, workflows) =>
      assignPerson(platform, seeing<DocumentTables>(trx), caller, { workflows, from: personId, to: null }),
    signedBeside: (trx, caller, { personId, workflow }) =>
      signersOf(caller, seeing<DocumentTables>(trx), platform.clock.now()).isInOtherWorkflow(personId, workflow),
    forgetSignedBy: (trx, caller, personId) => forgetSignedBy(parts, seeing<DocumentTables>(trx), caller, personId),
    createSigner: (trx, caller, request) => createSigner(platform, seeing<DocumentTables>(trx), caller, request),
    signersOf: (caller, personId) => listSigners(platform, caller, personId),
    async start() {
      await files.start();
      await startSealing(parts);
      await platform.retention.every(documentRetention(parts));
      // Loads or creates the key now, so that no request waits for it. A bad certificate of the operator stops the start.
      await (await authority()).identity();
    },
    close,
  };
}

export const documents = defineService({
  ...facts,
  config: signingConfig,
  create: (
    platform: Platform<DocumentTables>,
    { settings, ports }: { settings: SigningSettings; ports: Pick<DocumentsParts, 'people' | 'readers'> },
  ) => createDocumentsService(platform, { ...ports, ...signingParts(platform, settings) }),
});

/** Loads the certificate and time authority of the settings. Plain HTTP is safe for time stamps: a hash is sent, the answer is signed. */
function signingParts({ config }: Platform<DocumentTables>, { p12, tsaUrl }: SigningSettings): Partial<DocumentsParts> {
  const certificate = p12 && { bytes: readP12(p12.file), password: p12.password };
  if (tsaUrl === null) return { p12: certificate };
  const { exchange, close } = createOutbound({ allowLoopback: config.allowLoopbackWebhooks });
  return { p12: certificate, time: createTimeAuthority(tsaUrl, exchange), close };
}

function readP12(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch {
    throw new ConfigError([`SIGN_P12 must be a file that this server may read: ${file} is not.`]);
  }
}
