import { expect, it } from 'vitest';
import type { PaperField } from '../findings.ts';
import { knownName } from './hints.ts';

const read = (value: string, confidence: number): PaperField => ({ value, source: { origin: 'ocr', confidence, page: 1, box: null } });
const withSecond = (second: PaperField | null) => knownName(read('LUISA', 0.9), read('PÉREZ', 0.9), second);

it('a name is known where every part of it was read surely', () => {
  expect(withSecond(read('SOSA', 0.9))).toEqual({ name: 'LUISA', first: 'PÉREZ', second: 'SOSA' });
  expect(withSecond(read('SOSA', 0.6))).toBeNull();
  expect(withSecond(null)).toBeNull();
});

it('a name that may lack its Ñ tells of no code, which has an X for it', () => {
  expect(withSecond(read('MUNOZ', 0.9))).toBeNull();
  expect(withSecond({ ...read('MUNOZ', 1), isWithoutMarks: true })).toBeNull();
  expect(withSecond(read('MUNOZ', 0.98))?.second).toBe('MUNOZ');
});
