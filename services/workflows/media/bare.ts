/**
 * Whether a file holds the picture, what is needed to draw it, and nothing else. A list of what may be there, not of what may not:
 * place, device and words hide in comments, maker's notes, vendors' segments, thumbnails, and behind the picture's end (the film of
 * a "live" photo, another document). A file that cannot be followed is not bare either.
 */
export function isBareImage(bytes: Uint8Array, format: string): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (format === 'jpeg') return isBareJpeg(file);
  if (format === 'png') return isBarePng(file);
  return format === 'webp' && isBareWebp(file);
}

/** Tables, frames and restart intervals of ITU T.81, table B.1. */
const JPEG_DRAWS = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc4, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcc, 0xcd, 0xce, 0xcf, 0xdb, 0xdd]);
const [START_OF_SCAN, END_OF_IMAGE, JFIF, PROFILE, ADOBE] = [0xda, 0xd9, 0xe0, 0xe2, 0xee];
/** A JFIF header without a thumbnail, length included. */
const PLAIN_JFIF_BYTES = 16;

function isBareJpeg(file: Buffer): boolean {
  for (let at = 2; at + 4 <= file.length || file[at + 1] === END_OF_IMAGE; ) {
    if (file[at] !== 0xff) return false;
    const marker = file[at + 1] ?? 0;
    if (marker === END_OF_IMAGE) return at + 2 === file.length;
    const length = file.readUInt16BE(at + 2);
    const body = file.subarray(at + 4, at + 2 + length);
    if (!mayStandInJpeg(marker, length, body)) return false;
    at += 2 + length;
    if (marker === START_OF_SCAN) at = endOfScan(file, at);
  }
  return false;
}

function mayStandInJpeg(marker: number, length: number, body: Buffer): boolean {
  const begins = (name: string) => body.subarray(0, name.length).equals(Buffer.from(name, 'latin1'));
  if (marker === JFIF) return length === PLAIN_JFIF_BYTES && begins('JFIF\0');
  if (marker === PROFILE) return begins('ICC_PROFILE\0');
  if (marker === ADOBE) return length === 14 && begins('Adobe');
  return marker === START_OF_SCAN || JPEG_DRAWS.has(marker);
}

/** Where the next marker stands: within a scan 0xff is followed by 0, or counts restarts. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    if (next !== 0x00 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return file.length;
}

/** Chunks of the PNG specification that change how the picture looks. */
const PNG_DRAWS = new Set(['IHDR', 'PLTE', 'IDAT', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'bKGD', 'pHYs']);
const PNG_SIGNATURE_BYTES = 8;
/** Length, type and checksum around a chunk's data. */
const PNG_FRAME_BYTES = 12;

function isBarePng(file: Buffer): boolean {
  for (let at = PNG_SIGNATURE_BYTES; at + PNG_FRAME_BYTES <= file.length; ) {
    const type = file.toString('latin1', at + 4, at + 8);
    const end = at + PNG_FRAME_BYTES + file.readUInt32BE(at);
    if (type === 'IEND') return end === file.length;
    if (!PNG_DRAWS.has(type)) return false;
    at = end;
  }
  return false;
}

const WEBP_DRAWS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']);
const RIFF_HEADER_BYTES = 12;

function isBareWebp(file: Buffer): boolean {
  if (file.length < RIFF_HEADER_BYTES || file.readUInt32LE(4) + 8 !== file.length) return false;
  let at = RIFF_HEADER_BYTES;
  while (at + 8 <= file.length) {
    if (!WEBP_DRAWS.has(file.toString('latin1', at, at + 4))) return false;
    const size = file.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return at === file.length;
}
