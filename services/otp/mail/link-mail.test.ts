import { describe, expect, it } from 'vitest';
import { codeLanguages } from '../words/words.ts';
import { type LinkMail, writeLinkMail } from './link-mail.ts';

const link = `https://alta.example/w/3f0e4c1e-2a4b-4c8d-9f10-0a1b2c3d4e5f#t=ses_0a1b${'a'.repeat(43)}`;
const mail = (given: Partial<LinkMail> = {}) =>
  writeLinkMail({ link, minutes: 90, company: 'Banco Jacaranda', language: 'es-MX', ...given });

describe.each(codeLanguages)('in %s', (language) => {
  it('says company, link and time in text and in HTML', () => {
    const { subject, text, html } = mail({ language });
    expect(subject).toContain('Banco Jacaranda');
    for (const body of [text, html]) for (const word of [link, 'Banco Jacaranda', '90 minut']) expect(body).toContain(word);
    expect(html).toContain(`<html lang="${language}"`);
  });

  it('leads nowhere but there, and asks for nothing from outside', () => {
    const { html } = mail({ language });
    expect(html).not.toMatch(/<img|<script|<link|url\(/);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([link]);
    expect(html.replaceAll(link, '')).not.toMatch(/https?:/);
  });
});

it('lets no company write a header, a tag or a line of its own', () => {
  const { subject, text, html } = mail({ company: 'Banco\r\nBcc: otro@correo.example\u2028<a href="https://evil.example">x</a>' });
  expect(subject).not.toMatch(/[\r\n\u2028]/);
  expect(text).not.toMatch(/^Bcc/m);
  expect(html).not.toContain('<a href="https://evil');
});

it.each([
  [45, 'Vale 45 minutos.'],
  [60, 'Vale 1 hora.'],
  [125, 'Vale 2 horas.'],
  [1500, 'Vale 25 horas.'],
])('tells %i minutes as "%s"', (minutes, said) => {
  expect(mail({ minutes }).text).toContain(said);
});

it('says no time where there is none', () => {
  expect(mail({ minutes: null }).text).not.toContain('Vale');
});
