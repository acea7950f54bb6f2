import { readStill } from '#vision/symbols/still.ts';
import type { SymbolFilesAnswer, SymbolFilesAsk } from './symbol-files.ts';
import { openSymbolEngines, readGray } from './symbols.ts';
import { serveRequests, WorkerProblem } from './worker-process.ts';

/** The most milliseconds of one search, longer than any normal search. */
const LONGEST_MS = 60_000;
/** Bytes of memory above which the worker is replaced, since pictures leave memory behind. */
const WORN_MEMORY = 600 * 1024 * 1024;
/** The most bytes of a process; a megabyte of interlaced PNG or AVIF may decode to more. */
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
