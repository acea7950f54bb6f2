import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { references } from './references.contract.ts';
import { referencesHandler } from './references.server.ts';

const ana = { name: ' Ana  Ruiz ', phone: '55 1234 5679', person_relation_id: 11 };
const beto = { name: 'Beto Luna', phone: '+1 212 555 0100', person_relation_id: 4 };

const complete = (people: readonly object[], setup: { min?: number; max?: number } = {}) =>
  referencesHandler.complete({ references: people }, {
    setup: z.parse(references.setup, setup),
    earlierFacts: { phones: ['+525511112222'] },
  } as never);

describe('references', () => {
  test('are told as facts of the person, with phones as they read everywhere', async () => {
    const { outcome, payload, facts } = await complete([ana, beto]);
    expect(outcome).toBe('success');
    expect(facts?.references).toEqual([
      { name: 'Ana Ruiz', phone: '+525512345679', person_relation_id: 11 },
      { name: 'Beto Luna', phone: '+12125550100', person_relation_id: 4 },
    ]);
    expect(payload.references).toMatchObject([{ relation: 'friend' }, { relation: 'son' }]);
  });

  test.each([
    [[ana], {}, 'references'],
    [[ana, beto], { min: 1 }, 'references'],
    [[ana, { ...beto, phone: '5512345679' }], {}, 'references.1.phone'],
    [[ana, { ...beto, phone: '55 1111 2222' }], {}, 'references.1.phone'],
  ])('%o with the setup %o are refused at %s', async (people, setup, field) => {
    await expect(complete(people, setup)).rejects.toMatchObject({ problem: 'invalid_body', field });
  });

  test.each([{ phone: '12' }, { name: '<b>' }, { person_relation_id: 99 }])('a reference with %o is none', (wrong) => {
    expect(references.submission.safeParse({ references: [{ ...ana, ...wrong }] }).success).toBe(false);
  });

  test('a setup asks for as many as there can be', () => {
    expect(references.setup.safeParse({ min: 3, max: 2 }).success).toBe(false);
    expect(references.setup.safeParse({ min: 6 }).success).toBe(false);
    expect(references.browserSetup(z.parse(references.setup, {}), {} as never, {})).toEqual({ min: 2, max: 2 });
  });
});
