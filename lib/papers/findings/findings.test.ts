import { expect, it } from 'vitest';
import { contradictedBy, FieldCollector, mapField, type PaperField, printsNoAccents } from './findings.ts';

const read = (value: string, confidence: number): PaperField => ({ value, source: { origin: 'ocr', confidence, page: 1, box: null } });

it.each([
  ['a name that was surely read lacks one', [read('PEREZ', 0.99), read('CENTRO', 0.99)], true],
  ['no name was surely read', [read('PEREZ', 0.9)], false],
  ['another has one', [read('PEREZ', 0.99), read('JALAPA DE MÉNDEZ', 0.7)], false],
])('a paper sets accents or none: %s', (_why, values, isNone) => {
  expect(printsNoAccents([...values, null])).toBe(isNone);
});

it('a name that may lack an accent is left out, but not of a paper that sets none; one that may lack a tilde always is', () => {
  const findings = new FieldCollector();
  const take = () => ['JUAREZ', 'CASTANEDA', 'ORTIZ'].map((name) => findings.take(name, read(name, 0.8)));
  expect(take()).toEqual([null, null, 'ORTIZ']);
  findings.mayMissAccents = false;
  expect(take()).toEqual(['JUAREZ', null, 'ORTIZ']);
});

it('a value that is not sure enough is left out, and has no source', () => {
  const findings = new FieldCollector();
  expect([findings.take('sure', read('ORTIZ', 0.65)), findings.take('unsure', read('ORTIZ', 0.64))]).toEqual(['ORTIZ', null]);
  expect(Object.keys(findings.sources)).toEqual(['sure']);
});

it('letters of a zone stand for no name that is written with marks, unless the paper sets no accents', () => {
  const findings = new FieldCollector();
  const take = () =>
    ['INES', 'MUNOZ', 'CRUZ'].map((value) =>
      findings.take(
        value,
        mapField({ ...read('x', 1), isWithoutMarks: true }, () => value),
      ),
    );
  expect(take()).toEqual([null, null, 'CRUZ']);
  findings.mayMissAccents = false;
  expect(take()).toEqual(['INES', null, 'CRUZ']);
  expect(printsNoAccents([{ ...read('INES', 1), isWithoutMarks: true }])).toBe(false);
});

it.each([
  [0.98, 0.3, true],
  [0.98, 0.97, false],
  [0.7, 0.5, false],
])('of two values that differ the one is taken that is clearly right: %d against %d', (one, other, isTaken) => {
  expect(contradictedBy(read('IÑAK', one), read('IÑAKI', other)) !== null).toBe(isTaken);
});

it('what a reader of print took apart, or a label, is left out; a PDF says what it says', () => {
  const findings = new FieldCollector();
  const take = (value: string, origin: 'ocr' | 'text') => findings.take('x', { value, source: { ...read(value, 1).source, origin } });
  expect(['GO M EZ', 'padrón:', 'MONTERREY,', 'DE LA O'].map((value) => take(value, 'ocr'))).toEqual([null, null, null, 'DE LA O']);
  expect(take('GO M EZ', 'text')).toBe('GO M EZ');
  expect(
    ['Villas Del So!', 'CALLE 6O', 'C HIDALGO 12I INT 2', '12-B', '1o. DE MAYO', 'a1O@correo.example'].map((value) => take(value, 'ocr')),
  ).toEqual([...[null, null, null], ...['12-B', '1o. DE MAYO', 'a1O@correo.example']]);
  expect(take('1O', 'text')).toBe('1O');
});
