import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { PageContext } from './pages/layout.ts';
import { type DemoLanguage, words } from './pages/words.ts';

/** Returns the functions that read a visitor's cookies: their session, and the facts for a page. `secure`: the pages use HTTPS. */
export function visitorsOf(widgetUrl: string, secure: boolean) {
  /** Returns the bank's session, with a new cookie if there is none. It identifies the application; the API key stays on the server. */
  const session = (c: Context): string => {
    const existing = getCookie(c, 'aldaba_session');
    if (existing) return existing;
    const fresh = randomBytes(24).toString('base64url');
    setCookie(c, 'aldaba_session', fresh, { httpOnly: true, sameSite: 'Lax', secure, path: '/', maxAge: 30 * 24 * 3600 });
    return fresh;
  };

  const page = (c: Context): PageContext => {
    const choice = c.req.query('lang');
    const language: DemoLanguage = (choice ?? getCookie(c, 'aldaba_lang')) === 'en' ? 'en' : 'es';
    if (choice) setCookie(c, 'aldaba_lang', language, { sameSite: 'Lax', secure, path: '/', maxAge: 365 * 24 * 3600 });
    c.header('cache-control', 'no-store');
    return { language, words: words[language], nonce: c.get('secureHeadersNonce') ?? '', widgetUrl, path: c.req.path, hasDesk: !secure };
  };

  return { session, page };
}
