import { expect, it } from 'vitest';
import type { FieldSource, PaperField } from './findings.ts';
import { combineWithZone } from './zone-values.ts';

const found = (value: string, origin: FieldSource['origin'], confidence: number): PaperField => ({
  value,
  source: { origin, confidence, page: 1, box: null },
});

it('a print with the letters of a zone is surer', () => {
  const { value, source } = combineWithZone(found('GÓMEZ', 'ocr', 0.7), found('GOMEZ', 'mrz', 1))!;
  expect([value, source.confidence > 0.8, source.confidence < 0.95]).toEqual(['GÓMEZ', true, true]);
});

it('a print that says to the letter what a symbol says, which has accents, is certain', () => {
  expect(combineWithZone(found('OSCAR IVAN', 'ocr', 0.7), found('OSCAR IVAN', 'qr', 1))!.source.confidence).toBeGreaterThan(0.99);
});

it('a letter or two are the zone’s, and a zone that says another name leaves none', () => {
  expect(combineWithZone(found('GÓNEZ', 'ocr', 0.7), found('GOMEZ', 'mrz', 1))?.value).toBe('GÓMEZ');
  expect(combineWithZone(found('GÓNEZ', 'ocr', 0.7), found('PEREZ', 'mrz', 1))).toBeNull();
});

it('of a print and a zone that surely say two names neither stands', () => {
  expect(combineWithZone(found('LUISA', 'ocr', 0.995), found('LETICIA', 'mrz', 1))).toBeNull();
});

it.each([
  ['a print that was read surely', 1, 'LETICIA PEÑA', 'LUISA GÓMEZ'],
  ['neither, where the print was read badly', 0.7, 'LETICIA PEÑA', undefined],
  ['neither, where the print was read badly and no marks are there', 0.7, 'LETICIA PENA', undefined],
  ['the symbol, where the print lacks a part', 1, 'LUISA GÓMEZ DÍAZ', 'LUISA GÓMEZ DÍAZ'],
] as const)('of a print and a symbol with another name stands %s', (_which, confidence, coded, value) => {
  expect(combineWithZone(found('LUISA GÓMEZ', 'ocr', confidence), found(coded, 'qr', 1))?.value).toBe(value);
});

it.each([
  ['a zone', 'mrz', 'INES', true],
  ['a symbol with accents', 'qr', 'INÉS', false],
] as const)('where nothing was read in print, %s stands for it', (_which, origin, value, isWithoutMarks) => {
  expect(combineWithZone(null, found(value, origin, 1))).toMatchObject({ value, isWithoutMarks });
});
