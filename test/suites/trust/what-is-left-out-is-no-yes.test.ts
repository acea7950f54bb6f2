import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FindingCode, findingCodes, gaps } from '#contracts/base/findings.ts';
import type { StepContract } from '#contracts/steps/step.ts';
import { catalog } from '#steps/catalog.ts';
import { astronaut, astronautAgain } from '../../support/specimens/faces.ts';
import { type House, openHouse } from '../conformance/house.ts';
import { cameraSteps, collectionsOf, endingAfter, knownFace, laxSetup, nothing } from './attention.ts';

/**
 * Class: a yes by leaving out. Of every step that takes a picture this leaves out everything that a client may: the pictures show nothing,
 * no action is called, no further member is sent, and the setup accepts what it can and asks what it can. None ends in success. (What a
 * setup turns off, such as a kind to read, is not asked.)
 */

let house: House;
let somebody: string;
beforeAll(async () => {
  house = await openHouse();
  await house.bench.platform.faces.read({ tenantId: house.bench.tenant.id }, astronaut());
  somebody = await knownFace(house, astronaut());
});
afterAll(() => house.close());

/** Submits pictures to a step; `lenient` are the findings that its setup lets go on. */
async function leaveOut(contract: StepContract, lenient: readonly FindingCode[], hasFace = false) {
  const { key, media, samples, needs } = contract;
  const sample = samples.submission as object;
  const pictures = await Promise.all(
    collectionsOf(contract).map(async (collection, number) => {
      const isFace = hasFace && media[collection]!.shows.includes('face');
      return [collection, isFace ? await astronautAgain() : await nothing(number)] as const;
    }),
  );
  const findings = Object.fromEntries(lenient.map((code) => [code, 'continue']));
  const setup = { [key]: { ...laxSetup(contract), ...(lenient.length > 0 ? { findings } : {}) } };
  return endingAfter(house, {
    ...{ step: key, pictures: Object.fromEntries(pictures), memberOf: (collection) => (collection in sample ? collection : 'media') },
    workflow: { setup, ...(needs.people ? { people_uuid: somebody } : {}) },
  });
}

describe.each(cameraSteps.map((contract) => [contract.key, contract] as const))('%s', (_, contract) => {
  it('is refused, or waits for a human, whatever is left out of it', async () => {
    const blank = await leaveOut(contract, []);
    // A step that refuses a picture without a face gets the right face, and nothing else.
    const hasFace = blank.refusal !== null && Object.values(contract.media).some(({ shows }) => shows.includes('face'));
    const ending = hasFace ? await leaveOut(contract, [], true) : blank;
    expect(findingCodes.filter((code) => ending.answers.includes(code))).toEqual([]);
    if (ending.refusal !== null) return expect(ending.shown).toBe('working');
    expect(ending).toMatchObject({ status: 'working', shown: 'received' });
    const here = contract.findings.filter((code) => gaps.includes(code) && !(hasFace && code === 'face_not_judged'));
    expect(ending.attention).toEqual(expect.arrayContaining(here));
    expect(here).not.toEqual([]);

    for (const gap of here.length > 1 ? here : []) {
      const others = contract.findings.filter((code) => code !== gap);
      const alone = await leaveOut(contract, others, hasFace);
      expect(alone, gap).toMatchObject({ status: 'working', shown: 'received' });
    }
  });
});

it('no step that takes no picture has something to judge', () => {
  const judges = Object.values(catalog).filter(({ findings }) => findings.some((code) => gaps.includes(code)));
  expect(judges.filter((contract) => !cameraSteps.includes(contract))).toEqual([]);
});
