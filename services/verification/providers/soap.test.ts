import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IN_FORCE, soap } from '#test/support/tax-service.ts';
import { escapeXml, textOfElement } from './soap.ts';

describe('an element of SAT’s answer', () => {
  it('is read whatever its prefix', () => {
    expect(textOfElement(soap(IN_FORCE), 'Estado')).toBe('Vigente');
    expect(textOfElement(soap(IN_FORCE), 'EstatusCancelacion')).toBe('');
    expect(textOfElement('<Estado>Vigente</Estado>', 'Estado')).toBe('Vigente');
    expect(textOfElement('<b:Estado i:nil="true" />', 'Estado')).toBe('');
  });

  it.each([
    ['twice', '<a:Estado>Vigente</a:Estado><a:Estado>Cancelado</a:Estado>'],
    ['with another inside', '<a:Estado>Vig<b>ente</b></a:Estado>'],
    ['without an end', '<a:Estado>Vigente'],
    ['with the end of another', '<a:Estado>Vigente</b:Estado>'],
    ['too long', `<a:Estado>${'x'.repeat(301)}</a:Estado>`],
    ['absent', '<a:EstadoCivil>Vigente</a:EstadoCivil>'],
  ])('that stands there %s is none', (_how, xml) => {
    expect(textOfElement(xml, 'Estado')).toBeNull();
  });

  it('brings no entity of its own', () => {
    const xml = '<!DOCTYPE x [<!ENTITY e "Vigente">]><a:Estado>&e;</a:Estado>';
    expect(textOfElement(xml, 'Estado')).toBe('&e;');
  });

  it('is what was escaped', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), (text) => {
        expect(textOfElement(`<Estado>${escapeXml(text)}</Estado>`, 'Estado')).toBe(text.trim());
      }),
    );
  });

  it('of anything at all throws nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        textOfElement(`<Estado${text}`, 'Estado');
      }),
    );
  });
});
