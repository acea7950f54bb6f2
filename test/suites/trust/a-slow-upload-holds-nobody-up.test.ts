import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRig, Person, type Rig } from '../../support/workflows.ts';

/**
 * Class: slow uploads that hold memory. Five uploads by one link, which announced 10 MB and sent one byte, blocked the uploads of
 * everyone else in the company. Now a link has two uploads at once, and no memory is reserved for bytes that do not arrive.
 */

let rig: Rig;
let bytes: Uint8Array;
beforeAll(async () => {
  rig = await createRig();
  bytes = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => rig.bench.close());

async function photographer(): Promise<Person> {
  const person = await Person.enter(rig, { steps: ['consent', 'photo'] });
  await person.answer({ accepted: true });
  await person.start();
  return person;
}

/** Starts an upload that announces 10 MB, sends one byte and stays open. */
function trickle(person: Person, ends: (() => void)[]): Promise<unknown> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(1));
      ends.push(() => controller.error(new Error('gone')));
    },
  });
  const headers = {
    authorization: `Bearer ${person.token}`,
    'content-type': 'image/jpeg',
    'content-length': String(10 * 1024 * 1024),
    'x-media-collection': 'document',
    'x-media-capture': 'live',
  };
  const path = `/workflows/v1/session/steps/${person.current.uuid}/media/${randomUUID()}`;
  const init = { method: 'PUT', headers, body, duplex: 'half' };
  return Promise.resolve(rig.app.request(path, init as RequestInit));
}

/** The limits are in milliseconds, below the 20 s for which a form waits for memory. */
it.each([
  ['five by one link', 1, 5, 10_000],
  ['two by each of four links', 4, 2, 15_000],
])('%s leave room for somebody else', async (_, links, each, within) => {
  const person = await photographer();
  const strangers = await Promise.all(Array.from({ length: links }, photographer));
  const ends: (() => void)[] = [];
  const slow = strangers.flatMap((stranger) => Array.from({ length: each }, () => trickle(stranger, ends)));
  const began = performance.now();
  // Waits until all slow uploads have arrived.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect((await person.upload('document', bytes)).status).toBe(200);
  expect(performance.now() - began).toBeLessThan(within);
  for (const end of ends) end();
  await Promise.all(slow);
});
