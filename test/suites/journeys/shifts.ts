import type { BrowserContext, Page } from 'playwright-core';

export interface Shift {
  /** The share of the screen that moved, times its distance. */
  value: number;
  /** Moved elements and their distance, for the failure's message. */
  what: string[];
}

declare global {
  interface Window {
    tellShift?: (shift: Shift) => Promise<void>;
    /** Time until which shifts are ignored, because the test causes them. */
    looksEnd?: number;
  }
}

/** Chromium's layout shift entry, which TypeScript's types lack. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Reports layout shifts without recent input (half a second after a press). Runs in the page. */
function tellShifts(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput || startTime <= (window.looksEnd ?? 0)) continue;
      // The browser names no element inside shadow trees, so rectangles are reported.
      const what = sources.map(({ previousRect: from, currentRect: to }) => {
        const [x, y, width, height] = [from.x, from.y, from.width, from.height].map(Math.round);
        return `${width}x${height} at ${x},${y} by ${Math.round(to.x - from.x)},${Math.round(to.y - from.y)}`;
      });
      void window.tellShift?.({ value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Calls `hear` for every layout shift (https://wicg.github.io/layout-instability/) of pages opened from now on. */
export async function hearShifts(context: BrowserContext, hear: (shift: Shift) => void): Promise<void> {
  await context.exposeFunction('tellShift', hear);
  await context.addInitScript(tellShifts);
}

/** Runs an action that no person does, such as a change of language, without counting its shifts. */
export async function withoutShifts(page: Page, look: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    window.looksEnd = Number.POSITIVE_INFINITY;
  });
  await look();
  await page.evaluate(async () => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    window.looksEnd = performance.now();
  });
}
