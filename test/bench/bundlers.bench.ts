import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import { install, pack } from '../suites/packages/installed.ts';
import { answerSession, walkOneStep } from '../suites/packages/session.ts';
import { launchOptions } from '../support/browser.ts';

/**
 * Builds a page with the packed npm package in bundlers that are too heavy for every test run: Next with Turbopack (300 MB), Angular (250
 * MB) and Rspack (50 MB). Each is installed into its own folder, and Chromium completes one step of the built page.
 */
const NEXT = ['next@16.4.6', 'react@19.3.1', 'react-dom@19.3.1'];
const ANGULAR = [
  ...['@angular/build@22.2.7', '@angular/cli@22.2.7', 'rxjs@7.8.2', 'tslib@2.8.1', 'typescript@6.0.3'],
  ...['common', 'compiler', 'compiler-cli', 'core', 'platform-browser'].map((name) => `@angular/${name}@22.2.6`),
];
const RSPACK = ['@rspack/core@1.7.12'];

export async function run(): Promise<void> {
  const packed = pack();
  try {
    console.log(`Next, Turbopack: ${await next(packed)}`);
    console.log(`Angular: ${await angular(packed)}`);
    console.log(`Rspack: ${await rspack(packed)}`);
  } finally {
    rmSync(join(packed.tarball, '..'), { recursive: true, force: true });
  }
}

type Packed = ReturnType<typeof pack>;

function fetched(fixture: string, packed: Packed, packages: readonly string[]): string {
  const app = install(fixture, packed, []);
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', ...packages, packed.tarball], {
    cwd: app,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return app;
}

async function next(packed: Packed): Promise<string> {
  const app = fetched('next', packed, NEXT);
  const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const bin = join(app, 'node_modules/next/dist/bin/next');
  try {
    const log = execFileSync(process.execPath, [bin, 'build', '--turbopack'], { cwd: app, encoding: 'utf8', env: environment });
    const server = spawn(process.execPath, [bin, 'start', '-p', '0', '-H', '127.0.0.1'], { cwd: app, env: environment });
    try {
      const warnings = log.split('\n').filter((line) => /warn|⚠/i.test(line));
      return `${warnings.length} warnings; ${await opened(await addressIn(server.stdout))}`;
    } finally {
      server.kill();
      await once(server, 'exit');
    }
  } finally {
    rmSync(app, { recursive: true, force: true });
  }
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error('next start named no address');
}

async function angular(packed: Packed): Promise<string> {
  const app = fetched('angular', packed, ANGULAR);
  try {
    const log = execFileSync(process.execPath, [join(app, 'node_modules/@angular/cli/bin/ng.js'), 'build'], {
      ...{ cwd: app, encoding: 'utf8', env: { ...process.env, NG_CLI_ANALYTICS: 'false' } },
    });
    const warnings = log.split('\n').filter((line) => /warn/i.test(line));
    for (const warning of warnings) console.log(warning);
    const files = join(app, 'dist/browser');
    return `${warnings.length} warnings; ${mistakesFound(app)} of 3 mistakes in a template found; ${await opened('https://shop.example', { page: join(files, 'index.html'), files })}`;
  } finally {
    rmSync(app, { recursive: true, force: true });
  }
}

/** Counts the errors that Angular's compiler reports for a template with mistakes. The build has already checked the correct template. */
function mistakesFound(app: string): number {
  const { stdout, stderr } = spawnSync(process.execPath, [join(app, 'node_modules/.bin/ngc'), '-p', 'tsconfig.wrong.json'], {
    cwd: app,
    encoding: 'utf8',
  });
  return (stdout + stderr).match(/error.* TS\d+:/g)?.length ?? 0;
}

async function rspack(packed: Packed): Promise<string> {
  const app = fetched('webpack', packed, RSPACK);
  const require = createRequire(join(app, 'package.json'));
  try {
    const configuration = require('./webpack.config.js');
    const { rspack: build } = require('@rspack/core');
    const stats = await new Promise<{ toJson(options: object): { errors: { message: string }[]; warnings: { message: string }[] } }>(
      (resolve, reject) =>
        build(
          { ...configuration, context: app, output: { ...configuration.output, path: join(app, 'dist') } },
          (error: Error | null, done: never) => (error ? reject(error) : resolve(done)),
        ),
    );
    const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
    if (errors[0]) throw new Error(errors[0].message);
    for (const { message } of warnings) console.log(message);
    return `${warnings.length} warnings; ${await opened('https://shop.example', { page: join(app, 'index.html'), files: join(app, 'dist') })}`;
  } finally {
    rmSync(app, { recursive: true, force: true });
  }
}

/**
 * Opens the page in Chromium and completes one step. Returns a sentence with the number of errors on the page; throws if the step fails.
 */
async function opened(address: string, built?: { page: string; files: string }): Promise<string> {
  const browser = await chromium.launch(await launchOptions([], { whole: true }));
  try {
    const context = await browser.newContext({ locale: 'es-MX' });
    await answerSession(context);
    if (built) {
      await context.route(`${address}/**`, (route) => {
        const { pathname } = new URL(route.request().url());
        if (pathname === '/api/token') return route.fulfill({ json: { token: 'ses_good' } });
        return pathname === '/'
          ? route.fulfill({ contentType: 'text/html', body: readFileSync(built.page, 'utf8') })
          : route.fulfill({ path: join(built.files, pathname) });
      });
    }
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.goto(address);
    await walkOneStep(page);
    const heard = built ? '' : `; the page heard ${await page.locator('main').getAttribute('data-heard')}`;
    return `a step walked${heard}; ${complaints.length} errors on the page`;
  } finally {
    await browser.close();
  }
}
