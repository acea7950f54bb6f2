import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { CurrentStep } from '#contracts/session/session.ts';
import { catalog } from '#steps/catalog.ts';
import { FakeServer } from './fakes/server.fake.ts';
import { sampleCompany, sampleCurrent } from './fakes/session.fake.ts';

const DIST = join(import.meta.dirname, '../../dist');
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.wasm': 'application/wasm',
};
const PAGE = `<!doctype html><html lang="es-MX"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Widget</title><body style="margin:0"><script type="module" src="/zaguan.js"></script><zaguan-onboarding token="ses_one"></zaguan-onboarding>`;

/** Serves the build with an unstarted workflow of these steps: by script tag at `/`, and as the hosted page below `/w/`. */
export async function startWidgetServer(steps: readonly string[]): Promise<{ url: string; close(): Promise<void> }> {
  const session = sessionOf(steps);
  const server = createServer((request, response) => {
    answer(session, request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => {
        server.close(() => closed());
      });
    },
  };
}

/** Returns a fake session API over steps of the catalog, each with the setup of its samples. */
export function sessionOf(steps: readonly string[]): FakeServer {
  const server = new FakeServer(steps.map((key, index) => stepOf(key, index + 1)));
  server.status = 'pristine';
  return server;
}

function stepOf(key: string, index: number): CurrentStep {
  const contract = catalog[key];
  if (!contract) throw new Error(`${key} is not in the catalog.`);
  const { minutes, needs, final, bring, shares } = contract;
  return sampleCurrent(index, {
    step: key,
    status: 'pristine',
    needs,
    final,
    minutes,
    bring: [...bring],
    shares: [...shares],
    setup: contract.browserSetup(
      contract.setup.parse(contract.samples.setup),
      { ...sampleCompany, portrait_days: 0, minimum_age: 18 },
      contract.samples.memory ?? {},
    ),
  });
}

async function answer(session: FakeServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://widget');
  if (url.pathname === '/') {
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
  } else if (url.pathname.startsWith('/w/')) {
    response.writeHead(200, { 'content-type': 'text/html' }).end(await readFile(join(DIST, 'hosted-page.html')));
  } else if (url.pathname.startsWith('/workflows/')) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = 'GET', headers } = request;
    const reply = await session.fetch(url, {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      body: chunks.length > 0 ? Buffer.concat(chunks) : null,
    });
    response.writeHead(reply.status, Object.fromEntries(reply.headers));
    // A page that is closed leaves its answer half read.
    await pipeline(Readable.fromWeb(reply.body as ReadableStream), response).catch(() => response.destroy());
  } else {
    const body = await readFile(join(DIST, normalize(url.pathname))).catch(() => null);
    response.writeHead(body ? 200 : 404, { 'content-type': TYPES[extname(url.pathname)] ?? 'text/plain' }).end(body);
  }
}
