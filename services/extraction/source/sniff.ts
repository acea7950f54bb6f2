/** What a file is by its first bytes, whatever its name and type say. */
export type FileType = 'pdf' | 'jpeg' | 'png' | 'webp';

const PDF_MAGIC = '%PDF-';
/** Programs put a few bytes before it. */
const MAGIC_WITHIN = 1024;

export function sniff(bytes: Uint8Array): FileType | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, MAGIC_WITHIN));
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  if (head.subarray(0, 4).toString('latin1') === 'RIFF' && head.subarray(8, 12).toString('latin1') === 'WEBP') return 'webp';
  return head.includes(PDF_MAGIC) ? 'pdf' : null;
}
