import { readFile } from 'node:fs/promises';
import { boundsOfThisMachine, WorkerBudget } from '#platform/base/worker-budget.ts';
import { createPdfs } from '#platform/foreign-files/pdf.ts';
import { createSymbolFiles, SYMBOL_PROCESS_MB } from '#platform/foreign-files/symbol-files.ts';
import { type SymbolFormat, symbolFormats } from '#vision/symbols/symbol.ts';
import { checkFile, openPicture } from './picture.ts';

/** Result for one file; `error` is set if the file could not be read. */
export interface FileCodes {
  file: string;
  codes: { format: SymbolFormat; text: string }[];
  error?: string;
}

const OPERATOR = { tenantId: 'operator' };
const SEARCH = { formats: symbolFormats, enough: () => false };

/** Reads files with as many processes as a server starts at once, so that none waits. Results are in the order of the files. */
export async function readFiles(files: readonly string[]): Promise<FileCodes[]> {
  const bounds = boundsOfThisMachine();
  const atOnce = Math.max(1, Math.min(files.length, bounds.processes, Math.floor(bounds.memoryMb / SYMBOL_PROCESS_MB)));
  const budget = new WorkerBudget(bounds);
  const reader = createSymbolFiles(budget, createPdfs(budget), { processorMs: LONGEST_MS, longestWorkMs: 2 * LONGEST_MS });
  const results: FileCodes[] = new Array(files.length);
  const queue = files.entries();
  const work = async () => {
    for (const [at, file] of queue) {
      try {
        await checkFile(file);
        const symbols = await reader.read(OPERATOR, { bytes: await readFile(file), mime: 'image/*' }, SEARCH);
        results[at] = { file, codes: symbols.map(({ format, payload }) => ({ format, text: payload })) };
      } catch (failure) {
        results[at] = { file, codes: [], error: await reasonOf(failure, file) };
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  budget.close();
  return results;
}

/** Maximum processor time of the search in one picture, in ms. */
const LONGEST_MS = 60_000;

/** Returns why a file was not read: its own fault, which opening it names, else the reader's. */
async function reasonOf(failure: unknown, file: string): Promise<string> {
  try {
    await openPicture(file);
    return (failure as Error).message;
  } catch (error) {
    return (error as Error).message;
  }
}
