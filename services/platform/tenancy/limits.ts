import { sql } from 'kysely';
import { daysBefore } from '../base/durations.ts';
import type { Clock, Limit, RateLimiter } from '../base/ports.ts';
import { Problem } from '../base/problem.ts';
import { sha256 } from '../base/sha256.ts';
import type { Engine } from '../data/database.ts';

/** The state of a counting window, for the `RateLimit` headers. */
export interface Window {
  allowed: boolean;
  remaining: number;
  resetSeconds: number;
}

export interface MeteredRateLimiter extends RateLimiter {
  /** Counts an event as `take` does, without throwing. */
  spend(key: string, limit: Limit): Promise<Window>;
  sweep(): Promise<void>;
}

/** Counts in fixed windows that begin with their first event: in memory if the database is embedded, else in the database. */
export function createRateLimiter(engine: Engine, clock: Clock): MeteredRateLimiter {
  const { spend, giveBack } = engine.isEmbedded ? inMemory(clock) : inDatabase(engine, clock);
  return {
    spend,
    giveBack,
    async take(key, limit) {
      const window = await spend(key, limit);
      if (window.allowed) return;
      throw new Problem('rate_limited', `Too many requests. Wait ${window.resetSeconds} s.`, { retryAfter: window.resetSeconds });
    },
    async sweep() {
      await engine.db().deleteFrom('platform.rate_windows').where('started_at', '<', daysBefore(clock.now(), 1)).execute();
    },
  };
}

/** Number of windows below which ended windows are not deleted. */
const FEW_WINDOWS = 10_000;

type Windows = Pick<MeteredRateLimiter, 'spend' | 'giveBack'>;

function inMemory(clock: Clock): Windows {
  const windows = new Map<string, { ends: number; useCount: number }>();
  // The next search for ended windows begins once their number has doubled, so that the cost per new key stays constant.
  let nextCleanup = FEW_WINDOWS;
  const dropEnded = (now: number) => {
    for (const [key, { ends }] of windows) if (ends <= now) windows.delete(key);
    nextCleanup = Math.max(FEW_WINDOWS, 2 * windows.size);
  };
  const spend: Windows['spend'] = async (key, limit) => {
    const now = clock.now().getTime();
    if (windows.size >= nextCleanup) dropEnded(now);
    const open = windows.get(key);
    const window = open && open.ends > now ? open : { ends: now + limit.seconds * 1000, useCount: 0 };
    window.useCount++;
    windows.set(key, window);
    return windowOf(limit, window.useCount, window.ends - now);
  };
  return {
    spend,
    async giveBack(key) {
      const window = windows.get(key);
      if (window) window.useCount = Math.max(0, window.useCount - 1);
    },
  };
}

/** Hashes a row's key, since the key may name a workflow or an address, and the row outlives both. */
const hashOfWindowKey = (key: string) => sha256(key).toString('hex');

function inDatabase(engine: Engine, clock: Clock): Windows {
  const spend: Windows['spend'] = async (key, limit) => {
    const now = clock.now();
    const oldest = new Date(now.getTime() - limit.seconds * 1000);
    const { rows } = await sql<{ used: number; started_at: Date }>`
      insert into platform.rate_windows as w (key, started_at, used) values (${hashOfWindowKey(key)}, ${now}, 1)
      on conflict (key) do update set
        used = case when w.started_at <= ${oldest} then 1 else w.used + 1 end,
        started_at = case when w.started_at <= ${oldest} then ${now} else w.started_at end
      returning used, started_at`.execute(engine.db());
    const { used, started_at } = rows[0]!;
    return windowOf(limit, used, started_at.getTime() + limit.seconds * 1000 - now.getTime());
  };
  return {
    spend,
    async giveBack(key) {
      await sql`update platform.rate_windows set used = greatest(0, used - 1) where key = ${hashOfWindowKey(key)}`.execute(engine.db());
    },
  };
}

function windowOf(limit: Limit, useCount: number, milliseconds: number): Window {
  return {
    allowed: useCount <= limit.count,
    remaining: Math.max(0, limit.count - useCount),
    resetSeconds: Math.max(1, Math.ceil(milliseconds / 1000)),
  };
}
