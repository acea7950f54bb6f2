import { randomBytes } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { isLoopback } from '#platform/base/loopback.ts';
import type { Clock, RateLimiter } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { sameBytes } from '#platform/base/same-bytes.ts';
import { networkOf } from '#platform/edge/ip-address.ts';
import { cameThroughProxy } from './forwarded.ts';
import { PAGE_CSP, pageHeaders } from './headers.ts';
import { createOperatorPass } from './operator-pass.ts';

/** Wrong secrets per address or IPv6 network; after them the right one waits too, or a guess would show itself. */
const ATTEMPTS = { count: 20, seconds: 600 };
const MOST_FORM_BYTES = 4096;

export interface OperatorDoor {
  /** Tells whether the operator asks. Throws `rate_limited` after too many wrong secrets from one address. */
  admits(c: Context): Promise<boolean>;
  /** Refuses everybody else; sends a browser to the form. */
  guard: MiddlewareHandler;
  pages: Hono;
  /** True where the operator enters by a secret, and so can leave. */
  asksSecret: boolean;
  /** The secret that was made for this run; null where the operator chose it, or none is needed on this machine. */
  operatorSecretOfThisRun: string | null;
}

/** Guards the operator's pages: open to this machine on an embedded server of its own, behind a secret (bearer or form) on any other. */
export function operatorDoor(options: {
  openOnLoopback: boolean;
  secret: string | null;
  secure: boolean;
  limits: RateLimiter;
  clock: Clock;
  peerOf(c: Context): string | null;
  /** The client's address, from the connection or our own proxy. */
  addressOf(c: Context): string | null;
}): OperatorDoor {
  const { openOnLoopback, limits } = options;
  const operatorSecretOfThisRun = openOnLoopback || options.secret !== null ? null : randomBytes(16).toString('base64url');
  const secret = openOnLoopback ? null : (options.secret ?? operatorSecretOfThisRun);
  const pass = createOperatorPass(secret ?? '', options.secure, options.clock);

  const isSecret = async (c: Context, text: string): Promise<boolean> => {
    if (secret === null) return false;
    const attempts = `operator ${networkOf(options.addressOf(c) ?? '')}`;
    await limits.take(attempts, ATTEMPTS);
    if (!sameBytes(Buffer.from(text), Buffer.from(secret))) return false;
    await limits.giveBack(attempts);
    return true;
  };

  const admits = async (c: Context): Promise<boolean> => {
    if (secret === null) {
      // The host name too: a foreign page whose name points at this machine sends its own name.
      const { hostname } = new URL(c.req.url);
      return isLoopback(hostname) && isLoopback(options.peerOf(c) ?? '') && !cameThroughProxy(c.req.raw.headers);
    }
    if (pass.end(c) !== null) return true;
    const bearer = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    return bearer !== undefined && isSecret(c, bearer);
  };

  const guard: MiddlewareHandler = async (c, next) => {
    const isPage = c.req.header('accept')?.includes('text/html') ?? false;
    if (await admits(c)) {
      const until = isPage ? pass.end(c) : null;
      if (until !== null) pass.renew(c, until);
      return next();
    }
    const to = encodeURIComponent(c.req.path);
    return isPage && secret !== null ? c.redirect(`/operator?to=${to}`) : c.text('For the operator only.\n', 403);
  };

  const pages = new Hono();
  pages.get('/operator', (c) => c.html(form(localPath(c.req.query('to')), null), 200, pageHeaders(PAGE_CSP)));
  pages.post('/operator', bodyLimit({ maxSize: MOST_FORM_BYTES }), async (c) => {
    const body: Record<string, unknown> = await c.req.parseBody().catch(() => ({}));
    const to = localPath(typeof body.to === 'string' ? body.to : undefined);
    const attempt = typeof body.secret === 'string' ? body.secret.trim() : '';
    const right = await isSecret(c, attempt).catch((failure) => {
      if (failure instanceof Problem && failure.key === 'rate_limited') return failure;
      throw failure;
    });
    if (right instanceof Problem) {
      c.header('retry-after', String(right.retryAfter));
      return c.html(form(to, `Van muchos intentos. Espera ${Math.ceil((right.retryAfter ?? 60) / 60)} min.`), 429, pageHeaders(PAGE_CSP));
    }
    if (!right) return c.html(form(to, 'Esa no es. Está en OPERATOR_SECRET, o se imprimió al arrancar.'), 403, pageHeaders(PAGE_CSP));
    pass.enter(c);
    return c.redirect(to, 303);
  });
  pages.post('/operator/leave', (c) => {
    pass.leave(c);
    return c.redirect('/operator', 303);
  });
  return { admits, guard, pages, asksSecret: secret !== null, operatorSecretOfThisRun };
}

/** The page that asks for the secret; `trouble` says why the last one was refused. */
const form = (to: string, trouble: string | null) => html`<!doctype html>
<html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Operador · Zaguán</title><link rel="stylesheet" href="/outbox/outbox.css"></head>
<body class="door"><main><form method="post" action="/operator">
<h1>Solo para quien opera</h1>
<label for="secret">Clave de quien opera</label>
<input id="secret" name="secret" type="password" autocomplete="off" required autofocus ${trouble ? 'aria-invalid=true aria-describedby=wrong' : ''}>
<p id="wrong" role="alert">${trouble ?? ''}</p>
<input type="hidden" name="to" value="${to}">
<button>Entrar</button>
</form></main></body></html>`;

/** Returns a path on this server: never one that a browser would read as another server. */
function localPath(text: string | undefined): string {
  return text && /^\/[A-Za-z0-9]/.test(text) ? text : '/outbox';
}
