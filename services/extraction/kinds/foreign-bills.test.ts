import { describe, expect, it } from 'vitest';
import { type Line, readWords } from '#test/specimens/words.ts';

/** Bills laid out as real issuers print them, read from PDF text. */

const billOf = (recipient: readonly string[], facts: readonly (readonly [label: string, value: string])[] = []) =>
  readWords(
    'addressProof',
    [
      [50, 10, 'Gas natural', 14],
      ...recipient.map((text, at): Line => [50, 70 + 12 * at, text]),
      ...facts.flatMap(([label, value], at): Line[] => [
        [340, 70 + 14 * at, label, 8],
        [470, 70 + 14 * at, value],
      ]),
      [340, 200, 'Total a pagar', 8],
      [470, 200, '$312.00'],
    ],
    'text',
  );
const HOME = ['LUISA PÉREZ GÓMEZ', 'CDA. EL NIÑO 257', 'COL. EL SOL', 'C.P. 57200', 'NEZAHUALCÓYOTL, MEX.'];

describe('the days of a bill', () => {
  it('may have one figure', () => {
    const data = billOf(HOME, [
      ['Fecha de emisión', '1/05/2026'],
      ['Fecha límite de pago', '9-06-2026'],
    ]);
    expect(data).toMatchObject({ date: '2026-05-01', end_date: '2026-06-09' });
  });

  it.each([
    ['Del 1 al 30 de abril de 2026', '2026-04-01', '2026-04-30'],
    ['01 MAR - 30 ABR 26', '2026-03-01', '2026-04-30'],
  ])('of a period may share month or year: %s', (period, date, end_date) => {
    expect(billOf(HOME, [['Periodo', period]])).toMatchObject({ date, end_date });
  });
});

describe('the address that a bill is sent to', () => {
  const address = (recipient: readonly string[]) => billOf(['LUISA PÉREZ GUERRERO', ...recipient]).address;
  const home = {
    street: 'AV. REFORMA',
    ext_num: '34',
    int_num: null,
    neighborhood: 'CENTRO',
    postal_code: '57200',
    municipality: 'TOLUCA',
    state: 'MEX.',
  };

  it.each([
    [['AV. REFORMA NO.34', 'ENTRE HIDALGO Y JUÁREZ', 'COL CENTRO', 'TOLUCA,MEX.  C.P.57200'], {}],
    [['AV. REFORMA', 'NO. EXT. 34 NO. INT. 5', 'COL. CENTRO', '57200 TOLUCA, MEX.'], { int_num: '5' }],
    [['AV. REFORMA, 34, DEPTO 5', 'CENTRO, 57200', 'TOLUCA, MEX.'], { int_num: '5' }],
    [
      ['AV. REFORMA # 34 , INT. 12B', 'COL. CENTRO', 'MPIO. DE TOLUCA', '57200 ESTADO DE MÉXICO'],
      { int_num: '12B', state: 'ESTADO DE MÉXICO' },
    ],
    [['AV. REFORMA 34', 'CENTRO', 'TOLUCA, C.P. 57200', 'EDO. DE MEXICO'], { state: 'EDO. DE MEXICO' }],
    [['AV. REFORMA 34', 'COL. CENTRO', 'TOLUCA, EM', 'C.P. 57200-CR -50141'], { state: 'EM' }],
    [['AV. REFORMA 34', 'COL. CENTRO', 'C.P. 57200-CR 50141', 'TOLUCA, MX'], { state: 'MX' }],
    [['AV. REFORMA 34, CENTRO', 'TOLUCA, MEX., MÉXICO', 'C.P. 57200'], {}],
    [['AV. REFORMA 34', 'COL. CENTRO', 'QUERETARO, QUERETARO', 'C.P. 57200'], { municipality: 'QUERETARO', state: 'QUERETARO' }],
    [['AV. REFORMA 34', 'COL. CENTRO', '57200 ECATEPEC DE MORELOS'], { municipality: 'ECATEPEC DE MORELOS', state: null }],
    [['AV. REFORMA 34', 'COL. CENTRO', '57200 MIGUEL HIDALGO', 'CDMX'], { municipality: 'MIGUEL HIDALGO', state: 'CDMX' }],
    [['DOMICILIO CONOCIDO S/N', 'CENTRO', 'C.P. 57200', 'TOLUCA, MEX.'], { street: 'DOMICILIO CONOCIDO', ext_num: 'S/N' }],
  ])('is %j', (recipient, other) => {
    expect(address(recipient)).toMatchObject({ ...home, ...other });
  });

  it('may have a name of two lines above it', () => {
    const data = billOf(['LUISA FERNANDA DE LA', 'TORRE VILLASEÑOR', 'REFORMA 34', 'CENTRO', 'C.P. 57200', 'TOLUCA, MEX.']);
    expect(data).toMatchObject({
      name: 'LUISA FERNANDA DE LA TORRE VILLASEÑOR',
      address: { street: 'REFORMA', ext_num: '34', neighborhood: 'CENTRO' },
    });
  });

  it('may have a line of its postal code in several pieces', () => {
    const data = readWords(
      'addressProof',
      [
        [50, 10, 'Gas natural', 14],
        [50, 70, 'LUISA PÉREZ GÓMEZ'],
        [50, 82, 'AV. REFORMA 34 PB'],
        [50, 94, 'CENTRO'],
        [50, 106, 'COYOACÁN'],
        [130, 106, 'CDMX'],
        [190, 106, 'C.P. 04330'],
        [340, 200, 'Total a pagar: $312.00'],
      ],
      'text',
    );
    expect(data).toMatchObject({ name: 'LUISA PÉREZ GÓMEZ', address: { municipality: 'COYOACÁN', state: 'CDMX', postal_code: '04330' } });
    expect(data.address).toMatchObject({ street: 'AV. REFORMA', ext_num: '34', int_num: 'PB', neighborhood: 'CENTRO' });
  });
});

describe('the address by a label', () => {
  const bill = (lines: readonly Line[]) => readWords('addressProof', [[50, 10, 'IMPUESTO PREDIAL 2026', 14], ...lines], 'text');

  it('may be whole, in as many lines as it takes', () => {
    const { address } = bill([
      [50, 52, 'NOMBRE'],
      [150, 52, 'LUISA PÉREZ GÓMEZ'],
      [50, 66, 'DOMICILIO'],
      [150, 66, 'REFORMA 34 DEPTO. 5, COL. CENTRO, ALC. BENITO'],
      [150, 78, 'JUÁREZ, C.P. 03600, CDMX'],
      [50, 94, 'VENCIMIENTO'],
      [150, 94, '31/10/2026'],
    ]);
    expect(address).toMatchObject({ street: 'REFORMA', ext_num: '34', int_num: '5', neighborhood: 'CENTRO' });
    expect(address).toMatchObject({ postal_code: '03600', municipality: 'BENITO JUÁREZ', state: 'CDMX' });
  });

  it('has a city with its state, and no day below its postal code', () => {
    const { address } = bill([
      [50, 52, 'PROPIETARIO'],
      [180, 52, 'LUISA PÉREZ GÓMEZ'],
      [50, 66, 'UBICACIÓN DEL INMUEBLE'],
      [180, 66, 'REFORMA 34'],
      [50, 80, 'CIUDAD'],
      [180, 80, 'GUADALAJARA, JALISCO'],
      [50, 94, 'CÓDIGO POSTAL'],
      [180, 94, '44100'],
      [50, 108, 'FECHA DE EMISIÓN'],
      [180, 108, '9 de enero de 2026'],
    ]);
    expect(address).toMatchObject({ street: 'REFORMA', municipality: 'GUADALAJARA', state: 'JALISCO', postal_code: '44100' });
  });

  it('ends where another label begins in its row', () => {
    const { address } = bill([
      [50, 40, 'NOMBRE'],
      [50, 52, 'LUISA PÉREZ GÓMEZ'],
      [50, 66, 'DOMICILIO'],
      [50, 78, 'REFORMA 34'],
      [200, 78, 'PERIODO 30/07/2026 - 29/09/2026'],
      [50, 92, 'CÓDIGO POSTAL'],
      [50, 104, '44100'],
    ]);
    expect(address).toMatchObject({ street: 'REFORMA', ext_num: '34', postal_code: '44100' });
  });
});

describe('a label of two lines', () => {
  it('stands beside its value, and is no name beside another label', () => {
    const data = readWords(
      'addressProof',
      [
        [50, 10, 'Agua potable', 14],
        [50, 50, 'Nombre o razón social'],
        [300, 50, 'Número de'],
        [400, 56, '2036112233'],
        [50, 62, 'LUISA PÉREZ GÓMEZ'],
        [300, 62, 'cuenta'],
        [50, 76, 'Domicilio'],
        [300, 76, 'Periodo de'],
        [400, 76, '30/07/2026 -'],
        [50, 88, 'ORIENTE 172 NO. 289'],
        [300, 88, 'consumo'],
        [400, 88, '29/09/2026'],
        [50, 102, 'Código postal'],
        [300, 104, 'Fecha de'],
        [400, 110, '14/10/2026'],
        [50, 114, '15530'],
        [300, 116, 'emisión'],
      ],
      'text',
    );
    expect(data).toMatchObject({ name: 'LUISA PÉREZ GÓMEZ', date: '2026-10-14', end_date: '2026-09-29' });
    expect(data.address).toMatchObject({ street: 'ORIENTE 172', ext_num: '289', postal_code: '15530' });
  });

  it('begins with no part of another one', () => {
    const data = billOf(HOME, [
      ['Total a pagar', '$599.00'],
      ['Pagar antes de', '3-DIC-2026'],
    ]);
    expect(data).toMatchObject({ end_date: '2026-12-03' });
  });
});

describe('a table whose columns are close to each other', () => {
  it('has each value under its head', () => {
    const data = readWords(
      'addressProof',
      [
        [50, 10, 'Agua potable', 14],
        [50, 40, 'Titular'],
        [165, 40, 'Dirección'],
        [242, 40, 'Colonia'],
        [50, 54, 'LUISA PÉREZ GÓMEZ'],
        [165, 54, 'ALLENDE 214'],
        [242, 54, 'ZONA CENTRO'],
        [50, 80, 'Emisión'],
        [116, 80, 'Vencimiento'],
        [190, 80, 'Total'],
        [50, 94, '03/11/2026'],
        [116, 94, '18/11/2026'],
        [190, 94, '$188.00'],
      ],
      'text',
    );
    expect(data).toMatchObject({ name: 'LUISA PÉREZ GÓMEZ', date: '2026-11-03', end_date: '2026-11-18' });
    expect(data.address).toMatchObject({ street: 'ALLENDE', ext_num: '214', neighborhood: 'ZONA CENTRO' });
  });
});

describe('the name on a bill', () => {
  const nameOf = (lines: readonly Line[]) => readWords('addressProof', [[50, 10, 'Agua potable', 14], ...lines], 'text').name;

  it('is not what is left of its label, or another label', () => {
    expect(
      nameOf([
        [50, 40, 'Titular del predio'],
        [50, 52, 'LUISA PÉREZ GÓMEZ'],
      ]),
    ).toBe('LUISA PÉREZ GÓMEZ');
    expect(
      nameOf([
        [50, 40, 'USUARIO'],
        [200, 40, 'TOMA'],
        [50, 52, 'LUISA PÉREZ GÓMEZ'],
      ]),
    ).toBe('LUISA PÉREZ GÓMEZ');
    expect(nameOf([[50, 40, 'Titular: LUISA PÉREZ Recaudadora: 97']])).toBeNull();
  });

  it('stands below a heading, and below the address of a waterworks', () => {
    const data = readWords(
      'addressProof',
      [
        [50, 10, 'Junta de Agua Potable y Alcantarillado'],
        [50, 22, 'Calle 60 526, Centro, C.P. 97000, Mérida, Yucatán'],
        [50, 70, 'Nombre y Domicilio'],
        [50, 82, 'LUISA PÉREZ GÓMEZ'],
        [50, 94, 'CALLE 21 NUM. 105 X 18 Y 20'],
        [50, 106, 'COL. ITZIMNÁ'],
        [50, 118, 'Mérida, Yucatán. C.P. 97100'],
      ],
      'text',
    );
    expect(data).toMatchObject({ name: 'LUISA PÉREZ GÓMEZ', address: { street: 'CALLE 21', ext_num: '105', neighborhood: 'ITZIMNÁ' } });
    expect(data.address).toMatchObject({ postal_code: '97100', municipality: 'Mérida', state: 'Yucatán' });
  });
});
