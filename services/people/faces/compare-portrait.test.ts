import { expect, it } from 'vitest';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { PeoplePlatform } from '../model/implementer.ts';
import { createPortraitComparison } from './compare-portrait.ts';
import type { KeptPortrait } from './portraits.ts';

const caller = { tenantId: 'banco-jacaranda', livemode: true } as unknown as Caller;

/**
 * Compares a selfie that is not surely the portrait's person. `readPicture` and `readAgain` are what reads the portrait once more. Returns
 * the result and how many tries are used up.
 */
async function compare({ readPicture, readAgain }: { readPicture?: () => Promise<never>; readAgain?: () => Promise<never> } = {}) {
  let [reads, tries] = [0, 0];
  const face = { template: Float32Array.of(0.55), shades: new Float32Array(1), cardSigns: [] };
  const platform = {
    faces: {
      model: { name: 'line', version: '1', hash: '0'.repeat(64) },
      distance: (one: Float32Array, other: Float32Array) => Math.abs(one[0]! - other[0]!),
      read: async () => (reads++ > 0 && readAgain ? readAgain() : face),
    },
    tenants: { settings: async () => ({ people: { face_match: { match_distance: 0.5, review_distance: 0.6 } } }) },
    limits: { take: async () => void tries++, giveBack: async () => void tries-- },
    database: { transaction: async (work: (trx: null) => Promise<unknown>) => work(null) },
    events: { append: async () => undefined },
  } as unknown as PeoplePlatform;
  const portrait: KeptPortrait = {
    template: Float32Array.of(0),
    ...({ knownBy: 'enrollment', workflow: null } as const),
    readPicture: readPicture ?? (async () => new Uint8Array(1)),
  };
  const comparison = createPortraitComparison(platform, { strongestOf: async () => portrait, identifyingOf: async () => portrait });
  const person = { selfie: new Blob(['selfie']), frames: [] };
  const result = await comparison(caller, 'an id', person, { isStranger: true }).catch((failure: unknown) => failure);
  return { result, tries };
}

const problem = (key: 'not_found' | 'unavailable') => async () => Promise.reject(new Problem(key, 'a moment ago'));

it('uses up a try once it is done, unless it is a match', async () => {
  expect(await compare()).toMatchObject({ result: { outcome: 'unsure' }, tries: 1 });
});

it('stands by its templates where a sweep deletes the portrait’s picture meanwhile', async () => {
  expect(await compare({ readPicture: problem('not_found') })).toMatchObject({ result: { outcome: 'unsure', card_signs: [] }, tries: 1 });
});

it('uses up no try where nobody can read the portrait now, since it is repeated', async () => {
  for (const failure of [{ readAgain: problem('unavailable') }, { readPicture: problem('unavailable') }])
    expect(await compare(failure)).toMatchObject({ result: { key: 'unavailable' }, tries: 0 });
});
