import { serveRequests } from '#platform/foreign-files/worker-process.ts';
import { openPrintReader } from './open-reader.ts';
import { openPicture, pictureOfPage } from './picture.ts';
import type { PrintAnswer, PrintRequest } from './print.ts';
import { readPicture } from './read-picture.ts';

/** Memory in bytes above which a worker is replaced, because decoders leak memory. */
const RESTART_ABOVE = 500 * 1024 * 1024;
/**
 * Memory in bytes above which a worker is killed. Formats that are decoded as a whole (interlaced PNG, progressive JPEG) need less.
 */
const MAX_RESIDENT = 900 * 1024 * 1024;

const reader = openPrintReader();

/** Reads the printed words of a picture (OCR). */
async function read({ file, page }: PrintRequest): Promise<PrintAnswer> {
  const picture = file ? await openPicture(file) : pictureOfPage(page);
  const { image, words } = readPicture(await reader, picture);
  return { width: image.width, height: image.height, words };
}

serveRequests<PrintRequest, PrintAnswer>(read, { ready: reader, maxResident: MAX_RESIDENT, restartAboveBytes: RESTART_ABOVE });
