import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Megabytes of objects that are still held. Bytes of the database in memory are outside of this heap. */
export function heldMegabytes(): number {
  collect();
  return process.memoryUsage().heapUsed / 1024 ** 2;
}
