import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { isLoopback } from '../platform/loopback.ts';
import { PAGE_CSP, pageHeaders } from './headers.ts';

const COOKIE = 'zaguan_operator';
/** Headers that proxies add. A request from this machine has none. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];
/** Bytes of the form that asks for the secret. */
const MOST_FORM_BYTES = 4096;

export interface OperatorDoor {
  /** Whether the request comes from the operator. */
  admits(c: Parameters<MiddlewareHandler>[0]): boolean;
  /** Refuses everybody else; sends a browser to the form. */
  guard: MiddlewareHandler;
  pages: Hono;
  /** The operator's secret; null where none is needed on this machine. */
  secret: string | null;
}

/**
 * Guards pages for the operator. An embedded server that listens on this machine alone opens them to requests from this machine. Any other
 * server demands the secret that it printed at its start, as a bearer or once in a form.
 */
export function operatorDoor(options: {
  openOnLoopback: boolean;
  secret: string | null;
  secure: boolean;
  addressOf(c: Parameters<MiddlewareHandler>[0]): string | null;
}): OperatorDoor {
  const secret = options.openOnLoopback ? null : (options.secret ?? randomBytes(15).toString('base64url'));
  const isSecret = (text: string | undefined) => {
    const [one, other] = [Buffer.from(text ?? ''), Buffer.from(secret ?? '')];
    return secret !== null && one.length === other.length && timingSafeEqual(one, other);
  };
  const admits = (c: Parameters<MiddlewareHandler>[0]) => {
    if (secret === null) {
      // The host name too: a foreign page whose name points at this machine sends its own name.
      const { hostname } = new URL(c.req.url);
      return isLoopback(hostname) && isLoopback(options.addressOf(c) ?? '') && !FORWARDED.some((name) => c.req.header(name));
    }
    const bearer = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    return isSecret(getCookie(c, COOKIE)) || isSecret(bearer);
  };

  const guard: MiddlewareHandler = async (c, next) => {
    if (admits(c)) return next();
    const to = encodeURIComponent(c.req.path);
    return c.req.header('accept')?.includes('text/html') && secret !== null
      ? c.redirect(`/operator?to=${to}`)
      : c.text('For the operator only.\n', 403);
  };

  const form = (to: string, wrong: boolean) => html`<!doctype html>
<html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Operador · Zaguán</title><link rel="stylesheet" href="/outbox/outbox.css"></head>
<body class="door"><main><form method="post" action="/operator">
<h1>Solo para quien opera</h1>
<label for="secret">Clave que se imprimió al arrancar</label>
<input id="secret" name="secret" type="password" autocomplete="off" required autofocus ${wrong ? 'aria-invalid=true aria-describedby=wrong' : ''}>
<p id="wrong" role="alert">${wrong ? 'Esa no es. Cópiala de la terminal.' : ''}</p>
<input type="hidden" name="to" value="${to}">
<button>Entrar</button>
</form></main></body></html>`;

  const pages = new Hono();
  pages.get('/operator', (c) => c.html(form(localPath(c.req.query('to')), false), 200, pageHeaders(PAGE_CSP)));
  pages.post('/operator', bodyLimit({ maxSize: MOST_FORM_BYTES }), async (c) => {
    const body: Record<string, unknown> = await c.req.parseBody().catch(() => ({}));
    const to = localPath(typeof body.to === 'string' ? body.to : undefined);
    const attempt = typeof body.secret === 'string' ? body.secret.trim() : '';
    if (!isSecret(attempt)) return c.html(form(to, true), 403, pageHeaders(PAGE_CSP));
    setCookie(c, COOKIE, attempt, { httpOnly: true, sameSite: 'Strict', secure: options.secure, path: '/' });
    return c.redirect(to, 303);
  });
  return { admits, guard, pages, secret };
}

/** Returns a path on this server: never one that a browser would read as another server. */
function localPath(text: string | undefined): string {
  return text && /^\/[A-Za-z0-9]/.test(text) ? text : '/outbox';
}
