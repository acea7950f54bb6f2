import { StillFailure } from './still.ts';

/** Bytes; the server takes no larger one. */
const LARGEST = 20 * 1024 * 1024;

/** The PDF in a file; null for another file. Told by its first bytes: some phones name no type. Throws StillFailure `large_file`. */
export async function pdfIn(file: Blob): Promise<Blob | null> {
  if ((await file.slice(0, 5).text()) !== '%PDF-') return null;
  if (file.size > LARGEST) throw new StillFailure('large_file');
  return new Blob([file], { type: 'application/pdf' });
}
