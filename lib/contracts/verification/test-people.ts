import type { CurpSex } from '#mexico/curp.ts';
import { deriveCurp } from '#mexico/curp-letters.ts';
import { electorKeyStart } from '#mexico/elector-key.ts';
import type { EntityCode } from '#mexico/entities.ts';
import { plainCapitals } from '#mexico/letters.ts';
import { deriveLegalRfc, deriveNaturalRfc } from '#mexico/rfc.ts';
import type { RegistryRecord } from './registry.ts';

/** Fictitious people, a company and invoices for test keys, each with one outcome. A test compares them with `docs/guides/testing.md`. */

export type TestFailure = 'unknown' | 'no_provider' | 'unavailable';

export interface TestPerson {
  /** The role that the person plays, for the API references. */
  plays: string;
  record: RegistryRecord;
  fails?: TestFailure;
  /** Credential lookups fail with the error webhook. */
  credentialFails?: true;
}

interface TestPersonFacts {
  name: string;
  first: string;
  second: string;
  birthDate: string;
  sex: CurpSex;
  entity: EntityCode;
}

const born = (name: string, second: string, birthDate: string, sex: CurpSex, entity: EntityCode): TestPersonFacts => ({
  ...{ name, first: 'Ejemplo', second },
  ...{ birthDate, sex, entity },
});

/** Returns a person's record, without RFC and voter credential unless `more` adds them. */
function person(facts: TestPersonFacts, more: RegistryRecord = {}): RegistryRecord {
  const { name, first, second, birthDate, sex, entity } = facts;
  return {
    curp: deriveCurp(facts),
    name: name.toUpperCase(),
    first_last_name: first.toUpperCase(),
    second_last_name: second.toUpperCase(),
    birth_date: birthDate,
    gender: sex,
    birth_federal_entity: entity,
    curp_status: 'AN',
    probatory_document: '1',
    registration_year: birthDate.slice(0, 4),
    registration_entity_number: '14',
    municipality_key: '039',
    act_number: '00123',
    book: '01',
    sheet: '045',
    tome: '02',
    ...more,
  };
}

function taxpayer(facts: TestPersonFacts, invoices: 'yes' | 'no' = 'yes'): RegistryRecord {
  const { name, first, second, birthDate } = facts;
  return {
    rfc: deriveNaturalRfc({ name, first, second }, birthDate),
    tax_name: plainCapitals([name, first, second].filter(Boolean).join(' '), 'Ñ'),
    postal_code: '44100',
    invoices,
  };
}

/** Returns a voter's record; CIC and OCR, the numbers on the credential, are made from `number`. */
function voter(
  facts: TestPersonFacts,
  number: string,
  type: NonNullable<RegistryRecord['credential_type']>,
  status: NonNullable<RegistryRecord['credential_status']>,
): RegistryRecord {
  return {
    credential_type: type,
    cic: `000123${number}`,
    ocr: `0000000000${number}`,
    elector_key: `${electorKeyStart(facts)}100`,
    emission_number: '01',
    registered_at: '2007',
    emission_at: status === 'expired' ? '2012' : '2024',
    federal_district: '8',
    local_district: '11',
    credential_status: status,
  };
}

const luisa: TestPersonFacts = { name: 'Luisa', first: 'Pérez', second: 'Gómez', birthDate: '1989-09-09', sex: 'M', entity: 'JC' };
const bruno = born('Bruno', 'Rivas', '1990-01-02', 'H', 'DF');
const carla = born('Carla', 'Solís', '1985-03-14', 'M', 'NL');
const dario = born('Darío', 'Toledo', '1978-11-30', 'H', 'PL');
const elena = born('Elena', 'Uribe', '1992-07-21', 'M', 'OC');
const felix = born('Félix', 'Vargas', '1950-05-05', 'H', 'VZ');
const alex = born('Alex', '', '2004-02-29', 'X', 'NE');
const marco = born('Marco', 'Prado', '1988-08-08', 'H', 'GT');
const nora = born('Nora', 'Quiroz', '1995-12-01', 'M', 'YN');
const omar = born('Omar', 'Zepeda', '1999-10-10', 'H', 'SR');
const hugo = born('Hugo', 'Bravo', '1983-04-04', 'H', 'TS');

/** Elena's data before the registry corrected her state of birth, so with her former CURP. */
const elenaBefore = { ...elena, entity: 'CS' as const };
/** A CURP that differs from Marco's only in the differentiator (and so the check digit). */
const otherMarco = 'EEPM880808HGTJRR17';

const outOfUse = (
  [
    ['Gilda', 'BAP', 'a false paper'],
    ['Iris', 'BSU', 'never used'],
    ['Jaime', 'BDM', 'taken out by an authority'],
    ['Karla', 'BDP', 'an adoption'],
    ['Lucas', 'BJD', 'a judge'],
  ] as const
).map(([name, curp_status, why], at): TestPerson => {
  const facts = born(name, 'Cordero', `197${at}-06-15`, at % 2 ? 'M' : 'H', 'MC');
  return { plays: `CURP out of use (${curp_status}: ${why})`, record: person(facts, { curp_status }) };
});

const failing = (
  [
    ['Nadie', 'unknown', 'nobody: the registry does not know the CURP (404)'],
    ['Pausa', 'unavailable', 'the provider does not answer (503)'],
    ['Ninguno', 'no_provider', 'no provider is configured (500)'],
  ] as const
).map(([name, fails, plays]): TestPerson => {
  const facts = born(name, 'Fallas', '1991-01-01', 'M', 'AS');
  return { plays, record: person(facts, taxpayer(facts)), fails };
});

const company: RegistryRecord = {
  rfc: deriveLegalRfc('Zaguán Ejemplo', '2015-05-15'),
  tax_name: 'ZAGUAN EJEMPLO',
  birth_date: '2015-05-15',
  postal_code: '06000',
  invoices: 'yes',
};

export const testPeople: readonly TestPerson[] = [
  {
    plays: 'all is well',
    record: person(luisa, { ...taxpayer(luisa), ...voter(luisa, '456', 'EFGH', 'current'), ocr: '0000000000012', nss: '92048901232' }),
  },
  {
    plays: 'CURP with a homonym (AH); credential of type C, in force',
    record: person(bruno, { ...taxpayer(bruno), ...voter(bruno, '502', 'C', 'current'), curp_status: 'AH' }),
  },
  {
    plays: 'CURP in use again (CRA); credential of type D, expired',
    record: person(carla, { ...taxpayer(carla), ...voter(carla, '503', 'D', 'expired'), curp_status: 'CRA' }),
  },
  {
    plays: 'CURP changed in what is beside it (RCN); credential suspended by a judge',
    record: person(dario, { ...taxpayer(dario), ...voter(dario, '504', 'EFGH', 'court_order'), curp_status: 'RCN' }),
  },
  {
    plays: 'CURP replaced by another (RCC): 409 names the one in force',
    record: person(elenaBefore, { curp_status: 'RCC', replaced_by: deriveCurp(elena) }),
  },
  {
    plays: 'CURP that replaced another; credential reported as stolen',
    record: person(elena, { ...taxpayer(elena), ...voter(elena, '505', 'EFGH', 'reported') }),
  },
  { plays: 'deceased (BD)', record: person(felix, { curp_status: 'BD' }) },
  ...outOfUse,
  {
    plays: 'born abroad, one surname, non-binary',
    record: person(alex, { probatory_document: '7', foreign_registration_number: '00012345' }),
  },
  { plays: 'one of two with the same data: a search by them is 409', record: person(marco, taxpayer(marco)) },
  { plays: 'the other of the two', record: { ...person(marco), curp: otherMarco, curp_status: 'AH' } },
  { plays: 'RFC registered, may not receive invoices', record: person(nora, taxpayer(nora, 'no')) },
  { plays: 'no RFC: answers are a candidate', record: person(omar) },
  {
    plays: 'credential that cannot be asked for: the error webhook',
    record: person(hugo, { ...taxpayer(hugo), ...voter(hugo, '506', 'EFGH', 'current') }),
    credentialFails: true,
  },
  { plays: 'a company', record: company },
  {
    plays: 'RFC in use whose check digit is wrong',
    record: { rfc: 'PEGL890909AB1', tax_name: 'LUISA PEREZ GOMEZ', birth_date: '1989-09-09', postal_code: '44100', invoices: 'yes' },
  },
  ...failing,
];

export interface TestInvoice {
  plays: string;
  /** Upper case, as in the invoice's QR code. */
  uuid: string;
  state: string;
  cancelation: string;
  fails?: 'refused' | 'no_provider' | 'unavailable';
}

const invoice = (number: number, plays: string, state: string, cancelation = '', fails?: TestInvoice['fails']): TestInvoice => ({
  ...{ plays, state, cancelation },
  uuid: `5A67A9FA-0000-4000-8000-00000000000${number}`,
  ...(fails ? { fails } : {}),
});

export const testInvoices: readonly TestInvoice[] = [
  invoice(1, 'in force', 'Vigente', 'Cancelable sin aceptación'),
  invoice(2, 'cancelled', 'Cancelado', 'Cancelado sin aceptación'),
  invoice(3, 'being cancelled', 'Vigente', 'En proceso'),
  invoice(4, 'unknown', 'No Encontrado'),
  invoice(5, 'SAT refuses its code (422)', '', '', 'refused'),
  invoice(6, 'SAT does not answer (503)', '', '', 'unavailable'),
  invoice(7, 'no provider is configured (500)', '', '', 'no_provider'),
];

/** Returns the text of an invoice's QR code: from the company, to Luisa, 1,000 pesos. */
export function testInvoiceCode({ uuid }: Pick<TestInvoice, 'uuid'>): string {
  const luisaRfc = testPeople[0]!.record.rfc;
  return `https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx?id=${uuid}&re=${company.rfc}&rr=${luisaRfc}&tt=1000.0&fe=dGVzdA==`;
}
