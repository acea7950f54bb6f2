import { expect, it } from 'vitest';
import { isInPieces } from './pieces.ts';

it.each(['M O N TE R R EY', 'GO M EZ', 'AV JU A REZ', 'AV JU A R EZ', 'RE A C TIV A D O', 'O A X ACA', 'ESCAMIL L A'])(
  '%s is in pieces',
  (text) => {
    expect(isInPieces(text)).toBe(true);
  },
);

it.each([
  'MARÍA DE LA O',
  'ORTEGA Y GASSET',
  'CAMINO A LA PRESA',
  'TEXTILES DEL SUR S A DE C V',
  'TALLER S DE R L',
  'CALLE 5 B',
  'MZ 3 LT 4 A',
  'PRIVADA C',
  'S/N',
  '88 BAKER AVE',
])('%s is whole', (text) => {
  expect(isInPieces(text)).toBe(false);
});
