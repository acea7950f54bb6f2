import type { BrowserContext, Page } from 'playwright-core';

export interface Shift {
  /** The share of the screen that moved, times how far. */
  value: number;
  /** What moved, and by how much, for whoever reads a failure. */
  what: string[];
}

declare global {
  interface Window {
    tellShift?: (shift: Shift) => Promise<void>;
    /** What shifts before this time is no person's doing. */
    looksEnd?: number;
  }
}

/** As Chromium tells of it; TypeScript's own list lacks it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Runs in the page: tells how far what the person sees jumped by itself. What moves within half a second of a press is no jump. */
function tellShifts(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput || startTime <= (window.looksEnd ?? 0)) continue;
      // Inside shadow trees the browser names no element.
      const what = sources.map(({ previousRect: from, currentRect: to }) => {
        const [x, y, width, height] = [from.x, from.y, from.width, from.height].map(Math.round);
        return `${width}x${height} at ${x},${y} by ${Math.round(to.x - from.x)},${Math.round(to.y - from.y)}`;
      });
      void window.tellShift?.({ value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Hears of every layout shift (https://wicg.github.io/layout-instability/) of the pages that open from now on. */
export async function hearShifts(context: BrowserContext, hear: (shift: Shift) => void): Promise<void> {
  await context.exposeFunction('tellShift', hear);
  await context.addInitScript(tellShifts);
}

/** Does what no person does, such as showing another language, without counting what it moves. */
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
