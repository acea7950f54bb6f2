import { expect, it } from 'vitest';
import { clabeOdds, curpOdds, electorKeyOdds, nssOdds, rfcOdds } from './code-odds.ts';

const TODAY = '2026-11-25';

it.each<[string, number, number]>([
  ['a CURP that holds', curpOdds('PEGL890909MJCRMS08', TODAY), 10],
  ['one with another check digit, as on INE’s specimen', curpOdds('GOVM800705MCLMLR01', TODAY), 0.03],
  ['one of a day that is none', curpOdds('AUGA030229XOCRMRA2', TODAY), 0.001],
  ['one of somebody who is not born yet, by a letter for a nought', curpOdds('PEGL890909MJCRMSO8', TODAY), 0.001],
  ['one of nobody’s age', curpOdds('AAPR230321HDFLRC05', TODAY), 0.2],
  ['an RFC that holds', rfcOdds('GODE561231GR8'), 11],
  ['one with another check digit', rfcOdds('GODE561231GR7'), 0.016],
  ['one with a nought where none is given', rfcOdds('GODE561231G06'), 0.016 * 0.05],
  ['the general public’s', rfcOdds('XAXX010101000'), 11],
  ['one of the 31st of February', rfcOdds('GODE560231GR8'), 0.001],
  ['an elector key', electorKeyOdds('PRGMLS89090914M100'), 1],
  ['one of an entity that is none', electorKeyOdds('PRGMLS89090944M100'), 0.05],
  ['one of month 13', electorKeyOdds('PRGMLS89130914M100'), 0.001],
  ['an NSS', nssOdds('12345678903'), 10],
  ['one that does not hold', nssOdds('12345678901'), 0.03],
  ['a CLABE', clabeOdds('002010077777777771'), 10],
  ['one that does not hold', clabeOdds('002010077777777772'), 0.03],
])('%s', (_what, odds, expected) => {
  expect(odds).toBeCloseTo(expected, 6);
});
