import { parentPort } from 'node:worker_threads';
import { fileReader } from './read-files.ts';

const reader = fileReader();

parentPort?.on('message', async (file: string) => {
  const read = await reader;
  parentPort?.postMessage(await read(file));
});
