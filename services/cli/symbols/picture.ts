import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { fileTypeOf, TYPE_BYTES } from '#contracts/base/file-type.ts';
import { MAX_PIXELS, readGray } from '#platform/foreign-files/symbols.ts';
import type { Gray } from '#vision/gray.ts';

/** Throws an error whose message names the problem, unless this is a regular file with bytes. Others could be read without end. */
export async function checkFile(file: string): Promise<void> {
  const stats = await stat(file).catch(() => null);
  if (!stats) throw new Error('There is no such file.');
  if (stats.isDirectory()) throw new Error('This is a folder. Name the pictures in it.');
  if (!stats.isFile()) throw new Error('This is not a file.');
  if (stats.size === 0) throw new Error('This file is empty.');
}

/** Opens a picture, in grey and upright. Throws an error whose message names the file's problem and the remedy. */
export async function openPicture(file: string): Promise<Gray> {
  await checkFile(file);
  try {
    return await readGray(file);
  } catch (error) {
    throw new Error(await whyNoPicture(file, String(error)), { cause: error });
  }
}

const READABLE = 'JPEG, PNG, WebP, GIF, TIFF or AVIF';

/** Returns a message for an error of the library sharp, which has no error codes. Other formats are detected by their first bytes. */
async function whyNoPicture(file: string, message: string): Promise<string> {
  const bytes = await buffer(createReadStream(file, { end: TYPE_BYTES - 1 })).catch(() => null);
  if (bytes === null) return 'This file cannot be read, because its permissions do not allow it.';
  if (fileTypeOf(bytes) === 'pdf') return 'This is a PDF. Save its pages as pictures (PNG).';
  const start = bytes.toString('latin1', 0, 64);
  // AVIF begins the same way but is readable.
  if (/^.{4}ftyp/s.test(start) && /hei[cxms]|hev[cxms]|mif1/.test(start) && !start.includes('avif'))
    return 'This is a HEIC picture, which this command cannot read. Save it as JPEG.';
  if (message.includes('pixel limit')) return `This picture has more than ${MAX_PIXELS / 1e6} million pixels. Make it smaller.`;
  if (message.includes('unsupported image format')) return `This is not a picture that can be read: ${READABLE}.`;
  return 'This picture is damaged.';
}
