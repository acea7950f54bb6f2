import { parentPort, workerData } from 'node:worker_threads';

/**
 * Requests `/health` repeatedly until stopped, then reports the slowest answer in milliseconds. Runs in its own thread, because the
 * thread that sends the hostile files is busy and would measure itself.
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
