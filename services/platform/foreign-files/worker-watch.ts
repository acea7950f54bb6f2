import { workerData } from 'node:worker_threads';

/** Thread that kills its process if a request takes too long or too much memory. `counter` is odd while a request runs. */
const { counter, longestMs, mostResident } = workerData as { counter: Int32Array; longestMs: number; mostResident: number };

/** Milliseconds between two checks of the memory, in which it grows by at most tens of megabytes. */
const CHECK_MS = 40;

for (;;) {
  const count = Atomics.load(counter, 0);
  const isWorking = count % 2 === 1;
  if (!isWorking) {
    Atomics.wait(counter, 0, count);
    continue;
  }
  const end = performance.now() + longestMs;
  while (Atomics.wait(counter, 0, count, CHECK_MS) === 'timed-out') {
    if (performance.now() > end || process.memoryUsage.rss() > mostResident) process.kill(process.pid, 'SIGKILL');
  }
}
