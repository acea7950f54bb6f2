import type { Clock, Limit } from '../ports.ts';
import { Problem } from '../problem.ts';
import { sha256 } from '../sha256.ts';
import { networkOf } from './ip-address.ts';

/** What a request of nobody whom we know costs. A page or a file is in memory; a refusal may have asked the database. */
const COSTS = { page: 1, refusal: 40 };

/**
 * Points of one address. The hosted page takes about forty requests the first time: an office of three hundred people behind one address
 * may begin within the same minute.
 */
const POINTS: Limit = { count: 12_000, seconds: 60 };

/** Addresses and credentials that are remembered for certain, and half of what is remembered at most. */
const MOST = 10_000;

export interface Visit {
  /** Null where nobody saw it: then nothing is counted. */
  address: string | null;
  /** The key, the token or the grant that it shows; null for none. */
  credential: string | null;
}

/** The limit of requests that authenticate nobody, by the address that they come from. It counts in the memory of this process. */
export interface Strangers {
  /**
   * Throws `rate_limited` for an address that spent its points, unless the credential was good before. One that we do not know is looked
   * at, one at a time: whoever shares an address with an attacker gets in.
   */
  admit(visit: Visit): void;
  /** Tells what became of a visit that was admitted. */
  leave(visit: Visit, became: 'known' | keyof typeof COSTS): void;
}

export function createStrangers(clock: Clock, limit: Limit = POINTS): Strangers {
  const windows = new Recent<{ ends: number; spent: number; looking: boolean }>();
  const goodCredentials = new Recent<true>();

  const windowOf = (address: string) => {
    const now = clock.now().getTime();
    const network = networkOf(address);
    const open = windows.get(network);
    if (open && open.ends > now) return open;
    const window = { ends: now + limit.seconds * 1000, spent: 0, looking: false };
    windows.set(network, window);
    return window;
  };

  return {
    admit({ address, credential }) {
      if (address === null) return;
      const window = windowOf(address);
      if (window.spent < limit.count) return;
      if (credential !== null && goodCredentials.get(hashOf(credential))) return;
      if (credential !== null && !window.looking) {
        window.looking = true;
        return;
      }
      const retryAfter = Math.max(1, Math.ceil((window.ends - clock.now().getTime()) / 1000));
      throw new Problem('rate_limited', `Too many requests without a valid key come from this address. Wait ${retryAfter} s.`, {
        retryAfter,
      });
    },
    leave({ address, credential }, became) {
      if (credential !== null && became === 'known') goodCredentials.set(hashOf(credential), true);
      if (address === null) return;
      const window = windowOf(address);
      window.looking = false;
      if (became !== 'known') window.spent += COSTS[became];
    },
  };
}

/** Remembers what was set or asked for last. It forgets a generation at once: to look for the oldest entry costs as much as there are. */
class Recent<Value> {
  #young = new Map<string, Value>();
  #old: ReadonlyMap<string, Value> = new Map();

  get(key: string): Value | undefined {
    const value = this.#young.get(key) ?? this.#old.get(key);
    if (value !== undefined && !this.#young.has(key)) this.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    if (this.#young.size >= MOST) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
  }
}

/** A secret stays in memory as its hash alone. */
const hashOf = (credential: string) => sha256(credential).toString('base64url');
