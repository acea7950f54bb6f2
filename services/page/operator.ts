import { randomBytes } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { htmlPage } from '#platform/base/html-page.ts';
import { isLoopback } from '#platform/base/loopback.ts';
import type { Clock, RateLimiter } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { sameBytes } from '#platform/base/same-bytes.ts';
import { bearerIn } from '#platform/edge/bearer.ts';
import { networkOf } from '#platform/edge/ip-address.ts';
import { cameThroughProxy } from './forwarded.ts';
import { PAGE_CSP, pageHeaders } from './headers.ts';
import { createOperatorPass } from './operator-pass.ts';

/**
 * Maximum number of wrong secrets from one address or IPv6 network. After them the right secret is rejected too, since otherwise guessing
 * could go on.
 */
const ATTEMPTS = { count: 20, seconds: 600 };
const MAX_FORM_BYTES = 4096;

export type OperatorAccess = ReturnType<typeof operatorAccess>;

/** Guards the operator's pages: open to this machine if `openOnLoopback`, otherwise behind a secret (bearer token or form). */
export function operatorAccess(options: {
  openOnLoopback: boolean;
  secret: string | null;
  secure: boolean;
  limits: RateLimiter;
  clock: Clock;
  peerOf(c: Context): string | null;
  /** Returns the client's address, from the connection or the operator's own proxy. */
  addressOf(c: Context): string | null;
}) {
  const { openOnLoopback, limits } = options;
  /** The secret that was generated for this run; null if the operator configured a secret, or if none is needed on this machine. */
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

  /** Returns true if the request is the operator's. Throws `rate_limited` after too many wrong secrets from one address. */
  const admits = async (c: Context): Promise<boolean> => {
    if (secret === null) {
      // Checks the host name too: a foreign page whose DNS name points at this machine (DNS rebinding) sends that name.
      const { hostname } = new URL(c.req.url);
      return isLoopback(hostname) && isLoopback(options.peerOf(c) ?? '') && !cameThroughProxy(c.req.raw.headers);
    }
    if (pass.end(c) !== null) return true;
    const bearer = bearerIn(c.req.header('authorization'));
    return bearer !== null && isSecret(c, bearer);
  };

  /** Rejects requests that are not the operator's with 403; redirects a browser to the form for the secret. */
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
  pages.post('/operator', bodyLimit({ maxSize: MAX_FORM_BYTES }), async (c) => {
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

/** Draws the page that asks for the secret; `trouble` is the reason why the last attempt was rejected, or null. */
function form(to: string, trouble: string | null) {
  const body = html`<body class="sign-in"><main><form method="post" action="/operator">
<h1>Solo para quien opera</h1>
<label for="secret">Clave de quien opera</label>
<input id="secret" name="secret" type="password" autocomplete="off" required autofocus ${trouble ? 'aria-invalid=true aria-describedby=wrong' : ''}>
<p id="wrong" role="alert">${trouble ?? ''}</p>
<input type="hidden" name="to" value="${to}">
<button>Entrar</button>
</form></main></body>`;
  return htmlPage('es-MX', 'Operador · Zaguán', html`<link rel="stylesheet" href="/outbox/outbox.css">`, body);
}

/** Returns the text if it is a path on this server, else `/outbox`. Paths such as `//host` would lead to another server. */
function localPath(text: string | undefined): string {
  return text && /^\/[A-Za-z0-9]/.test(text) ? text : '/outbox';
}
