import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clabeCheckDigit, parseClabe } from './clabe.ts';
import vectors from './identifiers.vectors.json' with { type: 'json' };
import { nssCheckDigit, parseNss } from './nss.ts';

const digits = (length: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });

describe('parseNss', () => {
  it.each(vectors.nss.valid)('accepts %s', (nss) => {
    expect(parseNss(nss)).toMatchObject({ ok: true, value: { nss } });
  });

  it.each(vectors.nss.invalid)('refuses %s', (nss) => {
    expect(parseNss(nss)).toEqual({ ok: false, reason: /^\d{11}$/.test(nss) ? 'check' : 'format' });
  });

  it('reads its parts', () => {
    expect(parseNss('45 12 80-12346')).toEqual({
      ok: true,
      value: { nss: '45128012346', subdelegation: '45', registrationYear: '12', birthYear: '80' },
    });
  });

  it('notices any one digit that is another', () => {
    fc.assert(
      fc.property(digits(10), fc.nat(10), fc.integer({ min: 1, max: 9 }), (first10, place, shift) => {
        const nss = first10 + nssCheckDigit(first10);
        expect(parseNss(nss).ok).toBe(true);
        const other = nss.slice(0, place) + ((Number(nss[place]) + shift) % 10) + nss.slice(place + 1);
        expect(parseNss(other)).toEqual({ ok: false, reason: 'check' });
      }),
    );
  });
});

describe('parseClabe', () => {
  it.each(vectors.clabe.valid)('accepts %s', (clabe) => {
    expect(parseClabe(clabe)).toMatchObject({ ok: true, value: { clabe, bankName: expect.any(String) } });
  });

  it.each(vectors.clabe.invalid)('refuses %s', (clabe) => {
    expect(parseClabe(clabe)).toEqual({ ok: false, reason: /^\d{18}$/.test(clabe) ? 'check' : 'format' });
  });

  it('reads its parts, and does not mind a bank that it does not know', () => {
    expect(parseClabe('032180000118359719')).toMatchObject({
      value: { bankCode: '032', bankName: 'IXE', place: '180', account: '00011835971' },
    });
    const unknown = '99918000011835971';
    expect(parseClabe(unknown + clabeCheckDigit(unknown))).toMatchObject({ ok: true, value: { bankName: null } });
  });

  it('notices any one digit that is another', () => {
    fc.assert(
      fc.property(digits(17), fc.nat(17), fc.integer({ min: 1, max: 9 }), (first17, place, shift) => {
        const clabe = first17 + clabeCheckDigit(first17);
        expect(parseClabe(clabe).ok).toBe(true);
        const other = clabe.slice(0, place) + ((Number(clabe[place]) + shift) % 10) + clabe.slice(place + 1);
        expect(parseClabe(other)).toEqual({ ok: false, reason: 'check' });
      }),
    );
  });
});
