const MIMES = { pdf: 'application/pdf', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

export type FileType = keyof typeof MIMES;
export type FileMime = (typeof MIMES)[FileType];

/** Length of the part of a file that identifies its type, in bytes. PDF readers accept the header anywhere within it. */
export const TYPE_BYTES = 1024;

/** Signatures at the start of each picture type; null matches any byte. */
const STARTS: readonly { type: FileType; bytes: readonly (number | null)[] }[] = [
  { type: 'jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  // `RIFF`, the length, `WEBP`.
  { type: 'webp', bytes: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50] },
];
/** `%PDF-` */
const PDF_HEADER = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** Returns the type of a file by its first bytes, not by its name. Null if it is none of the supported types. */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  const start = STARTS.find((one) => hasBytesAt(bytes, 0, one.bytes));
  if (start) return start.type;
  const last = Math.min(bytes.length, TYPE_BYTES) - PDF_HEADER.length;
  for (let at = 0; at <= last; at++) if (hasBytesAt(bytes, at, PDF_HEADER)) return 'pdf';
  return null;
}

/** The media type (RFC 6838) of a file type. */
export const mimeOf = (type: FileType): FileMime => MIMES[type];

const hasBytesAt = (bytes: Uint8Array, at: number, part: readonly (number | null)[]) =>
  part.every((byte, index) => byte === null || bytes[at + index] === byte);
