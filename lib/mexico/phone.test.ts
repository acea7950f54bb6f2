import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, internationalPhone, isMexicanPhone, normalizePhone, phoneTrouble } from './phone.ts';

describe('normalizePhone', () => {
  it.each([
    ['5512345678', '525512345678'],
    [' 55 1234 5678 ', '525512345678'],
    ['+52 55 1234 5678', '525512345678'],
    [' +52 55 1234 5678', '525512345678'],
    ['+52 1 55 1234 5678', '525512345678'],
    ['5215512345678', '525512345678'],
    ['044 55 1234 5678', '525512345678'],
    ['045 33 1234 5678', '523312345678'],
    ['01 (33) 1234-5678', '523312345678'],
    ['0052 5512345678', '525512345678'],
    ['+1 202 555 0143', '12025550143'],
    ['+34 911 234 567', '34911234567'],
    ['+49 30 123456', '4930123456'],
    ['004930123456', '4930123456'],
    ['12025550143', '12025550143'],
  ])('reads %s as %s', (text, expected) => {
    expect(normalizePhone(text)).toBe(expected);
  });

  it.each([
    '',
    '+',
    '123',
    '1234567',
    '0512345678',
    '1512345678',
    '+52 123 456 7890',
    '+52 15 1234 5678',
    '52551234567',
    '5512345678 ext 3',
    '٥٥١٢٣٤٥٦٧٨',
    '+1234567890123456',
  ])('refuses %j', (text) => {
    expect(normalizePhone(text)).toBeNull();
  });

  it('changes nothing that it made, and reads back what it formats', () => {
    const national = fc.stringMatching(/^[2-9]\d{9}$/);
    fc.assert(
      fc.property(national, (number) => {
        const digits = normalizePhone(number)!;
        expect(isMexicanPhone(digits)).toBe(true);
        expect(normalizePhone(digits)).toBe(digits);
        expect(normalizePhone(formatPhone(digits))).toBe(digits);
      }),
    );
  });
});

it.each([
  ['525512345678', '55 1234 5678'],
  ['523312345678', '33 1234 5678'],
  ['525612345678', '56 1234 5678'],
  ['528112345678', '81 1234 5678'],
  ['529981234567', '998 123 4567'],
  ['522221234567', '222 123 4567'],
  ['12025550143', '+12025550143'],
])('writes %s as %s', (digits, written) => {
  expect(formatPhone(digits)).toBe(written);
});

it('reads a number with its sign again as it is, wherever it is from', () => {
  for (const [text, form] of [
    ['55 1234 5678', '+525512345678'],
    ['+49 30 123456', '+4930123456'],
  ] as const) {
    expect(internationalPhone(text)).toBe(form);
    expect(internationalPhone(form)).toBe(form);
  }
  expect(internationalPhone('123')).toBeNull();
});

describe('phoneTrouble', () => {
  it.each([
    ['', 'empty', 'empty'],
    ['   ', 'empty', 'empty'],
    ['55 1234 567', 'short', 'short'],
    ['+52 55 1234 567', 'short', 'short'],
    ['55 1234 56789', 'long', 'long'],
    ['15 1234 5678', 'shape', 'shape'],
    ['cinco cinco', 'shape', 'shape'],
    ['+1 202 555 0143', 'foreign', null],
    ['001 202 555 0143', 'foreign', null],
    ['+1 202', 'foreign', 'shape'],
    ['12025550143', 'long', 'long'],
    ['55 1234 5678', null, null],
    ['044 55 1234 5678', null, null],
    ['+52 1 998 123 4567', null, null],
  ])('%j: %s, where others will do %s', (typed, trouble, international) => {
    expect(phoneTrouble(typed, false)).toBe(trouble);
    expect(phoneTrouble(typed, true)).toBe(international);
  });
});
