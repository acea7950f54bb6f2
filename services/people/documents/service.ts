import type { Transaction } from 'kysely';
import type { Exchange } from '../../platform/calls/outbound.ts';
import type { Caller, Platform } from '../../platform/ports.ts';
import type { PersonFiles } from '../people/archive.ts';
import type { PeopleTables } from '../tables.ts';
import { createOwnAuthority, type SigningAuthority } from './authority.ts';
import { createDocumentFiles } from './files.ts';
import { documentOperations } from './operations.ts';
import { createGivenAuthority, type GivenP12 } from './p12.ts';
import { createPdfWriter } from './pdf/writer.ts';
import { signedFiles } from './person-files.ts';
import { documentRetention, forgetSignedBy } from './retention.ts';
import { templateOperations } from './template-operations.ts';
import { createTimeAuthority } from './timestamp.ts';

/** How documents are signed here, as the operator says it. */
export interface SigningConfig {
  /** The operator's own certificate; null for one that the installation makes. */
  p12: GivenP12 | null;
  /** Who stamps the time; null for nobody. */
  time: { url: string; exchange: Exchange } | null;
}

/** The part of the people service that keeps documents and signs them. */
export interface Documents {
  documents: ReturnType<typeof documentOperations>;
  templates: ReturnType<typeof templateOperations>;
  /** What a person signed, for the archive of their data. */
  ofPerson: PersonFiles;
  /** What a person signed goes with them. */
  forgetSignedBy(trx: Transaction<PeopleTables>, caller: Caller, personId: string): Promise<void>;
  start(): Promise<void>;
  close(): void;
}

export function createDocuments(platform: Platform<PeopleTables>, { p12, time }: SigningConfig): Documents {
  const files = createDocumentFiles(platform);
  const writer = createPdfWriter();
  let chosen: Promise<SigningAuthority> | null = null;
  const authority = () => {
    chosen ??= p12 ? createGivenAuthority(p12, platform.clock) : Promise.resolve(createOwnAuthority(platform));
    return chosen;
  };
  const parts = { platform, files, writer, authority, time: time && createTimeAuthority(time.url, time.exchange) };
  return {
    documents: documentOperations(parts),
    templates: templateOperations(parts),
    ofPerson: signedFiles(parts),
    forgetSignedBy: (trx, caller, personId) => forgetSignedBy(parts, trx, caller, personId),
    async start() {
      await files.start();
      await platform.retention.every(documentRetention(parts));
      // Now, rather than when somebody waits for it; and what the operator gave is judged before the server says that it is ready.
      await (await authority()).identity();
    },
    close: writer.close,
  };
}
