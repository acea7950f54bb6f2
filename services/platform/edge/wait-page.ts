import { html, raw } from 'hono/html';
import { htmlPage } from '../base/html-page.ts';
import { sha256 } from '../base/sha256.ts';

const STYLE =
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;box-sizing:border-box;' +
  'max-width:34rem;margin-inline:auto;font:17px/1.5 system-ui,sans-serif}h1{font-size:1.5rem;line-height:1.2;margin:0 0 .5rem}' +
  'p{margin:0}[lang=en]{margin-top:2rem;opacity:.8}';
const CSP = `default-src 'none'; style-src 'sha256-${sha256(STYLE).toString('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

/** Returns a page (status 429) that states how many seconds to wait; programs get JSON instead. */
export async function waitPage(seconds: number): Promise<Response> {
  const title = 'Espera un momento';
  const body = html`<body><main><h1>${title}</h1>
<p>Desde tu red llegan muchas visitas a la vez. Vuelve a abrir esta página en ${seconds} s. Lo que ya hiciste está guardado.</p>
<div lang="en"><h1>Wait a moment</h1>
<p>Many visits come from your network at once. Open this page again in ${seconds} s. What you have done so far is kept.</p></div>
</main></body>`;
  return new Response(String(await htmlPage('es-MX', title, html`<style>${raw(STYLE)}</style>`, body)), {
    status: 429,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': CSP,
      'cache-control': 'no-store',
      'retry-after': String(seconds),
    },
  });
}
