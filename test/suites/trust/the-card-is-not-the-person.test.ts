import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalog } from '#steps/catalog.ts';
import { astronaut, astronautAgain, cardAsSelfie, credentialFront, portraitOnCard } from '../../support/specimens/faces.ts';
import { type House, openHouse } from '../conformance/house.ts';
import { ask, attentionAfter, knownFace } from './attention.ts';

/**
 * Class: the card is not the person. Whatever takes a selfie finds a card in its place, and one file sent as two, so that a human decides.
 * (What each step makes of the signs is tried beside the step.)
 */

let house: House;
let somebody: string;
beforeAll(async () => {
  house = await openHouse();
  // A process that was not started yet reads too slowly for a step.
  await house.bench.platform.faces.read({ tenantId: house.bench.tenant.id }, astronaut());
  somebody = await knownFace(house, astronaut());
});
afterAll(() => house.close());

/** Returns the findings of a step that gets these pictures, each as its collection. */
const attentionOf = (step: string, pictures: Readonly<Record<string, Buffer>>) =>
  attentionAfter(house, {
    ...{ step, pictures },
    ...(step === 'enroll_simple' ? { workflow: { people_uuid: somebody } } : { more: { seen: false } }),
  });

const takingSelfies = Object.values(catalog).filter(({ media }) => 'selfie' in media);
const sidesFor = async (selfie: Buffer, step: string): Promise<Record<string, Buffer>> =>
  step === 'enroll_full' ? { front: await jpegOf(await credentialFront(astronaut())), back: await nobodyElse(), selfie } : { selfie };

async function jpegOf(picture: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(picture).jpeg().toBuffer();
}
async function nobodyElse(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp({ create: { width: 640, height: 404, channels: 3, background: '#cdd' } })
    .jpeg()
    .toBuffer();
}

describe.each(takingSelfies.map(({ key }) => key))('%s', (step) => {
  it('says that it may find a card in place of the selfie', () => {
    expect(takingSelfies.find(({ key }) => key === step)!.findings).toContain('card_as_selfie');
  });

  it('finds a card that was held before the camera, and none in a face', async () => {
    expect(await attentionOf(step, await sidesFor(await cardAsSelfie(astronaut()), step))).toContain('card_as_selfie');
    expect(await attentionOf(step, await sidesFor(await astronautAgain(), step))).not.toContain('card_as_selfie');
  });

  it('finds the compared picture itself', async () => {
    const copy = step === 'enroll_full' ? await portraitOnCard(astronaut()) : astronaut();
    expect(await attentionOf(step, await sidesFor(copy, step))).toContain('card_as_selfie');
  });
});

it('in Compare face with voter credential front it is no match either', async () => {
  const compared = async (selfie: Buffer) => {
    const form = new FormData();
    for (const [part, picture] of Object.entries({ selfie, ine_front: await credentialFront(astronaut()) }))
      form.set(part, new File([Uint8Array.from(picture)], 'picture.jpg'));
    const headers = { authorization: `Bearer ${house.keys.live}` };
    const answer = await fetch(`${house.url}/people/v1/people/${somebody}/face-match`, { method: 'POST', headers, body: form });
    expect(answer.status).toBe(200);
    const results = await ask(house, house.keys.live, 'GET', `/people/v1/people/${somebody}/biometrics`);
    return results[0].metadata;
  };
  expect(await compared(await portraitOnCard(astronaut()))).toMatchObject({
    success: null,
    outcome: 'match',
    card_signs: ['same_picture'],
  });
  expect(await compared(await astronautAgain())).toMatchObject({ outcome: 'match', card_signs: [] });
});

describe('one file sent as two pictures', () => {
  const several = Object.values(catalog).filter(({ names, samples }) => names(samples.submission).length > 1);

  it.each(several.map(({ key }) => key))('may be found by %s', (step) => {
    expect(several.find(({ key }) => key === step)!.findings).toContain('media_repeated');
  });

  it('is found, whichever two they are', async () => {
    const sides = await sidesFor(await astronautAgain(), 'enroll_full');
    expect(await attentionOf('enroll_full', sides)).not.toContain('media_repeated');
    for (const [one, other] of [
      ['front', 'back'],
      ['front', 'selfie'],
    ] as const)
      expect(await attentionOf('enroll_full', { ...sides, [other]: sides[one]! })).toContain('media_repeated');
  });
});
