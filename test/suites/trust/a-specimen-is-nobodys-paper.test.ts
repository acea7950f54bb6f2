import { afterAll, beforeAll, expect, it } from 'vitest';
import type { extractionContract } from '#contracts/extraction/extraction.ts';
import type { ServiceClient } from '#platform/calls/client.ts';
import { credentialReader } from '#services/joins/papers.ts';
import { catalog } from '#steps/catalog.ts';
import { photoOf } from '../../support/specimen-photo.ts';
import { type House, openHouse } from '../conformance/house.ts';
import { attentionAfter } from './attention.ts';

/**
 * Class: a specimen is nobody's paper. Whatever reads a paper of live data finds print that says that it is a specimen, whoever uploads it
 * and whatever they say of its capture. (That each kind's specimen is told is tried with the readers, and what a step makes of it beside
 * the step.)
 */

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const reading = Object.values(catalog).filter(({ samples }) => 'reading' in (samples.payload as object));

it.each(reading.map(({ key }) => key))('%s says that it may find a specimen', (step) => {
  expect(reading.find(({ key }) => key === step)!.findings).toContain('specimen');
});

it('is found in live data that a program uploaded as a camera’s, and not in test data', async () => {
  const paper = Buffer.from(await (await photoOf('nss')).arrayBuffer());
  const found = (key: string) =>
    attentionAfter(house, {
      ...{ step: 'document_capture', pictures: { document: paper }, key },
      workflow: { setup: { document_capture: { kind: 'nss', accept_unread: false } } },
    });
  expect(await found(house.keys.live)).toContain('specimen');
  expect(await found(house.keys.test)).not.toContain('specimen');
});

it('is no credential that a key uploaded of a person, in live data', async () => {
  const operation = async () => ({ data: {}, specimen: true });
  const extraction = (() => ({ ineFront: operation, ineBack: operation })) as unknown as ServiceClient<typeof extractionContract>;
  const reader = credentialReader(extraction)!;
  const picture = { bytes: new Uint8Array(1), mime: 'image/jpeg' };
  for (const livemode of [true, false]) {
    const caller = house.bench.caller({ livemode });
    const sides = [await reader.front(caller, picture), await reader.reverse(caller, picture)];
    expect(sides.map((side) => side === null)).toEqual([livemode, livemode]);
  }
});
