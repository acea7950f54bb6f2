import { afterAll, beforeAll, expect, test } from 'vitest';
import { KeyboardJourney } from './keyboard.ts';
import { openPhone, type Phone } from './phone.ts';
import { startWorld, type World } from './world.ts';

let world: World;
let phone: Phone;
beforeAll(async () => {
  world = await startWorld();
  phone = await openPhone({ context: { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false } });
});
afterAll(async () => {
  await phone?.close();
  await world?.close();
});

test('the whole journey by keyboard alone', async () => {
  const { uuid } = await world.api.createWorkflow({
    steps: ['acceptance', 'verify_email', 'personal_data', 'personal_address', 'enroll_full'],
  });
  const { url } = await world.api.token(uuid);
  const open = async () => {
    await phone.page().goto(url);
  };
  const journey = new KeyboardJourney(phone, world);
  await open();
  await journey.begin();
  await journey.accept();
  await journey.proveEmail();
  await journey.givePersonalData();
  await journey.giveAddress();
  await journey.expectAt('enroll_full');
  await journey.enroll(open);
  await journey.expectFinished();
  journey.expectClean([world.url]);
  expect((await world.api.workflow(uuid)).status).toBe('success');
});
