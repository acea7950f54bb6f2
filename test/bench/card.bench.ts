import { loadavg } from 'node:os';
import { cameraWords } from '#src/i18n/camera.i18n.ts';
import { enrollFullWords } from '#steps/enroll-full/enroll-full.i18n.ts';
import { Journey } from '../suites/journeys/journey.ts';
import { language, READING } from '../suites/journeys/language.ts';
import { openPhone } from '../suites/journeys/phone.ts';
import { startWorld, type World } from '../suites/journeys/world.ts';
import { turningCardClip } from '../support/camera/clips.ts';

/**
 * Measures how long a person waits from the card's second picture, which the guide takes, until the question "¿Están bien tus datos?": `npm
 * run bench -- card [rounds]`. The wait includes the second in which they may take the picture back. It is measured with reading on the
 * device, and with reading by the server alone, as for a device that saves data. Server, browser and camera film share one machine.
 */

const LIMIT_SECONDS = 2;
const ROUNDS = 7;

export async function run([rounds = String(ROUNDS)]: readonly string[]): Promise<void> {
  const world = await startWorld();
  try {
    const rows: Record<string, object> = {};
    for (const reader of ['device', 'server'] as const) {
      const times: number[] = [];
      for (let round = 0; round < Number(rounds); round++) times.push(await wait(world, reader));
      times.sort((one, other) => one - other);
      rows[`read by the ${reader} (s)`] = {
        median: seconds(times[Math.floor(times.length / 2)]!),
        longest: seconds(times.at(-1)!),
        limit: LIMIT_SECONDS,
      };
    }
    console.table(rows);
    console.log(`load of the machine: ${loadavg()[0]!.toFixed(1)}`);
  } finally {
    await world.close();
  }
}

/** Returns the milliseconds from the last frame with a camera picture on the screen to the first with the question. */
async function wait(world: World, reader: 'device' | 'server'): Promise<number> {
  const phone = await openPhone({ clip: await turningCardClip() });
  try {
    await phone.context.addInitScript(markScreens, enrollFullWords[language].cardTitle);
    if (reader === 'server') await phone.context.addInitScript(saveData);
    const { url } = await world.invite(['acceptance', 'enroll_full'], { enroll_full: { automatic: true } });
    const journey = new Journey(phone, world);
    await journey.open(url);
    await journey.begin();
    await journey.accept();
    await journey.press(cameraWords[language].openCamera);
    await journey.expectHeading(enrollFullWords[language].cardTitle, READING);
    return await journey.page.evaluate(() => {
      const at = (name: string) => performance.getEntriesByName(name).at(-1)?.startTime ?? Number.NaN;
      return at('card') - at('taken');
    });
  } finally {
    await phone.close();
  }
}

/** Runs in the page: reports a connection that saves data. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
}

/** Runs in the page: marks the last frame with a camera on the screen, and the first with the given title. */
function markScreens(title: string): void {
  const shown = (root: ParentNode, is: (element: Element) => boolean): boolean =>
    [...root.querySelectorAll('*')].some((element) => is(element) || (element.shadowRoot !== null && shown(element.shadowRoot, is)));
  const isLive = (element: Element) => element.localName === 'zaguan-viewfinder';
  let wasLive = false;
  const look = () => {
    const live = shown(document, isLive);
    if (wasLive && !live) performance.mark('taken');
    wasLive = live;
    if (shown(document, (element) => element.localName === 'h1' && element.textContent?.trim() === title)) performance.mark('card');
    else requestAnimationFrame(look);
  };
  look();
}

const seconds = (milliseconds: number) => Math.round(milliseconds / 10) / 100;
