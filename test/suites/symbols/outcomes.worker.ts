import { parentPort } from 'node:worker_threads';
import { outcomeReader } from './outcomes.ts';

/** One thread of `readOutcomes`: the number of a picture in, what each contender made of it out. */
const reader = outcomeReader();

parentPort?.on('message', async (number: number) => {
  const read = await reader;
  parentPort?.postMessage(await read(number));
});
