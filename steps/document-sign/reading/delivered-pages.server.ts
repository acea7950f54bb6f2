import type { OpenedDocument } from '../../ports/documents.ts';

/** Returns the memory key of a page. Each page has its own key, so that concurrent fetches do not overwrite each other. */
const keyOf = (page: number) => `page ${page}`;

/** Returns the memory entry that records that this page of the current document was sent to the person's device. */
export function noteOf(page: number, { sha256 }: OpenedDocument): Record<string, string> {
  return { [keyOf(page)]: sha256 };
}

/** Returns the pages of the current document that were sent to the person's device, from 1. This does not prove that they were read. */
export function deliveredPages(memory: Readonly<Record<string, unknown>>, { pages, sha256 }: OpenedDocument): number[] {
  return pages.flatMap((_page, at) => (memory[keyOf(at + 1)] === sha256 ? [at + 1] : []));
}
