import { fileTypeOf, TYPE_BYTES } from '#contracts/base/file-type.ts';
import { StillFailure } from './still.ts';

/** Bytes; the server takes no larger one. */
const LARGEST = 20 * 1024 * 1024;

/** Returns the PDF in a file; null for another file. Its first bytes tell, since some phones name no type. Throws StillFailure `large_file`. */
export async function pdfIn(file: Blob): Promise<Blob | null> {
  if (fileTypeOf(new Uint8Array(await file.slice(0, TYPE_BYTES).arrayBuffer())) !== 'pdf') return null;
  if (file.size > LARGEST) throw new StillFailure('large_file');
  return new Blob([file], { type: 'application/pdf' });
}
