import { MAX_DOCUMENT_PAGES } from '#contracts/documents/document-limits.ts';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { sha256 } from '#platform/base/sha256.ts';
import type { PageSize } from '../../model/document-tables.ts';
import type { NewElement } from './elements-store.ts';
import type { DocumentParts } from './parts.ts';

/** The columns that refer to a stored PDF: its file, its hash and the sizes of its pages as JSON. */
interface StoredPdf {
  file_uuid: string;
  sha256: string;
  pages: string;
}

/** A document before it has a row. */
export interface DocumentDraft extends StoredPdf {
  name: string;
  template_uuid: string | null;
  elements: readonly NewElement[];
}

/** Maximum difference, in points, between two programs' sizes of one page: rounding only. */
const SAME_SIZE = 1;

/**
 * Checks an uploaded PDF and stores a rewritten copy: programs may show the upload differently, but all show the rewritten copy alike.
 * Throws the problems (413, 422, 503) of the PDF reader and writer, and `document_not_signable` if they disagree on the pages.
 */
export async function storeUpload({ platform, files, writer }: DocumentParts, caller: Caller, bytes: Uint8Array): Promise<StoredPdf> {
  const upload = await platform.pdfs.inspect(caller, bytes, { maxPages: MAX_DOCUMENT_PAGES });
  const { pdf, pages } = await writer.rewrite(caller, bytes);
  const { pages: shown } = await platform.pdfs.inspect(caller, pdf, { maxPages: MAX_DOCUMENT_PAGES });
  if (!areAlike(upload.pages, shown) || !areAlike(pages, shown)) {
    throw new Problem('document_not_signable', 'Programs show this PDF differently. Print it to a new PDF.');
  }
  return storePdf(files, caller, pdf, shown);
}

export async function storePdf(
  files: DocumentParts['files'],
  caller: Caller,
  pdf: Uint8Array,
  pages: readonly PageSize[],
): Promise<StoredPdf> {
  const sizes = pages.map(({ width, height }) => ({ width: round(width), height: round(height) }));
  return { file_uuid: await files.write(caller, pdf), sha256: sha256(pdf).toString('hex'), pages: JSON.stringify(sizes) };
}

/** Rounds to hundredths of a point: smaller differences are invisible. */
const round = (points: number) => Math.round(points * 100) / 100;

function areAlike(some: readonly PageSize[], others: readonly PageSize[]): boolean {
  const near = (one: number, other: number | undefined) => other !== undefined && Math.abs(one - other) <= SAME_SIZE;
  return (
    some.length === others.length &&
    some.every(({ width, height }, at) => near(width, others[at]?.width) && near(height, others[at]?.height))
  );
}
