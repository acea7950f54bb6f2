import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type ServerType, serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { ZaguanError } from '#client/zaguan.ts';
import { Applications } from './bank/applications.ts';
import { connectZaguan } from './bank/zaguan.ts';
import { pagePolicy } from './page-policy.ts';
import { messagePage } from './pages/message.ts';
import { addDesk, addRoutes } from './routes.ts';
import { visitorsOf } from './visitors.ts';
import { readWebhook } from './webhooks.ts';

export interface DemoOptions {
  /** Port of the pages; 0 for any free port. */
  port: number;
  host: string;
  /** Zaguán's URL for this server, without a trailing slash. */
  apiUrl: string;
  /** Zaguán's URL for browsers, if it differs from `apiUrl`. */
  widgetUrl?: string;
  /** The bank's URL for browsers, if it differs from `host:port`. */
  publicUrl?: string;
  apiKey: string;
  /** Uuid of the customization with the bank's words, colour and logo. */
  customization?: string;
  /** Uuid of the rule set that an application must meet. */
  ruleSet?: string;
  /** The webhooks' secret (`whsec_…`), as shown when it was created. */
  webhookSecret: string;
  /** Uses drawn specimens instead of the camera, so that tests need no camera. */
  specimens?: boolean;
  /** Key and certificate, as PEM. With them, pages are served over HTTPS; webhooks over HTTP on a loopback port, without certificate. */
  tls?: { key: string; cert: string };
}

export interface Demo {
  url: string;
  close(): Promise<void>;
}

/** Starts the bank: its pages, its session, its client of Zaguán's API, and the receiver of webhooks. */
export async function startDemo(options: DemoOptions): Promise<Demo> {
  const addresses = { callback: '', account: '' };
  const applications = new Applications(connectZaguan(options.apiUrl, options.apiKey), {
    urls: addresses,
    specimens: options.specimens ?? false,
    customization: options.customization ?? null,
    ruleSet: options.ruleSet ?? null,
  });
  const webhooks = new Hono().post('/webhooks/zaguan', (c) => receiveWebhook(c, applications, options.webhookSecret));
  const pages = bankPages(applications, options.widgetUrl ?? options.apiUrl, Boolean(options.tls));
  if (!options.tls) pages.route('/', webhooks);

  const open = await listen(pages, options.port, options.host, options.tls);
  const loopback = options.tls ? await listen(webhooks, 0, '127.0.0.1') : null;
  const url = options.publicUrl ?? `${options.tls ? 'https' : 'http'}://${options.host}:${open.port}`;
  addresses.callback = loopback ? `http://127.0.0.1:${loopback.port}/webhooks/zaguan` : `${url}/webhooks/zaguan`;
  addresses.account = `${url}/cuenta`;
  return {
    url,
    async close() {
      await Promise.all([open.close(), loopback?.close()]);
    },
  };
}

/** Folder of the npm package, served unchanged, as a partner without a bundler would serve `node_modules/zaguan`. */
const packageFiles = fileURLToPath(new URL('../dist/npm', import.meta.url));

/** Answers 204 after the event is recorded or ignored, and 400 if it is invalid: Zaguán repeats a delivery that gets no 2xx. */
async function receiveWebhook(c: Context, applications: Applications, secret: string): Promise<Response> {
  const body = await c.req.text();
  try {
    const news = readWebhook(secret, c.req.raw.headers, body);
    if (news) applications.receive(news.reference, news.status, news.notice);
    return c.body(null, 204);
  } catch {
    return c.json({ error: 'The signature does not fit the body' }, 400);
  }
}

function bankPages(applications: Applications, widgetUrl: string, secure: boolean): Hono {
  const app = new Hono();
  app.use(pagePolicy(new URL(widgetUrl).origin));
  app.use('/api/*', csrf());
  app.use('/otra', csrf());
  app.use('/revision/*', csrf());
  app.use('/public/*', serveStatic({ root: fileURLToPath(new URL('.', import.meta.url)) }));
  // Created at each request, because `serveStatic` warns of a missing folder, and at the first `npm start` the build is still running.
  app.use('/zaguan/*', (c, next) =>
    serveStatic({ root: packageFiles, rewriteRequestPath: (path) => path.replace(/^\/zaguan/, '') })(c, next),
  );

  const { session, page } = visitorsOf(widgetUrl, secure);
  addRoutes(app, applications, session, page);
  if (!secure) addDesk(app, applications, page);

  app.notFound((c) => {
    const context = page(c);
    return c.html(messagePage(context, context.words.notFoundTitle, context.words.notFoundText), 404);
  });
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    const isZaguanError = error instanceof ZaguanError;
    console.error(
      isZaguanError ? `Zaguán: ${error.status} ${error.problem} (${error.requestId ?? 'no request id'}): ${error.message}` : error,
    );
    if (c.req.path.startsWith('/api/')) return c.json({ error: 'Zaguán cannot be reached or refused' }, 502);
    const context = page(c);
    return c.html(messagePage(context, context.words.troubleTitle, context.words.troubleText), 502);
  });
  return app;
}

async function listen(
  app: Hono,
  port: number,
  hostname: string,
  tls?: { key: string; cert: string },
): Promise<{ port: number; close(): Promise<void> }> {
  const secure = tls ? { createServer: createSecureServer, serverOptions: tls } : {};
  const server = await new Promise<ServerType>((resolve, reject) => {
    const starting = serve({ fetch: app.fetch, port, hostname, ...secure }, () => resolve(starting));
    starting.once('error', reject);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
