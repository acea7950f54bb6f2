import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { curpWords } from '#src/i18n/curp.i18n.ts';
import { shellWords } from '#src/i18n/shell.i18n.ts';
import { launchOptions } from '../support/browser.ts';
import { type Font, familyOf, fonts, WIDEST_FONT } from '../support/fonts.ts';

const texts = Object.values({ ...shellWords['es-MX'], ...curpWords['es-MX'] }).filter((word) => typeof word === 'string');

interface Drawn {
  /** The machine's fonts that the browser used, by the family that the page requests. */
  families: Record<string, string[]>;
  width: number;
}

/** Draws our words with the widget's font families, and returns the fonts that the browser used. */
async function draw(font: Font): Promise<Drawn> {
  const browser = await chromium.launch(await launchOptions([], { font }));
  try {
    const page = await browser.newPage();
    const asked = ['system-ui', 'sans-serif', 'Arial', 'No Such Font'];
    const lines = asked.map((family, at) => `<p id="f${at}" style="font: 14px '${family}'; width: max-content">${texts.join(' ')}</p>`);
    await page.setContent(lines.join('').replace(/'(system-ui|sans-serif)'/g, '$1'));
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    const { root } = await devtools.send('DOM.getDocument');
    const families: Drawn['families'] = {};
    for (const [at, family] of asked.entries()) {
      const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: `#f${at}` });
      const used = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      families[family] = used.fonts.map(({ familyName }) => familyName);
    }
    return { families, width: await page.locator('#f0').evaluate((line) => line.getBoundingClientRect().width) };
  } finally {
    await browser.close();
  }
}

test('a page is drawn in the font that the run names, whatever the page asks for and the machine has', async () => {
  const drawn = new Map<Font, Drawn>();
  for (const font of fonts) drawn.set(font, await draw(font));
  for (const [font, { families }] of drawn)
    for (const [asked, used] of Object.entries(families)) expect([font, asked, used]).toEqual([font, asked, [familyOf(font)]]);
  const widest = [...drawn].reduce((one, other) => (other[1].width > one[1].width ? other : one));
  expect(widest[0]).toBe(WIDEST_FONT);
});
