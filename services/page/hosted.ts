import { type Context, Hono } from 'hono';
import { pageHeaders } from './headers.ts';
import type { StaticFiles } from './static-files.ts';

/** Files of the build that have a fixed name. */
const PAGE = 'hosted-page.html';
const NOTHING = 'nothing-here.html';
const LOADER = 'zaguan.js';

/**
 * Allows our own files alone. Scripts may create HTML by the templates of lit alone, and start our workers alone. WebAssembly is for the
 * symbol reader; it cannot run text as a script.
 */
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

/** The arch of the hall. */
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#1f4b8f" d="M6 31V13C6 6 10 2 16 2s10 4 10 11v18h-5V14c0-4-2-6-5-6s-5 2-5 6v17z"/></svg>';

/**
 * The hosted execution page, the files of the widget, and behind everything else what a person sees at a wrong path. The token is in the fragment, which no request carries:
 * the page is the same for every workflow, also for one that does not exist.
 */
export function hostedPages(files: StaticFiles): Hono {
  const app = new Hono();
  app.get('/w/:uuid', async (c) =>
    c.html(spokenTo(c, await files.text(PAGE)), 200, {
      ...pageHeaders(HOSTED_CSP),
      'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
    }),
  );
  app.get('/favicon.ico', (c) => c.body(ICON, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' }));
  app.get(`/${LOADER}`, async (c) => (await files.answer(LOADER, c.req.raw.headers)) ?? c.notFound());
  app.get('/assets/*', async (c) => (await files.answer(c.req.path.slice(1), c.req.raw.headers)) ?? c.notFound());
  app.get('*', async (c, next) => {
    if (!c.req.header('accept')?.includes('text/html')) return next();
    return c.html(spokenTo(c, await files.text(NOTHING)), 404, pageHeaders(HOSTED_CSP));
  });
  return app;
}

/** The page in the language of the browser that asks, of the two that it has: what no script can choose. */
function spokenTo(c: Context, page: string): string {
  return page.replace('<html lang="es-MX">', `<html lang="${/^(es\b|$)/i.test(c.req.header('accept-language') ?? '') ? 'es-MX' : 'en'}">`);
}
