import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before a server: writes a line for each turn of the event loop that took long, in milliseconds of processor time. Wall-clock
 * time would include other work of the machine.
 */

const FILE = process.env.LOOP_WATCH_FILE;
const MIN_MS = 10;

if (FILE && isMainThread) {
  let before = process.threadCpuUsage();
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    const milliseconds = (user + system) / 1000;
    if (milliseconds > MIN_MS) appendFileSync(FILE, `${Math.round(milliseconds)}\n`);
  }, 5).unref();
}
