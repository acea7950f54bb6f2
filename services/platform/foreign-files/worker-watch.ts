import { workerData } from 'node:worker_threads';
import { TOO_SLOW } from './too-slow.ts';

/**
 * Thread that kills its process if a request takes too much memory, or more than `processorMs` (ms) of processor time. `counter` is odd
 * while a request runs.
 */
const { counter, maxResident, processorMs } = workerData as { counter: Int32Array; maxResident: number; processorMs: number };

/** Maximum duration of one request, in ms, for a process whose server died; otherwise the pool kills the process sooner. */
const LONGEST_MS = 120_000;
/** Milliseconds between two checks of the memory, in which it grows by at most tens of megabytes. */
const CHECK_MS = 40;

for (;;) {
  const count = Atomics.load(counter, 0);
  const isWorking = count % 2 === 1;
  if (!isWorking) {
    Atomics.wait(counter, 0, count);
    continue;
  }
  const [before, end] = [process.cpuUsage(), performance.now() + LONGEST_MS];
  while (Atomics.wait(counter, 0, count, CHECK_MS) === 'timed-out') {
    const { user, system } = process.cpuUsage(before);
    const isTooSlow = (user + system) / 1000 > processorMs;
    const isOver = process.memoryUsage.rss() > maxResident || performance.now() > end;
    // The request may have ended meanwhile, and the next one is not to blame.
    if (Atomics.load(counter, 0) !== count) break;
    if (isTooSlow) process.kill(process.pid, TOO_SLOW);
    if (isOver) process.kill(process.pid, 'SIGKILL');
  }
}
