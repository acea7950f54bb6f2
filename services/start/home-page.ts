import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { htmlPage } from '#platform/base/html-page.ts';
import { TEST_CODE } from '#services/otp/model/test-destinations.ts';
import { PAGE_CSP, pageHeaders } from '#services/page/headers.ts';

/** The addresses, services and keys of the server on this machine. */
export interface Machine {
  demoUrl: string;
  hostedUrl: string;
  publicUrl: string;
  services: readonly string[];
  dataFolder: string;
  /** The operator's keys of the demo bank. */
  keys: { test: string; live: string };
}

/** Serves the first page of `npm start`: addresses, keys and test codes. Answers 503 while `machine` returns null (not seeded yet). */
export function homePage(machine: () => Machine | null): Hono {
  const app = new Hono();
  const style = readFileSync(new URL('./home-page.css', import.meta.url), 'utf8');
  app.get('/home-page.css', (c) => c.body(style, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' }));
  app.get('/', (c) => {
    const current = machine();
    if (current === null) return c.text('Starting. Reload in a moment.\n', 503, { ...pageHeaders(PAGE_CSP), 'retry-after': '2' });
    return c.html(page(current), 200, pageHeaders(PAGE_CSP));
  });
  return app;
}

function page({ demoUrl, hostedUrl, services, dataFolder, keys }: Machine) {
  const title = 'Zaguán on this machine';
  const body = html`<body><main>
<h1>${title}</h1>
<ul class="ways">
<li><a href="${demoUrl}">Demo bank</a> a partner’s page: open an account there
<li><a href="${hostedUrl}">Hosted page</a> the link that a person gets
<li><a href="/outbox">Outbox</a> the messages that would have been sent, codes included
</ul>
<h2>API reference</h2>
<ul class="services">${services.map((name) => html`<li><a href="/${name}/docs">${name}</a> `)}</ul>
<h2>Keys of the demo bank</h2>
<dl>
<dt>Test<dd><code>${keys.test}</code>
<dt>Live<dd><code>${keys.live}</code>
</dl>
<p>Send a key as the header <code>svc-apikey</code>. Settings are changed with the live one.</p>
<h2>Test codes</h2>
<p>With the test key, an address at <code>test.zaguan.example</code> takes the code <code>${TEST_CODE}</code>.
<code>late@</code>, <code>refused@</code>, <code>wrong@</code>, <code>expired@</code> and <code>limited@</code> do what their names say.</p>
<h2>Data</h2>
<p>They are in <code>${dataFolder}</code>, and stay when the server ends.</p>
</main></body>`;
  return htmlPage('en', title, html`<link rel="stylesheet" href="/home-page.css">`, body);
}
