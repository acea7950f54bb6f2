import { workerData } from 'node:worker_threads';

/** Sleeps while nothing is asked of its process, and kills the process when one answer takes too long. */
const { watch, longestMs } = workerData as { watch: Int32Array; longestMs: number };

for (;;) {
  const turn = Atomics.load(watch, 0);
  const working = turn % 2 === 1;
  if (Atomics.wait(watch, 0, turn, working ? longestMs : Number.POSITIVE_INFINITY) === 'timed-out') process.kill(process.pid, 'SIGKILL');
}
