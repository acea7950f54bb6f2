import type { Clock, Limit } from '../base/ports.ts';
import { Problem } from '../base/problem.ts';
import { networkOf } from './ip-address.ts';

/** Requests of one address per minute without a credential. The hosted page makes about forty, so 750 people may begin at once. */
const PAGES: Limit = { count: 30_000, seconds: 60 };
/** Unknown keys and tokens per address and minute; each costs a query. */
const GUESSES: Limit = { count: 300, seconds: 60 };

/** Maximum number of addresses in a generation; two generations are remembered. */
const MAX_ADDRESSES = 10_000;

export type Strangers = ReturnType<typeof createStrangers>;

/** Limits requests without a valid credential per address, in memory. Guesses have their own count, which blocks neither pages nor keys. */
export function createStrangers(clock: Clock, { pages = PAGES, guesses = GUESSES }: { pages?: Limit; guesses?: Limit } = {}) {
  const visit = counter(clock, pages, 'Too many requests without a key or token come from this address.');
  const guess = counter(clock, guesses, 'Too many invalid keys and tokens come from this address.');
  return { visit, guess };
}

/** Returns a function that counts a request of an address. It returns `rate_limited` above the limit, null below or without an address. */
function counter(clock: Clock, limit: Limit, sentence: string): (address: string | null) => Problem | null {
  const windows = new Recent<{ ends: number; count: number }>();
  return (address) => {
    if (address === null) return null;
    const now = clock.now().getTime();
    const network = networkOf(address);
    const before = windows.get(network);
    const window = before && before.ends > now ? before : { ends: now + limit.seconds * 1000, count: 0 };
    if (window !== before) windows.set(network, window);
    window.count++;
    if (window.count <= limit.count) return null;
    const retryAfter = Math.max(1, Math.ceil((window.ends - now) / 1000));
    return new Problem('rate_limited', `${sentence} Wait ${retryAfter} s.`, { retryAfter });
  };
}

/** Keeps recent entries, and drops a whole generation at once, since a search for the oldest entry would visit all. */
class Recent<Value> {
  #young = new Map<string, Value>();
  #old: ReadonlyMap<string, Value> = new Map();

  get(key: string): Value | undefined {
    const value = this.#young.get(key) ?? this.#old.get(key);
    if (value !== undefined && !this.#young.has(key)) this.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    if (this.#young.size >= MAX_ADDRESSES) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
  }
}
