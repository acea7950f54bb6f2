import type { RegistryRecord } from '#contracts/verification/registry.ts';
import { testInvoiceCode, testInvoices } from '#contracts/verification/test-people.ts';
import { deriveCurp } from '#mexico/curp-letters.ts';
import { electorKeyStart } from '#mexico/elector-key.ts';
import { deriveLegalRfc } from '#mexico/rfc.ts';
import { invoicePdf } from '#services/cli/invoice/invoice-pdf.ts';
import type { Fixture, Sample } from './sample.ts';

const HOOK = 'https://bank.example/hook';

/** Returns a new person at every call. */
function person(fixture: Fixture) {
  const number = fixture.next();
  const birthDate = new Date(Date.UTC(1960, 0, 1 + number)).toISOString().slice(0, 10);
  const facts = { name: 'Lía', first: 'Conforme', second: 'Prueba', birthDate, sex: 'M' as const, entity: 'JC' as const };
  const nine = String(number).padStart(9, '0');
  const row: RegistryRecord = {
    ...{ curp: deriveCurp(facts), name: facts.name, first_last_name: facts.first, second_last_name: facts.second },
    ...{ credential_type: 'EFGH', cic: nine, ocr: `0001${nine}`, elector_key: `${electorKeyStart(facts)}100`, emission_number: '01' },
  };
  return { row, curp: row.curp!, birthDate };
}

/** Imports rows into the registry of every tenant and mode, because a lookup fails where no row is of its kind. */
async function filled(fixture: Fixture, ...rows: RegistryRecord[]): Promise<void> {
  const { house } = fixture;
  const importing = house.operations.find(({ id }) => id === 'verification.registry.import')!;
  for (const key of [house.keys.test, house.keys.other]) await house.call('http', importing, { rows: someRows(fixture) }, { key });
  await fixture.make('verification.registry.import', { rows: rows.length > 0 ? rows : someRows(fixture) });
}

const someRows = (fixture: Fixture): RegistryRecord[] => [person(fixture).row, { rfc: 'ZZZ150515B2A', tax_name: 'Nadie' }];

/** Makes a webhook secret for every tenant and mode, because a webhook that nobody could verify is refused. */
async function signed({ house }: Fixture): Promise<void> {
  const creating = house.operations.find(({ id }) => id === 'workflows.settings.createWebhookSecret')!;
  // 409 where two exist.
  for (const key of [house.keys.live, house.keys.test, house.keys.other]) await house.call('http', creating, {}, { key });
}

const known = async (fixture: Fixture) => {
  const somebody = person(fixture);
  await filled(fixture, somebody.row);
  return somebody;
};

const byCurp = async (fixture: Fixture) => ({ curp: (await known(fixture)).curp });
const unknownCurp = async (fixture: Fixture) => {
  await filled(fixture);
  return { input: { curp: person(fixture).curp } };
};

const searched = (birth_date: string) => ({
  ...{ name: 'Lia', first_last_name: 'CONFORME', second_last_name: 'prueba', gender: 'M', birth_federal_entity: 'JC' },
  birth_date,
});

const document = async (fixture: Fixture) => {
  const pdf = await invoicePdf(testInvoiceCode(testInvoices[0]!), [`Folio ${fixture.next()}`]);
  return new File([pdf], 'factura.pdf', { type: 'application/pdf' });
};

const company = async (fixture: Fixture) => {
  const name = `Cumplida ${String.fromCharCode(65 + (fixture.next() % 26))}${String.fromCharCode(65 + (fixture.next() % 26))}`;
  const birth_date = '2015-05-15';
  await filled(fixture, { rfc: deriveLegalRfc(name, birth_date), tax_name: name, birth_date });
  return { name: `${name}`, birth_date, person_type: 'PM', next: fixture.next() };
};

const asked = ({ row: { cic, ocr, elector_key, emission_number } }: ReturnType<typeof person>) => ({
  ...{ type: 'EFGH', cic, ocr, elector_key, emission_number },
});

export const verificationSamples: Record<string, Sample> = {
  'verification.curp.government': { valid: byCurp, others: 'hidden', reach: { 404: unknownCurp } },
  'verification.curp.get': {
    valid: byCurp,
    others: 'hidden',
    reach: {
      400: async () => ({ input: { curp: 'PEGL890909MJCRMS09' } }),
      404: unknownCurp,
      409: async (fixture) => {
        const { row, curp } = person(fixture);
        await filled(fixture, { ...row, curp_status: 'RCC', replaced_by: person(fixture).curp });
        return { input: { curp } };
      },
    },
  },
  'verification.curp.find': {
    valid: async (fixture) => searched((await known(fixture)).birthDate),
    others: 'hidden',
    reach: {
      400: async () => ({ input: searched('2199-01-01') }),
      404: async (fixture) => {
        await filled(fixture);
        return { input: searched('1901-01-01') };
      },
    },
  },
  'verification.rfc.get': {
    async valid(fixture) {
      const { name, birth_date } = await company(fixture);
      return { rfc: deriveLegalRfc(name, birth_date), next: fixture.next() };
    },
    others: 'own',
  },
  'verification.rfc.reverse': { valid: company, others: 'own' },
  'verification.rfc.reverseWithCurp': { valid: byCurp, others: 'hidden', reach: { 404: unknownCurp } },
  'verification.cfdi.read': {
    valid: async (fixture) => ({ document: await document(fixture) }),
    others: 'own',
    slowest: 20_000,
  },
  'verification.credential.validate': {
    async valid(fixture) {
      await signed(fixture);
      return { query: { webhook: HOOK }, body: asked(await known(fixture)) };
    },
    another: { type: 'C', ocr: '0001000000000', elector_key: 'PRGMLS89090914M100', emission_number: '1' },
    others: 'own',
    reach: {
      400: async (fixture) => ({ input: { query: { webhook: 'http://10.0.0.1/hook' }, body: asked(person(fixture)) } }),
    },
  },
  'verification.credential.validateAsync': {
    async valid(fixture) {
      await signed(fixture);
      const { elector_key: electorKey, emission_number: emissionNumber, ...rest } = asked(await known(fixture));
      return { query: { webhook: HOOK }, body: { ...rest, electorKey, emissionNumber } };
    },
    another: { type: 'D', cic: '000000001', ocr: '0001000000001' },
    others: 'own',
  },
  'verification.credential.judge': {
    valid: async (fixture) => asked(await known(fixture)),
    others: 'own',
  },
  'verification.registry.get': { valid: async () => undefined, others: 'own' },
  'verification.registry.import': { valid: async (fixture) => ({ rows: [person(fixture).row] }), others: 'own' },
  'verification.registry.remove': {
    valid: async (fixture) => ({ key: (await known(fixture)).curp }),
    others: 'hidden',
    keptByHold: true,
  },
  'verification.registry.clear': { valid: async () => undefined, others: 'own', keptByHold: true },
  'verification.lookups.delete': {
    async valid(fixture) {
      const { webhook_uuid } = await fixture.make('verification.curp.government', { ...(await byCurp(fixture)), callbackUrl: HOOK });
      return { uuid: webhook_uuid };
    },
    others: 'hidden',
    keptByHold: true,
  },
};
