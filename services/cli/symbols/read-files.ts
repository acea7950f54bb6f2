import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { openSymbolEngines } from '#platform/foreign-files/symbols.ts';
import { readStill } from '#vision/symbols/still.ts';
import type { SymbolFormat } from '#vision/symbols/symbol.ts';
import { openPicture } from './picture.ts';

/** Result for one file; `error` is set if the file could not be read. */
export interface FileCodes {
  file: string;
  codes: { format: SymbolFormat; text: string }[];
  error?: string;
}

type CodeReader = (file: string) => Promise<FileCodes>;

/** Opens a code reader in this thread. */
export async function fileReader(): Promise<CodeReader> {
  const engines = await openSymbolEngines();
  return async (file) => {
    try {
      const symbols = await readStill(engines, await openPicture(file));
      return { file, codes: symbols.map(({ format, payload }) => ({ format, text: payload })) };
    } catch (error) {
      return { file, codes: [], error: reasonOf(error) };
    }
  };
}

/** Reads files with one thread per core. Results are in the order of the files. */
export async function readFiles(files: readonly string[]): Promise<FileCodes[]> {
  const threads = Math.min(files.length, availableParallelism());
  const results: FileCodes[] = new Array(files.length);
  const queue = files.entries();
  const work = async (read: CodeReader) => {
    for (const [at, file] of queue) results[at] = await read(file);
  };
  if (threads <= 1) {
    await work(await fileReader());
    return results;
  }
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const open = () => new Worker(new URL('./read-files.worker.ts', import.meta.url));
      let worker = open();
      try {
        await work(async (file) => {
          try {
            return await askWorker(worker, file);
          } catch (error) {
            // Replaces a thread that a picture ended, mostly for lack of memory.
            worker = open();
            return { file, codes: [], error: reasonOf(error) };
          }
        });
      } finally {
        await worker.terminate();
      }
    }),
  );
  return results;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function askWorker(worker: Worker, file: string): Promise<FileCodes> {
  worker.postMessage(file);
  const [codes] = await once(worker, 'message');
  return codes as FileCodes;
}
