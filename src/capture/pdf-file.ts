import { LARGEST_PDF } from '#contracts/base/file-limits.ts';
import { fileTypeOf, TYPE_BYTES } from '#contracts/base/file-type.ts';
import { StillFailure } from './still.ts';

/**
 * Returns a file as PDF; null if it is no PDF. Decided by its first bytes, since some phones report no type. Throws StillFailure
 * `large_file`.
 */
export async function pdfIn(file: Blob): Promise<Blob | null> {
  if (fileTypeOf(new Uint8Array(await file.slice(0, TYPE_BYTES).arrayBuffer())) !== 'pdf') return null;
  if (file.size > LARGEST_PDF) throw new StillFailure('large_file');
  return new Blob([file], { type: 'application/pdf' });
}
