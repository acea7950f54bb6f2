import { describe, expect, it } from 'vitest';
import { TODAY } from '#test/specimens/specimen.ts';
import { type Line, pageOf, readWords } from '#test/specimens/words.ts';
import { kinds } from './kinds.ts';

describe('a credit report', () => {
  const head = [
    [50, 10, 'Reporte de Crédito Especial'],
    [50, 24, 'Buró de Crédito'],
    [50, 60, 'Nombre: LUISA PÉREZ GÓMEZ'],
    [50, 80, 'RFC: GODE561231GR8'],
  ] as const;
  const statusOf = (lines: readonly Line[]) =>
    kinds.creditReport.parse({ pages: [pageOf(lines)], symbols: [] }, { today: TODAY }).extraFields?.status;

  const whoVouches = (rfc: Line): Line[] => [
    [50, 120, 'Avales'],
    [50, 140, 'Nombre'],
    [250, 140, 'RFC'],
    [400, 140, 'Domicilio'],
    [50, 160, 'JUAN LÓPEZ DÍAZ'],
    rfc,
    [400, 160, 'HIDALGO 12'],
  ];

  it('lives in Mexico City, whose name begins as a label does', () => {
    const lines = ['Ciudad BENITO JUÁREZ', 'Estado CIUDAD DE MÉXICO', 'País MÉXICO'].map((text, at): Line => [50, 100 + 20 * at, text]);
    const { fiscal_address } = readWords('creditReport', [...head, ...lines]);
    expect(fiscal_address).toMatchObject({ city: 'BENITO JUÁREZ', state: 'CIUDAD DE MÉXICO', country: 'MÉXICO' });
  });

  it('has no address of those who own the company, or vouch for it', () => {
    const { fiscal_address } = readWords('creditReport', [...head, ...whoVouches([250, 160, 'PEGL890909GX1'])]);
    expect(fiscal_address).toMatchObject({ street: null, number: null });
  });

  it('has the codes of its holder as their check digits tell', () => {
    const codesOf = (rfc: string, curp: string) => {
      const data = readWords('creditReport', [...head.slice(0, 3), [50, 80, `RFC: ${rfc}`, 10, 0.9], [50, 100, `CURP: ${curp}`, 10, 0.9]]);
      return [data.rfc, data.curp];
    };
    expect(codesOf('GODE561231GR8', 'PEGL89O909MJCRMS08')).toEqual(['GODE561231GR8', 'PEGL890909MJCRMS08']);
    expect(codesOf('GODE561231GR9', 'PEGL890909MJCRNS08')).toEqual([null, null]);
  });

  it.each([
    ['GODE561231GR8', 'GODE561231GR8'],
    ['GODE56I231GR8', 'GODE561231GR8'],
    ['GODE561231.GR8', 'GODE561231GR8'],
    ['GODE561231GR9', null],
    ['GODE5612.GR8', null],
    ['GDE561231GR', null],
    ['EXTRANJERO', 'EXTRANJERO'],
  ])('has the RFC of who vouches as its check digit tells: %s', (printed, rfc) => {
    expect(readWords('creditReport', [...head, ...whoVouches([250, 160, printed, 10, 0.9])]).guarantors[0]?.rfc).toBe(rfc);
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
    const data = readWords('bankStatement', [
      [50, 10, 'ESTADO DE CUENTA', 14],
      [50, 40, 'LUISA PÉREZ GÓMEZ'],
      [50, 52, 'AV JUÁREZ 1029'],
      [300, 58, 'CLABE:', 6],
      [350, 52, '021180313695863109'],
    ]);
    expect(data).toMatchObject({ clabe: '021180313695863109', entity: 'HSBC' });
  });
});

describe('what was not read whole', () => {
  const statement = (...lines: string[]) =>
    readWords('bankStatement', [[50, 10, 'ESTADO DE CUENTA', 14], ...lines.map((text, at): Line => [50, 40 + 20 * at, text])]);

  it('is an account whose first figure was read as another sign', () => {
    expect(statement('No. de cuenta: $024644104')).toMatchObject({ account_number: null });
    expect(statement('No. de cuenta: 5024644104')).toMatchObject({ account_number: '5024644104' });
  });

  it('is a code: nothing is said of its structure', () => {
    expect(statement('Titular: LUISA PÉREZ')).toMatchObject({ rfc_person: null, rfc_person_structure_valid: null });
    expect(statement('RFC: GODE561231GR8')).toMatchObject({ rfc_person: 'GODE561231GR8', rfc_person_structure_valid: true });
  });

  it('is a CURP where only one of the associated is there', () => {
    const lines: Line[] = [
      [50, 10, 'CONSTANCIA DE LA CLAVE ÚNICA DE REGISTRO DE POBLACIÓN'],
      [50, 60, 'Nombre: LUISA PÉREZ GÓMEZ'],
    ];
    const others: Line[] = [
      [50, 120, 'CURP asociadas'],
      [50, 140, 'PEGL890909MJCRMS08'],
    ];
    expect(readWords('curp', [...lines, ...others])).toMatchObject({ curp: null, curp_structure_valid: null });
    expect(readWords('curp', [...lines, [50, 80, 'Clave: PEGL890909MJCRMS08']])).toMatchObject({ curp: 'PEGL890909MJCRMS08' });
  });
});

it('a balance of nothing is one, its nought read as a letter', () => {
  const data = readWords('bankStatement', [
    [50, 10, 'ESTADO DE CUENTA', 14],
    [50, 40, 'Saldo promedio: $O.00'],
    [50, 60, 'Saldo final al 31 de octubre de 2026: $O.00'],
  ]);
  expect(data).toMatchObject({ average_amount: 0, total_amount: 0 });
});

it.each([
  ['Engie México, S.A. de C.V.', 'gas', 'Engie'],
  ['Junta de Agua Potable y Alcantarillado de Yucatán', 'water', 'JAPAY'],
  ['Naturgy México, S.A. de C.V.', 'gas', 'Naturgy'],
  ['Pegaso PCS, S.A. de C.V.', 'telephone', 'Movistar'],
  ['Recibo de agua potable', 'water', null],
])('a bill is of whoever says so: %s', (line, type, issued_by) => {
  expect(readWords('addressProof', [[50, 10, line]])).toMatchObject({ type, issued_by });
});

it.each([
  ['TOTALL A PAGAR $4,642.00', 'property_tax', null],
  ['TOTAL PLAY', 'internet', 'Totalplay'],
  ['TOTALPIAY', 'internet', 'Totalplay'],
])('a bill that was read badly is of no brand that its amount alone is like: %s', (line, type, issued_by) => {
  const rows: Line[] = [
    [50, 10, 'IMPUESTO PREDIAL'],
    [50, 60, line, 10, 0.75],
  ];
  expect(readWords('addressProof', rows)).toMatchObject({ type, issued_by });
});

it('a bill says nothing of what was not read: its day, and of a poor picture its service', () => {
  const bill = (sure: number) => readWords('addressProof', [[50, 10, 'Recibo de la empresa', 10, sure]]);
  expect(bill(0.98)).toMatchObject({ type: 'other', likely_recent: null });
  expect(bill(0.5)).toMatchObject({ type: null, likely_recent: null });
});

it.each([
  ['AV JUÁREZ l0 INT 1O2', '10', '102'],
  ['AV JUÁREZ 1O', null, null],
])('a bill has figures in the numbers of its house, or none: %s', (line, ext_num, int_num) => {
  const { address } = readWords('addressProof', [
    [50, 10, 'Comisión Federal de Electricidad'],
    ...['LUISA PÉREZ GÓMEZ', line, 'COL. CENTRO', 'C.P. 44100', 'GUADALAJARA, JALISCO'].map((text, at): Line => [50, 50 + 13 * at, text]),
  ]);
  expect(address).toMatchObject({ street: 'AV JUÁREZ', ext_num, int_num, postal_code: '44100' });
});

describe('the RFCs of a bank statement', () => {
  /** Reads both RFCs of a statement whose texts are in rows and columns. */
  const rfcsOf = (...rows: readonly (readonly string[])[]) => {
    const lines = rows.flatMap((columns, at) => columns.map((text, column): Line => [50 + 300 * column, 40 + 20 * at, text]));
    const data = readWords('bankStatement', [[50, 10, 'ESTADO DE CUENTA', 14], ...lines]);
    const { rfc_person, rfc_entity } = data;
    return [rfc_person, rfc_entity];
  };
  const BANK = ['Scotiabank Inverlat, S.A. RFC IVD920810GU2'];

  it('are the bank’s beside its name, and the holder’s', () => {
    expect(rfcsOf(BANK, ['RFC GODE561231GR8'])).toEqual(['GODE561231GR8', 'IVD920810GU2']);
    expect(rfcsOf(BANK, ['RFC EKU9003173C9'])).toEqual(['EKU9003173C9', 'IVD920810GU2']);
  });

  it('are the holder’s by their label, also with a sign that was read twice', () => {
    expect(rfcsOf(BANK, ['RFC: GODE561231GR8B'])).toEqual(['GODE561231GR8', 'IVD920810GU2']);
    expect(rfcsOf(BANK, ['RFC: GODE561231GR9'])).toEqual([null, 'IVD920810GU2']);
  });

  it('are not the bank’s for the holder’s, however badly either was read', () => {
    expect(rfcsOf(['SANTANDER RFC: BSM9705190U8'], ['RFC RIEV9IO817GSI'])[0]).not.toBe('BSM970519DU8');
    expect(rfcsOf(['RFC: BSM9705190U8'])[0]).toBeNull();
  });

  it('are the bank’s by a list, also where its check digit is another', () => {
    expect(rfcsOf(['Banco Santander México RFC: BSM970519DU8'], ['RFC GODE561231GR8'])).toEqual(['GODE561231GR8', 'BSM970519DU8']);
  });

  it('are nobody’s where nothing says whose they are', () => {
    expect(rfcsOf(BANK)).toEqual([null, 'IVD920810GU2']);
    expect(rfcsOf(['IVD920810GU2'])).toEqual([null, null]);
    expect(rfcsOf(['GODE561231GR8'], ['IVD920810GU2'], ['EKU9003173C9'])).toEqual(['GODE561231GR8', null]);
    expect(rfcsOf(['RFC EKU9003173C9', 'Scotiabank Inverlat, S.A.'])).toEqual(['EKU9003173C9', null]);
  });
});

describe('a carta libranza', () => {
  const letter = (...lines: readonly string[]) =>
    readWords('cartaLibranza', [[50, 10, 'CARTA DE LIBRANZA', 14], ...lines.map((text, at): Line => [50, 40 + 20 * at, text])]);

  it.each([
    ['24 meses', '24 meses'],
    ['24 mescs', '24 meses'],
    ['24 Meses', '24 Meses'],
    ['24', '24'],
    ['2A meses', null],
    ['24 pagos', null],
  ])('has a term of so many months: %s', (printed, term) => {
    expect(letter(`Plazo: ${printed}`)).toMatchObject({ loan_term: term });
  });

  it.each([
    ['Préstamos Ficticios,', 0.98, 'S.A Pl. de C.V', 'Préstamos Ficticios, S.A.P.I. de C.V.'],
    ['Préstamos Ficticios,', 0.5, 'S.A. de C.V.', null],
    ['Préstamos Ficticios,', 0.98, 'S.A. de C.V. X', null],
  ])('has a lender whose own name says how surely it was read: %s %d %s', (name, sure, form, business_name) => {
    const lines: Line[] = [
      [50, 10, 'CARTA DE LIBRANZA', 14],
      [50, 40, 'Entidad Financiera:'],
      [170, 40, name, 10, sure],
      [290, 40, form, 10, 0.5],
    ];
    expect(readWords('cartaLibranza', lines)).toMatchObject({ business_name });
  });

  it('has an address of mail without blanks', () => {
    expect(letter('Correo electrónico: luisa@correo. example')).toMatchObject({ email: 'luisa@correo.example' });
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
    const data = readWords('addressProof', [
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
    readWords('addressProof', [
      [50, 10, 'Comisión Federal de Electricidad'],
      [50, 24, 'Río Ródano 14, colonia Cuauhtémoc, CP 06500, Ciudad de México. RFC: CSS160330CP7', 6],
      ...window.map((text, at): Line => [50, 50 + 13 * at, text]),
    ]);

  it('has its address where the name above it cannot be read', () => {
    const data = letter('LU1SA PÉREZ GÓMEZ', 'AV JUÁREZ 1520 INT 4', 'COL. CENTRO', 'C.P. 44100', 'GUADALAJARA, JALISCO');
    expect(data).toMatchObject({ name: null, address });
    expect(kinds.addressProof.isEnough(data as never)).toBe(true);
  });

  it('has no name and no address where another line may be the name', () => {
    const data = letter('LU1SA PÉREZ GÓMEZ', 'AV JUÁREZ 1520 INT 4', 'CENTRO HISTÓRICO', '44100 GUADALAJARA, JALISCO');
    expect(data).toMatchObject({ name: null, address: { street: null } });
    expect(kinds.addressProof.isEnough(data as never)).toBe(false);
  });

  it('has its issuer’s own address above, and the code before the town', () => {
    const data = readWords('addressProof', [
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
