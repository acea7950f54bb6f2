import { type Browser, chromium } from 'playwright-core';
import { launchOptions } from '../support/browser.ts';

/**
 * A mid-range phone on a bad network: 4 times slower than this machine, 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms of latency. Rates in bytes
 * per second.
 */
const slow = { cpu: 4, latency: 150, download: (1.6 * 1_000_000) / 8, upload: (0.75 * 1_000_000) / 8 };

export interface Subject {
  url: string;
  /** The element whose definition marks the end of the import. */
  tag: string;
  /** A text of the first screen that shows that the page is usable; searched for in open shadow roots too. */
  ready: string;
}

export interface Start {
  /** Bytes that crossed the network, headers included. */
  bytes: number;
  /** Milliseconds from the navigation's start. */
  imported: number;
  firstPaint: number;
  /** When the `ready` text was on the screen. */
  ready: number;
}

export async function withSlowPhone<Result>(work: (measure: (subject: Subject) => Promise<Start>) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch(await launchOptions([], { whole: true }));
  try {
    return await work((subject) => measure(browser, subject));
  } finally {
    await browser.close();
  }
}

/** Opens the page in a new profile and measures its start. */
async function measure(browser: Browser, { url, tag, ready }: Subject): Promise<Start> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    locale: 'es-MX',
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    let bytes = 0;
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await cdp.send('Network.enable');
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow.latency,
      downloadThroughput: slow.download,
      uploadThroughput: slow.upload,
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
    await page.addInitScript(watchFor, { tag, ready });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => ['imported', 'first-contentful-paint', 'ready'].every((name) => performance.getEntriesByName(name).length > 0),
      null,
      { timeout: 60_000 },
    );
    const times = await page.evaluate(() => {
      const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
      return { imported: at('imported'), firstPaint: at('first-contentful-paint'), ready: at('ready') };
    });
    return { bytes, ...times };
  } finally {
    await context.close();
  }
}

/** Runs in the page: marks the tag's definition, and the first frame that shows the text. */
function watchFor({ tag, ready }: { tag: string; ready: string }): void {
  void customElements.whenDefined(tag).then(() => performance.mark('imported'));
  const says = (element: Element) => [...element.childNodes].some((node) => node instanceof Text && node.data.includes(ready));
  const shows = (root: ParentNode): boolean =>
    [...root.querySelectorAll('*')].some((element) => says(element) || (element.shadowRoot !== null && shows(element.shadowRoot)));
  const look = () => {
    if (shows(document)) requestAnimationFrame(() => performance.mark('ready'));
    else requestAnimationFrame(look);
  };
  look();
}
