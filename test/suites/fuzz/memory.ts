import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Returns the megabytes of reachable objects; the in-memory database's bytes are outside this heap. */
export async function heldMegabytes(): Promise<number> {
  // Finalizers run in the next turn and release more, so the collection is repeated.
  for (let turn = 0; turn < 2; turn++) {
    collect();
    await setImmediate();
  }
  collect();
  return process.memoryUsage().heapUsed / 1024 ** 2;
}
