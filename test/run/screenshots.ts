import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhenChanged } from '#services/start/build.ts';
import { blindComputer, blockedCameras, handoffs } from '../suites/journeys/devices-tour.ts';
import { guidanceTour } from '../suites/journeys/guidance-tour.ts';
import { inEveryLook, sizes } from '../suites/journeys/looks.ts';
import { papersTour } from '../suites/journeys/papers-tour.ts';
import { openPhone, type Phone } from '../suites/journeys/phone.ts';
import { customTour, stepsTour } from '../suites/journeys/steps-tour.ts';
import { halts, tour, type Visit } from '../suites/journeys/tour.ts';
import { startWorld } from '../suites/journeys/world.ts';
import { readmePicture } from './readme-picture.ts';
import { sayUsage } from './usage.ts';

/**
 * Takes pictures of every screen on a phone, a short phone and a laptop, light and dark, in Spanish and English, into `test/screenshots/`:
 * `npm run screenshots [-- part…]`. Parts are `readme` (only README.md's picture, into `docs/`), `tour`, `steps`, `papers`, `custom`,
 * `standstills`, `cameras`, `handoff` and `guidance` (every advice of the camera's guides, on a phone and a laptop). Without a part all are
 * taken.
 */

const PARTS = ['readme', 'tour', 'steps', 'papers', 'custom', 'standstills', 'cameras', 'handoff', 'guidance'] as const;
sayUsage(`npm run screenshots [-- part…]: every screen, into test/screenshots/. Parts: ${PARTS.join(', ')}`, { words: PARTS });
const parts = process.argv.slice(2);
const wants = (part: (typeof PARTS)[number]) => parts.length === 0 || parts.includes(part);

const folder = join(import.meta.dirname, '../screenshots');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

await buildWhenChanged();
const world = await startWorld();
const phone = await openPhone({ context: { reducedMotion: 'reduce' } });
const computer = await openPhone({ context: { viewport: sizes.laptop, hasTouch: false, isMobile: false, reducedMotion: 'reduce' } });
let pictures = 0;
let screens = 0;

const visitOn =
  ({ page: pageOf }: Phone): Visit =>
  async (screen) => {
    const page = pageOf();
    const number = String(++screens).padStart(2, '0');
    await inEveryLook(page, async ({ language, theme }) => {
      for (const [size, viewport] of Object.entries(sizes)) {
        await page.setViewportSize(viewport);
        await page.screenshot({ path: join(folder, `${number}-${screen}.${size}.${theme}.${language}.png`) });
        pictures++;
      }
      await page.setViewportSize(sizes.phone);
    });
    console.log(`${number} ${screen}`);
  };

try {
  const visit = visitOn(phone);
  if (wants('readme')) {
    const picture = readmePicture(() => phone.page().screenshot());
    await tour(phone, world, picture.visit);
    await picture.write();
  }
  if (wants('tour')) await tour(phone, world, visit);
  if (wants('steps')) await stepsTour(phone, world, visit);
  if (wants('papers')) await papersTour(phone, world, visit);
  if (wants('custom')) await customTour(phone, world, visit);
  if (wants('standstills')) await halts(phone, world, visit);
  if (wants('cameras')) await blockedCameras(phone, world, visit);
  if (wants('handoff')) {
    await handoffs(computer, phone, world, { computer: visitOn(computer), phone: visit });
    await blindComputer(computer, world, visitOn(computer));
  }
  if (wants('guidance'))
    screens += await guidanceTour({ phone: phone.page(), desktop: computer.page() }, async (page, name) => {
      await page.screenshot({ path: join(folder, `guidance-${name}.png`) });
      pictures++;
    });
} finally {
  await phone.close();
  await computer.close();
  await world.close();
}
console.log(`${pictures} pictures of ${screens} screens in test/screenshots/`);
