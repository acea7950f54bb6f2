import { parentPort, workerData } from 'node:worker_threads';

/**
 * Asks for `/health` again and again until it is told to stop, then says how long the slowest answer took, in milliseconds. In a thread of
 * its own: whoever sends the hostile files is busy, and would measure itself.
 */

const url = String(workerData);
let over = false;
parentPort!.once('message', () => {
  over = true;
});
const ask = () => fetch(`${url}/health`).catch(() => fetch(`${url}/health`));
let slowest = 0;
while (!over) {
  const began = performance.now();
  await (await ask()).text();
  slowest = Math.max(slowest, performance.now() - began);
  await new Promise((resolve) => setTimeout(resolve, 20));
}
parentPort!.postMessage(slowest);
