import { expect, test } from 'vitest';
import { wholeJourney } from './journey.ts';
import { KeyboardJourney } from './keyboard.ts';
import { setting } from './setting.ts';

const here = setting({ context: { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false } });

test('the whole journey by keyboard alone', async () => {
  const { world, phone } = here;
  const { uuid, url } = await world.invite(wholeJourney);
  const journey = new KeyboardJourney(phone, world);
  const open = () => journey.open(url);
  await open();
  await journey.walk(open);
  await journey.expectFinished();
  journey.expectClean([world.url]);
  expect((await world.api.ended(uuid)).status).toBe('success');
});
