import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { WorkerBudget } from '#platform/base/worker-budget.ts';
import { createPdfs } from '#platform/foreign-files/pdf.ts';
import { createSymbolFiles } from '#platform/foreign-files/symbol-files.ts';
import { type SymbolFormat, symbolFormats } from '#vision/symbols/symbol.ts';
import { openPicture } from './picture.ts';

/** Result for one file; `error` is set if the file could not be read. */
export interface FileCodes {
  file: string;
  codes: { format: SymbolFormat; text: string }[];
  error?: string;
}

const OPERATOR = { tenantId: 'operator' };
const SEARCH = { formats: symbolFormats, enough: () => false };

/** Reads files with one process per core, as a server does. Results are in the order of the files. */
export async function readFiles(files: readonly string[]): Promise<FileCodes[]> {
  const budget = new WorkerBudget();
  const reader = createSymbolFiles(budget, createPdfs(budget), { deadlineMs: LONGEST_MS });
  const results: FileCodes[] = new Array(files.length);
  const queue = files.entries();
  const work = async () => {
    for (const [at, file] of queue) {
      try {
        const symbols = await reader.read(OPERATOR, { bytes: await readFile(file), mime: 'image/*' }, SEARCH);
        results[at] = { file, codes: symbols.map(({ format, payload }) => ({ format, text: payload })) };
      } catch (failure) {
        results[at] = { file, codes: [], error: await reasonOf(failure, file) };
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(files.length, availableParallelism()) }, work));
  budget.close();
  return results;
}

/** The longest search in one picture, in milliseconds. */
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
