/** Federal entities in INEGI's order, with RENAPO's codes. */
const table = [
  ['AS', 'Aguascalientes'],
  ['BC', 'Baja California'],
  ['BS', 'Baja California Sur'],
  ['CC', 'Campeche'],
  ['CL', 'Coahuila'],
  ['CM', 'Colima'],
  ['CS', 'Chiapas'],
  ['CH', 'Chihuahua'],
  ['DF', 'Ciudad de México'],
  ['DG', 'Durango'],
  ['GT', 'Guanajuato'],
  ['GR', 'Guerrero'],
  ['HG', 'Hidalgo'],
  ['JC', 'Jalisco'],
  ['MC', 'Estado de México'],
  ['MN', 'Michoacán'],
  ['MS', 'Morelos'],
  ['NT', 'Nayarit'],
  ['NL', 'Nuevo León'],
  ['OC', 'Oaxaca'],
  ['PL', 'Puebla'],
  ['QT', 'Querétaro'],
  ['QR', 'Quintana Roo'],
  ['SP', 'San Luis Potosí'],
  ['SL', 'Sinaloa'],
  ['SR', 'Sonora'],
  ['TC', 'Tabasco'],
  ['TS', 'Tamaulipas'],
  ['TL', 'Tlaxcala'],
  ['VZ', 'Veracruz'],
  ['YN', 'Yucatán'],
  ['ZS', 'Zacatecas'],
] as const;

/** Code of the entity of birth in a CURP (positions 12 and 13). `NE`: born abroad. */
export type EntityCode = (typeof table)[number][0] | 'NE';

export interface Entity {
  code: Exclude<EntityCode, 'NE'>;
  /** INEGI's number, 1 to 32. */
  inegi: number;
  /** Everyday name in Spanish. */
  name: string;
}

export const entities: readonly Entity[] = table.map(([code, name], index) => ({ code, inegi: index + 1, name }));

export const entityCodes: readonly EntityCode[] = [...table.map(([code]) => code), 'NE'];

const names = new Map<string, string>(table);

export function isEntityCode(text: string): text is EntityCode {
  return text === 'NE' || names.has(text);
}

/** Returns the entity's everyday name. Null for `NE`. */
export function entityName(code: EntityCode): string | null {
  return names.get(code) ?? null;
}
