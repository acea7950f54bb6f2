import type { EntityCode } from '#mexico/entities.ts';

/** Names, places and streets of this generator's people. */

export const MEN = [
  'JOSÉ LUIS',
  'MARTÍN',
  'ULISES',
  'JUAN CARLOS',
  'ROGELIO',
  'ÓSCAR IVÁN',
  'FRANCISCO JAVIER',
  'ÁNGEL',
  'SAÚL',
  'GILBERTO',
  'EFRAÍN',
  'HÉCTOR HUGO',
  'RAMIRO',
  'J. GUADALUPE',
  'DAMIÁN',
  'NOÉ',
  'EMILIANO',
];

export const WOMEN = [
  'MARÍA DEL CARMEN',
  'ITZEL',
  'ROSA ELENA',
  'MA. LUISA',
  'BEGOÑA',
  'SOFÍA',
  'XÓCHITL',
  'ANA KAREN',
  'VERÓNICA',
  'LETICIA',
  'GUADALUPE',
  'DULCE MARÍA',
  'REBECA',
  'ESTEFANÍA',
  'NOHEMÍ',
  'CECILIA',
  'INÉS',
];

export const SURNAMES = [
  'QUIÑONES',
  'DE LA CRUZ',
  'ARREDONDO',
  'ZÚÑIGA',
  'MONTES DE OCA',
  'BARRAGÁN',
  'ESPÍNDOLA',
  'XOLALPA',
  'URÍAS',
  'VILLASEÑOR',
  'TREJO',
  'NÁJERA',
  'LÓPEZ',
  'HERNÁNDEZ',
  'GÜEMES',
  'OLVERA',
  'CANCHÉ',
  'PEÑA',
  'BUSTAMANTE',
  'ITURBIDE',
  'ROSAS',
  'SÁENZ',
  'DEL RÍO',
  'ECHEVERRÍA',
  'TZUC',
  'MÉNDEZ',
  'GARCÍA',
  'ALCÁNTARA',
  'WONG',
  'YÁÑEZ',
];

export interface Place {
  entity: EntityCode;
  state: string;
  stateAbbreviation: string;
  city: string;
  /** The first two digits of the place's postal codes. */
  zip: string;
  neighborhoods: readonly string[];
}

export const PLACES: readonly Place[] = [
  {
    entity: 'JC',
    state: 'JALISCO',
    stateAbbreviation: 'JAL.',
    city: 'ZAPOPAN',
    zip: '45',
    neighborhoods: ['ARCOS DE GUADALUPE', 'SANTA MARGARITA', 'LA CALMA'],
  },
  {
    entity: 'DF',
    state: 'CIUDAD DE MÉXICO',
    stateAbbreviation: 'CDMX',
    city: 'IZTAPALAPA',
    zip: '09',
    neighborhoods: ['SANTA MARTHA ACATITLA', 'ESCUADRÓN 201', 'LEYES DE REFORMA 3RA SECC'],
  },
  {
    entity: 'DF',
    state: 'CIUDAD DE MÉXICO',
    stateAbbreviation: 'CDMX',
    city: 'BENITO JUÁREZ',
    zip: '03',
    neighborhoods: ['DEL VALLE CENTRO', 'NARVARTE PONIENTE', 'PORTALES SUR'],
  },
  {
    entity: 'NL',
    state: 'NUEVO LEÓN',
    stateAbbreviation: 'N.L.',
    city: 'SAN NICOLÁS DE LOS GARZA',
    zip: '66',
    neighborhoods: ['ANÁHUAC', 'LAS PUENTES 5 SECTOR'],
  },
  {
    entity: 'MC',
    state: 'MÉXICO',
    stateAbbreviation: 'MEX.',
    city: 'NEZAHUALCÓYOTL',
    zip: '57',
    neighborhoods: ['BENITO JUÁREZ', 'EL SOL', 'AMPLIACIÓN LAS ÁGUILAS'],
  },
  {
    entity: 'YN',
    state: 'YUCATÁN',
    stateAbbreviation: 'YUC.',
    city: 'MÉRIDA',
    zip: '97',
    neighborhoods: ['FRANCISCO DE MONTEJO', 'GARCÍA GINERÉS'],
  },
  {
    entity: 'PL',
    state: 'PUEBLA',
    stateAbbreviation: 'PUE.',
    city: 'SAN ANDRÉS CHOLULA',
    zip: '72',
    neighborhoods: ['REAL DE CHOLULA', 'LA CARCAÑA'],
  },
  {
    entity: 'BC',
    state: 'BAJA CALIFORNIA',
    stateAbbreviation: 'B.C.',
    city: 'TIJUANA',
    zip: '22',
    neighborhoods: ['ZONA URBANA RÍO', 'PLAYAS DE TIJUANA', 'OTAY CONSTITUYENTES'],
  },
  {
    entity: 'GT',
    state: 'GUANAJUATO',
    stateAbbreviation: 'GTO.',
    city: 'LEÓN',
    zip: '37',
    neighborhoods: ['JARDINES DEL MORAL', 'LEÓN MODERNO'],
  },
  {
    entity: 'VZ',
    state: 'VERACRUZ DE IGNACIO DE LA LLAVE',
    stateAbbreviation: 'VER.',
    city: 'XALAPA',
    zip: '91',
    neighborhoods: ['OBRERO CAMPESINA', 'BADILLO'],
  },
  {
    entity: 'OC',
    state: 'OAXACA',
    stateAbbreviation: 'OAX.',
    city: 'SANTA LUCÍA DEL CAMINO',
    zip: '71',
    neighborhoods: ['CANDIANI', 'CENTRO'],
  },
  { entity: 'SL', state: 'SINALOA', stateAbbreviation: 'SIN.', city: 'AHOME', zip: '81', neighborhoods: ['LAS FUENTES', 'JIQUILPAN'] },
  {
    entity: 'QR',
    state: 'QUINTANA ROO',
    stateAbbreviation: 'Q. ROO',
    city: 'SOLIDARIDAD',
    zip: '77',
    neighborhoods: ['EJIDAL', 'VILLAS DEL SOL'],
  },
  { entity: 'CH', state: 'CHIHUAHUA', stateAbbreviation: 'CHIH.', city: 'CHIHUAHUA', zip: '31', neighborhoods: ['SAN FELIPE', 'MIRADOR'] },
];

export const STREETS = [
  'AV. INSURGENTES',
  'REFORMA',
  'CALLE 20 DE NOVIEMBRE',
  'PRIV. LAS PALMAS',
  'BLVD. LÁZARO CÁRDENAS',
  'CDA. EL NIÑO',
  'NICOLÁS BRAVO',
  'CALZ. DEL HUESO',
  '5 DE MAYO',
  'RÍO PÁNUCO',
  'CIRCUITO JUAN PABLO II',
  'CALLE 60',
  'PROL. HIDALGO',
];
