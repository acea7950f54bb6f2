import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    tellShift?: (value: number) => Promise<void>;
    isLookedAt?: boolean;
  }
}

/** Runs in the page: tells how far what the person sees jumped by itself. What moves within half a second of a press is no jump. */
function tellShifts(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput && !window.isLookedAt) void window.tellShift?.(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Hears of every layout shift (https://wicg.github.io/layout-instability/) of the pages that open from now on. */
export async function hearShifts(context: BrowserContext, hear: (value: number) => void): Promise<void> {
  await context.exposeFunction('tellShift', hear);
  await context.addInitScript(tellShifts);
}

/** Does what no person does, such as showing another language, without counting what it moves. */
export async function withoutShifts(page: Page, look: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    window.isLookedAt = true;
  });
  await look();
  await page.evaluate(async () => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    window.isLookedAt = false;
  });
}
