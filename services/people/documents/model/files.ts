import type { Platform } from '#platform/base/ports.ts';
import { createKeptFiles, type KeptFiles } from '#platform/data/blobs/kept-files.ts';
import type { PeopleTables } from '../../model/tables.ts';

/** The store of the encrypted files that belong to documents. */
export type DocumentFiles = KeptFiles;

export function createDocumentFiles(platform: Platform<PeopleTables>): DocumentFiles {
  return createKeptFiles(platform, { table: 'documents.files', folder: 'documents', queue: 'documents-discard-files' });
}
