import { type Context, Hono } from 'hono';
import { pageHeaders } from './headers.ts';
import type { StaticFiles } from './static-files.ts';

/** Files of the build whose name contains no hash. */
const PAGE = 'hosted-page.html';
const NOTHING = 'nothing-here.html';
const LOADER = 'zaguan.js';

/** Content-Security-Policy of the hosted page. `wasm-unsafe-eval` allows WebAssembly (the reader of symbols), but no `eval` of text. */
const HOSTED_CSP = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  'media-src blob:',
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html zaguan',
].join('; ');

/** The favicon: the arch of the hall. */
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#1f4b8f" d="M6 31V13C6 6 10 2 16 2s10 4 10 11v18h-5V14c0-4-2-6-5-6s-5 2-5 6v17z"/></svg>';

/** Serves the hosted page, the widget's files, and the 404 page. The page's token is in the URL's fragment, which browsers do not send. */
export function hostedPages(files: StaticFiles): Hono {
  const app = new Hono();
  app.get('/w/:uuid', async (c) =>
    c.html(inLanguageOf(c, await files.text(PAGE)), 200, {
      ...pageHeaders(HOSTED_CSP),
      'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
    }),
  );
  app.get('/favicon.ico', (c) => c.body(ICON, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' }));
  app.get(`/${LOADER}`, async (c) => (await files.answer(LOADER, c.req.raw.headers)) ?? c.notFound());
  app.get('/assets/*', async (c) => (await files.answer(c.req.path.slice(1), c.req.raw.headers)) ?? c.notFound());
  app.get('*', async (c, next) => {
    if (!c.req.header('accept')?.includes('text/html')) return next();
    return c.html(inLanguageOf(c, await files.text(NOTHING)), 404, pageHeaders(HOSTED_CSP));
  });
  return app;
}

/** Sets the page's language from `Accept-Language`, because a script would set it only after the first text is shown. */
function inLanguageOf(c: Context, page: string): string {
  return page.replace('<html lang="es-MX">', `<html lang="${/^(es\b|$)/i.test(c.req.header('accept-language') ?? '') ? 'es-MX' : 'en'}">`);
}
