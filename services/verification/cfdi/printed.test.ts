import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onThisMachine } from '#test/support/machine-speed.ts';
import { processorTime } from '#test/support/processor-time.ts';
import { printedIn } from './printed.ts';

const code = { issuer_rfc: 'ZEJ150515B2A', recipient_rfc: 'PEGL890909GX1' };
const NOTHING = {
  ...{ name_issuer: null, name_recipient: null, expedition_date: null, certification_date: null },
  ...{ pac: null, voucher_effect: null },
};

it('reads values under their labels, and beside each other', () => {
  const text = [
    'Nombre emisor:',
    'ZAGUÁN EJEMPLO',
    'Nombre receptor: LUISA PÉREZ GÓMEZ  RFC receptor: PEGL890909GX1',
    'Fecha y hora de emisión 2026-11-02 10:15:00 Tipo de comprobante: P - Pago',
    'RFC Prov Certif: SAT970701NN3 Fecha de timbrado: 2026-11-02T10:16:07',
  ].join('\n');
  expect(printedIn(text, code)).toEqual({
    ...{ name_issuer: 'ZAGUÁN EJEMPLO', name_recipient: 'LUISA PÉREZ GÓMEZ' },
    ...{ expedition_date: '2026-11-02T10:15:00', certification_date: '2026-11-02T10:16:07', pac: 'SAT970701NN3', voucher_effect: 'Pago' },
  });
});

it.each([
  ['', 'nothing'],
  ['RFC PAC: ZEJ150515B2A', 'the issuer in place of who certified'],
  ['Fecha de emisión: ayer', 'a date that is none'],
  ['Efecto de comprobante: ?', 'an effect that is none'],
])('takes from “%s” nothing (%s)', (text) => {
  expect(printedIn(text, code)).toEqual(NOTHING);
});

it('reads whatever is printed, at once', () => {
  const word = fc.constantFrom(
    'Nombre emisor',
    ':',
    ' ',
    '\n',
    'RFC PAC',
    'Fecha de timbrado',
    '2026-11-02',
    '10:00:00',
    'İ',
    'e\u0301',
    '\0',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(word, { maxLength: 200 }).map((words) => words.join('')),
      ),
      (text) => {
        for (const value of Object.values(printedIn(text, code))) if (value !== null) expect(value.length).toBeLessThanOrEqual(300);
      },
    ),
  );
  expect(processorTime(() => printedIn('nombre emisor '.repeat(20_000), code)).milliseconds).toBeLessThan(onThisMachine(500));
});
