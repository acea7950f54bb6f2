/** Federal entities in INEGI's order, with RENAPO's codes, and the first and last two digits with which their postal codes begin. */
const table = [
  ['AS', 'Aguascalientes', 20, 20],
  ['BC', 'Baja California', 21, 22],
  ['BS', 'Baja California Sur', 23, 23],
  ['CC', 'Campeche', 24, 24],
  ['CL', 'Coahuila', 25, 27],
  ['CM', 'Colima', 28, 28],
  ['CS', 'Chiapas', 29, 30],
  ['CH', 'Chihuahua', 31, 33],
  ['DF', 'Ciudad de México', 1, 16],
  ['DG', 'Durango', 34, 35],
  ['GT', 'Guanajuato', 36, 38],
  ['GR', 'Guerrero', 39, 41],
  ['HG', 'Hidalgo', 42, 43],
  ['JC', 'Jalisco', 44, 49],
  ['MC', 'Estado de México', 50, 57],
  ['MN', 'Michoacán', 58, 61],
  ['MS', 'Morelos', 62, 62],
  ['NT', 'Nayarit', 63, 63],
  ['NL', 'Nuevo León', 64, 67],
  ['OC', 'Oaxaca', 68, 71],
  ['PL', 'Puebla', 72, 75],
  ['QT', 'Querétaro', 76, 76],
  ['QR', 'Quintana Roo', 77, 77],
  ['SP', 'San Luis Potosí', 78, 79],
  ['SL', 'Sinaloa', 80, 82],
  ['SR', 'Sonora', 83, 85],
  ['TC', 'Tabasco', 86, 86],
  ['TS', 'Tamaulipas', 87, 89],
  ['TL', 'Tlaxcala', 90, 90],
  ['VZ', 'Veracruz', 91, 96],
  ['YN', 'Yucatán', 97, 97],
  ['ZS', 'Zacatecas', 98, 99],
] as const;

/** Code of the entity of birth in a CURP (positions 12 and 13). `NE`: born abroad. */
export type EntityCode = (typeof table)[number][0] | 'NE';

export interface Entity {
  code: Exclude<EntityCode, 'NE'>;
  /** INEGI's number, 1 to 32. */
  inegi: number;
  name: string;
  /** Smallest and largest value of the first two digits of a postal code. */
  postal: readonly [first: number, last: number];
}

export const entities: readonly Entity[] = table.map(([code, name, ...postal], index) => ({ code, inegi: index + 1, name, postal }));

export const entityCodes: readonly EntityCode[] = [...table.map(([code]) => code), 'NE'];

const names = new Map<string, string>(table.map(([code, name]) => [code, name]));

export function isEntityCode(text: string): text is EntityCode {
  return text === 'NE' || names.has(text);
}

/** Returns the entity's everyday name. Null for `NE`. */
export function entityName(code: EntityCode): string | null {
  return names.get(code) ?? null;
}
