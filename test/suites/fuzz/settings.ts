import { seedOfTheDay } from '../../support/seed.ts';
import type { Transport } from '../conformance/house.ts';

/** `npm run fuzz` tries 2 000 inputs of each operation, the suite 40 a day. The same seed makes the same inputs; a failure says which it was. */
export const RUNS = Number(process.env.FUZZ_RUNS ?? 40);
/** With fewer inputs what stays of each would have to be 100 kB to be seen, and to look costs more than they do. */
export const LOOKS_AT_MEMORY = RUNS >= 1_000;
export const SEED = seedOfTheDay('fuzz');
/** Beside other work on the same processors it has to be more. */
export const SLOWEST_MS = Number(process.env.FUZZ_SLOWEST_MS ?? 2_000);

const transports: Readonly<Record<string, Transport>> = { http: 'http', process: 'in process', servers: 'three servers' };

/** How the services are reached. What browsers call is reached over the network alone: there `process` is `http`. */
export const TRANSPORT = transportOf(process.env.FUZZ_TRANSPORT ?? 'http');

function transportOf(name: string): Transport {
  if (Object.hasOwn(transports, name)) return transports[name]!;
  throw new Error(`FUZZ_TRANSPORT is one of ${Object.keys(transports).join(', ')}.`);
}
