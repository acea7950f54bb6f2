import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RegistryRecord } from '#contracts/verification/registry.ts';
import { openVerification, refusal, type VerificationBench } from '#test/support/verification.ts';

/** A tenant's table with a live key: it answers only for the kinds of fact of which it has rows. */

const NOBODY = ['provider_not_configured', 500];
const LUISA: RegistryRecord = { curp: 'PEGL890909MJCRMS08', name: 'Luisa', first_last_name: 'Pérez', second_last_name: 'Gómez' };
const ANA = { name: 'Ana', first_last_name: 'Ruiz', second_last_name: '', birth_date: '1990-01-02' };
const COMPANY: RegistryRecord = { rfc: 'ZEJ150515B2A', tax_name: 'ZAGUAN EJEMPLO', birth_date: '2015-05-15' };
const CARD: RegistryRecord = { ...LUISA, credential_type: 'EFGH', cic: '000123456', ocr: '0000000000012' };

let open: VerificationBench;
beforeAll(async () => {
  open = await openVerification();
  await open.bench.webhooks.createSecret({ tenantId: open.bench.tenant.id, livemode: true });
});
afterAll(() => open.close());

const live = () => open.as(open.bench.caller({ livemode: true, scopes: new Set(['verification', 'admin']) }));
beforeEach(async () => {
  await live().registry.clear();
});

/** What is asked of each kind; nobody in the rows of these tests has these data. */
const asks = {
  curp: () => live().curp.get({ curp: 'GOLA900828MJCMPN51' }),
  curp_by_names: () => live().curp.find({ ...ANA, gender: 'M', birth_federal_entity: 'JC' }),
  curp_by_webhook: () => live().curp.government({ curp: 'GOLA900828MJCMPN51', callbackUrl: 'https://bank.example/hook' }),
  rfc: () => live().rfc.get({ rfc: 'GODE561231GR8' }),
  rfc_by_names: () => live().rfc.reverse({ ...ANA, person_type: 'PF' }),
  company: () => live().rfc.get({ rfc: 'SAT970701NN3' }),
  company_by_names: () => live().rfc.reverse({ name: 'Sal y Mar', birth_date: '2015-05-15', person_type: 'PM' }),
  credential: () => live().credential.judge({ type: 'D', cic: '999999999', ocr: '9999999999999' }),
  nss: () => live().internal.nss({ nss: '92919084431' }),
} as const;

const unasked = async () => {
  const names: string[] = [];
  for (const [name, ask] of Object.entries(asks)) {
    const outcome = await ask().then(
      () => [],
      (error: unknown) => refusal(Promise.reject(error)),
    );
    if ((await outcome)[0] === NOBODY[0]) names.push(name);
  }
  return names;
};

describe('a table', () => {
  const curps = ['curp', 'curp_by_names', 'curp_by_webhook'];
  const rfcs = ['rfc', 'rfc_by_names'];
  const companies = ['company', 'company_by_names'];
  it.each([
    ['of nothing', [], [...curps, ...rfcs, ...companies, 'credential', 'nss']],
    ['with a CURP', [LUISA], [...rfcs, ...companies, 'credential', 'nss']],
    ['with a person’s RFC', [{ ...LUISA, rfc: 'PEGL890909GX1' }], [...companies, 'credential', 'nss']],
    ['with a company', [COMPANY], [...curps, ...rfcs, 'credential', 'nss']],
    ['with a credential', [CARD], [...rfcs, ...companies, 'nss']],
    ['with the number of a card of no type', [{ ...LUISA, cic: '999999999' }], [...rfcs, ...companies, 'credential', 'nss']],
    ['with an NSS', [{ ...LUISA, nss: '45128012346' }], [...rfcs, ...companies, 'credential']],
  ])('%s is asked for what it has rows of, and nobody is for the rest', async (_what, rows, expected) => {
    if (rows.length > 0) await live().registry.import({ rows });
    expect(await unasked()).toEqual(expected);
  });

  it('with the names alone of whom a search asks for is nobody to ask for an RFC', async () => {
    await live().registry.import({ rows: [LUISA] });
    const luisa = {
      name: 'Luisa',
      first_last_name: 'Pérez',
      second_last_name: 'Gómez',
      birth_date: '1989-09-09',
      person_type: 'PF',
    } as const;
    expect(await refusal(live().rfc.reverse(luisa))).toEqual(NOBODY);
  });

  it('names the kind for which nobody is asked', async () => {
    await live().registry.import({ rows: [LUISA] });
    await expect(asks.company()).rejects.toThrow(/the RFC of a company.*registry import.*REGISTRY_URL/);
    await expect(asks.credential()).rejects.toThrow(/a voter credential/);
  });
});

describe('what a table lacks', () => {
  const rows = [{ ...CARD, rfc: 'PEGL890909GX1', postal_code: '44100', nss: '45128012346', emission_number: '01' }, COMPANY];

  it('is null, and never in the words of an authority', async () => {
    await live().registry.import({ rows });
    for (const ask of [asks.rfc, asks.company]) {
      expect((await ask()).result).toMatchObject({ valid_rfc: null, elegible_for_invoices: null, message: 'No está en tu registro' });
    }
    expect((await asks.credential()).result).toMatchObject({
      ...{ valid: null, expired: null, court_order: null, incorrect_data: null },
      ...{ messages: ['No está en tu registro.'], cic: '999999999' },
    });
    expect((await asks.nss()).result).toEqual({ known: null, person: null });
  });

  it('and what differs from a row is a no, in words of its own', async () => {
    await live().registry.import({ rows: [...rows, { rfc: 'SAT970701NN3', tax_name: 'SAT', invoices: 'no' }] });
    const credential = await live().credential.judge({ type: 'EFGH', cic: '000123456', ocr: '0000000000013' });
    expect(credential.result).toMatchObject({ valid: false, incorrect_data: true, messages: [expect.stringContaining('tu registro')] });
    const refusals = [
      await live().rfc.get({ rfc: 'PEGL890909GX1', name: 'Ana Ruiz', postal_code: '44100' }),
      await live().rfc.get({ rfc: 'PEGL890909GX1', name: 'Luisa Pérez Gómez', postal_code: '01000' }),
      await live().rfc.get({ rfc: 'SAT970701NN3' }),
    ];
    for (const { result } of refusals)
      expect(result).toMatchObject({ valid_rfc: true, elegible_for_invoices: false, message: expect.stringMatching(/[Tt]u registro/) });
  });
});
