import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { parseCurp } from '#mexico/curp.ts';
import { isElectorKey } from '#mexico/elector-key.ts';
import { parseRfc } from '#mexico/rfc.ts';
import { combinedCurp, curpRecord, governmentCurp } from './curp.ts';
import { registryRow } from './registry.ts';
import { testInvoiceCode, testInvoices, testPeople } from './test-people.ts';
import { acceptance, verificationEvents } from './webhooks.ts';

/** Returns the member names of a schema, sorted. Clients depend on their spelling. */
const names = (schema: z.ZodObject): string[] => Object.keys(schema.shape).sort();
const words = (text: string) => text.split(/\s+/).sort();

describe('members of every result', () => {
  const whole =
    'birth_date birth_federal_entity certificate_folio curp curp_status curp_status_description first_last_name foreign_registration_number gender issuing_entity_key municipality_key nationality probatory_document probatory_document_data registration_entity_number registration_year second_last_name valid';
  it.each([
    ['Obtain CURP', curpRecord, `${whole} name`],
    ['its paper', curpRecord.shape.probatory_document_data, 'act_number book crip id letter_folio name sheet tome'],
    ['the combined CURP', combinedCurp, `${whole} names`],
    ['its paper', combinedCurp.shape.probatory_document_data, 'act_number book crip id letter_folio name sheet tomo'],
    [
      'the government lookup',
      governmentCurp,
      'paramentro fechaNacimiento docProbatorio docProbatorioStr segundoApellido curp nombres primerApellido sexo claveEntidad statusCurp nacionalidad entidad datosDocProbatorio',
    ],
    [
      'its paper',
      governmentCurp.shape.datosDocProbatorio,
      'entidadRegistro tomo claveMunicipioRegistro anioRegistro claveEntidadRegistro foja numActa libro municipioRegistro',
    ],
    ['the acceptance', acceptance, 'webhook_uuid timestamp'],
    ['the webhook of a CURP', verificationEvents['verification.curp'].body, 'success result reason'],
    ['the webhook of an invoice', verificationEvents['verification.cfdi'].body, 'success result reason'],
    [
      'an invoice',
      verificationEvents['verification.cfdi'].body.shape.result,
      'rfc_issuer name_issuer rfc_recipient name_recipient fiscal_invoice expedition_date certification_date pac amount voucher_effect cfdi_state cancelation_status',
    ],
    [
      'the webhook of a credential',
      verificationEvents['verification.voter_credential'].body,
      'valid messages expired court_order incorrect_data cic elector_key ocr registered_at emission_at federal_district local_district emission_number',
    ],
    ['its error', verificationEvents['verification.voter_credential_error'].body, 'valid error'],
  ])('%s', (_of, schema, expected) => {
    expect(names(schema as z.ZodObject)).toEqual(words(expected));
  });
});

describe('people who do not exist', () => {
  it.each(testPeople)('$record.curp $record.rfc is a row as any, with check digits that fit', ({ record, plays }) => {
    expect(registryRow.safeParse(record).error).toBeUndefined();
    if (record.curp) expect(parseCurp(record.curp, '2026-11-22').ok).toBe(true);
    if (record.elector_key) expect(isElectorKey(record.elector_key)).toBe(true);
    const warnings = plays.includes('check digit') ? ['check'] : [];
    if (record.rfc) expect(parseRfc(record.rfc, '2026-11-22')).toMatchObject({ ok: true, value: { warnings } });
  });

  it('share no number', () => {
    for (const member of ['curp', 'rfc', 'cic', 'ocr', 'elector_key'] as const) {
      const all = testPeople.flatMap(({ record }) => record[member] ?? []);
      expect(new Set(all).size, member).toBe(all.length);
    }
  });

  it('stand in the guide, with what they play', () => {
    const guide = readFileSync(new URL('../../../docs/guides/testing.md', import.meta.url), 'utf8');
    const missing = [
      ...testPeople.flatMap(({ record, plays }) => [record.curp, record.rfc, record.cic, record.elector_key, record.ocr, plays]),
      ...testInvoices.flatMap(({ uuid, plays }) => [uuid, plays]),
      testInvoiceCode(testInvoices[0]!),
    ].filter((text) => text && !guide.includes(text));
    expect(missing).toEqual([]);
  });
});
