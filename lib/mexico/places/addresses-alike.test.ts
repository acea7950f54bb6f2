import { expect, test } from 'vitest';
import { addressesAlike } from './addresses-alike.ts';

test.each([
  ['C DEL ZAGUÁN 12', '44100', 'Calle del Zaguan 12', '44100', true],
  ['C DEL ZAGUÁN 12', '44100', 'DEL ZAGUAN NO. 12 INT. 4', '44100', true],
  ['C DEL ZAGUÁN 12', '44100', 'C DEL ZAGUÁN 14', '44100', false],
  ['C DEL ZAGUÁN 12', '44100', 'C DEL ZAGUÁN 12', '44110', false],
  ['C DEL PATIO 12', '44100', 'C DEL ZAGUÁN 12', '44100', false],
  [null, '44100', 'C DEL ZAGUÁN 12', '44100', null],
  ['C DEL ZAGUÁN 12', null, 'C DEL ZAGUÁN 12', '44100', null],
  ['CALLE', '44100', 'C DEL ZAGUÁN 12', '44100', null],
])('%s, %s and %s, %s: %s', (street, zip_code, other, otherCode, alike) => {
  expect(addressesAlike({ street, zip_code }, { street: other, zip_code: otherCode })).toBe(alike);
  expect(addressesAlike({ street: other, zip_code: otherCode }, { street, zip_code })).toBe(alike);
});
