import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { buildWhenChanged } from '#services/start/build.ts';
import { startWorld, type World } from '../suites/journeys/world.ts';
import { type Start, type Subject, withSlowPhone } from './slow-phone.ts';

/**
 * Compares the time until the widget is usable with the least that its two libraries can reach: a page of lit and xstate that requests the
 * session once and shows it. Prints medians of several starts on a slow phone with a cold cache.
 */

const ROUNDS = 7;

type Served = ReadonlyMap<string, { type: string; body: Buffer }>;

/** Builds the bare page's script, as the widget is built. */
async function buildBare(): Promise<Buffer> {
  const result = await build({
    root: join(import.meta.dirname, 'bare'),
    configFile: false,
    logLevel: 'error',
    build: { target: 'es2022', write: false, modulePreload: false, lib: { entry: 'page.ts', formats: ['es'], fileName: 'bare' } },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('The bare page was not built.');
  return Buffer.from(output.output[0].code);
}

const page = (head: string, body: string) =>
  Buffer.from(`<!doctype html><html lang="es-MX"><meta charset="utf-8"><title>start</title>
<meta name="viewport" content="width=device-width">${head}<body>${body}</body></html>`);

const importing = (url: string) => `<script type="module" src="${url}"></script>`;

async function pages(world: World, token: string): Promise<Served> {
  const html = 'text/html';
  return new Map([
    ['/bare', { type: html, body: page(importing('/bare.js'), '<bare-page></bare-page>') }],
    ['/bare.js', { type: 'text/javascript', body: await buildBare() }],
    ['/session.json', { type: 'application/json', body: await session(world, token) }],
    [
      '/widget',
      { type: html, body: page(importing(`${world.url}/zaguan.js`), `<zaguan-onboarding token="${token}"></zaguan-onboarding>`) },
    ],
  ]);
}

/** Returns the session answer that the widget receives at its start, so that the bare page receives as many bytes. */
async function session(world: World, token: string): Promise<Buffer> {
  const answer = await fetch(`${world.url}/workflows/v1/session`, { headers: { authorization: `Bearer ${token}` } });
  return Buffer.from(await answer.arrayBuffer());
}

async function serve(files: Served, port: number): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(brotliCompressSync(file.body));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function row(name: string, starts: readonly Start[]): string {
  const of = (key: keyof Start) => median(starts.map((start) => start[key]));
  const cells = [
    `${(of('bytes') / 1000).toFixed(1)} kB`,
    ...(['imported', 'firstPaint', 'ready'] as const).map((key) => `${Math.round(of(key))} ms`),
  ];
  return [name.padEnd(28), ...cells.map((cell) => cell.padStart(11))].join('');
}

export async function run(): Promise<void> {
  await buildWhenChanged();
  const world = await startWorld();
  try {
    const { uuid } = await world.api.createWorkflow({
      steps: ['acceptance', 'verify_email', 'personal_data', 'personal_address', 'enroll_full'],
    });
    const { token, url } = await world.api.token(uuid);
    const close = await serve(await pages(world, token), world.shop.port);
    const tag = 'zaguan-onboarding';
    const subjects: readonly (Subject & { name: string })[] = [
      { name: 'bare lit + xstate', url: `${world.shop.url}/bare`, tag: 'bare-page', ready: 'Empezar' },
      { name: 'widget by script tag', url: `${world.shop.url}/widget`, tag, ready: 'Empezar' },
      { name: 'widget on the hosted page', url, tag, ready: 'Empezar' },
    ];
    console.log('4 times slower processor, 1.6 Mbit/s, 150 ms; cold cache; medians of', ROUNDS);
    console.log([''.padEnd(28), ...['transfer', 'import', 'first paint', 'usable'].map((title) => title.padStart(11))].join(''));
    await withSlowPhone(async (measure) => {
      // Measured in turn, so that other load of the machine affects all of them equally.
      const starts = new Map(subjects.map((subject): [Subject, Start[]] => [subject, []]));
      for (let round = 0; round < ROUNDS; round++) for (const subject of subjects) starts.get(subject)!.push(await measure(subject));
      for (const subject of subjects) console.log(row(subject.name, starts.get(subject)!));
      const usable = subjects.map((subject) => median(starts.get(subject)!.map(({ ready }) => ready)));
      console.log(
        `usable, of the bare page's: ${usable
          .slice(1)
          .map((time) => (time / usable[0]!).toFixed(2))
          .join(' by script tag, ')} hosted`,
      );
    });
    await close();
  } finally {
    await world.close();
  }
}
