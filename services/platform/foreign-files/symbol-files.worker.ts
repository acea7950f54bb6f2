import { readStill } from '#vision/symbols/still.ts';
import type { SymbolFilesAnswer, SymbolFilesRequest } from './symbol-files.ts';
import { openSymbolEngines, readGray } from './symbols.ts';
import { serveRequests, WorkerProblem } from './worker-process.ts';

/** A worker that uses more memory than this (in bytes) is replaced, since pictures leave memory behind. */
const RESTART_ABOVE = 600 * 1024 * 1024;
/** Maximum memory of a process, in bytes; a megabyte of interlaced PNG or AVIF may decode to more. */
const MAX_RESIDENT = 1024 * 1024 * 1024;

const readers = openSymbolEngines();

serveRequests<SymbolFilesRequest, SymbolFilesAnswer>(
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
  { ready: readers, maxResident: MAX_RESIDENT, restartAboveBytes: RESTART_ABOVE },
);
