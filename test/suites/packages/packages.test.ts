import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build as esbuild } from 'esbuild';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { build, createServer } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import webpack from 'webpack';
import { launchOptions } from '../../support/browser.ts';
import { install, type PackedPackage, pack } from './installed.ts';
import { answerSession, walkOneStep } from './session.ts';

const SHOP = 'https://shop.example';
const REACT = ['react', 'react-dom', 'scheduler', '@types/react', '@types/react-dom', 'csstype'];

let packed: PackedPackage;
let browser: Browser;
let context: BrowserContext;
let page: Page;
const folders: string[] = [];
const complaints: string[] = [];

function installed(fixture: string, links: readonly string[] = []): string {
  const app = install(fixture, packed, links);
  folders.push(app);
  return app;
}

beforeAll(async () => {
  packed = pack();
  folders.push(join(packed.tarball, '..'));
  browser = await chromium.launch(await launchOptions());
});

afterAll(async () => {
  await browser?.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  complaints.length = 0;
  await context?.close();
  context = await browser.newContext({ locale: 'es-MX', viewport: { width: 390, height: 844 } });
  await answerSession(context);
  await giveToken('ses_good');
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
});

/** Answers the partner's own token endpoint. */
async function giveToken(token: string): Promise<void> {
  await context.route('**/api/token', (route) => route.fulfill({ json: { token } }));
}

/** Returns the compiler's errors for a project; empty if there are none. */
function typeCheck(project: string): string {
  const tsc = createRequire(import.meta.url)
    .resolve('typescript/package.json')
    .replace('package.json', 'bin/tsc');
  const { stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' });
  return stdout + stderr;
}

/** Serves a built application to the browser from its folder. */
async function serve(folder: string): Promise<void> {
  await context.route(`${SHOP}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/api/token') return route.fallback();
    return route.fulfill({ path: join(folder, pathname === '/' ? 'index.html' : pathname) });
  });
}

/** Returns the sorted names in the first column of a section's table in the public surface. */
function documented(section: string): string[] {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/public-surface.md'), 'utf8');
  const table = text.split(`${section}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...table.matchAll(/^\| `([^`(]+)[^`]*` \|/gm)].map(([, name = '']) => name).sort();
}

/** Walks from the first screen through a typed code to the ending. */
async function expectOneStep(url: string): Promise<void> {
  await page.goto(url);
  await walkOneStep(page);
  expect(complaints).toEqual([]);
}

/** Expects that a refused token ends in the widget's own words, and that the page receives the code. */
async function expectCodedError(url: string): Promise<void> {
  await giveToken('ses_old');
  await page.addInitScript(() => {
    document.addEventListener('zaguan-error', (event) => {
      document.documentElement.dataset.code = (event as CustomEvent<{ code: string }>).detail.code;
    });
  });
  await page.goto(url);
  await page.locator('html[data-code="token_expired"]').waitFor({ state: 'attached' });
  expect(complaints).toEqual([]);
}

describe('the tarball', () => {
  test('holds the widget and its papers, and nothing else', () => {
    expect(packed.files).toEqual(expect.arrayContaining(['LICENSE', 'NOTICE', 'README.md', 'package.json']));
    const kinds = new Set(packed.files.map((file) => /\.(?:d\.ts|[a-z]+)$/.exec(file)?.[0] ?? file));
    expect([...kinds].filter((kind) => ['.ts', '.jpg', '.jpeg', '.png', '.webp', '.y4m', '.map'].includes(kind))).toEqual([]);
  });

  test('names what is fetched by address as `assets-base` asks for it, in every version', () => {
    const app = installed('ssr');
    const named = packed.files.flatMap((file) => /^assets\/(.+)(?<!\.md)$/.exec(file)?.[1] ?? []);
    const asked = new Map<string, string>();
    for (const file of packed.files.filter((path) => path.startsWith('parts/'))) {
      const text = readFileSync(join(app, 'node_modules/zaguan', file), 'utf8');
      for (const [, name = '', beside = ''] of text.matchAll(
        /["'`]([^"'`]+)["'`],new URL\(["'`]\.\/\.\.\/assets\/([^"'`]+)["'`],import\.meta\.url/g,
      ))
        asked.set(beside, name);
    }
    expect(named).toEqual([...asked.keys()].sort());
    expect([...asked.values()]).toEqual([...asked.keys()]);
    expect(named.filter((name) => /-[\w-]{7,8}\./.test(name))).toEqual([]);
  });

  test('carries the licenses of what is built into it', () => {
    const text = readFileSync(join(installed('ssr'), 'node_modules/zaguan/licenses.md'), 'utf8');
    const names = [...text.matchAll(/^## (\S+) - /gm)].map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(['idb', 'lit', 'xstate', 'signature_pad']));
    // Bundles that a browser loads later have their own licence files.
    const papers = packed.files.filter((file) => file.endsWith('licenses.md'));
    expect(papers.length).toBeGreaterThan(1);
    const all = papers.flatMap((file) => {
      const paper = readFileSync(join(installed('ssr'), 'node_modules/zaguan', file), 'utf8');
      return [...paper.matchAll(/^## (\S+) - /gm)].map(([, name = '']) => name);
    });
    const notice = readFileSync(join(installed('ssr'), 'node_modules/zaguan/NOTICE'), 'utf8');
    expect(all.filter((name) => !new RegExp(`(^|[\\s,])${name}[\\s,]`, 'm').test(notice))).toEqual([]);
  });

  test('marks the React entry as one for the browser', () => {
    expect(readFileSync(join(installed('ssr'), 'node_modules/zaguan/react.js'), 'utf8')).toMatch(/^['"]use client['"];/);
  });

  test('asks for no other package, but React where React is used', () => {
    const manifest = JSON.parse(readFileSync(join(installed('ssr'), 'node_modules/zaguan/package.json'), 'utf8'));
    expect(manifest.dependencies).toBeUndefined();
    expect(manifest.optionalDependencies).toBeUndefined();
    expect(manifest.peerDependencies).toEqual({ react: '>=19' });
    expect(manifest.peerDependenciesMeta).toEqual({ react: { optional: true } });
  });

  test('imports nothing by name but a framework that asks for it, in any of its files', () => {
    const app = installed('ssr');
    const named = new Set<string>();
    for (const file of packed.files.filter((path) => /\.(js|d\.ts)$/.test(path))) {
      const withoutComments = readFileSync(join(app, 'node_modules/zaguan', file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
      for (const [, name = ''] of withoutComments.matchAll(/(?:from\s*|import\s*\(?\s*)["'`](@?[a-z][\w./-]*)["'`]/g)) named.add(name);
    }
    expect([...named].filter((name) => !/^(zaguan\/)?(react|vue|svelte)\b/.test(name))).toEqual([]);
  });
});

describe('the public surface', () => {
  test('every documented path resolves to a file of the package', () => {
    const app = installed('ssr', REACT);
    const resolve = createRequire(join(app, 'server.js')).resolve;
    const paths = documented('## Import paths');
    expect(paths).toEqual([
      ...[
        'zaguan',
        'zaguan/assets/*',
        'zaguan/capture',
        'zaguan/client',
        'zaguan/custom-elements.json',
        'zaguan/package.json',
        'zaguan/react',
        'zaguan/svelte',
        'zaguan/vue',
      ],
    ]);
    for (const path of paths.filter((one) => !one.endsWith('*'))) expect(resolve(path), path).toContain(join('node_modules', 'zaguan'));
  });

  test('exports these names', () => {
    const app = installed('ssr', REACT);
    const names = execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        "console.log(JSON.stringify(await Promise.all(['', '/react', '/capture', '/client'].map(async (path) => Object.keys(await import('zaguan' + path))))))",
      ],
      { cwd: app, encoding: 'utf8' },
    );
    expect(JSON.parse(names)).toEqual([
      ['ZaguanOnboarding'],
      ['ZaguanOnboarding'],
      ['ZaguanDocumentCamera', 'ZaguanFaceCamera'],
      ['WebhookRefused', 'ZaguanError', 'constructEvent', 'createZaguan'],
    ]);
  });

  const names = (entries: { name: string }[]) => entries.map(({ name }) => name).sort();

  /** Returns an element's description from the package's manifest. */
  function described(tag: string) {
    const manifest = JSON.parse(readFileSync(join(installed('ssr'), 'node_modules/zaguan/custom-elements.json'), 'utf8'));
    const declarations = manifest.modules.flatMap((module: { declarations?: unknown[] }) => module.declarations ?? []);
    const element = declarations.find(({ tagName }: { tagName?: string }) => tagName === tag);
    return { element, methods: element.members.filter(({ kind }: { kind: string }) => kind === 'method') };
  }

  test('of the cameras is documented name by name', () => {
    const face = described('zaguan-face-camera');
    const paper = described('zaguan-document-camera');
    const ofBoth = documented('## Attributes of a camera');
    expect([...ofBoth, ...documented('## Attributes of the face camera')].sort()).toEqual(names(face.element.attributes));
    expect([...ofBoth, ...documented('## Attributes of the document camera')].sort()).toEqual(names(paper.element.attributes));
    const events = new Set([...names(face.element.events), ...names(paper.element.events)]);
    expect(documented('## Events of a camera')).toEqual([...events].sort());
    for (const { element, methods } of [face, paper]) {
      expect(documented('## Methods of a camera')).toEqual(names(methods));
      expect(documented('## Slots of a camera')).toEqual(names(element.slots));
      expect(documented('## Custom properties')).toEqual(names(element.cssProperties));
      expect(documented('## Parts')).toEqual(names(element.cssParts));
    }
  });

  test('is documented name by name: attributes, methods, events, and what styles reach', () => {
    const { element, methods } = described('zaguan-onboarding');
    expect(documented('## Attributes')).toEqual(names(element.attributes));
    expect(documented('## Methods')).toEqual(names(methods));
    expect(documented('## Events')).toEqual(names(element.events));
    expect(documented('## Custom properties')).toEqual(names(element.cssProperties));
    expect(documented('## Parts')).toEqual(names(element.cssParts));
  });
});

describe('the client of a server', () => {
  const client = () => readFileSync(join(installed('node'), 'node_modules/zaguan/client.js'), 'utf8');

  test('needs Node alone, has no schema and nothing of a browser', () => {
    const named = [...client().matchAll(/^(?:import|export)\b.*?from ["']([^"']+)["']/gm)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !name.startsWith('node:'))).toEqual([]);
    expect(client()).not.toMatch(/HTMLElement|customElements|\bdocument\.|\bwindow\.|ZodType/);
  });

  test('is in no file that a browser loads', () => {
    const app = installed('node');
    const browser = packed.files.filter((file) => /^(?!client\b|types\/).*\.js$/.test(file));
    expect(browser.length).toBeGreaterThan(50);
    const text = (file: string) => readFileSync(join(app, 'node_modules/zaguan', file), 'utf8');
    expect(client()).toMatch(/svc-apikey/);
    expect(browser.filter((file) => /svc-apikey|webhook-signature/.test(text(file)))).toEqual([]);
  });

  test('type-checks in a server of somebody else, which refuses what no operation takes', () => {
    expect(typeCheck(installed('node', ['@types/node', 'undici-types']))).toBe('');
  });

  test('says in plain types what the contracts say', () => {
    expect(typeCheck(join(import.meta.dirname, 'client-types'))).toBe('');
  });
});

describe('an application made with Vite and React', () => {
  let app: string;
  beforeAll(() => {
    app = installed('vite', REACT);
  });

  test('type-checks against the package alone', () => {
    expect(typeCheck(app)).toBe('');
  });

  test('built, it takes a person over a step, and says a refused token by its code', async () => {
    await build({ root: app, logLevel: 'error', configFile: false, build: { target: 'es2022' } });
    const files = readdirSync(join(app, 'dist/assets'));
    expect(files).toEqual(
      expect.arrayContaining([expect.stringMatching(/^faces\.worker-.*\.js$/), expect.stringMatching(/^kernel-.*\.wasm$/)]),
    );
    await serve(join(app, 'dist'));
    await expectOneStep(SHOP);
    await expectCodedError(SHOP);
  });

  test('on the dev server, it takes a person over a step', async () => {
    const server = await createServer({
      root: app,
      logLevel: 'error',
      configFile: false,
      server: { host: '127.0.0.1', port: 0, fs: { strict: false } },
      optimizeDeps: { esbuildOptions: undefined },
    });
    await server.listen();
    try {
      await expectOneStep(server.resolvedUrls?.local[0] ?? '');
    } finally {
      await server.close();
    }
  });
});

describe('an application made with webpack 5', () => {
  test('built, it takes a person over a step, and says a refused token by its code', async () => {
    const app = installed('webpack');
    const configuration = createRequire(import.meta.url)(join(app, 'webpack.config.js'));
    const result = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
      webpack({ ...configuration, context: app, output: { ...configuration.output, path: join(app, 'dist') } }, (error, stats) =>
        error ? reject(error) : resolve(stats),
      ),
    );
    const { errors = [], warnings = [] } = result?.toJson({ all: false, errors: true, warnings: true }) ?? {};
    expect(errors).toEqual([]);
    // webpack warns about our large engines, which are only loaded where needed.
    expect(warnings.filter(({ message }) => !/size limit|code splitting/.test(message))).toEqual([]);
    await serve(join(app, 'dist'));
    await context.route(`${SHOP}/`, (route) => route.fulfill({ path: join(app, 'index.html') }));
    await expectOneStep(SHOP);
    await expectCodedError(SHOP);
    // Half a minute on an idle machine; a busy one needs several times as long.
  }, 900_000);
});

describe('an application made with esbuild', () => {
  test('built without a warning, it takes a person over a step, and says a refused token by its code', async () => {
    const app = installed('webpack');
    const { warnings } = await esbuild({
      ...{ entryPoints: [join(app, 'src/main.js')], outdir: join(app, 'dist'), bundle: true, splitting: true, format: 'esm', minify: true },
      logLevel: 'silent',
    });
    expect(warnings).toEqual([]);
    await serve(join(app, 'dist'));
    const html = readFileSync(join(app, 'index.html'), 'utf8').replace('<script defer', '<script type="module"');
    await context.route(`${SHOP}/`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await expectOneStep(SHOP);
    await expectCodedError(SHOP);
  });
});

describe('a server that renders React', () => {
  test('writes the tag without its token and does nothing else; once hydrated, the page hears every event', async () => {
    const app = installed('ssr', REACT);
    const html = execFileSync(process.execPath, ['server.js'], { cwd: app, encoding: 'utf8' });
    expect(html).toBe(
      '<main data-heard="nothing"><zaguan-onboarding lang="es-MX" api-base="https://zaguan.example"></zaguan-onboarding></main>',
    );
    await build({ root: app, logLevel: 'error', configFile: false, build: { target: 'es2022' } });
    await serve(join(app, 'dist'));
    const shell = readFileSync(join(app, 'dist/index.html'), 'utf8');
    await context.route(`${SHOP}/`, (route) => route.fulfill({ contentType: 'text/html', body: shell.replace('<!--page-->', html) }));
    await expectOneStep(SHOP);
    await page.locator('main[data-heard="Banco Aldaba"]').waitFor({ state: 'attached' });
    await expectCodedError(SHOP);
    await page.locator('main[data-heard="token_expired"]').waitFor({ state: 'attached' });
  });
});

describe('a page with the script tag', () => {
  test('takes a person over a step, and says a refused token by its code', async () => {
    const dist = join(import.meta.dirname, '../../../dist');
    await serve(join(import.meta.dirname, 'fixtures/script-tag'));
    await context.route(/^https:\/\/zaguan\.example\/(zaguan\.js|assets\/)/, (route) =>
      route.fulfill({
        path: join(dist, new URL(route.request().url()).pathname),
        headers: { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' },
      }),
    );
    await expectOneStep(SHOP);
    await expectCodedError(SHOP);
  });
});
