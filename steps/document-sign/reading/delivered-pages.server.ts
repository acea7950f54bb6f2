import type { OpenedDocument } from '../../ports/documents.ts';

/** Each page has its own note: pages that are fetched at once do not overwrite one another's. */
const keyOf = (page: number) => `page ${page}`;

/** Notes that this page of the document, as it is now, went to the person's device. */
export function noteOf(page: number, { sha256 }: OpenedDocument): Record<string, string> {
  return { [keyOf(page)]: sha256 };
}

/** The pages of the document, as it is now, that went to the person's device, from 1. Whether they read them nobody can know. */
export function deliveredPages(memory: Readonly<Record<string, unknown>>, { pages, sha256 }: OpenedDocument): number[] {
  return pages.flatMap((_page, at) => (memory[keyOf(at + 1)] === sha256 ? [at + 1] : []));
}
