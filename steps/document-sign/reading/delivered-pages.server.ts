import type { OpenedDocument } from '../../step.server.ts';

/** One note per page, so that pages which are fetched at once do not overwrite one another's. */
const keyOf = (page: number) => `page ${page}`;

/** That this page, as the document says now, went to the signer's device. */
export function noteOf(page: number, { sha256 }: OpenedDocument): Record<string, string> {
  return { [keyOf(page)]: sha256 };
}

/** Pages of the document as it says now that went to the signer's device, from 1. Delivered is not read: that nobody can know. */
export function deliveredPages(memory: Readonly<Record<string, unknown>>, { pages, sha256 }: OpenedDocument): number[] {
  return pages.flatMap((_page, at) => (memory[keyOf(at + 1)] === sha256 ? [at + 1] : []));
}
