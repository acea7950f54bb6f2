import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { cameraFlags, launchOptions } from '../../support/browser.ts';
import { engine } from './engine.ts';
import { hearShifts, type Shift } from './shifts.ts';

/** Requests, violations and errors of a page, collected over every restart of the browser. */
export interface Observed {
  /** Origins of all requests. */
  origins: Set<string>;
  /** Violations of Content-Security-Policy or Trusted Types, as the page or the browser reports them. */
  violations: string[];
  /** Uncaught exceptions. */
  exceptions: string[];
  /** Every layout shift of every page; only Chromium reports them. */
  shifts: Shift[];
  /** The last lines of the console and the network, for the failure's message. */
  lines: string[];
}

export interface Phone {
  context: BrowserContext;
  observed: Observed;
  /** Returns the only tab. */
  page(): Page;
  /** Kills the browser as the system would, and restarts it with the same profile and another clip. */
  restart(clip?: string): Promise<void>;
  close(): Promise<void>;
}

/** The flag that grants the camera. Without it the browser prompts, and a context without the permission denies. */
const saysYes = '--use-fake-ui-for-media-stream';

const device: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'es-MX',
  timezoneId: 'America/Mexico_City',
  permissions: ['camera', 'geolocation'],
  geolocation: { latitude: 19.4326, longitude: -99.1332 },
};

/** Removes options that Firefox does not support; its camera and position need no option of the context. */
function ofFirefox({ isMobile, hasTouch, permissions, geolocation, ...rest }: BrowserContextOptions): BrowserContextOptions {
  return rest;
}

async function launchChromium(profile: string, context: BrowserContextOptions, asksForCamera: boolean, clip?: string) {
  const options = await launchOptions(
    cameraFlags(clip).filter((flag) => !asksForCamera || flag !== saysYes),
    { whole: asksForCamera },
  );
  // Without a locale that has accents Chromium saves `Crédito.pdf` as `download`.
  const env = { ...options.env, LC_ALL: 'C.UTF-8' };
  return chromium.launchPersistentContext(profile, { ...context, ...options, env });
}

/** Opens a phone with a new profile, whose storage survives `restart`. */
export async function openPhone(options: { clip?: string; context?: BrowserContextOptions; asksForCamera?: boolean } = {}): Promise<Phone> {
  const profile = mkdtempSync(join(tmpdir(), 'zaguan-phone-'));
  const observed: Observed = { origins: new Set(), violations: [], exceptions: [], shifts: [], lines: [] };
  const asksForCamera = options.asksForCamera ?? false;
  if (engine() === 'webkit') return openWebKitPhone({ ...device, ...options.context }, observed);

  const launch = async (clip: string | undefined) => {
    const wanted = { ...device, ...options.context };
    const context =
      engine() === 'firefox'
        ? await (await import('../../support/firefox.ts')).launchFirefox(profile, ofFirefox(wanted), !asksForCamera)
        : await launchChromium(profile, wanted, asksForCamera, clip);
    observe(context, observed);
    await context.addInitScript(reportViolations);
    await hearShifts(context, (shift) => observed.shifts.push(shift));
    return context;
  };

  let context = await launch(options.clip);
  return {
    get context() {
      return context;
    },
    observed,
    page: () => context.pages().at(-1)!,
    async restart(clip) {
      await context.close();
      context = await launch(clip);
    },
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Opens WebKit, which stores nothing beyond its end and has no Playwright context. */
async function openWebKitPhone({ viewport }: BrowserContextOptions, observed: Observed): Promise<Phone> {
  const { openWebKit } = await import('../../support/webkit/webkit.ts');
  const { page, close } = await openWebKit(viewport!, ({ origins, violations, exceptions }) => {
    for (const origin of origins) observed.origins.add(origin);
    observed.violations.push(...violations);
    observed.exceptions.push(...exceptions);
    observed.lines.push(...violations, ...exceptions);
  });
  const refuse = () => {
    throw new Error('WebKit is driven by WebDriver: no context, no restart.');
  };
  return {
    get context() {
      return refuse();
    },
    observed,
    // The journeys of every browser use only the methods that this page has.
    page: () => page as unknown as Page,
    restart: refuse,
    close,
  };
}

/** Logs policy violations to the console, because the browser's own text differs or is missing. Runs in the page. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    console.error('securitypolicyviolation', violatedDirective, blockedURI, sample);
  });
}

/**
 * Firefox's reports about a correct policy: Playwright's own style for screenshots, and the minimal module with which we test if
 * WebAssembly may run.
 */
const EXPECTED = /sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZW|blocked WebAssembly \(script-src\)/;

function observe(context: BrowserContext, observed: Observed): void {
  const note = (line: string) => {
    observed.lines.push(line);
    if (observed.lines.length > 40) observed.lines.shift();
  };
  context.on('response', (response) => {
    if (response.request().method() !== 'GET' || response.status() >= 400)
      note(`${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`);
  });
  context.on('requestfailed', (request) => {
    note(`${request.failure()?.errorText} ${request.method()} ${new URL(request.url()).pathname}`);
  });
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') || protocol.startsWith('ws')) observed.origins.add(origin);
  });
  context.on('console', (message) => {
    note(`${message.type()}: ${message.text()}`);
    if (/Content Security Policy|Content-Security-Policy|TrustedHTML|Trusted ?Type/i.test(message.text()))
      observed.violations.push(message.text());
  });
  context.on('weberror', (error) => {
    if (engine() === 'firefox' && EXPECTED.test(String(error.error()))) return;
    observed.exceptions.push(String(error.error().stack ?? error.error()));
    note(`exception: ${error.error()}`);
  });
}
