import { describe, expect, it } from 'vitest';
import { codeLanguages, words, writtenLanguage } from '../words/words.ts';
import { type CodeMail, writeCodeMail } from './code-mail.ts';

const mail = (given: Partial<CodeMail> = {}) =>
  writeCodeMail({ code: '042917', minutes: 10, company: 'Banco Jacaranda', userName: 'Lucía', language: 'es-MX', ...given });

describe.each(codeLanguages)('in %s', (language) => {
  it('says code, company, name and time in text and in HTML', () => {
    const { subject, text, html } = mail({ language });
    expect(subject).toContain('Banco Jacaranda');
    for (const body of [text, html]) for (const word of ['042917', 'Banco Jacaranda', 'Lucía', '10 minut']) expect(body).toContain(word);
    expect(html).toContain(`<html lang="${language}"`);
  });

  it('greets nobody by no name', () => {
    const greeting = words[language].mail.greeting('').slice(0, 2);
    for (const userName of [null, '', ' \n ']) {
      expect(mail({ language, userName }).text.startsWith(greeting)).toBe(false);
      expect(mail({ language, userName }).html).not.toContain('null');
    }
  });

  it('asks for nothing from outside: no image, no link, no script', () => {
    expect(mail({ language }).html).not.toMatch(/<img|<a |<script|<link|https?:|url\(/);
  });
});

it('lets no name or company write a header, a tag or a line of its own', () => {
  const company = 'Banco\r\nBcc: otro@correo.example\u2028<script>alert(1)</script>';
  const { subject, text, html } = mail({ company, userName: 'Lucía\n\nTu código: 999999' });
  expect(subject).not.toMatch(/[\r\n\u2028]/);
  expect(text.split('\n')[0]).toBe('Hola, Lucía Tu código: 999999:');
  expect(html).not.toContain('<script');
  expect(html).toContain('&#60;script&#62;');
});

it.each([
  [1, '1 minuto '],
  [5, '5 minutos '],
  [60, '1 hora '],
  [90, '90 minutos '],
  [125, '2 horas y 5 minutos '],
  [1440, '24 horas '],
])('tells %i minutes as "%s"', (minutes, said) => {
  expect(mail({ minutes }).text).toContain(`Vale ${said}y se usa una sola vez`);
});

it('finds the written language for a tag', () => {
  expect(['es', 'es-419', 'ES_mx', 'en-US', 'en', 'fr', ''].map(writtenLanguage)).toEqual([
    'es-MX',
    'es-MX',
    'es-MX',
    'en',
    'en',
    null,
    null,
  ]);
});
