import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn, curpCheckDigit, isInconvenient, likelyCurp, normalizeCurp, parseCurp, readCurp } from './curp.ts';
import vectors from './curp.vectors.json' with { type: 'json' };
import { curpLetters, nameFitsCurp } from './curp-letters.ts';
import { entities, entityCodes, entityName, isEntityCode } from './entities.ts';
import { mexicanDate } from './today.ts';

const today = '2026-11-20';

/** Generates any CURP that the rules allow, with a birth date up to today. */
const anyCurp = fc
  .record({
    letters: fc
      .tuple(
        fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
        fc.constantFrom(...'AEIOUX'),
        fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), minLength: 2, maxLength: 2 }),
      )
      .map((pieces) => pieces.join(''))
      .filter((letters) => !isInconvenient(letters)),
    birth: fc
      .date({ min: new Date('1900-01-01'), max: new Date(today), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    sex: fc.constantFrom('H', 'M', 'X'),
    entity: fc.constantFrom(...entityCodes),
    consonants: fc.string({ unit: fc.constantFrom(...'BCDFGHJKLMNPQRSTVWXYZ'), minLength: 3, maxLength: 3 }),
    place: fc.nat(9),
  })
  .map(({ letters, birth, sex, entity, consonants, place }) => {
    const differentiator = birth < '2000' ? String(place) : 'ABCDEFGHIJ'.charAt(place);
    const first17 = letters + birth.slice(2).replaceAll('-', '') + sex + entity + consonants + differentiator;
    return { curp: first17 + curpCheckDigit(first17), birth, sex, entity };
  });

describe('parseCurp', () => {
  it.each(vectors.valid)('accepts %s', (curp) => {
    expect(parseCurp(curp, today)).toMatchObject({ ok: true, value: { curp } });
  });

  it.each(vectors.invalid)('refuses %s for its %s', (curp, reason) => {
    expect(parseCurp(curp ?? '', today)).toEqual({ ok: false, reason });
  });

  it('reads date, sex and entity', () => {
    expect(parseCurp('PEGL890909MJCRMS08', today)).toEqual({
      ok: true,
      value: { curp: 'PEGL890909MJCRMS08', birthDate: '1989-09-09', sex: 'M', entity: 'JC' },
    });
  });

  it('takes the century from position 17: an O for a 0 is a birth in the future', () => {
    expect(parseCurp('PEGL890909MJCRMSO8', today)).toEqual({ ok: false, reason: 'future' });
  });

  it('forgives case, spaces and hyphens', () => {
    expect(parseCurp(' pegl-890909 mjc rms08 ', today).ok).toBe(true);
  });

  it('agrees with every CURP built by the rules, and gives its facts back', () => {
    fc.assert(
      fc.property(anyCurp, ({ curp, birth, sex, entity }) => {
        expect(parseCurp(curp, today)).toEqual({ ok: true, value: { curp, birthDate: birth, sex, entity } });
      }),
    );
  });

  it('refuses any other last digit', () => {
    fc.assert(
      fc.property(anyCurp, fc.integer({ min: 1, max: 9 }), ({ curp }, shift) => {
        const other = curp.slice(0, 17) + ((Number(curp[17]) + shift) % 10);
        expect(parseCurp(other, today)).toEqual({ ok: false, reason: 'check' });
      }),
    );
  });

  it('gives a verdict on whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40, unit: 'binary' }), (text) => {
        expect(parseCurp(text, today).ok).toBeTypeOf('boolean');
      }),
    );
  });
});

describe('readCurp', () => {
  it('finds nothing wrong in any beginning of a good CURP, and never forgets a part that was valid', () => {
    fc.assert(
      fc.property(anyCurp, ({ curp }) => {
        let valid = 0;
        for (let length = 0; length <= 18; length++) {
          const reading = readCurp(curp.slice(0, length), today);
          expect(reading.reason).toBeNull();
          const now = reading.parts.filter((part) => part.state === 'valid').length;
          expect(now).toBeGreaterThanOrEqual(valid);
          valid = now;
        }
        expect(valid).toBe(6);
        expect(readCurp(curp, today).complete).toBe(true);
      }),
    );
  });

  it('lights the parts up one by one', () => {
    const states = (text: string) => readCurp(text, today).parts.map((part) => part.state);
    expect(states('')).toEqual(['empty', 'empty', 'empty', 'empty', 'empty', 'empty']);
    expect(states('PEGL8909')).toEqual(['valid', 'typing', 'empty', 'empty', 'empty', 'empty']);
    expect(states('PEGL890909MJCRMS')).toEqual(['valid', 'valid', 'valid', 'valid', 'valid', 'empty']);
    expect(states('PEGL890909MQQRMS')).toEqual(['valid', 'valid', 'valid', 'wrong', 'valid', 'empty']);
    expect(states('P3')).toEqual(['wrong', 'empty', 'empty', 'empty', 'empty', 'empty']);
  });

  it('tells the facts as soon as they stand', () => {
    expect(readCurp('PEGL890909M', today)).toMatchObject({ birthDate: '1989-09-09', sex: 'M', entity: null });
    expect(readCurp('AUGA040229XOC', today)).toMatchObject({ birthDate: '2004-02-29', sex: 'X', entity: 'OC' });
    expect(readCurp('AUGA990229', today)).toMatchObject({ birthDate: null, reason: 'date' });
  });

  it('stops at 18 characters', () => {
    expect(readCurp('PEGL890909MJCRMS08999', today).text).toBe('PEGL890909MJCRMS08');
  });
});

describe('likelyCurp', () => {
  it.each([
    ['PEGL8909O9MJCRMS08', 'PEGL890909MJCRMS08'],
    ['PEGL890909MJCRMSO8', 'PEGL890909MJCRMS08'],
    ['PEGL890909MJCRM508', 'PEGL890909MJCRMS08'],
    ['AUGA040229XOCRMR41', null],
    ['PEGL890909MJCRMS08', null],
    ['PEGL890909MJCRMS0', null],
  ])('%s may have meant %s', (typed, meant) => {
    expect(likelyCurp(typed, today)).toBe(meant);
  });

  it('offers only what is valid', () => {
    fc.assert(
      fc.property(anyCurp, fc.nat(17), fc.constantFrom(...'OISBZQG01582Ñ'), ({ curp }, place, character) => {
        const meant = likelyCurp(curp.slice(0, place) + character + curp.slice(place + 1), today);
        if (meant !== null) expect(parseCurp(meant, today).ok).toBe(true);
      }),
    );
  });
});

describe('curpLetters', () => {
  it.each(vectors.derive16)('$name $first_last_name gives $expect', ({ name, first_last_name, second_last_name, expect: curp }) => {
    const written = { name, first: first_last_name, second: second_last_name };
    const { initials, consonants } = curpLetters(written);
    expect(initials + consonants).toBe(curp.slice(0, 4) + curp.slice(13, 16));
    expect(nameFitsCurp(written, `${curp}00`)).toBe(true);
  });

  it('asks when surnames are swapped', () => {
    expect(nameFitsCurp({ name: 'Luisa', first: 'Gómez', second: 'Pérez' }, 'PEGL890909MJCRMS08')).toBe(false);
  });

  it('never throws and always gives letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.string(), (name, first, second) => {
        const { initials, consonants } = curpLetters({ name, first, second });
        expect(initials).toHaveLength(4);
        expect(consonants).toHaveLength(3);
      }),
    );
  });
});

describe('entities', () => {
  it('numbers the 32 as INEGI does', () => {
    expect(entities).toHaveLength(32);
    expect(entities.map((entity) => entity.inegi)).toEqual(Array.from({ length: 32 }, (_, index) => index + 1));
    expect(entities.find((entity) => entity.code === 'DF')).toEqual({ code: 'DF', inegi: 9, name: 'Ciudad de México', postal: [1, 16] });
    expect(entities.at(-1)).toEqual({ code: 'ZS', inegi: 32, name: 'Zacatecas', postal: [98, 99] });
  });

  it('knows a birth abroad as a code without a name', () => {
    expect(isEntityCode('NE')).toBe(true);
    expect(entityName('NE')).toBeNull();
    expect(isEntityCode('XX')).toBe(false);
  });
});

describe('ageOn', () => {
  it('counts the birthday itself', () => {
    expect(ageOn('2008-11-20', today)).toBe(18);
    expect(ageOn('2008-11-21', today)).toBe(17);
    expect(ageOn('2004-02-29', '2026-02-28')).toBe(21);
  });
});

it('normalizeCurp drops what separates', () => {
  expect(normalizeCurp('sabc-560626 MDFLRN.01')).toBe('SABC560626MDFLRN01');
});

it('mexicanDate turns with midnight in Mexico City', () => {
  expect(mexicanDate(new Date('2026-11-21T05:59:59Z'))).toBe('2026-11-20');
  expect(mexicanDate(new Date('2026-11-21T06:00:00Z'))).toBe('2026-11-21');
});
