import type { Clock } from '../ports.ts';

/** How old a look at the database may be. */
const GOOD_FOR_MS = 1_000;

/** Returns a look at the database that whoever asks within a second shares: load balancers ask often. A failure serves nobody else. */
export function createLook({ check, clock }: { check(): Promise<unknown>; clock: Clock }): () => Promise<unknown> {
  let last: { answer: Promise<unknown>; at: number } | null = null;
  return () => {
    const now = clock.now().getTime();
    if (last && now - last.at < GOOD_FOR_MS) return last.answer;
    const look = { answer: check(), at: now };
    last = look;
    look.answer.catch(() => {
      if (last === look) last = null;
    });
    return look.answer;
  };
}
