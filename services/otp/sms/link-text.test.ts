import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeLanguages } from '../words/words.ts';
import { fitsOneSms, smsLength } from './length.ts';
import { linkText } from './link-text.ts';

/** Returns a link as `executionUrl` builds it for another device: 101 characters and the host. */
const linkAt = (host: string) => `https://${host}/w/3f0e4c1e-2a4b-4c8d-9f10-0a1b2c3d4e5f#t=ses_0a1b${'aB3_-'.repeat(8)}xyz`;
const text = (company: string, host: string, language: (typeof codeLanguages)[number] = 'es-MX') =>
  linkText({ company, link: linkAt(host), language });
const host = (length: number) => 'a'.repeat(length);

describe('linkText', () => {
  it('is one message for a company and a host of usual length', () => {
    expect(linkAt('').length).toBe(101);
    for (const language of codeLanguages) {
      const written = text('Banco Jacaranda', 'alta.jacaranda.mx', language);
      expect(fitsOneSms(written)).toBe(true);
      expect(written).toMatch(/^Banco Jacaranda: (sigue aqui|go on here)/);
      expect(written.endsWith(linkAt('alta.jacaranda.mx'))).toBe(true);
    }
  });

  it('says more where there is room, and less before it would take a second message', () => {
    expect(text('BJ', 'bj.mx')).toContain('No lo compartas.');
    expect(text('Banco Jacaranda', host(29))).toBe(`Banco Jacaranda: sigue aqui ${linkAt(host(29))}`);
  });

  it('is one message up to 46 characters of company and host together, then two that say everything', () => {
    const most = host(46 - 'Banco Jacaranda'.length);
    expect(smsLength(text('Banco Jacaranda', most))).toEqual({ length: 160, most: 160 });
    const longer = text('Banco Jacaranda', `${most}a`);
    expect(longer).toContain('sigue aqui donde te quedaste. Es solo tuyo');
    // Each of the two parts has 153 characters.
    expect(smsLength(longer).length).toBeLessThanOrEqual(306);
  });

  it('writes the company without the accents that cost a message half of its room', () => {
    expect(text('Fundación Ñandú', 'a.mx')).toMatch(/^Fundacion Ñandu: /);
    expect(text('Café Ibérico', 'a.mx')).toMatch(/^Café Ibérico: /);
    expect(smsLength(text('Fundación Ñandú', 'a.mx')).most).toBe(160);
  });

  it('is always one line that ends with the whole link', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120, unit: 'binary' }), fc.integer({ min: 4, max: 200 }), (company, length) => {
        const written = text(company, host(length));
        expect(written).not.toMatch(/[\r\n\u2028\u2029]/);
        expect(written.endsWith(` ${linkAt(host(length))}`)).toBe(true);
      }),
    );
  });
});
