import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { PeoplePlatform } from '../../model/implementer.ts';
import { type DocumentRow, documentsOf, requireDocument } from '../model/document-store.ts';
import type { DocumentParts } from '../model/parts.ts';

export async function readDocument({ clock, database }: PeoplePlatform, caller: Caller, uuid: string): Promise<DocumentRow> {
  return requireDocument(await documentsOf(caller, database.query, clock.now()).get(uuid));
}

/** Reads a document's file, and the index, from 0, of one of its pages. Throws `not_found` if the text is not the number of a page. */
export async function readPage({ platform, files }: DocumentParts, caller: Caller, { uuid, page }: { uuid: string; page: string }) {
  const { pages, file_uuid } = await readDocument(platform, caller, uuid);
  const at = /^[1-9]\d{0,2}$/.test(page) ? Number(page) - 1 : -1;
  if (!pages[at]) throw new Problem('not_found', 'The document has no such page.');
  return { bytes: await files.read(caller, file_uuid), at };
}

/** Returns a document's name without its ending, for the names of files that are made of it. */
export const withoutEnding = ({ name }: DocumentRow) => name.replace(/\.pdf$/i, '');
