import { describe, expect, it } from 'vitest';
import type { PaperField } from '../findings.ts';
import { isSure } from '../findings.ts';
import { combineWithSymbol, correctCurp, correctElectorKey, correctNss, correctRfc } from './read.ts';

const TODAY = '2026-11-22';
const read = (value: string, confidence: number): PaperField => ({ value, source: { origin: 'ocr', confidence, page: 1, box: null } });
const answer = (found: PaperField | null) => (isSure(found) ? found!.value : null);

/** The CURP of a fictitious person, from the test vectors. */
const CURP = 'PEGL890909MJCRMS08';
const NAME = { name: 'LUISA', first: 'PEREZ', second: 'GOMEZ' };
const KEY = 'PRGMLS89090914M100';

describe('a code that was read from a picture', () => {
  it.each([
    ['as it is, and its check digit fits', CURP, 0.5, {}, CURP],
    ['with letters for digits that look like them', 'PEGL89O9O9MJCRMSO8', 0.2, {}, CURP],
    ['with `O` for `0` at position 17, where the check digit is the same', 'PEGL890909MJCRMSO8', 0.2, {}, CURP],
    ['with a year that the birth date tells', 'PEGL690909MJCRMS08', 0.2, { birthDate: '1989-09-09' }, CURP],
    ['with a letter that the name tells', 'PEGL890909MJCRNS08', 0.2, { name: NAME }, CURP],
    ['with letters that the name says otherwise', 'PEGL890909MJCRMS08', 0.3, { name: { ...NAME, second: 'SOSA' } }, null],
    ['with a letter that the elector key tells', 'PEGL890909MJCRNS08', 0.2, { electorKey: KEY }, CURP],
    ['with a year that nothing tells', 'PEGL690909MJCRMS08', 0.6, {}, null],
    ['with a letter that nothing tells', 'PEGL890909MJCRNS08', 0.9, {}, null],
    ['too badly, with signs that were replaced', 'PEGL89O9O9MJCRMSO8', 0.1, {}, null],
    ['badly, though its check digit fits, where something says otherwise', CURP, 0.3, { birthDate: '1998-09-09' }, null],
  ])('%s', (_how, text, confidence, known, expected) => {
    expect(answer(correctCurp(read(text, confidence), known, TODAY))).toBe(expected);
  });

  it('is what is printed where it was read surely, whether it holds or not', () => {
    expect(answer(correctCurp(read('PEGL890909MJCRMS05', 1), { birthDate: '1989-09-09' }, TODAY))).toBe('PEGL890909MJCRMS05');
  });

  it('without a check digit is taken as far as another code confirms it', () => {
    expect(answer(correctElectorKey(read(KEY, 0.6), { curp: CURP }))).toBe(KEY);
    expect(answer(correctElectorKey(read('PRGMLS89O9O914M100', 0.5), { curp: CURP }))).toBe(KEY);
    expect(answer(correctElectorKey(read('PRCMLS89090914M100', 0.5), { curp: CURP }))).toBe(KEY);
    expect(answer(correctElectorKey(read(KEY, 0.6), {}))).toBeNull();
    expect(answer(correctElectorKey(read('PRGMLS89O9O914M100', 0.9), {}))).toBeNull();
    expect(answer(correctElectorKey(read('PRGMLS89090914M1O0', 0.9), { birthDate: '1989-09-09', sex: 'M' }))).toBeNull();
  });

  it('of a taxpayer or an insured is judged by its check digit', () => {
    expect(answer(correctRfc(read('G0DE561231GR8', 0.4), {}, TODAY))).toBe('GODE561231GR8');
    // Three letters look like the zero, so the check digit fits one of them by chance more often.
    expect(answer(correctRfc(read('G0DE561231GR8', 0.3), {}, TODAY))).toBeNull();
    expect(answer(correctRfc(read('GODE561231GR9', 0.9), {}, TODAY))).toBeNull();
    expect(answer(correctNss(read('I2345678903', 0.4)))).toBe('12345678903');
    expect(answer(correctNss(read('12345678901', 0.9)))).toBeNull();
  });

  it('of a taxpayer may have a sign that was read twice', () => {
    expect(answer(correctRfc(read('GODE561231GR8B', 0.4), {}, TODAY))).toBe('GODE561231GR8');
    expect(answer(correctRfc(read('GODE561231GR8B8', 0.4), {}, TODAY))).toBeNull();
  });

  it('is none where several hold', () => {
    // The number is 12345678804; a B may be an 8 or a 3. With two of them, the check digit fits whichever is the 3.
    expect(answer(correctNss(read('12B45678804', 0.4)))).toBe('12345678804');
    expect(answer(correctNss(read('12B45678B04', 0.9)))).toBeNull();
  });

  it('is a symbol’s where the symbol says nearly the same', () => {
    expect(answer(combineWithSymbol(read('PEGL690909MJCRMS08', 0.4), read(CURP, 1)))).toBe(CURP);
    expect(answer(combineWithSymbol(read('AAPR630321HDFLRC09', 0.95), read(CURP, 1)))).toBe('AAPR630321HDFLRC09');
  });
});
