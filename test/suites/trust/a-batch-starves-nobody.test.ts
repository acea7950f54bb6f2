import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRig, Person, type Rig } from '../../support/workflows.ts';

/**
 * Class: one tenant's batch delays another tenant's person. Few worker processes decode all pictures, so a tenant's waiting pictures must
 * alternate with those of all others.
 */

const BATCH = 50;
let rig: Rig;
let slow: Uint8Array;
let quick: Uint8Array;
beforeAll(async () => {
  rig = await createRig();
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  slow = await sharp({ create: { width: 1400, height: 1000, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
  quick = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => rig.bench.close());

async function photographer(as: Rig): Promise<Person> {
  const person = await Person.enter(as, { steps: ['consent', 'photo'] });
  await person.answer({ accepted: true });
  await person.start();
  return person;
}

/** Returns the same rig with another tenant's key. */
async function ofAnotherTenant(): Promise<Rig> {
  const { tenantId } = await rig.bench.otherTenant();
  const { key } = await rig.bench.keys.create({ tenantId, name: 'test', livemode: false, scopes: ['workflows'] });
  const asPartner: Rig['asPartner'] = (method, path, body, headers) => rig.send(key, method, path, body, headers);
  const made = async (path: string, body: object) => (await asPartner('POST', path, body)).body.result;
  return {
    ...rig,
    asPartner,
    create: (body) => made('/v1/workflows', { steps: ['note'], ...body }),
    issue: (uuid, body = {}) => made(`/v1/workflows/${uuid}/token`, body),
  };
}

it('of fifty slow pictures lets a picture of another tenant be read after a few of them', { timeout: 900_000 }, async () => {
  const crowd = await Promise.all(Array.from({ length: BATCH }, () => photographer(rig)));
  const one = await photographer(await ofAnotherTenant());
  // A first upload starts the worker processes and warms up the code.
  expect((await one.upload('document', quick)).status).toBe(200);
  let answered = 0;
  const batch = crowd.map(async (person) => {
    const { status } = await person.upload('document', slow);
    answered += 1;
    return status;
  });
  // The batch is running: the first picture is answered, the others wait.
  await Promise.race(batch);
  const before = answered;
  expect((await one.upload('document', quick)).status).toBe(200);
  // At most the pictures already being read, and one turn each next to the new one.
  expect(answered - before).toBeLessThanOrEqual(8);
  const statuses = await Promise.all(batch);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
});
