import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { SymbolFormat } from '#vision/symbols/symbol.ts';
import { contenders } from './contenders.ts';
import { type Hardship, scene } from './scenes.ts';

/** The result of one contender on one picture. */
export interface Outcome {
  contender: string;
  format: SymbolFormat;
  hardship: Hardship;
  read: boolean;
  wrong: string[];
  /** Milliseconds of processor time in its own thread. */
  ms: number;
}

export async function outcomeReader(): Promise<(number: number) => Promise<Outcome[]>> {
  const readers = await contenders();
  return async (number) => {
    const { format, hardship, payload, picture } = await scene(number);
    const outcomes: Outcome[] = [];
    for (const { name, read } of readers) {
      const before = process.threadCpuUsage();
      const symbols = await read(picture);
      const { user, system } = process.threadCpuUsage(before);
      const right = symbols.filter((symbol) => symbol.payload === payload && symbol.format === format);
      const wrong = symbols.filter((symbol) => !right.includes(symbol)).map((symbol) => `${number} ${symbol.format} ${symbol.payload}`);
      outcomes.push({ contender: name, format, hardship, read: right.length > 0, wrong, ms: (user + system) / 1000 });
    }
    return outcomes;
  };
}

/** Runs every contender on the first `pictures` pictures, on as many threads as there are cores. */
export async function readOutcomes(pictures: number, tell: (done: number) => void): Promise<Outcome[]> {
  const outcomes: Outcome[][] = [];
  const queue = Array.from({ length: pictures }, (_, number) => number).values();
  await Promise.all(
    Array.from({ length: Math.min(availableParallelism(), pictures) }, async () => {
      const worker = new Worker(new URL('./outcomes.worker.ts', import.meta.url));
      try {
        for (const number of queue) {
          worker.postMessage(number);
          // A thread that dies emits an error, which ends the benchmark.
          const [answer] = (await once(worker, 'message')) as [Outcome[]];
          outcomes.push(answer);
          tell(outcomes.length);
        }
      } finally {
        await worker.terminate();
      }
    }),
  );
  return outcomes.flat();
}
