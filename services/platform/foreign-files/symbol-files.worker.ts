import { readStill } from '#vision/symbols/still.ts';
import type { SymbolFilesAnswer, SymbolFilesAsk } from './symbol-files.ts';
import { openSymbolEngines, readGray } from './symbols.ts';
import { serveRequests, WorkerProblem } from './worker-process.ts';

/** Milliseconds that no search for a symbol takes. */
const LONGEST_MS = 60_000;
/** Bytes after which a fresh worker takes over: pictures leave memory behind. */
const WORN_MEMORY = 600 * 1024 * 1024;
/** Bytes of a process at most: a megabyte of interlaced PNG or AVIF may unpack to more. */
const MOST_RESIDENT = 1024 * 1024 * 1024;

const readers = openSymbolEngines();

serveRequests<SymbolFilesAsk, SymbolFilesAnswer>(
  async ({ picture, page, formats, thorough }) => {
    const gray = picture
      ? await readGray(Buffer.from(picture)).catch(() => {
          throw new WorkerProblem('unreadable');
        })
      : page;
    if (thorough) return readStill(await readers, gray, formats);
    const look = await (await readers).strong?.read(gray, { formats, binarizer: 'hybrid', thorough: true });
    return (look?.readings ?? []).filter(({ doubtful }) => !doubtful).map(({ format, payload }) => ({ format, payload }));
  },
  { ready: readers, longestMs: LONGEST_MS, mostResident: MOST_RESIDENT, shouldRestart: () => process.memoryUsage.rss() > WORN_MEMORY },
);
