import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '#platform/edge/listen.ts';
import { cureFor, findWebKit } from '../engines.ts';
import { fontEnvironment } from '../fonts.ts';
import type { Told } from './look.ts';
import { WebKitPage } from './page.ts';
import { WebDriver } from './web-driver.ts';

const STARTS_WITHIN = 20_000;

/** WebKit reads its language only from the locale, and Debian has only C: this one is compiled into a temporary folder. */
function spanishOfMexico(): NodeJS.ProcessEnv {
  const folder = join(tmpdir(), 'zaguan-locales');
  const name = 'es_MX.UTF-8';
  mkdirSync(folder, { recursive: true });
  // localedef exits with 1 on mere warnings.
  if (!existsSync(join(folder, name))) spawnSync('localedef', ['-i', 'es_MX', '-f', 'UTF-8', join(folder, name)], { stdio: 'ignore' });
  return { LOCPATH: folder, LANG: name, LC_ALL: name };
}

export interface OpenedWebKit {
  page: WebKitPage;
  close(): Promise<void>;
}

/** Opens WebKit on a display of its own with the size of the page. A failed start is retried once. */
export async function openWebKit(size: { width: number; height: number }, hear: (told: Told) => void): Promise<OpenedWebKit> {
  try {
    return await start(size, hear);
  } catch (failure) {
    console.warn(`WebKit did not start, so it is started again: ${failure}`);
    return start(size, hear);
  }
}

async function start({ width, height }: { width: number; height: number }, hear: (told: Told) => void): Promise<OpenedWebKit> {
  const binary = findWebKit();
  if (binary === null) throw new Error(`No WebKit found. ${cureFor('webkit')}`);
  const started: ChildProcess[] = [];
  const run = (program: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess => {
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    started.push(child);
    return child;
  };
  const end = () => {
    for (const child of started.toReversed()) child.kill();
  };
  process.once('exit', end);
  try {
    const screen = run('Xvfb', ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp']);
    const [display] = (await once(screen.stdio[3] as Readable, 'data', { signal: AbortSignal.timeout(STARTS_WITHIN) })) as [Buffer];
    const port = await freePort(0, '127.0.0.1');
    const environment = { DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' };
    run('WebKitWebDriver', [`--port=${port}`], { ...environment, ...spanishOfMexico(), ...fontEnvironment() });
    const driver = `http://127.0.0.1:${port}`;
    await untilReady(driver);
    const args = ['--automation', '--full-screen', '--enable-media-stream=true', '--enable-mock-capture-devices=true'];
    const browser = await WebDriver.open(driver, { 'webkitgtk:browserOptions': { binary, args } });
    await browser.setSize(width, height);
    const page = new WebKitPage(browser, hear);
    return {
      page,
      async close() {
        await page.close();
        process.off('exit', end);
        end();
      },
    };
  } catch (failure) {
    process.off('exit', end);
    end();
    throw failure;
  }
}

async function untilReady(driver: string): Promise<void> {
  for (const late = Date.now() + STARTS_WITHIN; ; ) {
    const answer = await fetch(`${driver}/status`).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > late) throw new Error('WebKitWebDriver does not answer.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
