import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Clock } from '#platform/base/ports.ts';
import { sameBytes } from '#platform/base/same-bytes.ts';

const NAME = 'zaguan_operator';
/** Seconds until the secret must be typed again: a working day. */
const LASTS_SECONDS = 12 * 3600;
/** Seconds without an opened page until the secret must be typed again; requests by a page's script do not count. */
const IDLE_SECONDS = 3600;

/** Sets, checks and deletes the operator's cookie, which contains its own expiry and an HMAC keyed with the secret, not the secret. */
export function createOperatorPass(secret: string, secure: boolean, clock: Clock) {
  const cookie = secure ? `__Host-${NAME}` : NAME;
  const now = () => clock.now().getTime();
  const proofOf = (entry: string) => `${entry}.${createHmac('sha256', secret).update(`${NAME} ${entry}`).digest('base64url')}`;

  const renew = (c: Context, until: number) => {
    const proof = proofOf(`${until}-${now() + IDLE_SECONDS * 1000}-${randomBytes(16).toString('base64url')}`);
    setCookie(c, cookie, proof, { httpOnly: true, sameSite: 'Strict', secure, path: '/', maxAge: Math.ceil((until - now()) / 1000) });
  };

  return {
    renew,
    enter: (c: Context) => renew(c, now() + LASTS_SECONDS * 1000),
    leave: (c: Context) => deleteCookie(c, cookie, { secure, path: '/' }),

    /** Returns the time until which the cookie is valid, in epoch milliseconds; null if it is missing, invalid or expired. */
    end(c: Context): number | null {
      const text = getCookie(c, cookie) ?? '';
      const [entry, until, idleUntil] = /^(\d{13})-(\d{13})-[\w-]{22}(?=\.)/.exec(text) ?? [];
      if (entry === undefined || !sameBytes(Buffer.from(text), Buffer.from(proofOf(entry)))) return null;
      return Math.min(Number(until), Number(idleUntil)) > now() ? Number(until) : null;
    },
  };
}
