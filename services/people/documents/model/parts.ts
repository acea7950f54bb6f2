import type { Caller, Platform } from '#platform/base/ports.ts';
import type { Turns } from '#platform/base/turns.ts';
import { createKeptFiles, type KeptFiles } from '#platform/data/blobs/kept-files.ts';
import type { PeopleTables } from '../../model/tables.ts';
import type { PdfWriter } from '../pdf/writer.ts';
import type { SigningAuthority } from '../sealing/authority.ts';
import type { TimeAuthority } from '../sealing/timestamp.ts';
import type { SealReader } from '../seals/reader.ts';

/** The listener that is notified when a workflow's document is sealed. A call that fails is repeated. */
export interface CopyReaders {
  notify(caller: Caller, workflow: string): Promise<void>;
}

export interface DocumentParts {
  platform: Platform<PeopleTables>;
  /** The store of the encrypted files that belong to documents. */
  files: KeptFiles;
  writer: PdfWriter;
  reader: SealReader;
  authority(): Promise<SigningAuthority>;
  time: TimeAuthority | null;
  /** Returns the SHA-256 of every certificate with which this installation seals or has sealed. */
  sealers(): Promise<ReadonlySet<string>>;
  readers: CopyReaders;
  turns: Turns;
}

export function createDocumentFiles(platform: Platform<PeopleTables>): KeptFiles {
  return createKeptFiles(platform, { table: 'documents.files', folder: 'documents', queue: 'documents-discard-files' });
}
