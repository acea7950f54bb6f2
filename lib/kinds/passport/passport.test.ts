import { expect, it } from 'vitest';
import { TODAY } from '#test/specimens/specimen.ts';
import { pageOf } from '#test/specimens/words.ts';
import { passportReader } from './passport.ts';

/** Specimen zones of ICAO 9303: part 4 (passport) and part 5 (card). */
const PASSPORT = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'];
const CARD = ['I<UTOD231458907<<<<<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<6', 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<'];

const numberIn = (zone: readonly string[]) => {
  const lines = zone.map((line, at) => [50, 100 + 20 * at, line] as const);
  return passportReader.parse({ pages: [pageOf(lines, 'text')], symbols: [] }, { today: TODAY }).data.number;
};

it('of machine-readable zones only a passport’s tells of a passport', () => {
  expect(numberIn(PASSPORT)).toBe('L898902C3');
  expect(numberIn(CARD)).toBeNull();
});
