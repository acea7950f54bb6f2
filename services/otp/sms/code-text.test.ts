import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Problem } from '#platform/base/problem.ts';
import { codeLanguages } from '../words/words.ts';
import { type CodeText, codeText } from './code-text.ts';
import { fitsOneSms, smsLength } from './length.ts';

describe('smsLength', () => {
  it.each([
    ['a'.repeat(160), 160, 160],
    ['ñ¿¡éüÑÇ', 7, 160],
    ['a€[]{}\\^~|', 19, 160],
    ['código', 6, 70],
    ['á', 1, 70],
    ['ç', 1, 70],
    ['\t', 1, 70],
    ['🏦', 2, 70],
    ['', 0, 160],
  ])('%j takes %i of %i', (text, length, most) => {
    expect(smsLength(text)).toEqual({ length, most });
  });

  it('is one message up to 160 and 70', () => {
    expect(fitsOneSms('a'.repeat(160))).toBe(true);
    expect(fitsOneSms('a'.repeat(161))).toBe(false);
    expect(fitsOneSms(`${'a'.repeat(158)}€`)).toBe(true);
    expect(fitsOneSms(`${'a'.repeat(159)}€`)).toBe(false);
    expect(fitsOneSms(`${'a'.repeat(69)}ó`)).toBe(true);
    expect(fitsOneSms(`${'a'.repeat(70)}ó`)).toBe(false);
    expect(fitsOneSms(`${'a'.repeat(69)}🏦`)).toBe(false);
  });
});

const text = (given: Partial<CodeText> = {}) =>
  codeText({ minutes: 10, company: 'Banco Jacaranda', userName: null, language: 'es-MX', ...given })('042917');
const refused = (given: Partial<CodeText>) => {
  try {
    return text(given);
  } catch (problem) {
    const { status, publicCode, errors } = problem as Problem;
    return { status, publicCode, code: errors?.[0]?.code };
  }
};

describe('codeText', () => {
  it('says code, company, name and time, without an accent of its own', () => {
    expect(text({ userName: 'Luisa' })).toBe('Luisa, 042917 es tu codigo de Banco Jacaranda. Vale 10 minutos. No lo compartas con nadie.');
    expect(text({ language: 'en', minutes: 60 })).toBe(
      '042917 is your code from Banco Jacaranda. It works for 1 hour. Do not share it with anybody.',
    );
    for (const language of codeLanguages) expect(smsLength(text({ language })).most).toBe(160);
  });

  it('writes company and name in the GSM alphabet: without the marks that it lacks, and without what it lacks whole', () => {
    expect(text({ company: 'Caja Popular San Martín', userName: 'María Fernanda Ávila Gutiérrez Peña' })).toBe(
      'Maria Fernanda Avila Gutiérrez Peña, 042917 es tu codigo de Caja Popular San Martin. Vale 10 minutos. No lo compartas con nadie.',
    );
    expect(text({ company: 'Banco 🏦 Jacaranda 銀行', userName: '李' })).toBe(
      '042917 es tu codigo de Banco Jacaranda. Vale 10 minutos. No lo compartas con nadie.',
    );
  });

  it('leaves out the warning, then the time, before it would take a second message', () => {
    expect(text({ company: 'a'.repeat(100) })).toBe(`042917 es tu codigo de ${'a'.repeat(100)}. Vale 10 minutos.`);
    expect(text({ company: 'a'.repeat(100), userName: 'Luisa de los Angeles' })).toBe(
      `Luisa de los Angeles, 042917 es tu codigo de ${'a'.repeat(100)}.`,
    );
  });

  it('is ERR002 where company and name alone are too long', () => {
    const tooLong = { status: 400, publicCode: 'ERR002', code: 'message_too_long' };
    expect(refused({ company: 'a'.repeat(100), userName: 'b'.repeat(60) })).toEqual(tooLong);
    expect(refused({ company: 'a'.repeat(100), userName: 'b'.repeat(30) })).toContain('042917');
    expect(refused({ company: 'ó'.repeat(100), userName: 'b'.repeat(30) })).toContain('042917');
  });

  it('is always one line and one message, with the code once', () => {
    const given = {
      company: fc.string({ minLength: 1, maxLength: 100, unit: 'binary' }),
      userName: fc.option(fc.string({ maxLength: 100 })),
    };
    fc.assert(
      fc.property(fc.record(given), ({ company, userName }) => {
        const written = refused({ company, userName });
        if (typeof written !== 'string') return;
        expect(fitsOneSms(written)).toBe(true);
        expect(written).not.toMatch(/[\r\n\u2028\u2029]/);
        expect(written).toContain('042917 es tu codigo de ');
      }),
    );
  });
});
