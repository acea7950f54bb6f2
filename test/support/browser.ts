import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebian } from './debian.ts';
import { type Font, fontEnvironment } from './fonts.ts';

/** Flags of every headless run: no GPU, no network traffic of the browser's own, no difference between machines. */
const headlessFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** Returns flags that give pages a camera without a permission prompt: a looping clip, or the browser's own moving pattern. */
export function cameraFlags(clip?: string): string[] {
  const flags = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
  return clip === undefined ? flags : [...flags, `--use-file-for-fake-video-capture=${clip}`];
}

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the path of a program: the value of the environment's `variable`, else the first of `names` on the path, else the first of
 * `elsewhere` that exists; null if there is none. Throws if the variable names no program.
 */
export function programNamed(variable: string, names: readonly string[], elsewhere: readonly string[]): string | null {
  const wanted = process.env[variable];
  if (wanted !== undefined && wanted !== '') {
    if (!isExecutable(wanted)) throw new Error(`${variable} is ${wanted}, and no program is there.`);
    return wanted;
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...elsewhere].find(isExecutable) ?? null;
}

async function playwrightBrowser(): Promise<string | null> {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return path !== '' && isExecutable(path) ? path : null;
}

/** Returns the path of a browser: `CHROME_PATH`, else an installed Chrome or Chromium, else Playwright's. Null if there is none. */
export async function findBrowser(): Promise<string | null> {
  return programNamed('CHROME_PATH', names, elsewhere) ?? (await playwrightBrowser());
}

/** Returns `findBrowser`'s path; throws with instructions if there is none. */
export async function requireBrowser(): Promise<string> {
  const path = await findBrowser();
  if (path === null) throw new Error('No Chrome or Chromium found. Set CHROME_PATH, or run `npm test`, which installs one.');
  return path;
}

/** Chromium's headless engine: renders the same pages with a fifth less processor time. Debian packages both, of one version. */
const SHELL = 'chromium-headless-shell';

/** Returns the path of the headless engine: `CHROME_SHELL_PATH`, else an installed one. Null if none, or if `CHROME_PATH` is set. */
const findShell = () => (process.env.CHROME_PATH ? null : programNamed('CHROME_SHELL_PATH', [SHELL], []));

/**
 * Returns the options with which every test launches Chromium: these flags besides the usual ones, and a fixed font. The headless engine
 * never prompts for a permission; tests of prompts, and measurements, set `whole` for the complete browser.
 */
export async function launchOptions(flags: readonly string[] = [], { font, whole = false }: { font?: Font; whole?: boolean } = {}) {
  return {
    executablePath: (whole ? null : findShell()) ?? (await requireBrowser()),
    args: [...headlessFlags, ...flags],
    env: { ...process.env, ...fontEnvironment(font) },
  };
}

/** Installs Debian's packages; returns false if that failed. */
function hasInstalled(...packages: readonly string[]): boolean {
  try {
    installDebian(packages, 'Chromium');
    return true;
  } catch {
    return false;
  }
}

function fetchWithPlaywright(): boolean {
  const command = ['playwright-core', 'install', '--with-deps', 'chromium'];
  return spawnSync('npx', command, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/** Installs a browser, and returns a note that names the installer. Throws if neither installer works. */
function installBrowser(): string {
  if (hasInstalled('chromium')) return 'none was installed, so apt-get installed ';
  if (fetchWithPlaywright()) return 'none was installed, so Playwright fetched ';
  throw new Error('No Chrome or Chromium found, and none could be installed. Install one, or set CHROME_PATH.');
}

/** Finds or installs a browser, and installs the headless engine where Debian has it; `note` reports in one line what was installed. */
export async function ensureBrowser(): Promise<{ path: string; note: string }> {
  const how = (await findBrowser()) === null ? installBrowser() : '';
  if (!process.env.CHROME_PATH && findShell() === null) hasInstalled(SHELL);
  const path = await requireBrowser();
  const shell = findShell();
  return { path, note: `Browser: ${how}${path}${shell === null ? '' : `, and ${shell} for most pages`}` };
}
