import type { SessionView } from '#contracts/session/session.ts';

/** Milliseconds. The page is asked for a new token this long before the old one ends, or halfway through a shorter life. */
const NOTICE = 60_000;
/** The browsers' own limit. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Calls back before the token ends, by the server's time: a phone's clock may be wrong. Returns the timer, if it set one. */
export function onTokenEnding(
  { token_expires_at: expiresAt, server_time: now }: SessionView,
  tell: (expiresAt: string) => void,
): ReturnType<typeof setTimeout> | undefined {
  if (expiresAt === null) return undefined;
  const left = Date.parse(expiresAt) - Date.parse(now);
  const wait = left > 2 * NOTICE ? left - NOTICE : left / 2;
  return wait < LONGEST_TIMER ? setTimeout(() => tell(expiresAt), wait) : undefined;
}
