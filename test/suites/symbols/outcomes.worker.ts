import { parentPort } from 'node:worker_threads';
import { outcomeReader } from './outcomes.ts';

/** One thread of `readOutcomes`: receives the number of a picture, returns each contender's outcome. */
const reader = outcomeReader();

parentPort?.on('message', async (number: number) => {
  const read = await reader;
  parentPort?.postMessage(await read(number));
});
