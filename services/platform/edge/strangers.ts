import type { Clock, Limit } from '../base/ports.ts';
import { Problem } from '../base/problem.ts';
import { networkOf } from './ip-address.ts';

/**
 * What one address may ask in a minute without showing who it is: pages, files of the widget, references. They are in memory. The hosted
 * page takes about forty requests the first time: 750 people behind one address may begin within the same minute.
 */
const PAGES: Limit = { count: 30_000, seconds: 60 };
/** Keys and tokens of one address in a minute that are not ours. To find that out costs one query for one in the right form. */
const GUESSES: Limit = { count: 300, seconds: 60 };

/** Addresses that are remembered for certain, and half of what is remembered at most. */
const MOST = 10_000;

/**
 * The limits of what authenticates nobody, by the address that it comes from. The two are counted apart: whoever guesses is held up, and
 * shuts neither the pages nor a good key or token for others at this address. Counted in the memory of this process. Where nobody saw the
 * address (null) nothing is counted.
 */
export interface Strangers {
  /** Counts a request that shows no key and no token, or needs none. Returns `rate_limited` above the limit, else null. */
  visit(address: string | null): Problem | null;
  /** Counts a key or token that was looked up and is none of ours. Returns `rate_limited` above the limit, else null. */
  guess(address: string | null): Problem | null;
}

export function createStrangers(clock: Clock, { pages = PAGES, guesses = GUESSES }: { pages?: Limit; guesses?: Limit } = {}): Strangers {
  const visit = counter(clock, pages, 'Too many requests without a key or token come from this address.');
  const guess = counter(clock, guesses, 'Too many keys and tokens that are not valid come from this address.');
  return { visit, guess };
}

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
