import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pack } from '../packages/installed.ts';
import { Journey, wholeJourney } from './journey.ts';
import { openPhone, type Phone } from './phone.ts';
import { buildShop, openShop } from './shop.ts';
import { startWorld, type World } from './world.ts';

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
    workflow = (await world.api.createWorkflow({ steps: wholeJourney })).uuid;
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
    const journey = new Journey(phone, world);
    const open = () => journey.open(world.shop.url);
    await open();
    await journey.walk(open);
    await journey.expectOnPage('Recibimos todo.');
    journey.expectClean([world.url, world.shop.url]);
    expect((await world.api.ended(workflow)).status).toBe('success');
  });
});
