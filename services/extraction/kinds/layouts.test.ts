import { describe, expect, it } from 'vitest';
import { curpCheckDigit } from '#mexico/curp.ts';
import { type Line, readWords } from '#test/specimens/words.ts';

const CURP = 'PEGL890909MJCRMS08';
const KEY = 'PRGMLS89090914M100';

const holder = { name: 'LUISA', first_lastname: 'PÉREZ', second_lastname: 'GÓMEZ' };
const place = { neighborhood: 'CENTRO', zip_code: '44100', city: 'GUADALAJARA', province: 'JAL.' };

describe('a voter credential', () => {
  it('of the IFE has labels right behind figures', () => {
    const data = readWords('ineFront', [
      [100, 10, 'INSTITUTO FEDERAL ELECTORAL', 14],
      [100, 30, 'CREDENCIAL PARA VOTAR'],
      ...([
        [100, 50, 'NOMBRE', 8],
        [400, 50, 'EDAD 25', 9],
        [100, 62, 'PÉREZ', 12],
        [400, 62, 'SEXO M', 9],
      ] as const),
      ...([
        [100, 76, 'GÓMEZ', 12],
        [100, 90, 'LUISA', 12],
      ] as const),
      ...([
        [100, 110, 'DOMICILIO', 8],
        [100, 121, 'C HIDALGO 12'],
        [100, 133, 'COL. CENTRO 44100'],
        [100, 145, 'GUADALAJARA, JAL.'],
      ] as const),
      [100, 160, 'FOLIO 0012345678 AÑO DE REGISTRO 2003 01'],
      [100, 175, `CLAVE DE ELECTOR ${KEY}`],
      [100, 205, 'MUNICIPIO 039 LOCALIDAD 0001 SECCION 1234'],
    ]);
    expect(data).toMatchObject({ ...holder, ...place, street: 'C HIDALGO 12', elector_key: KEY, type: 'IFE', ine_type: 'C' });
    expect(data).toMatchObject({
      section_id: '1234',
      register_year: '2003',
      emission_number: '01',
      curp: null,
      city_id: '039',
      state_id: null,
    });
  });

  it('has a label for each part of the name, and colons', () => {
    const data = readWords('ineFront', [
      [100, 10, 'INSTITUTO NACIONAL ELECTORAL', 14],
      [100, 30, 'CREDENCIAL PARA VOTAR'],
      ...([
        [100, 50, 'APELLIDO PATERNO: PÉREZ'],
        [100, 64, 'APELLIDO MATERNO: GÓMEZ'],
        [100, 78, 'NOMBRE(S): LUISA'],
        [100, 92, 'SEXO: M'],
      ] as const),
      ...([
        [100, 110, 'DOMICILIO: C HIDALGO 12'],
        [155, 124, 'COL CENTRO, C.P. 44100'],
        [155, 138, 'GUADALAJARA, JAL.'],
      ] as const),
      ...([
        [100, 155, `CLAVE DE ELECTOR: ${KEY}`],
        [100, 170, `CURP: ${CURP}`],
        [100, 185, 'FECHA DE NACIMIENTO: 09/09/1989'],
      ] as const),
      ...([
        [100, 200, 'SECCIÓN: 1234'],
        [100, 215, 'AÑO DE REGISTRO: 2007 02'],
        [100, 230, 'VIGENCIA: 2021-2031'],
      ] as const),
    ]);
    expect(data).toMatchObject({ ...holder, ...place, street: 'C HIDALGO 12', curp: CURP, birthdate: '1989-09-09', ine_type: 'G' });
    expect(data).toMatchObject({ gender: 'M', emission_year: '2021', expiration_date: '2031-12-31', is_foreign: false });
  });
});

describe('a voter credential of INE', () => {
  const card = (more: readonly Line[], address: readonly Line[] = [[100, 107, 'C HIDALGO 12']]) =>
    readWords('ineFront', [
      [100, 10, 'INSTITUTO NACIONAL ELECTORAL', 14],
      [100, 30, 'CREDENCIAL PARA VOTAR'],
      ...([
        [100, 46, 'NOMBRE', 8],
        [100, 56, 'PÉREZ', 12],
        [100, 70, 'GÓMEZ', 12],
        [100, 84, 'LUISA', 12],
        [100, 98, 'DOMICILIO', 8],
      ] as const),
      ...address,
      [100, 155, `CLAVE DE ELECTOR ${KEY}`],
      ...more,
    ]);
  const abroad = (lines: readonly string[]) =>
    card(
      [[300, 20, 'DESDE EL EXTRANJERO']],
      lines.map((line, at): Line => [100, 107 + 12 * at, line]),
    );

  it.each([
    [['1204 MAPLE ST APT 3', 'CHICAGO, ILLINOIS'], '1204 MAPLE ST APT 3', 'CHICAGO', 'ILLINOIS', null],
    [['1204 MAPLE ST', 'SANTA FE, NUEVO MÉXICO 87501', 'ESTADOS UNIDOS'], '1204 MAPLE ST', 'SANTA FE', 'NUEVO MÉXICO', '87501'],
    [['CALLE DE ALCALA 40', 'GETAFE, MADRID, ESPAÑA'], 'CALLE DE ALCALA 40', 'GETAFE', 'MADRID', null],
    [['HOUSTON, TEXAS'], null, 'HOUSTON', 'TEXAS', null],
    [['88 EAST RIVER RD', '60608', 'CHICAGO, ILLINOIS'], '88 EAST RIVER RD', 'CHICAGO', 'ILLINOIS', '60608'],
    [['1204 MAPLE ST', 'HOUSTON, TEXAS', '77001', 'ESTADOS UNIDOS'], '1204 MAPLE ST', 'HOUSTON', 'TEXAS', '77001'],
    [['60608', 'CHICAGO, ILLINOIS'], null, 'CHICAGO', 'ILLINOIS', '60608'],
    [['88 BAKER AVE, APT 4', 'HOUSTON TEXAS'], '88 BAKER AVE, APT 4', null, null, null],
  ])('abroad has the city and state behind the street: %j', (lines, street, city, province, zip_code) => {
    expect(abroad(lines)).toMatchObject({ street, city, province, zip_code, neighborhood: null, is_foreign: true });
  });

  it.each([
    ['2023 - 2033', '2023', '2033-12-31'],
    ['2023 ~ 2033', '2023', '2033-12-31'],
    ['2023 2033', '2023', '2033-12-31'],
    ['20232033', '2023', '2033-12-31'],
    ['2023        2033', '2023', '2033-12-31'],
    ['2023 - 2B33', null, null],
    ['2033 - 2023', null, null],
    ['2023', null, null],
    ['2031', null, '2031-12-31'],
  ])('is in force for two years beside each other: %s', (printed, emission_year, expiration_date) => {
    const values = [
      ...([
        [100, 190, 'SECCIÓN', 8],
        [250, 190, 'VIGENCIA', 8],
        [100, 200, '2013'],
      ] as const),
      [250, 200, printed] as const,
    ];
    expect(card(values)).toMatchObject({ emission_year, expiration_date });
    expect(card([[100, 190, `VIGENCIA ${printed}`]])).toMatchObject({ emission_year, expiration_date });
  });

  it.each([
    ['ESTADO 14 MUNICIPIO 039 SECCIÓN 1234', '14', '039'],
    ['ESTADO: 09 MUNICIPIO: 015', '09', '015'],
    ['ESTADO 33 MUNICIPIO 39', null, null],
    ['ESTADO I4 MUNICIPIO 0391', null, null],
    ['SECCIÓN 1234', null, null],
  ])('has the numbers of its places: %s', (printed, state_id, city_id) => {
    expect(card([[100, 190, printed]])).toMatchObject({ state_id, city_id });
  });

  it('is in force after its emission, or nobody knows how long', () => {
    const inForceTo = (year: string) => card([[100, 190, `LOCALIDAD 0001 EMISIÓN 2018 VIGENCIA ${year}`]]);
    expect(inForceTo('2028')).toMatchObject({ expiration_date: '2028-12-31' });
    for (const year of ['2018', '2008']) expect(inForceTo(year)).toMatchObject({ expiration_date: null });
  });
});

describe('the model of a credential', () => {
  const modelOf = (...lines: readonly string[]) =>
    readWords('ineFront', [
      [100, 30, 'CREDENCIAL PARA VOTAR'],
      [100, 98, 'DOMICILIO', 8],
      [100, 107, 'C HIDALGO 12'],
      ...lines.map((text, at): Line => [100, 121 + 14 * at, text]),
    ]).ine_type;
  const [IFE, INE] = ['INSTITUTO FEDERAL ELECTORAL', 'INSTITUTO NACIONAL ELECTORAL'];
  const [HOME, ABROAD] = ['GUADALAJARA, JAL.', 'DESDE EL EXTRANJERO'];
  const [CODES, SPAN] = ['LOCALIDAD 0001 EMISIÓN 2018', 'VIGENCIA 2021 - 2031'];

  it.each([
    ['C', [HOME, 'EDAD 25 FOLIO 0012345678', IFE]],
    ['D', [HOME, `CURP ${CURP}`, 'EMISIÓN 2012', IFE]],
    ['E', [HOME, CODES, INE]],
    ['F', ['HOUSTON, TEXAS', CODES, INE, ABROAD]],
    ['G', [HOME, SPAN, INE]],
    ['H', ['HOUSTON, TEXAS', SPAN, INE, ABROAD]],
  ])('is %s by what it prints', (letter, lines) => {
    expect(modelOf(...lines)).toBe(letter);
  });

  it.each([
    ['codes or a span', [HOME, INE]],
    ['a Mexican state, nor that it is from abroad', ['HOUSTON, TEXAS', SPAN, INE]],
    ['an age, an emission or a validity', [HOME, `CURP ${CURP}`, IFE]],
    ['its institute', [HOME, SPAN]],
  ])('is not told by what was not read: %s', (_what, lines) => {
    expect(modelOf(...lines)).toBeNull();
  });
});

it('a resident’s card has no nationality by the code of its zone, which is no word', () => {
  const lines: Line[] = [
    [50, 10, 'RESIDENTE PERMANENTE'],
    [50, 40, 'PÉREZ GÓMEZ'],
    [50, 220, 'I<MEX1234567890<<<<<<<<<<<<<<<'],
    [50, 234, '8007050F3012316COL<<<<<<<<<<<0'],
    [50, 248, 'PEREZ<GOMEZ<<MARGARITA<<<<<<<<'],
  ];
  expect(readWords('fm', lines)).toMatchObject({ birth_date: '1980-07-05', country: null });
});

describe('a passport whose labels cannot be read', () => {
  it('has its names with their accents, and the day of issue, by the zone', () => {
    const data = readWords('passport', [
      [100, 10, 'PASAPORTE'],
      ...([
        [100, 48, 'P'],
        [160, 48, 'MEX'],
        [300, 48, 'G12345678'],
      ] as const),
      ...([
        [100, 72, 'GÓMEZ VELÁZQUEZ'],
        [100, 96, 'MARGARITA'],
        [100, 120, 'MEXICANA'],
        [100, 144, '05/07/1980'],
        [250, 144, 'F'],
      ] as const),
      ...([
        [100, 168, '31 12 2020'],
        [300, 168, '31 12 2030'],
      ] as const),
      [60, 220, 'P<MEXGOMEZ<VELAZQUEZ<<MARGARITA<<<<<<<<<<<<<'],
      [60, 240, 'G123456786MEX8007050F3012316<<<<<<<<<<<<<<06'],
    ]);
    expect(data).toMatchObject({ number: 'G12345678', name: 'MARGARITA', last_name: 'GÓMEZ VELÁZQUEZ', nationality: 'MEXICANA' });
    expect(data).toMatchObject({ issuing_date: '2020-12-31', expiration_date: '2030-12-31', birth_date: '1980-07-05', gender: 'F' });
  });

  it('has no nationality by the code of the zone, which is no word', () => {
    const data = readWords('passport', [
      [100, 10, 'PASAPORTE'],
      [100, 72, 'GÓMEZ VELÁZQUEZ'],
      [60, 220, 'P<MEXGOMEZ<VELAZQUEZ<<MARGARITA<<<<<<<<<<<<<'],
      [60, 240, 'G123456786MEX8007050F3012316<<<<<<<<<<<<<<06'],
    ]);
    expect(data.nationality).toBeNull();
  });

  it.each([
    ['is clear has a name that may lack an accent', 0.98, 'NOHEMI'],
    ['is blurred has none', 0.8, null],
  ])('of a picture that %s', (_how, sure, name) => {
    const lines: Line[] = [
      [100, 10, 'PASAPORTE', 10, sure],
      [100, 40, 'Lugar de nacimiento', 10, sure],
      [100, 56, 'CENTRO', 10, sure],
      [100, 72, 'NOHEMI', 10, 0.7],
      [60, 220, 'P<MEXRUIZ<CRUZ<<NOHEMI<<<<<<<<<<<<<<<<<<<<<<'],
      [60, 240, 'G123456786MEX8007050F3012316<<<<<<<<<<<<<<06'],
    ];
    expect(readWords('passport', lines).name).toBe(name);
  });

  it.each([
    ['LEÓN. NUEVO LEÓN', 'LEÓN, NUEVO LEÓN'],
    ['TAMPICO,JALISCO', 'TAMPICO, JALISCO'],
    ['S. MARCOS', 'S. MARCOS'],
    ['CD. HIDALGO', 'CD. HIDALGO'],
    ['CD, HIDALGO', 'CD, HIDALGO'],
  ])('has a comma between a town and its state: %s', (printed, place) => {
    const lines: Line[] = [
      [100, 10, 'PASAPORTE'],
      [100, 60, 'Lugar de nacimiento'],
      [100, 76, printed],
      [60, 220, 'P<MEXGOMEZ<VELAZQUEZ<<MARGARITA<<<<<<<<<<<<<'],
      [60, 240, 'G123456786MEX8007050F3012316<<<<<<<<<<<<<<06'],
    ];
    expect(readWords('passport', lines).birth_place).toBe(place);
  });
});

describe.each([
  ['curp', 'Constancia de la Clave Única de Registro de Población'],
  ['nss', 'Asignación de Número de Seguridad Social'],
] as const)('a paper (%s) whose state of birth was not read', (kind, title) => {
  const codeOf = (start: string) => start + curpCheckDigit(start);
  const stateBy = (start: string, others: readonly string[] = [], sure?: number) =>
    readWords(kind, [
      [60, 10, title],
      [60, 60, `CURP: ${codeOf(start)}`],
      [60, 80, 'Nombre: LUISA PEREZ GOMEZ'],
      ...others.map((text, at): Line => [60, 100 + 20 * at, text, 10, sure]),
    ]).state_of_birth;

  it('has that of its CURP', () => {
    expect(stateBy('PEGL890909MJCRMS0')).toBe('JALISCO');
  });

  it('has, of two names, that of who gives CURPs, where neither may be printed', () => {
    expect(stateBy('PEGL890909MMCRMS0')).toBe('MÉXICO');
    expect(stateBy('PEGL890909MMCRMS0', ['Lugar de nacimiento: ESTADO', 'Otro renglón'], 0.3)).toBeNull();
    expect(
      stateBy('PEGL890909MMCRMS0', ['Aunque estos renglones', 'dicen muchas palabras', 'nadie las puede leer', 'claramente'], 0.8),
    ).toBeNull();
  });
});

it('of two names of a state a CURP certificate has the one that it prints by another label', () => {
  const start = 'PEGL890909MMCRMS0';
  const state = (registration: string) =>
    readWords('curp', [
      [60, 10, 'Constancia de la Clave Única de Registro de Población'],
      [60, 60, `CURP: ${start}${curpCheckDigit(start)}`],
      [60, 80, 'Nombre: LUISA PEREZ GOMEZ'],
      [60, 100, `Entidad de registro: ${registration}`],
    ]).state_of_birth;
  expect([state('ESTADO DE MÉXICO'), state('PUEBLA')]).toEqual(['ESTADO DE MÉXICO', 'MÉXICO']);
});

describe('the folio of an NSS assignment', () => {
  const folioBy = (...lines: Line[]) =>
    readWords('nss', [[60, 10, 'Asignación de Número de Seguridad Social'], [60, 40, 'Número de Seguridad Social 51966024328'], ...lines])
      .folio;
  const chain = (folio: string, sure: number): Line => [60, 300, `||Invocante:portal|Folio:${folio}|CURP:x||`, 10, sure];

  it.each([
    ['NSSO58405O22727', 'NSS058405022727'],
    ['NSS05840502272T', null],
    ['96313014329274642', '96313014329274642'],
  ])('%s is %s', (printed, folio) => {
    expect(folioBy([60, 80, `Folio: ${printed}`])).toBe(folio);
  });

  it('is sure where the chain has the same, and not where it has another', () => {
    const doubtful: Line = [60, 80, 'Folio: NSS058405022727', 10, 0.6];
    expect(folioBy(doubtful)).toBeNull();
    expect(folioBy(doubtful, chain('NSSO58405022727', 0.6))).toBe('NSS058405022727');
    expect(folioBy([60, 80, 'Folio: NSS058405022787', 10, 0.7], chain('NSS058405022727', 0.8))).toBeNull();
  });

  it('is not sure by the chain alone', () => {
    const apart: Line = [60, 300, '||Invocante:portal |Folio: NSS058405022727|CURP:x||', 10, 0.6];
    expect(folioBy(apart)).toBeNull();
    expect(folioBy(chain('NSS058405022727', 0.6))).toBeNull();
  });
});
