import type { MiddlewareHandler } from 'hono';
import type { Clock } from '../base/ports.ts';

/** Milliseconds for which a check of the database is reused. */
const GOOD_FOR_MS = 1_000;
const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

interface HealthParts {
  build: string;
  services: readonly string[];
  clock: Clock;
  check(): Promise<unknown>;
}

/** Creates the handlers of `/health`: `glance`, before all middleware, reuses a check; if the check failed, `ask` answers the problem. */
export function createHealth({ build, services, clock, check }: HealthParts): Record<'glance' | 'ask', MiddlewareHandler> {
  const health = { status: 'ok', build, services };
  let last: { isUp: Promise<boolean>; at: number } | null = null;

  const isUp = (): Promise<boolean> => {
    const now = clock.now().getTime();
    if (last && now - last.at < GOOD_FOR_MS) return last.isUp;
    const attempt = {
      isUp: check().then(
        () => true,
        () => {
          // A failed check is not reused.
          if (last === attempt) last = null;
          return false;
        },
      ),
      at: now,
    };
    last = attempt;
    return attempt.isUp;
  };

  return {
    glance: async (c, next) => ((await isUp()) ? c.json(health, 200, HEADERS) : next()),
    ask: async (c) => {
      await check();
      return c.json(health, 200, HEADERS);
    },
  };
}
