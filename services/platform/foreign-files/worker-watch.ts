import { workerData } from 'node:worker_threads';

/** Sleeps while its process has no request. Kills the process when one answer takes too long or too much memory. */
const { watch, longestMs, mostResident } = workerData as { watch: Int32Array; longestMs: number; mostResident: number };

/** Milliseconds between two looks at the memory, in which it grows by tens of megabytes at most. */
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
