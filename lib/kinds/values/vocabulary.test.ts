import { expect, it } from 'vitest';
import type { PaperField } from '#papers/findings/findings.ts';
import { asKnown, asState } from './vocabulary.ts';

const read = (value: string, confidence = 0.8): PaperField => ({ value, source: { origin: 'ocr', confidence, page: 1, box: null } });
const texts = ['Régimen de las Personas Físicas', 'Sin obligaciones fiscales'];
const answer = (found: PaperField) => {
  const { value, source } = asKnown(found, texts)!;
  return [value, source.confidence > found.source.confidence];
};

it.each([
  ['is surer', 'Sin obligaciones fiscales', 'Sin obligaciones fiscales', true],
  ['is mended where a letter is wrong', 'Sin obligacionos fiscales', 'Sin obligaciones fiscales', true],
  ['has all accents where it has one', 'Régimen de las Personas Fisicas', 'Régimen de las Personas Físicas', true],
  ['has none more where it has none: its paper may set none', 'REGIMEN DE LAS PERSONAS FISICAS', 'REGIMEN DE LAS PERSONAS FISICAS', false],
  ['has a letter in the case that a reader may have missed', 'Régimen de las personas Físicas', 'Régimen de las Personas Físicas', true],
  ['is in small letters where its paper is', 'régimen de las personas físícas', 'régimen de las personas físicas', true],
  ['is in capitals where its paper is', 'RÉGIMEN DE LAS PERS0NAS FÍSICAS', 'RÉGIMEN DE LAS PERSONAS FÍSICAS', true],
  ['has capitals that no reader takes for small letters', 'Régimen De las Personas Físicas', 'Régimen De las Personas Físicas', true],
])('a text that is known %s', (_how, text, value, isSurer) => {
  expect(answer(read(text))).toEqual([value, isSurer]);
});

it('a text of a paper that sets accents has them, but not in capitals', () => {
  const withAccents = (text: string) => asKnown(read(text), texts, { printsAccents: true })?.value;
  expect(withAccents('Regimen de las Personas Fisicas')).toBe('Régimen de las Personas Físicas');
  expect(withAccents('REGIMEN DE LAS PERSONAS FISICAS')).toBe('REGIMEN DE LAS PERSONAS FISICAS');
});

it.each([
  ['SAN LUIS POTOSI', 'SAN LUIS POTOSI'],
  ['SAN LU1S POTOSÍ', 'SAN LUIS POTOSÍ'],
  ['Mich0acán', 'Michoacán'],
  ['Jal.', 'Jal.'],
])('a state has the case of its paper: %s', (text, state) => {
  expect(asState(read(text))?.value).toBe(state);
});

it('a text of a paper that sets no accents has none, and is surer', () => {
  const state = (isUnaccented: boolean) => asState(read('NUEVO LEON', 0.5), { isUnaccented })!;
  expect([state(true).value, state(true).source.confidence > 0.9, state(false).source.confidence]).toEqual(['NUEVO LEON', true, 0.5]);
});

it('a text with which another begins is no surer: the rest may not have been read', () => {
  const sureOf = (text: string) => asState(read(text, 0.5))!.source.confidence;
  expect([sureOf('BAJA CALIFORNIA'), sureOf('BAJA CALIFORNIA SUR') > 0.9]).toEqual([0.5, true]);
});
