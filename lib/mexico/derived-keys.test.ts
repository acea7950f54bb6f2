import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CurpSex, parseCurp } from './curp.ts';
import curpVectors from './curp.vectors.json' with { type: 'json' };
import { deriveCurp } from './curp-letters.ts';
import { electorKeyDifferences, electorKeyPartsOfAnother, electorKeyStart, isElectorKey, normalizeElectorKey } from './elector-key.ts';
import { type EntityCode, entities, entityCodes } from './entities.ts';
import vectors from './identifiers.vectors.json' with { type: 'json' };

const today = '2026-11-22';
const sexes: readonly CurpSex[] = ['H', 'M', 'X'];
const day = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const facts = fc.record({
  name: fc.string({ unit: 'grapheme', maxLength: 30 }),
  first: fc.string({ maxLength: 30 }),
  second: fc.string({ maxLength: 30 }),
  birthDate: day,
  sex: fc.constantFrom(...sexes),
  entity: fc.constantFrom(...entityCodes),
});
const named = facts.map((some) => ({ ...some, name: 'Lucía', first: 'Pérez', second: 'Ñáñez' }));

describe('deriveCurp', () => {
  it.each(curpVectors.derive16)('of $name $first_last_name begins with $expect', (vector) => {
    const derived = deriveCurp({
      name: vector.name,
      first: vector.first_last_name,
      second: vector.second_last_name,
      birthDate: vector.birth_date,
      sex: vector.gender as CurpSex,
      entity: vector.entity as EntityCode,
    });
    expect(derived.slice(0, 16)).toBe(vector.expect);
    expect(parseCurp(derived, today)).toMatchObject({ ok: true, value: { birthDate: vector.birth_date, sex: vector.gender } });
  });

  it('is well formed for whoever has a name, in the century of the birth', () => {
    fc.assert(
      fc.property(named, (person) => {
        const { birthDate, sex, entity } = person;
        const curp = deriveCurp(person);
        expect(parseCurp(curp, today)).toEqual({ ok: true, value: { curp, birthDate, sex, entity } });
      }),
    );
  });

  it('never throws, whatever the names are', () => {
    fc.assert(
      fc.property(facts, (person) => {
        expect(deriveCurp(person)).toHaveLength(18);
      }),
    );
  });
});

describe('the elector key', () => {
  it.each(vectors.ine.elector_key)('of %s %s %s begins as INE writes it', (...vector) => {
    const [name, first, second, birthDate, number, sex, expected] = vector as [string, string, string, string, string, CurpSex, string];
    const entity = entities[Number(number) - 1]!.code;
    const start = electorKeyStart({ name, first, second, birthDate, sex, entity });
    expect(start).toBe(expected);
    expect(isElectorKey(`${start}900`)).toBe(true);
  });

  it('of a person agrees with the CURP of that person, and of another tells where it does not', () => {
    fc.assert(
      fc.property(named, (person) => {
        const key = `${electorKeyStart(person)}100`;
        expect(isElectorKey(key)).toBe(true);
        expect(electorKeyDifferences(key, deriveCurp(person))).toEqual([]);
        expect(electorKeyDifferences(key, deriveCurp({ ...person, second: 'Bravo' }))).toEqual(['second_last_name']);
      }),
    );
  });

  it('on INE’s own specimen names another entity than the CURP beside it', () => {
    expect(electorKeyDifferences('GMVLMR80070501M100', 'GOVM800705MCLMLR01')).toEqual(['entity']);
  });

  it.each(['', 'GMVLMR80070501M10', 'GMVLMR80130501M100', 'GMVLMR80070501Q100', 'GMVLMR800705O1M100'])('is not “%s”', (text) => {
    expect(isElectorKey(text)).toBe(false);
  });

  it('is read without what separates', () => {
    expect(normalizeElectorKey('gmvlmr-800705 01 M100')).toBe('GMVLMR80070501M100');
  });
});

describe('whose an elector key is', () => {
  /** Names with what the rules treat apart: accents, Ñ, compound and married names, particles, short and single surnames. */
  const people = fc.record({
    name: fc.constantFrom('Luisa', 'María de los Ángeles', 'José', 'José Ángel', 'Ma. Guadalupe', 'Ñeves', 'Óscar'),
    first: fc.constantFrom('Pérez', 'Ñáñez', 'de la O', 'Ek', 'Mc Gregor', 'Peña', 'Puga'),
    second: fc.constantFrom('Gómez', 'Ñuño', '', 'Gómez de López', 'Del Valle', 'Ordaz'),
    birthDate: day,
    sex: fc.constantFrom(...sexes),
    entity: fc.constantFrom(...entityCodes),
  });
  const factsOf = ({ name, first, second, birthDate, sex }: Parameters<typeof deriveCurp>[0], curp: string | null) => ({
    ...{ curp, name: { name, first, second }, birthDate, sex },
  });

  it('is told by the CURP, and without one by name, birth date and sex; the entity says nothing', () => {
    fc.assert(
      fc.property(people, fc.constantFrom(...entityCodes), (person, entity) => {
        const key = `${electorKeyStart({ ...person, entity })}100`;
        expect(electorKeyPartsOfAnother(key, factsOf(person, deriveCurp(person)))).toEqual([]);
        expect(electorKeyPartsOfAnother(key, factsOf(person, null))).toEqual([]);
      }),
    );
  });

  it('names the parts that are another person’s', () => {
    fc.assert(
      fc.property(people, people, (person, other) => {
        const key = `${electorKeyStart(other)}100`;
        const [own, others] = [electorKeyStart(person), electorKeyStart(other)];
        const hasOtherBirth = person.birthDate.slice(2) !== other.birthDate.slice(2);
        for (const curp of [deriveCurp(person), null]) {
          const parts = electorKeyPartsOfAnother(key, factsOf(person, curp))!;
          expect(parts.includes('birth_date')).toBe(hasOtherBirth);
          expect(parts.includes('sex')).toBe([own[14], others[14]].sort().join('') === 'HM');
          if (own.slice(0, 6).replaceAll('X', 'N') !== others.slice(0, 6).replaceAll('X', 'N')) expect(parts.join()).toMatch(/name/);
        }
      }),
    );
  });

  it('takes N for a Ñ, where a CURP has X', () => {
    const person = { name: 'Norma', first: 'Peña', second: 'Ñuño', birthDate: '1989-09-09', sex: 'M', entity: 'JC' } as const;
    expect(electorKeyPartsOfAnother('PNNNNR89090914M100', factsOf(person, deriveCurp(person)))).toEqual([]);
  });

  it('is not told while the letters or the birth date are unknown, unless another part differs', () => {
    const key = 'PRGMLS89090914M100';
    const nothing = { curp: null, name: null, birthDate: null, sex: null };
    expect(electorKeyPartsOfAnother(key, nothing)).toBeNull();
    expect(electorKeyPartsOfAnother(key, { ...nothing, birthDate: '1989-09-09', sex: 'M' })).toBeNull();
    expect(electorKeyPartsOfAnother(key, { ...nothing, birthDate: '1990-09-09' })).toEqual(['birth_date']);
  });
});
