import { clabeCheckDigit } from '#mexico/clabe.ts';
import { type CurpSex, parseCurp } from '#mexico/curp.ts';
import { deriveCurp } from '#mexico/curp-letters.ts';
import { electorKeyStart } from '#mexico/elector-key.ts';
import { type EntityCode, entities, entityName } from '#mexico/entities.ts';
import { nssCheckDigit } from '#mexico/nss.ts';
import { deriveNaturalRfc } from '#mexico/rfc.ts';
import type { Random } from './random.ts';

/** A fictitious person. Texts are upper case, as documents print them. */
export interface Person {
  name: string;
  first: string;
  /** The second surname; empty if the person has only one. */
  second: string;
  full: string;
  birth: string;
  sex: CurpSex;
  entity: EntityCode;
  birthState: string;
  curp: string;
  rfc: string;
  nss: string;
  electorKey: string;
  address: Address;
  email: string;
  phone: string;
}

export interface Address {
  street: string;
  outer: string;
  inner: string;
  neighborhood: string;
  zip: string;
  municipality: string;
  state: string;
}

const women = ['LUISA', 'MARÍA FERNANDA', 'ÁNGELA', 'XIMENA', 'MARÍA DE LOS ÁNGELES', 'SOFÍA', 'ITZEL', 'BEGOÑA', 'MA. ELENA', 'REGINA'];
const men = ['BRUNO', 'JOSÉ ANTONIO', 'ÓSCAR', 'NICOLÁS', 'JUAN DE DIOS', 'MARTÍN', 'JOAQUÍN', 'IÑAKI', 'RAÚL ALBERTO', 'JULIO CÉSAR'];
const surnames = [
  ...[
    'PÉREZ',
    'GÓMEZ',
    'PEÑA',
    'DE LA CRUZ',
    'MUÑOZ',
    'IBARRA',
    'DEL RÍO',
    'QUIÑONES',
    'ESCAMILLA',
    'ROSAS',
    'LÓPEZ',
    'MONTES DE OCA',
    'ÁVILA',
  ],
  ...['UGALDE', 'NÁJERA', 'OROZCO', 'VILLASEÑOR', 'TREJO', 'SAN JUAN', 'ZÚÑIGA'],
];
const streets = [
  'HIDALGO',
  '5 DE MAYO',
  'PASEO DE LOS FRESNOS',
  'AV JUÁREZ',
  'BLVD DEL SOL',
  'CERRADA JACARANDAS',
  'PRIVADA DEL NOGAL',
  'AV NIÑOS HÉROES',
];
const neighborhoods = ['CENTRO', 'LOMAS DEL VALLE', 'JARDINES DE SAN JOSÉ', 'EL MIRADOR', 'LA ESPAÑOLA', 'SANTA MÓNICA', 'NUEVA ESPERANZA'];
const places = [
  ['GUADALAJARA', 'JALISCO', '44'],
  ['MÉRIDA', 'YUCATÁN', '97'],
  ['LEÓN', 'GUANAJUATO', '37'],
  ['MONTERREY', 'NUEVO LEÓN', '64'],
  ['BENITO JUÁREZ', 'CIUDAD DE MÉXICO', '03'],
  ['OAXACA DE JUÁREZ', 'OAXACA', '68'],
  ['SAN LUIS POTOSÍ', 'SAN LUIS POTOSÍ', '78'],
] as const;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function addressOf(random: Random): Address {
  const [municipality, state, zip] = random.of(places);
  return {
    street: random.of(streets),
    outer: String(random.between(1, 2400)) + (random.chance(0.15) ? ` ${random.letters(1)}` : ''),
    inner: random.chance(0.3) ? String(random.between(1, 40)) : '',
    neighborhood: random.of(neighborhoods),
    zip: `${zip}${random.digits(3)}`,
    municipality,
    state,
  };
}

/** Draws a person; `abroad`: born outside of Mexico. */
export function personOf(random: Random, { abroad = false } = {}): Person {
  const sex = random.of(['H', 'M'] as const);
  const wholeName = {
    name: random.of(sex === 'M' ? women : men),
    first: random.of(surnames),
    second: random.chance(0.08) ? '' : random.of(surnames),
  };
  const entity = abroad ? ('NE' as const) : random.of(entities).code;
  const birth = `${random.between(1950, 2006)}-${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`;
  const curp = deriveCurp({ ...wholeName, birthDate: birth, sex, entity });
  // RENAPO issues no CURP with some letter combinations, so another person is drawn.
  if (!parseCurp(curp, '2026-11-22').ok) return personOf(random, { abroad });
  const nssHead = `${random.between(10, 97)}${random.digits(2)}${birth.slice(2, 4)}${random.digits(4)}`;
  return {
    ...wholeName,
    ...{ birth, sex, entity, curp },
    full: [wholeName.name, wholeName.first, wholeName.second].filter(Boolean).join(' '),
    birthState: entityName(entity)?.toUpperCase() ?? 'NACIDO EN EL EXTRANJERO',
    rfc: deriveNaturalRfc(wholeName, birth),
    nss: nssHead + nssCheckDigit(nssHead),
    electorKey: electorKeyStart({ ...wholeName, birthDate: birth, sex, entity }) + random.digits(3),
    address: addressOf(random),
    email: `${plain(wholeName.name).replace(/[^a-z]+/g, '.')}.${random.digits(3)}@correo.example`,
    phone: `55${random.digits(8)}`,
  };
}

export function clabeOf(random: Random, bank: string): string {
  const head = `${bank}180${random.between(1, 9)}${random.digits(10)}`;
  return head + clabeCheckDigit(head);
}

const months = [
  'ENERO',
  'FEBRERO',
  'MARZO',
  'ABRIL',
  'MAYO',
  'JUNIO',
  'JULIO',
  'AGOSTO',
  'SEPTIEMBRE',
  'OCTUBRE',
  'NOVIEMBRE',
  'DICIEMBRE',
];

/** Formats an ISO date as documents print it. */
export const dateAs = {
  slashed: (iso: string) => iso.split('-').reverse().join('/'),
  dashed: (iso: string) => iso.split('-').reverse().join('-'),
  spaced: (iso: string) => iso.split('-').reverse().join(' '),
  long: (iso: string) => `${iso.slice(8)} DE ${months[Number(iso.slice(5, 7)) - 1]} DE ${iso.slice(0, 4)}`,
  short: (iso: string) => `${iso.slice(8)}/${months[Number(iso.slice(5, 7)) - 1]!.slice(0, 3)}/${iso.slice(0, 4)}`,
  brief: (iso: string) => `${iso.slice(8)} ${months[Number(iso.slice(5, 7)) - 1]!.slice(0, 3)} ${iso.slice(2, 4)}`,
};

/** Returns a day in the years from `from` to `to`. */
export function dayOf(random: Random, from: number, to: number): string {
  return `${random.between(from, to)}-${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`;
}

/** Formats an amount like `12,345.67`. */
export function moneyOf(amount: number): string {
  return amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
