import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Megabytes of objects that are still held. Bytes of the database in memory are outside of this heap. */
export async function heldMegabytes(): Promise<number> {
  // What was collected is told of in the next turn, and lets go of more.
  for (let turn = 0; turn < 2; turn++) {
    collect();
    await setImmediate();
  }
  collect();
  return process.memoryUsage().heapUsed / 1024 ** 2;
}
