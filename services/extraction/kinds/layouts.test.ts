import { describe, expect, it } from 'vitest';
import type { KindName } from '../contract.ts';
import type { Page } from '../layout/page.ts';
import type { DataOf, Kind } from './kind.ts';
import { kinds } from './kinds.ts';
import { otherKindOf } from './recognise.ts';

/** Layouts that no specimen has: words at places, as a reader of pictures gives them. */
type Line = readonly [x: number, y: number, text: string, size?: number];

const SURE = 0.98;
const TODAY = '2026-11-22';
const CURP = 'PEGL890909MJCRMS08';
const KEY = 'PRGMLS89090914M100';

function pageOf(lines: readonly Line[]): Page {
  const words = lines.flatMap(([x, y, text, size = 10]) => {
    let at = x;
    return text.split(' ').map((word) => {
      const left = at;
      const right = left + word.length * size * 0.55;
      at = right + size * 0.35;
      return { text: word, sure: SURE, box: { left, right, top: y, bottom: y + size } };
    });
  });
  return { number: 1, width: 612, height: 792, origin: 'ocr', words };
}

function read(name: KindName, lines: readonly Line[]) {
  const paper = { pages: [pageOf(lines)], symbols: [] };
  expect(otherKindOf(paper, name)).toBeNull();
  return (kinds[name] as Kind<typeof name>).parse(paper, { today: TODAY }).data;
}

const holder = { name: 'LUISA', first_lastname: 'PÉREZ', second_lastname: 'GÓMEZ' };
const place = { neighborhood: 'CENTRO', zip_code: '44100', city: 'GUADALAJARA', province: 'JAL.' };

describe('a voter credential', () => {
  it('of the IFE has labels right behind figures', () => {
    const data = read('ineFront', [
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
    expect(data).toMatchObject({ section_id: '1234', register_year: '2003', emission_number: '01', curp: null });
  });

  it('has a label for each part of the name, and colons', () => {
    const data = read('ineFront', [
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
    expect(data).toMatchObject({ gender: 'M', emission_year: '2021', expiration_date: '2031', is_foreign: false });
  });
});

describe('a voter credential of INE', () => {
  const card = (more: readonly Line[], address: readonly Line[] = [[100, 107, 'C HIDALGO 12']]) =>
    read('ineFront', [
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
    [['88 BAKER AVE, APT 4', 'HOUSTON TEXAS'], '88 BAKER AVE, APT 4', null, null, null],
  ])('abroad has the city and state behind the street: %j', (lines, street, city, province, zip_code) => {
    expect(abroad(lines)).toMatchObject({ street, city, province, zip_code, neighborhood: null, is_foreign: true });
  });

  it.each([
    ['2023 - 2033', '2023', '2033'],
    ['2023 ~ 2033', '2023', '2033'],
    ['2023 2033', '2023', '2033'],
    ['20232033', '2023', '2033'],
    ['2023        2033', '2023', '2033'],
    ['2023 - 2B33', null, null],
    ['2033 - 2023', null, null],
    ['2023', null, null],
    ['2031', null, '2031'],
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

  it('is in force after its emission, or nobody knows how long', () => {
    const inForceTo = (year: string) => card([[100, 190, `LOCALIDAD 0001 EMISIÓN 2018 VIGENCIA ${year}`]]);
    expect(inForceTo('2028')).toMatchObject({ expiration_date: '2028' });
    for (const year of ['2018', '2008']) expect(inForceTo(year)).toMatchObject({ expiration_date: null });
  });
});

describe('a credit report', () => {
  const head = [
    [50, 10, 'Reporte de Crédito Especial'],
    [50, 24, 'Buró de Crédito'],
    [50, 60, 'Nombre: LUISA PÉREZ GÓMEZ'],
    [50, 80, 'RFC: GODE561231GR8'],
  ] as const;
  const statusOf = (lines: readonly Line[]) =>
    kinds.creditReport.parse({ pages: [pageOf(lines)], symbols: [] }, { today: TODAY }).beside?.status;

  it('lives in Mexico City, whose name begins as a label does', () => {
    const lines = ['Ciudad BENITO JUÁREZ', 'Estado CIUDAD DE MÉXICO', 'País MÉXICO'].map((text, at): Line => [50, 100 + 20 * at, text]);
    const { fiscal_address } = read('creditReport', [...head, ...lines]) as DataOf<'creditReport'>;
    expect(fiscal_address).toMatchObject({ city: 'BENITO JUÁREZ', state: 'CIUDAD DE MÉXICO', country: 'MÉXICO' });
  });

  it('is partial where a part has a heading, and nothing of it can be read', () => {
    expect(statusOf(head)).toBe('ok');
    expect(statusOf([...head, [50, 120, 'Detalle de créditos'], [50, 140, '#### ## ####'], [50, 160, '## ## ##'], [50, 180, '####']])).toBe(
      'partial',
    );
  });
});

describe('a bank statement', () => {
  it('has its CLABE in the row of a street whose number is no part of it, its label somewhat lower', () => {
    const data = read('bankStatement', [
      [50, 10, 'ESTADO DE CUENTA', 14],
      [50, 40, 'LUISA PÉREZ GÓMEZ'],
      [50, 52, 'AV JUÁREZ 1029'],
      [300, 58, 'CLABE:', 6],
      [350, 52, '021180313695863109'],
    ]);
    expect(data).toMatchObject({ clabe: '021180313695863109', entity: 'HSBC' });
  });
});

describe('the RFCs of a bank statement', () => {
  /** Rows of columns. */
  const rfcsOf = (...rows: readonly (readonly string[])[]) => {
    const lines = rows.flatMap((columns, at) => columns.map((text, column): Line => [50 + 300 * column, 40 + 20 * at, text]));
    const data = read('bankStatement', [[50, 10, 'ESTADO DE CUENTA', 14], ...lines]);
    const { rfc_person, rfc_entity } = data as DataOf<'bankStatement'>;
    return [rfc_person, rfc_entity];
  };
  const BANK = ['Scotiabank Inverlat, S.A. RFC IVD920810GU2'];

  it('are the bank’s beside its name, and the holder’s', () => {
    expect(rfcsOf(BANK, ['RFC GODE561231GR8'])).toEqual(['GODE561231GR8', 'IVD920810GU2']);
    expect(rfcsOf(BANK, ['RFC EKU9003173C9'])).toEqual(['EKU9003173C9', 'IVD920810GU2']);
  });

  it('are nobody’s where nothing says whose they are', () => {
    expect(rfcsOf(BANK)).toEqual([null, 'IVD920810GU2']);
    expect(rfcsOf(['IVD920810GU2'])).toEqual([null, null]);
    expect(rfcsOf(['GODE561231GR8'], ['IVD920810GU2'], ['EKU9003173C9'])).toEqual(['GODE561231GR8', null]);
    expect(rfcsOf(['RFC EKU9003173C9', 'Scotiabank Inverlat, S.A.'])).toEqual(['EKU9003173C9', null]);
  });
});

describe('a bill', () => {
  const address = {
    street: 'AV JUÁREZ',
    ext_num: '1520',
    int_num: '4',
    postal_code: '44100',
    municipality: 'GUADALAJARA',
    state: 'JALISCO',
  };

  it('has its issuer right above the name', () => {
    const data = read('addressProof', [
      [50, 10, 'CFE', 16],
      [50, 30, 'Comisión Federal de Electricidad'],
      ...([
        [50, 50, 'LUISA PÉREZ GÓMEZ'],
        [50, 63, 'AV JUÁREZ 1520 INT 4'],
        [50, 76, 'COL. CENTRO'],
        [50, 89, 'C.P. 44100'],
        [50, 102, 'GUADALAJARA, JALISCO'],
      ] as const),
      ...([
        [350, 76, 'PERIODO FACTURADO: 05 ENE 25 - 06 MAR 25'],
        [350, 89, 'LÍMITE DE PAGO: 22 MAR 25'],
      ] as const),
    ]);
    expect(data).toMatchObject({
      name: 'LUISA PÉREZ GÓMEZ',
      address: { ...address, neighborhood: 'CENTRO' },
      date: '2025-01-05',
      end_date: '2025-03-06',
    });
  });

  const letter = (...window: readonly string[]) =>
    read('addressProof', [
      [50, 10, 'Comisión Federal de Electricidad'],
      [50, 24, 'Río Ródano 14, colonia Cuauhtémoc, CP 06500, Ciudad de México. RFC: CSS160330CP7', 6],
      ...window.map((text, at): Line => [50, 50 + 13 * at, text]),
    ]) as DataOf<'addressProof'>;

  it('has its address where the name above it cannot be read', () => {
    const data = letter('LU1SA PÉREZ GÓMEZ', 'AV JUÁREZ 1520 INT 4', 'COL. CENTRO', 'C.P. 44100', 'GUADALAJARA, JALISCO');
    expect(data).toMatchObject({ name: null, address });
  });

  it('has no name and no address where another line may be the name', () => {
    const data = letter('LU1SA PÉREZ GÓMEZ', 'AV JUÁREZ 1520 INT 4', 'CENTRO HISTÓRICO', '44100 GUADALAJARA, JALISCO');
    expect(data).toMatchObject({ name: null, address: { street: null } });
  });

  it('has its issuer’s own address above, and the code before the town', () => {
    const data = read('addressProof', [
      [50, 10, 'TELMEX', 16],
      [50, 30, 'Teléfonos de México S.A.B. de C.V.'],
      [50, 44, 'Parque Vía 198, Col. Cuauhtémoc, C.P. 06500, Ciudad de México'],
      ...([
        [50, 66, 'Luisa Pérez Gómez'],
        [50, 79, 'Hidalgo 12'],
        [50, 92, 'Centro'],
        [50, 105, '44100 Guadalajara, Jal.'],
      ] as const),
      ...([
        [350, 66, 'Pagar antes de: 15/10/2026'],
        [350, 79, 'Fecha de facturación 20/09/2026'],
      ] as const),
    ]);
    const home = {
      street: 'Hidalgo',
      ext_num: '12',
      postal_code: '44100',
      neighborhood: 'Centro',
      municipality: 'Guadalajara',
      state: 'Jal.',
    };
    expect(data).toMatchObject({ name: 'Luisa Pérez Gómez', issued_by: 'Telmex', address: home, end_date: '2026-10-15' });
  });
});

describe('a passport whose labels cannot be read', () => {
  it('has its names with their accents, and the day of issue, by the zone', () => {
    const data = read('passport', [
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
});
