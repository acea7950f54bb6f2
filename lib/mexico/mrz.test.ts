import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from './identifiers.vectors.json' with { type: 'json' };
import { failedChecks, type Mrz, mrzCheckDigit, parseMrz } from './mrz.ts';

const today = '2026-11-20';

function read(lines: readonly string[]): Mrz {
  const reading = parseMrz(lines, today);
  if (!reading.ok) throw new Error(`not read: ${lines.join(' / ')}`);
  return reading.value;
}

describe('passports', () => {
  it.each(vectors.mrz.td3)('%s agrees with itself', (...lines) => {
    expect(failedChecks(read(lines))).toEqual([]);
  });

  it('are read with their fields', () => {
    expect(read(vectors.mrz.td3[0]!)).toMatchObject({
      format: 'TD3',
      documentCode: 'P',
      issuer: 'UTO',
      documentNumber: 'L898902C3',
      lastNames: 'ERIKSSON',
      names: 'ANNA MARIA',
      birthDate: '1974-08-12',
      expiryDate: '2012-04-15',
      sex: 'M',
      personalNumber: 'ZE184226B',
    });
    expect(read(vectors.mrz.td3[1]!)).toMatchObject({ nationality: 'MEX', documentNumber: 'G12345678', sex: 'M', personalNumber: '' });
  });

  it('name each digit that does not fit', () => {
    const [one, two] = vectors.mrz.td3[0] as [string, string];
    const change = (place: number) => [one, `${two.slice(0, place)}${(Number(two[place]) + 1) % 10}${two.slice(place + 1)}`];
    expect(failedChecks(read(change(9)))).toEqual(['document_number', 'composite']);
    expect(failedChecks(read(change(19)))).toEqual(['birth_date', 'composite']);
    expect(failedChecks(read(change(27)))).toEqual(['expiry_date', 'composite']);
    expect(failedChecks(read(change(42)))).toEqual(['personal_number', 'composite']);
    expect(failedChecks(read(change(43)))).toEqual(['composite']);
  });
});

describe('cards', () => {
  it.each(vectors.mrz.td1)('%s agree with themselves', (...lines) => {
    const mrz = read(lines);
    expect(failedChecks(mrz)).toEqual([]);
    expect(mrz).toMatchObject({ format: 'TD1', documentNumber: 'D23145890', lastNames: 'ERIKSSON', names: 'ANNA MARIA', sex: 'M' });
  });

  it('go on with a long number in the optional field', () => {
    const number = 'D23145890734';
    const one = `I<UTO${number.slice(0, 9)}<${number.slice(9)}${mrzCheckDigit(number)}<<<<<<<<<<<`;
    const middle = '7408122F1204159UTO<<<<<<<<<<<';
    const composite = mrzCheckDigit(one.slice(5) + middle.slice(0, 7) + middle.slice(8, 15) + middle.slice(18, 29));
    const mrz = read([one, middle + composite, 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<']);
    expect(mrz.documentNumber).toBe(number);
    expect(failedChecks(mrz)).toEqual([]);
  });
});

describe('the back of the INE credential', () => {
  const { specimen_back, consistent_back } = vectors.ine;

  it.each([specimen_back, consistent_back])('$lines has the digits it has', ({ lines, expect: known }) => {
    const { checks } = read(lines);
    expect(checks).toEqual({
      document_number: known.doc,
      birth_date: known.birth,
      expiry_date: known.expiry,
      composite: known.composite,
    });
  });

  it('is read in Spanish: M is mujer', () => {
    expect(read(consistent_back.lines)).toMatchObject({
      format: 'INE',
      lastNames: 'GOMEZ VELAZQUEZ',
      names: 'MARGARITA',
      birthDate: '1980-07-05',
      expiryDate: '2028-12-31',
      sex: 'M',
      ine: {
        cic: '183657717',
        cicCheckDigit: '7',
        sectionAndConsecutive: '0747116375842',
        section: '0747',
        citizenId: '116375842',
        emissionNumber: '02',
        emissionAndFuar: '02<<12345',
      },
    });
  });

  it('is found again after a character too many or too few at the edges', () => {
    const [one, two, three] = consistent_back.lines as [string, string, string];
    const slips = [
      [`<${one}`, two, three],
      [one.replace('<<', '<'), two, three],
      [one.replace('<<', '<<<'), `${two}<`, three],
      [one, two, three.slice(0, -1)],
    ];
    for (const lines of slips) expect(failedChecks(read(lines))).toEqual([]);
  });

  it('takes a birth for the century in which the person can vote', () => {
    const [one, two, three] = consistent_back.lines as [string, string, string];
    expect(read([one, `15${two.slice(2)}`, three]).birthDate).toBe('1915-07-05');
    expect(read([one, `08${two.slice(2)}`, three]).birthDate).toBe('2008-07-05');
  });
});

it('refuses what is no zone', () => {
  for (const lines of [[], ['P<MEX'], ['a', 'b'], ['IDMEX', 'x', 'y'], ['I'.repeat(30), '*'.repeat(30), 'A'.repeat(30)]]) {
    expect(parseMrz(lines, today)).toEqual({ ok: false, reason: 'format' });
  }
});

it('gives a verdict on whatever is read', () => {
  const line = fc.string({ unit: fc.constantFrom(...'IDMEXP<0123456789ABC'), maxLength: 46 });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), (lines) => {
      expect(parseMrz(lines, today).ok).toBeTypeOf('boolean');
    }),
  );
});
