import { serveRequests } from '#platform/foreign-files/worker-process.ts';
import type { PrintAnswer, PrintAsk } from './messages.ts';
import { openPrintReader } from './open-reader.ts';
import { openPicture, pictureOfPage } from './picture.ts';
import { readPicture } from './read-picture.ts';

/** The pool kills it sooner; this is for a process whose server died, in milliseconds. */
const LONGEST_MS = 30_000;
/** Decoders leave memory behind: a fresh worker replaces one that grew so far, in bytes. */
const WORN_MEMORY = 500 * 1024 * 1024;
/** Some kinds (an interlaced PNG, a progressive JPEG) are unpacked whole: this is more than they need, in bytes. */
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
