import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before a server: writes how long its loop was held, in milliseconds of the processor, a line for each turn that took more than a
 * few. The clock on the wall would also tell what else the machine does.
 */

const FILE = process.env.LOOP_WATCH_FILE;
const LEAST = 10;

if (FILE && isMainThread) {
  let before = process.threadCpuUsage();
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    const milliseconds = (user + system) / 1000;
    if (milliseconds > LEAST) appendFileSync(FILE, `${Math.round(milliseconds)}\n`);
  }, 5).unref();
}
