import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import sharp from 'sharp';
import { createBuilder } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webpack from 'webpack';
import { freePort } from '#platform/edge/listen.ts';
import { hostedPages } from '#services/page/hosted.ts';
import { StaticFiles } from '#services/page/static-files.ts';
import type { FaceFinder, FacesUnseen } from '#src/capture/faces/finder.ts';
import type { SymbolReader, SymbolReaderOptions } from '#src/capture/symbols/reader.ts';
import { launchOptions } from '../../support/browser.ts';
import { drawSymbol } from './drawn-symbols.ts';

/** Tests the build's own worker and binary in a real browser, under the content policies of the pages that use them. */

const ZAGUAN = `http://127.0.0.1:${await freePort(0, '127.0.0.1')}`;
const SHOP = `http://127.0.0.1:${await freePort(0, '127.0.0.1')}`;
const root = join(import.meta.dirname, '../../..');
const page = (script: string) => `<!doctype html><meta charset="utf-8"><script type="module" src="${script}"></script>`;
const symbol = { format: 'QRCode', payload: 'zaguan.mx/w/1' };

let folder: string;
let browser: Browser;
let picture: string;
let scripts: { script: string; npm: string };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zaguan-symbols-'));
  browser = await chromium.launch(await launchOptions());
  const { modules } = await drawSymbol('QRCode', symbol.payload);
  const { data, width, height } = modules;
  const drawn = sharp(data, { raw: { width, height, channels: 1 } }).resize(width * 6, height * 6, { kernel: 'nearest' });
  picture = (await drawn.png().toBuffer()).toString('base64');
  scripts = { script: await buildFor('client', 'site'), npm: await buildFor('npm', 'package') };
  await writeFile(join(folder, 'site', 'hosted-page.html'), page(`/${scripts.script}`));
});

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Builds the page of this test as the widget is built; returns the name of its script. */
async function buildFor(environment: 'client' | 'npm', outDir: string): Promise<string> {
  const config = { configFile: join(root, 'vite.config.ts'), configLoader: 'native' as const };
  const builder = await createBuilder({ ...config, root: join(root, 'src/entry'), logLevel: 'error' });
  const target = builder.environments[environment]!;
  Object.assign(target.config.build, { outDir: join(folder, outDir) });
  target.config.build.rolldownOptions.input = { 'reader-page': join(import.meta.dirname, 'reader-page.ts') };
  const built = await builder.build(target);
  const files = 'output' in built ? built.output : [];
  return files.find((file) => file.type === 'chunk' && file.isEntry)!.fileName;
}

type Site = (path: string) => Promise<Response> | Response;

/** Starts a server on its own port, which is its own origin. */
async function serve(site: Site, port: number): Promise<{ requests: string[]; close(): Promise<void> }> {
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    requests.push(request.url!);
    const answer = await site(request.url!);
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { requests, close };
}

interface Visit {
  url: string;
  options?: SymbolReaderOptions;
  sites: Readonly<Record<string, Site>>;
}

/** Opens the page and reads the picture; `requests` lists the requests to the servers. */
async function read({ url, options = {}, sites }: Visit) {
  const servers = await Promise.all(Object.entries(sites).map(([origin, site]) => serve(site, Number(new URL(origin).port))));
  const context = await browser.newContext();
  try {
    const tab = await context.newPage();
    await tab.goto(url);
    await tab.waitForFunction(() => 'SymbolReader' in globalThis);
    const answer = await tab.evaluate(
      async ([bytes, readerOptions]) => {
        const Reader = Reflect.get(globalThis, 'SymbolReader') as typeof SymbolReader;
        const reader = new Reader(readerOptions);
        const blob = new Blob([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))]);
        const symbols = await reader.still(blob);
        const strong = await reader.strengthen();
        const frame = await reader.frame(await createImageBitmap(blob));
        return { symbols, strong, frame };
      },
      [picture, options] as const,
    );
    return { ...answer, workers: tab.workers().length, requests: servers.flatMap(({ requests }) => requests) };
  } finally {
    await context.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}

const files = (name: string) => {
  const folderFiles = new StaticFiles(join(folder, name), { watch: false });
  return async (path: string) => (await folderFiles.answer(path.slice(1), new Headers())) ?? new Response(null, { status: 404 });
};
const hosted = () => {
  const app = hostedPages(new StaticFiles(join(folder, 'site'), { watch: false }));
  return (path: string) => app.request(path);
};
/** Returns a partner's page with its own content policy. */
const partner = (policy: string, script: string, others: (path: string) => Promise<Response>) => (path: string) =>
  path === '/' ? new Response(page(script), { headers: { 'content-type': 'text/html', 'content-security-policy': policy } }) : others(path);

const nowhere = async () => new Response(null, { status: 404 });

describe('the hosted page', () => {
  it('reads with WebAssembly, and asks nobody else for it', async () => {
    const { requests, ...answer } = await read({ url: `${ZAGUAN}/w/1`, sites: { [ZAGUAN]: hosted() } });
    expect(answer).toEqual({ symbols: [symbol], frame: [symbol], strong: true, workers: 1 });
    expect(requests.filter((path) => /\.wasm$/.test(path))).toHaveLength(1);
  });
});

describe('what finds faces', () => {
  it('gets ready on the hosted page, with files that the same server serves', async () => {
    const server = await serve(hosted(), Number(new URL(ZAGUAN).port));
    const context = await browser.newContext();
    try {
      const tab = await context.newPage();
      await tab.goto(`${ZAGUAN}/w/1`);
      await tab.waitForFunction(() => 'FaceFinder' in globalThis);
      const outcome = await tab.evaluate(async () => {
        const Finder = Reflect.get(globalThis, 'FaceFinder') as typeof FaceFinder;
        return new Finder({ assetsBase: '' }).prepare().then(
          () => 'ready',
          ({ trouble }: FacesUnseen) => trouble,
        );
      });
      expect(outcome).toBe('ready');
      expect(server.requests.filter((path) => /vision_|landmarker/.test(path))).toHaveLength(4);
    } finally {
      await context.close();
      await server.close();
    }
  });
});

describe('the script tag on a partner’s page', () => {
  const visit = (policy: string, options?: SymbolReaderOptions) =>
    read({
      url: `${SHOP}/`,
      sites: { [ZAGUAN]: files('site'), [SHOP]: partner(policy, `${ZAGUAN}/${scripts.script}`, nowhere) },
      ...(options ? { options } : {}),
    });
  const base = `default-src 'none'; connect-src ${ZAGUAN}; script-src ${ZAGUAN}`;

  const both = { symbols: [symbol], frame: [symbol] };

  it('reads with WebAssembly where the page allows it', async () => {
    expect(await visit(`${base} 'wasm-unsafe-eval'; worker-src blob:`)).toMatchObject({ ...both, strong: true, workers: 1 });
  });

  it('reads in a worker under trusted types, where the page names our policy', async () => {
    const policy = "'wasm-unsafe-eval'; worker-src blob:; require-trusted-types-for 'script'; trusted-types zaguan";
    expect(await visit(`${base} ${policy}`)).toMatchObject({ ...both, workers: 1 });
  });

  it('reads without where the page forbids it', async () => {
    expect(await visit(`${base}; worker-src blob:`)).toMatchObject({ ...both, strong: false, workers: 1 });
  });

  it('fetches no WebAssembly that was not wanted', async () => {
    const { requests, ...answer } = await visit(`${base} 'wasm-unsafe-eval'; worker-src blob:`, { wasm: false });
    expect(answer).toMatchObject({ symbols: [symbol], strong: false });
    expect(requests.filter((url) => /wasm/.test(url))).toEqual([]);
  });

  it.each([
    ['where no worker may start', "worker-src 'none'"],
    ['where another’s trusted types are required', "worker-src blob:; require-trusted-types-for 'script'; trusted-types none"],
  ])('reads on the page itself %s', async (_, policy) => {
    expect(await visit(`${base} 'wasm-unsafe-eval'; ${policy}`)).toMatchObject({ ...both, strong: true, workers: 0 });
  });
});

describe('the npm package', () => {
  it('reads from where a partner serves zaguan/assets', async () => {
    const packageFiles = files('package');
    const { requests, ...answer } = await read({
      url: `${SHOP}/`,
      options: { assetsBase: '/zaguan-files' },
      sites: {
        [SHOP]: partner(`default-src 'none'; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'`, `/${scripts.npm}`, (path) =>
          packageFiles(path.replace('/zaguan-files/', '/assets/')),
        ),
      },
    });
    expect(answer).toMatchObject({ symbols: [symbol], strong: true, workers: 1 });
    expect(requests.filter((url) => /wasm/.test(url)).every((url) => url.includes('/zaguan-files/'))).toBe(true);
  });

  it('reads through webpack without being told where its files are', async () => {
    await bundleWithWebpack(join(folder, 'package', scripts.npm), join(folder, 'webpack'));
    const answer = await read({
      url: `${SHOP}/`,
      sites: {
        [SHOP]: partner(`default-src 'none'; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'`, '/main.js', files('webpack')),
      },
    });
    expect(answer).toMatchObject({ symbols: [symbol], frame: [symbol], strong: true, workers: 1 });
  });
});

function bundleWithWebpack(entry: string, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(
      { mode: 'production', entry, output: { path, publicPath: '/' }, performance: false, optimization: { minimize: false } },
      (error, stats) => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve();
      },
    );
  });
}
