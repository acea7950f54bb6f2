import type { Caller } from '#platform/base/ports.ts';
import type { Turns } from '#platform/base/turns.ts';
import { createKeptFiles, type KeptFiles } from '#platform/data/blobs/kept-files.ts';
import type { PeoplePlatform } from '../../model/implementer.ts';
import type { PdfWriter } from '../pdf/writer.ts';
import type { SigningAuthority } from '../sealing/authority.ts';
import type { TimeAuthority } from '../sealing/timestamp.ts';
import type { SealReader } from '../seals/reader.ts';

/** The workflows in which documents are signed. A call that fails is repeated. */
export interface SigningWorkflows {
  /** Is called when a document that was signed in the workflow is sealed or refused, or may be sealed after all. */
  documentChanged(caller: Caller, workflow: string): Promise<void>;
  /** Returns whether an act of signing may be sealed. Null while its submission is not recorded, or a finding is undecided. */
  decision(caller: Caller, act: { workflow: string; signing: string }): Promise<boolean | null>;
}

export interface DocumentParts {
  platform: PeoplePlatform;
  /** Stores the encrypted files of documents. */
  files: KeptFiles;
  writer: PdfWriter;
  sealReader: SealReader;
  /** Returns the authority (key and certificate) that seals documents. */
  authority(): Promise<SigningAuthority>;
  /** The time stamp authority. Null if seals get no time stamp. */
  time: TimeAuthority | null;
  /** Returns the SHA-256 of every certificate with which this installation seals or has sealed. */
  sealers(): Promise<ReadonlySet<string>>;
  signingWorkflows: SigningWorkflows;
  /** Makes the work on one document sequential within this process. */
  turns: Turns;
}

export function createDocumentFiles(platform: PeoplePlatform): KeptFiles {
  return createKeptFiles(platform, { table: 'documents.files', folder: 'documents', queue: 'documents-discard-files' });
}
