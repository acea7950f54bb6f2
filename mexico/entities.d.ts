/** Federal entities in INEGI's order, with the codes that RENAPO writes into a CURP. `NE` is a birth abroad. */
declare const table: readonly [readonly ['AS', 'Aguascalientes'], readonly ['BC', 'Baja California'], readonly ['BS', 'Baja California Sur'], readonly ['CC', 'Campeche'], readonly ['CL', 'Coahuila'], readonly ['CM', 'Colima'], readonly ['CS', 'Chiapas'], readonly ['CH', 'Chihuahua'], readonly ['DF', 'Ciudad de México'], readonly ['DG', 'Durango'], readonly ['GT', 'Guanajuato'], readonly ['GR', 'Guerrero'], readonly ['HG', 'Hidalgo'], readonly ['JC', 'Jalisco'], readonly ['MC', 'Estado de México'], readonly ['MN', 'Michoacán'], readonly ['MS', 'Morelos'], readonly ['NT', 'Nayarit'], readonly ['NL', 'Nuevo León'], readonly ['OC', 'Oaxaca'], readonly ['PL', 'Puebla'], readonly ['QT', 'Querétaro'], readonly ['QR', 'Quintana Roo'], readonly ['SP', 'San Luis Potosí'], readonly ['SL', 'Sinaloa'], readonly ['SR', 'Sonora'], readonly ['TC', 'Tabasco'], readonly ['TS', 'Tamaulipas'], readonly ['TL', 'Tlaxcala'], readonly ['VZ', 'Veracruz'], readonly ['YN', 'Yucatán'], readonly ['ZS', 'Zacatecas']];
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
export declare const entities: readonly Entity[];
/** Every code that a CURP may carry. */
export declare const entityCodes: readonly EntityCode[];
export declare function isEntityCode(text: string): text is EntityCode;
/** The entity's everyday name; null for `NE`, which is no entity. */
export declare function entityName(code: EntityCode): string | null;
export {};
