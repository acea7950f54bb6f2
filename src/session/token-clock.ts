import type { SessionView } from '#contracts/session/session.ts';

/** Milliseconds before the token's end at which the page is asked for a new token; for a shorter life, half of it. */
const NOTICE = 60_000;
/** The longest timer of browsers, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Calls `tell` before the token ends, by the server's time, since a phone's clock may be wrong. Returns the timer, if one was set. */
export function onTokenEnding(
  { token_expires_at: expiresAt, server_time: now }: SessionView,
  tell: (expiresAt: string) => void,
): ReturnType<typeof setTimeout> | undefined {
  if (expiresAt === null) return undefined;
  const left = Date.parse(expiresAt) - Date.parse(now);
  const wait = left > 2 * NOTICE ? left - NOTICE : left / 2;
  return wait < LONGEST_TIMER ? setTimeout(() => tell(expiresAt), wait) : undefined;
}
