import { describe, expect, test } from 'vitest';
import type { CurpStanding } from '../ports/registry.ts';
import { curpHandler } from './curp.server.ts';

const CURP = 'PEGL890909MJCRMS08';

const complete = (submission: object, standing: CurpStanding = 'in_force') =>
  curpHandler.complete({ curp: CURP, ...submission }, {
    now: new Date('2026-11-20T18:00:00Z'),
    ports: { allowance: { take: async () => async () => {} }, registry: { curp: async () => standing } },
  } as never);

describe('curp', () => {
  test('is in force where the registry says so, and tells who the person is', async () => {
    const { payload, facts } = await complete({});
    expect(payload).toMatchObject({ verified: true, registry: 'in_force', source: 'typed', birthdate: '1989-09-09' });
    expect(facts?.person).toEqual({ national_id: CURP, birthdate: '1989-09-09', gender: 'FEMALE', entity_of_birth: 'Jalisco' });
  });

  test('goes on without a registry, and claims nothing', async () => {
    expect((await complete({}, 'not_asked')).payload).toMatchObject({ verified: null });
  });

  test.each(['unknown', 'replaced', 'out_of_use'] as const)(
    'that is %s is asked about in the same words, and kept once confirmed',
    async (standing) => {
      const failures = [
        await complete({}, standing).catch((failure) => failure),
        await complete({}, 'unknown').catch((failure) => failure),
      ];
      expect(failures.map(({ problem, message, field }) => [problem, message, field])[0]).toEqual([
        'conflict',
        failures[1].message,
        'confirmed',
      ]);
      expect((await complete({ confirmed: true }, standing)).payload).toMatchObject({ verified: false, registry: standing });
    },
  );

  test.each([{ curp: 'PEGL890909MJCRMS07' }, { code: 'https://example.com' }])('%o is refused', async (wrong) => {
    await expect(complete(wrong)).rejects.toMatchObject({ problem: 'invalid_body' });
  });

  test('is read again from the code that a symbol said', async () => {
    const code = `${CURP}||PEREZ|GOMEZ|LUISA|MUJER|09/09/1989|JALISCO|14|`;
    expect((await complete({ code })).payload).toMatchObject({ source: 'symbol' });
  });
});
