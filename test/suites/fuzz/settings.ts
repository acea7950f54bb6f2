import { seedOfTheDay } from '../../support/seed.ts';
import type { Transport } from '../conformance/house.ts';

/** Inputs per operation: `npm run fuzz` tries 2 000, the suite 40 a day. The same seed gives the same inputs; a failure prints it. */
export const RUNS = Number(process.env.FUZZ_RUNS ?? 40);
/** True if memory is measured. With fewer inputs only a leak of 100 kB per input shows, and measuring costs more than the inputs. */
export const LOOKS_AT_MEMORY = RUNS >= 1_000;
export const SEED = seedOfTheDay('fuzz');
/** Maximum time for an answer on the machine of `onThisMachine`, in ms; raise it if other work runs on the same processors. */
export const SLOWEST_MS = Number(process.env.FUZZ_SLOWEST_MS ?? 2_000);

const transports: Readonly<Record<string, Transport>> = { http: 'http', process: 'in process', servers: 'three servers' };

/** The transport to the services. Browsers' calls go only over the network, so there `process` means `http`. */
export const TRANSPORT = transportOf(process.env.FUZZ_TRANSPORT ?? 'http');

function transportOf(name: string): Transport {
  if (Object.hasOwn(transports, name)) return transports[name]!;
  throw new Error(`FUZZ_TRANSPORT is one of ${Object.keys(transports).join(', ')}.`);
}
