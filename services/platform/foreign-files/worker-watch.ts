import { workerData } from 'node:worker_threads';

/** Thread that sleeps while its process has no request, and kills the process if a request takes too long or too much memory. */
const { watch, longestMs, mostResident } = workerData as { watch: Int32Array; longestMs: number; mostResident: number };

/** Milliseconds between two checks of the memory, in which it grows by at most tens of megabytes. */
const GLANCE_MS = 40;

for (;;) {
  const turn = Atomics.load(watch, 0);
  const working = turn % 2 === 1;
  if (!working) {
    Atomics.wait(watch, 0, turn);
    continue;
  }
  const end = performance.now() + longestMs;
  while (Atomics.wait(watch, 0, turn, GLANCE_MS) === 'timed-out') {
    if (performance.now() > end || process.memoryUsage.rss() > mostResident) process.kill(process.pid, 'SIGKILL');
  }
}
