import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testInvoices } from '#contracts/verification/test-people.ts';
import { invoicePdf } from '#services/cli/invoice/invoice-pdf.ts';
import { type FakeTaxService, IN_FORCE } from '#test/support/tax-service.ts';
import { invoiceOf, openVerification, refusal, type VerificationBench } from '#test/support/verification.ts';

let bench: VerificationBench['bench'];
let tax: FakeTaxService;
let open: VerificationBench;
beforeAll(async () => {
  open = await openVerification();
  ({ bench, tax } = open);
});
afterAll(() => open.close());

const testing = () => open.as(bench.caller());
const live = () => open.as(bench.caller({ livemode: true }));
beforeEach(() => {
  tax.asked.length = 0;
  tax.answer = () => IN_FORCE;
});

describe('an invoice', () => {
  it.each(testInvoices)('with a test key: $plays', async ({ uuid, state, cancelation, fails }) => {
    const asked = testing().cfdi.read({ document: await invoiceOf(uuid) });
    const failures = {
      refused: ['document_unreadable', 422],
      unavailable: ['unavailable', 503],
      no_provider: ['provider_not_configured', 500],
    };
    if (fails) expect(await refusal(asked)).toEqual(failures[fails]);
    else {
      const { result } = (await asked) as { result: object };
      expect(result).toEqual({
        ...{
          rfc_issuer: 'ZEJ150515B2A',
          name_issuer: 'ZAGUAN EJEMPLO',
          rfc_recipient: 'PEGL890909GX1',
          name_recipient: 'LUISA PEREZ GOMEZ',
        },
        ...{ fiscal_invoice: uuid, expedition_date: '2026-11-02T10:15:00', certification_date: '2026-11-02T10:16:07', pac: 'SAT970701NN3' },
        ...{ amount: 1000, voucher_effect: 'Ingreso', cfdi_state: state, cancelation_status: cancelation || null },
      });
    }
    expect(tax.asked).toEqual([]);
  });

  it('of live data is asked of SAT, by what its code says alone', async () => {
    const document = await invoiceOf('5A67A9FA-0000-4000-8000-0000000000FF');
    const read = async () => ((await live().cfdi.read({ document })) as { result: object }).result;
    expect(await read()).toMatchObject({ cfdi_state: 'Vigente', cancelation_status: 'Cancelable sin aceptación' });
    expect(tax.asked[0]).toContain('?re=ZEJ150515B2A&amp;rr=PEGL890909GX1&amp;tt=1000.0&amp;id=5A67A9FA-0000-4000-8000-0000000000FF');
    tax.answer = () => ({ ...IN_FORCE, Estado: 'Cancelado', EstatusCancelacion: 'Plazo vencido' });
    expect(await read()).toMatchObject({ cfdi_state: 'Cancelado', cancelation_status: 'Plazo vencido' });
    tax.answer = () => ({ ...IN_FORCE, CodigoEstatus: 'N - 602: Comprobante no encontrado.', Estado: 'No Encontrado' });
    expect(await read()).toMatchObject({ cfdi_state: 'No Encontrado', cancelation_status: null });
    tax.answer = () => ({ ...IN_FORCE, CodigoEstatus: 'N - 601: La expresión impresa proporcionada no es válida.' });
    expect(await refusal(read())).toEqual(['document_unreadable', 422]);
    for (const answer of [503, { ...IN_FORCE, CodigoEstatus: 'S - x', Estado: '' }]) {
      tax.answer = () => answer;
      expect(await refusal(read())).toEqual(['unavailable', 503]);
    }
  });

  it('has to be a PDF with its code', async () => {
    const send = (bytes: BlobPart) => testing().cfdi.read({ document: new File([bytes], 'x.pdf') });
    expect(await refusal(send('nothing of the kind'))).toEqual(['document_unreadable', 422]);
    expect(await refusal(send(await invoicePdf('https://example.com/')))).toEqual(['document_unreadable', 422]);
  });
});
