import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inEveryLook } from './looks.ts';
import { setting } from './setting.ts';
import { withoutShifts } from './shifts.ts';
import { halts, tour, type Visit } from './tour.ts';

describe('axe finds nothing on any screen, in either language and theme', () => {
  const here = setting({ context: { reducedMotion: 'reduce' } });

  const visited: string[] = [];
  const findings: string[] = [];
  const visit: Visit = (screen) =>
    withoutShifts(here.phone.page(), () =>
      inEveryLook(here.phone.page(), async ({ language, theme }) => {
        visited.push(`${screen} ${language} ${theme}`);
        for (const finding of await examine(here.phone.page())) findings.push(`${screen} ${language} ${theme}: ${finding}`);
      }),
    );

  test.each([
    ['a journey', tour, 25],
    ['where it stands still', halts, 4],
  ])(
    '%s',
    async (_, walk, screens) => {
      findings.length = 0;
      visited.length = 0;
      await walk(here.phone, here.world, visit);
      expect(findings).toEqual([]);
      expect(visited.length).toBeGreaterThanOrEqual(screens * 4);
      // Even with every error shown once, the layout must not shift. A good page stays below 0.1; docs/journey.md says 0.02.
      const { shifts } = here.phone.observed;
      expect(
        shifts.reduce((sum, { value }) => sum + value, 0),
        JSON.stringify(shifts),
      ).toBeLessThanOrEqual(0.02);
    },
    400_000,
  );
});

/** Runs axe in an isolated world, because the page's content policy blocks foreign scripts. */
async function examine(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(async () => {
    const { axe: run } = window as unknown as { axe: typeof axe };
    return run.run(document, { resultTypes: ['violations'] });
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${JSON.stringify(target)}: ${failureSummary}`),
  );
}
