import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { personalData } from './personal-data.contract.ts';
import { personalDataHandler } from './personal-data.server.ts';

const answer = { curp: 'PEGL890909MJCRMS08', name: 'Luisa', first_lastname: 'Pérez', second_lastname: 'Gómez', nationality: 'MX' };

function complete(submission: Partial<typeof answer> = {}, setup: { minimum_age?: number } = {}) {
  return personalDataHandler.complete(
    z.parse(personalData.submission, { ...answer, ...submission }) as never,
    {
      setup: z.parse(personalData.setup, setup),
      company: { name: 'Banco Aldaba', privacy_notice_url: null, media_days: 30, portrait_days: 0, minimum_age: 18 },
      now: new Date('2026-11-20T18:00:00Z'),
    } as never,
  );
}

describe('personal_data', () => {
  it('reads what the CURP says and tells who the person is', async () => {
    const result = await complete();
    expect(result).toMatchObject({
      outcome: 'success',
      payload: { birthdate: '1989-09-09', sex: 'M', entity_of_birth: 'JC', name_matches_curp: true },
    });
    expect(result.facts?.person).toEqual({
      national_id: 'PEGL890909MJCRMS08',
      name: 'Luisa',
      first_lastname: 'Pérez',
      second_lastname: 'Gómez',
      birthdate: '1989-09-09',
      gender: 'FEMALE',
      entity_of_birth: 'Jalisco',
      nationality_id: 144,
      extra_data: { nationality: 'MX' },
    });
    expect(z.safeParse(personalData.payload, result.payload).success).toBe(true);
  });

  it('takes one surname, a birth abroad, and a non-binary person as they are', async () => {
    const one = await complete({ second_lastname: '' });
    expect(one.facts?.person?.second_lastname).toBe('');

    const abroad = await complete({ curp: 'BOXW310820HNERXN09', nationality: 'CU' });
    expect(abroad.facts?.person).toMatchObject({ entity_of_birth: null, gender: 'MALE', extra_data: { nationality: 'CU' } });
    expect(abroad.facts?.person).not.toHaveProperty('nationality_id');

    const nonBinary = await complete({ curp: 'AUGA040229XOCRMRA1' });
    expect(nonBinary.facts?.person).toMatchObject({ gender: null, extra_data: { gender_code: 'X' } });
  });

  it.each(['PEGL890909MJCRMS07', 'BACA890909MJCRMS05', 'AUGA030229XOCRMRA2', 'PEGL890909MJCRMSO8'])('judges %s again', async (curp) => {
    await expect(complete({ curp })).rejects.toMatchObject({ problem: 'invalid_body', field: 'curp' });
  });

  it('says no, by name, to a person who is too young', async () => {
    await expect(complete({ curp: 'AUGA040229XOCRMRA1' }, { minimum_age: 25 })).resolves.toMatchObject({
      outcome: 'failed',
      reason: 'under_age',
    });
    await expect(complete({ curp: 'AUGA040229XOCRMRA1' }, { minimum_age: 22 })).resolves.toMatchObject({ outcome: 'success' });
  });

  it('notes a name that the CURP does not come from, and lets it pass', async () => {
    await expect(complete({ first_lastname: 'Gómez', second_lastname: 'Pérez' })).resolves.toMatchObject({
      outcome: 'success',
      payload: { name_matches_curp: false },
    });
  });

  it.each([{ name: '' }, { name: 'R2D2' }, { first_lastname: '' }, { nationality: 'ZZ' }, { name: '<b>Luisa</b>' }, { curp: 'PEGL' }])(
    'refuses %j',
    (wrong) => {
      expect(z.safeParse(personalData.submission, { ...answer, ...wrong }).success).toBe(false);
    },
  );
});
