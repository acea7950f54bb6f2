import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhenChanged } from '../services/start/build.ts';
import { inEveryLook, sizes } from './journeys/looks.ts';
import { openPhone } from './journeys/phone.ts';
import { standstills, tour, type Visit } from './journeys/tour.ts';
import { startWorld } from './journeys/world.ts';

/** `npm run screenshots`: every screen as phone, tablet and desktop, light and dark, in Spanish and English, into `test/screenshots/`. */

const folder = join(import.meta.dirname, 'screenshots');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

await buildWhenChanged();
const world = await startWorld();
const phone = await openPhone({ context: { reducedMotion: 'reduce' } });
let pictures = 0;
let screens = 0;

const visit: Visit = async (screen) => {
  const page = phone.page();
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
  await tour(phone, world, visit);
  await standstills(phone, world, visit);
} finally {
  await phone.close();
  await world.close();
}
console.log(`${pictures} pictures of ${screens} screens in test/screenshots/`);
