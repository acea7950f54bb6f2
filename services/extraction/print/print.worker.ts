import { serveRequests } from '#platform/foreign-files/worker-process.ts';
import { openPrintReader } from './open-reader.ts';
import { openPicture, pictureOfPage } from './picture.ts';
import type { PrintAnswer, PrintAsk } from './print.ts';
import { readPicture } from './read-picture.ts';

/** Milliseconds after which a process ends if its server died; otherwise the pool ends it sooner. */
const LONGEST_MS = 30_000;
/** Memory in bytes above which a worker is replaced, because decoders leak memory. */
const WORN_MEMORY = 500 * 1024 * 1024;
/** Memory limit in bytes: more than formats need that are decoded as a whole (interlaced PNG, progressive JPEG). */
const MOST_RESIDENT = 900 * 1024 * 1024;

const reader = openPrintReader();

async function read({ file, page }: PrintAsk): Promise<PrintAnswer> {
  const picture = file ? await openPicture(file) : pictureOfPage(page);
  const { image, words } = readPicture(await reader, picture);
  return { width: image.width, height: image.height, words };
}

serveRequests<PrintAsk, PrintAnswer>(read, {
  ready: reader,
  longestMs: LONGEST_MS,
  mostResident: MOST_RESIDENT,
  shouldRestart: () => process.memoryUsage.rss() > WORN_MEMORY,
});
