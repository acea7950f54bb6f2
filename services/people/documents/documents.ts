import type { Caller } from '#platform/base/ports.ts';
import { createTurns } from '#platform/base/turns.ts';
import type { PeoplePlatform } from '../model/implementer.ts';
import type { PeopleTransaction } from '../model/tables.ts';
import { documentRetention, forgetSignedBy } from './document/forget-document.ts';
import { documentOperations } from './document/operations.ts';
import { signedFiles } from './document/signed-files.ts';
import { createDocumentFiles, type SigningWorkflows } from './model/parts.ts';
import { createPdfWriter } from './pdf/writer.ts';
import { OwnAuthority, type SigningAuthority } from './sealing/authority.ts';
import { createP12Authority, type P12 } from './sealing/p12.ts';
import type { TimeAuthority } from './sealing/timestamp.ts';
import { createSealReader } from './seals/reader.ts';
import { startAskingDecisions } from './signing/ask-decision.ts';
import { startSealing } from './signing/seal-document.ts';
import { templateOperations } from './templates/operations.ts';

export interface DocumentsOptions {
  /** The workflows in which documents are signed. By default there are none. */
  signingWorkflows?: SigningWorkflows;
  /** The operator's certificate. Null if the installation issues its own certificate. */
  p12?: P12 | null;
  /** The time stamp authority. Null if seals get no time stamp. */
  time?: TimeAuthority | null;
}

export type Documents = ReturnType<typeof createDocuments>;

const noWorkflows: SigningWorkflows = { documentChanged: async () => {}, decision: async () => null };

/** Creates the operations on documents that people sign, and the functions by which the people service uses documents. */
export function createDocuments(platform: PeoplePlatform, { signingWorkflows = noWorkflows, p12 = null, time = null }: DocumentsOptions) {
  const files = createDocumentFiles(platform);
  const writer = createPdfWriter(platform.workers);
  const own = new OwnAuthority(platform);
  let opening: Promise<SigningAuthority> | null = null;
  const authority = () => {
    opening ??= p12 ? createP12Authority(p12, platform.clock) : Promise.resolve(own);
    return opening;
  };
  const sealReader = createSealReader(platform.workers);
  /** Returns the fingerprints of the operator's certificate and of all certificates that the installation has issued. */
  const sealers = async () => {
    const current = await authority();
    const theirs = current === own ? [] : await current.fingerprints();
    return new Set([...theirs, ...(await own.fingerprints())]);
  };
  const parts = { platform, files, writer, authority, time, signingWorkflows, sealReader, sealers, turns: createTurns() };
  return {
    operations: { documents: documentOperations(parts), documentTemplates: templateOperations(parts) },
    archive: signedFiles(parts),
    forgetSignedBy: (trx: PeopleTransaction, caller: Caller, personId: string) => forgetSignedBy(parts, trx, caller, personId),
    async start() {
      await files.start();
      await startSealing(parts);
      await startAskingDecisions(parts);
      await platform.retention.every(documentRetention(parts));
      // Loads or creates the key now, so that no request waits for it. A bad certificate of the operator stops the start.
      await (await authority()).identity();
    },
  };
}
