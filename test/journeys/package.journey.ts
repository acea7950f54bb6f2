import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pack } from '../packages/installed.ts';
import { Journey } from './journey.ts';
import { openPhone, type Phone } from './phone.ts';
import { buildShop, openShop } from './shop.ts';
import { startWorld, type World } from './world.ts';

const steps = ['acceptance', 'verify_email', 'personal_data', 'personal_address', 'enroll_full'];

describe('by npm package, in an application of React', () => {
  let world: World;
  let phone: Phone;
  let shop: { close(): Promise<void> };
  let workflow: string;
  let folder: string;
  beforeAll(async () => {
    world = await startWorld();
    const packed = pack();
    folder = await buildShop(packed, world.url);
    rmSync(dirname(packed.tarball), { recursive: true });
    workflow = (await world.api.createWorkflow({ steps })).uuid;
    shop = await openShop(folder, world.shop.port, async () => (await world.api.token(workflow)).token);
    phone = await openPhone();
  });
  afterAll(async () => {
    await phone?.close();
    await shop?.close();
    await world?.close();
    rmSync(dirname(folder), { recursive: true });
  });

  test('a person goes from the welcome to the end, and the application hears of it', async () => {
    const open = async () => {
      await phone.page().goto(world.shop.url);
    };
    const journey = new Journey(phone, world);
    await open();
    await journey.begin();
    await journey.accept();
    await journey.proveEmail();
    await journey.givePersonalData();
    await journey.giveAddress();
    await journey.expectAt('enroll_full');
    await journey.enroll(open);
    await phone.page().getByText('Recibimos todo.').waitFor();
    journey.expectClean([world.url, world.shop.url]);
    expect((await world.api.workflow(workflow)).status).toBe('success');
  });
});
