/** Federal entities in INEGI's order, with the codes that RENAPO writes into a CURP. `NE` is a birth abroad. */
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

/** A code that a CURP may carry at positions 12 and 13. */
export type EntityCode = (typeof table)[number][0] | 'NE';

export interface Entity {
  code: Exclude<EntityCode, 'NE'>;
  /** INEGI's number, 1 to 32. */
  inegi: number;
  /** Everyday name in Spanish. */
  name: string;
}

/** The 32 entities of the federation. */
export const entities: readonly Entity[] = table.map(([code, name], index) => ({ code, inegi: index + 1, name }));

/** Every code that a CURP may carry. */
export const entityCodes: readonly EntityCode[] = [...table.map(([code]) => code), 'NE'];

const names = new Map<string, string>(table);

export function isEntityCode(text: string): text is EntityCode {
  return text === 'NE' || names.has(text);
}

/** The entity's everyday name; null for `NE`, which is no entity. */
export function entityName(code: EntityCode): string | null {
  return names.get(code) ?? null;
}
