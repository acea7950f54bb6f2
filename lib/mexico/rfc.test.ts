import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { curpLetters } from './curp-letters.ts';
import vectors from './identifiers.vectors.json' with { type: 'json' };
import { canDeriveHomoclave, deriveLegalRfc, deriveNaturalRfc, parseRfc, rfcFitsCurp, rfcPartsOfAnother } from './rfc.ts';
import { rfcCheckDigit } from './rfc-ending.ts';
import { rfcLegalLetters, rfcNaturalLetters } from './rfc-letters.ts';
import { romanNumeral, spanishNumber } from './spanish-numbers.ts';

const today = '2026-11-20';
const { natural, legal, check_digit_ok, generic, in_use_with_bad_check_digit, word_rule } = vectors.rfc;

/** Returns the date in an RFC as an ISO date of this century. */
const isoOf = (rfc: string) => {
  const [yy, mm, dd] = rfc.slice(-9).match(/../g) ?? [];
  return `20${yy}-${mm}-${dd}`;
};

describe('parseRfc', () => {
  it.each([...natural, ...legal].map(({ rfc }) => rfc).concat(check_digit_ok))('accepts %s and its digit', (rfc) => {
    expect(parseRfc(rfc, today)).toMatchObject({ ok: true, value: { rfc, kind: rfc.length === 13 ? 'natural' : 'legal', warnings: [] } });
  });

  it.each(generic)('knows %s as nobody in particular', (rfc) => {
    expect(parseRfc(rfc, today)).toEqual({ ok: false, reason: 'generic' });
  });

  it.each(in_use_with_bad_check_digit)('only warns of the digit of %s', (rfc) => {
    expect(parseRfc(rfc, today)).toMatchObject({ ok: true, value: { checkDigit: '5', warnings: ['check'] } });
  });

  it.each([
    ['GODE561331GR8', 'date'],
    ['GODE560231GR8', 'date'],
    ['GODE56123GR8', 'format'],
    ['GO1E561231GR8', 'format'],
    ['GODE561231GRB', 'format'],
    ['', 'format'],
  ])('refuses %s for its %s', (rfc, reason) => {
    expect(parseRfc(rfc, today)).toEqual({ ok: false, reason });
  });

  it('leaves the century open, but for what lies ahead and days that only one century has', () => {
    expect(parseRfc('GODE561231GR8', today)).toMatchObject({ value: { dates: ['1956-12-31'] } });
    expect(parseRfc('IIA040805DZ4', today)).toMatchObject({ value: { dates: ['1904-08-05', '2004-08-05'] } });
    const leap = 'GODE000229GR';
    expect(parseRfc(leap + rfcCheckDigit(leap), today)).toMatchObject({ value: { dates: ['2000-02-29'] } });
  });

  it('forgives case, spaces, hyphens and a decomposed Ñ', () => {
    expect(parseRfc(' gode-561231 gr8 ', today)).toMatchObject({ value: { rfc: 'GODE561231GR8' } });
    expect(parseRfc('IAÑL750210963'.normalize('NFD'), today)).toMatchObject({ value: { rfc: 'IAÑL750210963', warnings: [] } });
  });

  it('warns of homoclaves that SAT does not assign', () => {
    const rest = 'GODE561231ZR';
    expect(parseRfc(rest + rfcCheckDigit(rest), today)).toMatchObject({ ok: true, value: { warnings: ['homoclave'] } });
  });

  it('gives a verdict on whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40, unit: 'binary' }), (text) => {
        expect(parseRfc(text, today).ok).toBeTypeOf('boolean');
      }),
    );
  });

  it('notices any one digit of the date that is another', () => {
    fc.assert(
      fc.property(fc.constantFrom(...natural), fc.integer({ min: 4, max: 9 }), fc.integer({ min: 1, max: 9 }), ({ rfc }, place, shift) => {
        const other = rfc.slice(0, place) + ((Number(rfc[place]) + shift) % 10) + rfc.slice(place + 1);
        const verdict = parseRfc(other, today);
        expect(verdict.ok && verdict.value.warnings.length === 0).toBe(false);
      }),
    );
  });
});

describe('an RFC and a CURP', () => {
  it.each([
    [{ name: 'Luisa', first: 'Pérez', second: 'Gómez' }, '1989-09-09'],
    [{ name: 'María de los Ángeles', first: 'Moreno', second: 'Sánchez' }, '1971-01-31'],
    [{ name: 'María', first: 'Méndez', second: '' }, '1990-02-28'],
    [{ name: 'Ernesto', first: 'Ek', second: 'Rivera' }, '1970-05-14'],
    [{ name: 'Luis', first: 'de la O', second: 'Alba' }, '1988-12-01'],
    [{ name: 'Norma', first: 'Ñáñez', second: 'Ñuño' }, '2001-11-11'],
    [{ name: 'Carlos', first: 'Bueno', second: 'Ejemplo' }, '1980-10-10'],
    [{ name: 'Óscar', first: 'Pucheta', second: 'Torres' }, '1980-10-10'],
  ])('of %o fit', (name, born) => {
    const curp = curpLetters(name).initials + born.slice(2).replaceAll('-', '');
    expect(rfcFitsCurp(deriveNaturalRfc(name, born), curp)).toBe(true);
  });

  it.each([
    ['another person', 'PEGL890909AB1', 'AAPR630321HDFLRC09'],
    ['another day', 'PEGL890910AB1', 'PEGL890909MJCRMS08'],
    ['another name', 'PEGM890909AB1', 'PEGL890909MJCRMS08'],
    ['a company', 'EKU9003173C9', 'PEGL890909MJCRMS08'],
    ['another name beside one surname', 'EEBR040229AB1', 'EEXA040229XNEJXLA0'],
  ])('of %s do not', (_, rfc, curp) => {
    expect(rfcFitsCurp(rfc, curp)).toBe(false);
  });
});

describe('whose an RFC is', () => {
  const people = natural.map(({ name, first_last_name: first, second_last_name: second, birth_date: birthDate, rfc }) => ({
    ...{ rfc, curp: null, name: { name, first, second }, birthDate, sex: null },
  }));

  it.each(people)('$rfc is of its own taxpayer, and of no other', (person) => {
    for (const { rfc } of people) {
      const parts = rfcPartsOfAnother(rfc, person);
      expect(parts?.length === 0, rfc).toBe(rfc === person.rfc);
    }
  });

  it.each([
    ['another homoclave, which SAT gives to homonyms', 'PEGL890909ZZ9', []],
    ['another day', 'PEGL890908GX1', ['birth_date']],
    ['other letters', 'AAPL890909GX1', ['letters']],
    ['another person', 'AAPR630321XX1', ['letters', 'birth_date']],
    ['a company', 'EKU9003173C9', ['kind']],
  ])('%s', (_, rfc, parts) => {
    const [name, birthDate] = [{ name: 'Luisa', first: 'Pérez', second: 'Gómez' }, '1989-09-09'];
    for (const curp of ['PEGL890909MJCRMS08', null]) expect(rfcPartsOfAnother(rfc, { curp, name, birthDate, sex: null })).toEqual(parts);
    expect(rfcPartsOfAnother(rfc, { curp: 'PEGL890909MJCRMS08', name: null, birthDate, sex: null })).toEqual(parts);
  });

  it('is told by letters of the rules’ odd cases: an offensive word, a Ñ typed as N, a name that SAT knows and RENAPO does not', () => {
    const of = (first: string, second: string, name: string, curp: string | null = null) => ({
      ...{ curp, name: { name, first, second }, birthDate: '1980-01-01', sex: null },
    });
    expect(rfcPartsOfAnother('PEDX800101AB1', of('Pérez', 'Domínguez', 'Olga'))).toEqual([]);
    expect(rfcPartsOfAnother('ÑUÑO800101AB1', of('Nuno', 'Nanez', 'Oscar'))).toEqual([]);
    expect(rfcPartsOfAnother('ROPL800101AB1', of('Ruiz', 'Paz', 'Luz', 'ROPL800101MJCDZZ00'))).toEqual([]);
  });

  it('is not told while the letters or the birth date are unknown', () => {
    const nothing = { curp: null, name: null, birthDate: null, sex: null };
    expect(rfcPartsOfAnother('PEGL890909GX1', { ...nothing, birthDate: '1989-09-09' })).toBeNull();
    expect(rfcPartsOfAnother('PEGL890909GX1', { ...nothing, name: { name: 'Luisa', first: 'Pérez', second: 'Gómez' } })).toBeNull();
    expect(rfcPartsOfAnother('PEGL890909GX1', { ...nothing, birthDate: '1990-09-09' })).toEqual(['birth_date']);
  });
});

describe('deriving', () => {
  it.each(natural)('$rfc from $name $first_last_name', ({ name, first_last_name, second_last_name, birth_date, rfc }) => {
    expect(deriveNaturalRfc({ name, first: first_last_name, second: second_last_name }, birth_date)).toBe(rfc);
  });

  it.each(legal)('$rfc from $denomination', ({ denomination, rfc }) => {
    expect(canDeriveHomoclave(denomination)).toBe(true);
    expect(deriveLegalRfc(denomination, isoOf(rfc))).toBe(rfc);
  });

  it.each(word_rule)(
    'changes the fourth letter of an inconvenient word: $expect',
    ({ name, first_last_name, second_last_name, expect: start }) => {
      expect(rfcNaturalLetters({ name, first: first_last_name, second: second_last_name })).toBe(start.slice(0, 4));
    },
  );

  it.each([
    [{ name: 'Luis', first: 'de la O', second: 'Alba' }, 'OALU'],
    [{ name: 'Ernesto', first: 'Ek', second: 'Rivera' }, 'ERER'],
    [{ name: 'María', first: 'Méndez', second: '' }, 'MEMA'],
    [{ name: 'José Antonio', first: 'Camargo', second: 'Hernández' }, 'CAHA'],
    [{ name: 'María de los Ángeles', first: 'Moreno', second: 'Sánchez' }, 'MOSA'],
    [{ name: 'José', first: 'Ramírez', second: 'Quezada' }, 'RAQJ'],
  ])('takes the letters of %o', (name, letters) => {
    expect(rfcNaturalLetters(name)).toBe(letters);
  });

  it.each([
    ['F.A.Z., S.A.', 'FAZ'],
    ['El Abastecedor Ferretero Electrónico, S.A.', 'AFE'],
    ['Cía. Comercial Castro, S.A. de C.V.', 'CCA'],
    ['La Casa', 'CAS'],
    ['Zu', 'ZUX'],
    ['Los', 'LOS'],
    ['El 12, S.A.', 'DOC'],
    ['Editorial Siglo XXI', 'ESV'],
    ['Ñu y Hermanos S de RL de CV', 'ÑHE'],
  ])('takes the letters of the company %s', (denomination, letters) => {
    expect(rfcLegalLetters(denomination)).toBe(letters);
  });

  it('says where the rule is not known to hold', () => {
    expect(canDeriveHomoclave('HERRERIA & ELECTRICOS')).toBe(false);
  });

  it('gives an RFC that its own judge accepts, whatever the name', () => {
    const names = fc.record({ name: fc.string({ unit: 'grapheme' }), first: fc.string(), second: fc.string() });
    fc.assert(
      fc.property(names, (name) => {
        const rfc = deriveNaturalRfc(name, '1980-01-01');
        const letters = rfc.slice(0, -9);
        expect(letters).toHaveLength(4);
        if (/^[A-ZÑ&]+$/.test(letters)) expect(parseRfc(rfc, today).ok).toBe(true);
      }),
    );
  });
});

describe('numbers as they are said', () => {
  it.each([
    [0, 'CERO'],
    [16, 'DIECISEIS'],
    [21, 'VEINTIUNO'],
    [45, 'CUARENTA Y CINCO'],
    [100, 'CIEN'],
    [101, 'CIENTO UNO'],
    [999, 'NOVECIENTOS NOVENTA Y NUEVE'],
    [1000, 'MIL'],
    [2026, 'DOS MIL VEINTISEIS'],
  ])('%i is %s', (value, text) => {
    expect(spanishNumber(value)).toBe(text);
  });

  it('reads roman numerals, and takes no word for one', () => {
    expect(['XXI', 'IV', 'MMXXVI', 'MIL', 'IIII', ''].map(romanNumeral)).toEqual([21, 4, 2026, null, null, null]);
  });
});
