import { describe, expect, it } from 'vitest';
import { type Line, readWords } from '#test/specimens/words.ts';

/** Layouts other than those of the product's own specimens. */

describe('a bill', () => {
  it('has labels over name and address, and a sign before the number', () => {
    const data = readWords('addressProof', [
      [50, 10, 'IMPUESTO PREDIAL 2026', 14],
      [50, 40, 'PROPIETARIO', 8],
      [50, 52, 'LUISA PÉREZ GÓMEZ'],
      [50, 66, 'UBICACIÓN DEL PREDIO', 8],
      [50, 78, 'CDA. EL NIÑO # 257-A'],
      [50, 90, 'COL. EL SOL'],
      [50, 102, 'C.P. 57200'],
      [50, 114, 'NEZAHUALCÓYOTL, MEX.'],
    ]);
    expect(data).toMatchObject({ name: 'LUISA PÉREZ GÓMEZ' });
    expect(data.address).toMatchObject({ street: 'CDA. EL NIÑO', ext_num: '257-A', neighborhood: 'EL SOL', postal_code: '57200' });
    expect(data.address).toMatchObject({ municipality: 'NEZAHUALCÓYOTL', state: 'MEX.' });
  });

  it('has an office above its street that looks like a label', () => {
    const { address } = readWords('addressProof', [
      [200, 10, 'GOBIERNO MUNICIPAL DE ZAPOPAN', 14],
      [200, 30, 'TESORERÍA', 8, 0.9],
      [250, 30, 'MUNICIPAL:', 8, 0.9],
      [310, 30, 'DIRECCIÓN DE INGRESOS', 8, 0.9],
      [200, 44, 'IMPUESTO PREDIAL 2026'],
      [50, 70, 'PROPIETARIO', 8],
      [50, 82, 'LUISA PÉREZ GÓMEZ'],
      [50, 96, 'UBICACIÓN DEL PREDIO', 8],
      [50, 108, 'CDA. EL NIÑO 257'],
      [50, 120, 'COL. EL SOL'],
      [50, 132, 'C.P. 45200'],
      [50, 144, 'ZAPOPAN, JAL.'],
    ]);
    expect(address).toMatchObject({ street: 'CDA. EL NIÑO', municipality: 'ZAPOPAN', state: 'JAL.', postal_code: '45200' });
  });

  it('has the address of its issuer above that of the holder', () => {
    const { address } = readWords('addressProof', [
      [350, 10, 'Teléfonos de México S.A.B. de C.V.', 8],
      [350, 19, 'Parque Vía 198, Col. Cuauhtémoc', 8],
      [350, 28, 'C.P. 06500 Ciudad de México', 8],
      [50, 70, 'Luisa Pérez Gómez'],
      [50, 82, 'Cda. El Niño 2298'],
      [50, 94, 'Col. La Carcaña'],
      [50, 106, 'C.P. 72112'],
      [50, 118, 'San Andrés Cholula, Puebla'],
      [350, 90, 'Total a Pagar:'],
    ]);
    expect(address).toMatchObject({ street: 'Cda. El Niño', neighborhood: 'La Carcaña', postal_code: '72112' });
    expect(address).toMatchObject({ municipality: 'San Andrés Cholula', state: 'Puebla' });
  });
});

describe('a name that begins as a label does', () => {
  it('is a street with its word, and the address is the holder’s, not the issuer’s', () => {
    const { address } = readWords('addressProof', [
      [50, 10, 'TELMEX', 16],
      [350, 10, 'Teléfonos de México S.A.B. de C.V.', 8],
      [350, 19, 'Parque Vía 198, Col. Cuauhtémoc', 8],
      [350, 28, 'C.P. 06500 Ciudad de México', 8],
      [50, 70, 'LUISA PÉREZ GÓMEZ'],
      [50, 82, 'CALLE 20 DE NOVIEMBRE 399-A'],
      [50, 94, 'COL BADILLO'],
      [50, 106, 'C.P. 91994, XALAPA, VERACRUZ'],
      [350, 90, 'Total a Pagar:'],
    ]);
    expect(address).toMatchObject({ street: 'CALLE 20 DE NOVIEMBRE', ext_num: '399-A', neighborhood: 'BADILLO', postal_code: '91994' });
    expect(address).toMatchObject({ municipality: 'XALAPA', state: 'VERACRUZ' });
  });

  it.each([
    ['UBICACIÓN DEL PREDIO', 'CALLE 60 # 257', 'CALLE 60'],
    ['CALLE Y NÚMERO', 'CALLE 60 257', 'CALLE 60'],
    ['CALLE:', 'REFORMA 257', 'REFORMA'],
    ['CALLE', 'CALLE REFORMA 257', 'CALLE REFORMA'],
  ])('is a street under %s: %s', (label, line, street) => {
    const { address } = readWords('addressProof', [
      [50, 10, 'IMPUESTO PREDIAL 2026', 14],
      [50, 40, 'PROPIETARIO', 8],
      [50, 52, 'LUISA PÉREZ GÓMEZ'],
      [50, 66, label, 8],
      [50, 78, line],
      [50, 90, 'COL. EL SOL'],
      [50, 102, 'C.P. 57200'],
      [50, 114, 'NEZAHUALCÓYOTL, MEX.'],
    ]);
    expect(address).toMatchObject({ street, ext_num: '257', neighborhood: 'EL SOL', postal_code: '57200' });
  });

  it.each([
    ['CALLE 60 805', 'BENITO JUÁREZ', 'CIUDAD DE MÉXICO', 'CALLE 60'],
    ['REFORMA 805', 'CIUDAD JUÁREZ', 'CHIHUAHUA', 'REFORMA'],
    ['REFORMA 805', 'TOLUCA', 'ESTADO DE MÉXICO', 'REFORMA'],
  ])('is a cell of a credit report: %s, %s, %s', (line, city, state, street) => {
    const { fiscal_address } = readWords('creditReport', [
      [50, 10, 'Reporte de Crédito Especial', 14],
      [50, 30, 'Buró de Crédito'],
      [50, 50, 'Nombre(s): LUISA'],
      [200, 50, 'Apellido paterno: PÉREZ'],
      [50, 64, 'RFC: GODE561231GR8'],
      [50, 84, 'Domicilios reportados', 12],
      ...(['Calle', 'Ciudad', 'Estado', 'C.P.'] as const).map((text, at): Line => [50 + 140 * at, 100, text, 8]),
      ...[line, city, state, '32000'].map((text, at): Line => [50 + 140 * at, 114, text]),
    ]);
    expect(fiscal_address).toMatchObject({ street, number: '805', city, state, zip_code: '32000' });
  });
});

describe('a bank statement', () => {
  it('has the key of its bank, whose check digit is another, above that of the holder', () => {
    const data = readWords('bankStatement', [
      [50, 10, 'ESTADO DE CUENTA', 14],
      [350, 30, 'RFC: BSI061110963'],
      [50, 50, 'LUISA PÉREZ GÓMEZ'],
      [50, 64, 'RFC: GODE561231GR8'],
      [350, 64, 'Saldo promedio: $1,200.00'],
    ]);
    expect(data).toMatchObject({ rfc_person: 'GODE561231GR8' });
  });
});

describe('a carta libranza', () => {
  it('has one label for two addresses of mail, and loans whose cells nothing parts', () => {
    const data = readWords('cartaLibranza', [
      [50, 10, 'CARTA DE LIBRANZA', 14],
      [50, 40, 'Entidad Financiera'],
      [190, 40, 'Crédito Modelo'],
      [50, 54, 'Correo electrónico'],
      [190, 54, 'contacto@financiera.example'],
      [50, 80, 'Nombre(s)'],
      [190, 80, 'LUISA'],
      [50, 94, 'Correo electrónico'],
      [190, 94, 'luisa@correo.example'],
      [50, 120, 'Importe total a pagar'],
      [190, 120, '$96,600.00'],
      [330, 120, 'CAT con IVA'],
      [430, 120, '40.8 %'],
      [50, 140, 'Préstamos a liquidar'],
      ...([
        [50, 152, 'Entidad Financiera'],
        [190, 152, 'CLABE'],
        [280, 152, 'Importe'],
        [350, 152, 'CAT con IVA'],
        [50, 166, 'Financiera Norte'],
        [165, 166, '072521213417052945'],
        [269, 166, '$52,500.23'],
        [350, 166, '23.3%'],
      ] as const),
    ]);
    expect(data).toMatchObject({ business_email: 'contacto@financiera.example', email: 'luisa@correo.example' });
    expect(data.loans_to_liquidate).toMatchObject([
      { fine_entity: 'Financiera Norte', entity_clabe: '072521213417052945', loan_amount: '$52,500.23', cat_with_iva: '23.3%' },
    ]);
  });
});

describe('a credit report', () => {
  it('has heads of two lines above who it is of', () => {
    const data = readWords(
      'creditReport',
      [
        [50, 10, 'Reporte de Crédito Especial', 14],
        [50, 30, 'Buró de Crédito'],
        [50, 50, 'Nombre'],
        [200, 50, 'Fecha de'],
        [300, 50, 'RFC'],
        [50, 62, 'completo'],
        [200, 62, 'nacimiento'],
        [50, 76, 'LUISA PÉREZ GÓMEZ'],
        [200, 76, '1/03/1990'],
        [300, 76, 'GODE561231GR8'],
        [50, 100, 'Detalle de créditos', 12],
      ],
      'text',
    );
    expect(data).toMatchObject({ name: 'LUISA PÉREZ GÓMEZ', birthdate: '1990-03-01', rfc: 'GODE561231GR8' });
  });

  it('has heads and cells of several lines, each in the middle of its row', () => {
    const data = readWords('creditReport', [
      [50, 10, 'Reporte de Crédito Especial', 14],
      [50, 30, 'Buró de Crédito'],
      [50, 50, 'Nombre(s): LUISA'],
      [200, 50, 'Apellido paterno: PÉREZ'],
      [50, 64, 'RFC: GODE561231GR8'],
      [50, 84, 'Domicilios reportados', 12],
      [50, 100, 'Calle y número'],
      [50, 114, 'REFORMA 805'],
      [50, 140, 'Detalle de créditos', 12],
      ...([
        [50, 165, 'Otorgante', 8],
        [130, 165, 'Estatus', 8],
        [200, 160, 'Fecha de', 8],
        [200, 170, 'apertura', 8],
        [280, 160, 'Último', 8],
        [280, 170, 'pago', 8],
        [350, 160, 'Saldo', 8],
        [350, 170, 'actual', 8],
      ] as const),
      ...[190, 212].flatMap(
        (y, at) =>
          [
            [50, y, at === 0 ? 'BANCO' : 'TIENDA', 8],
            [50, y + 10, at === 0 ? 'EJEMPLO' : 'MODELO', 8],
            [130, y + 5, 'VIGENTE', 8],
            [200, y + 5, '23-FEB-2015', 8],
            [280, y, '27-FEB', 8],
            [280, y + 10, '2026', 8],
            [350, y + 5, '$30,200', 8],
          ] as const,
      ),
    ]);
    expect(data).toMatchObject({ name: 'LUISA PÉREZ', fiscal_address: { street: 'REFORMA', number: '805' } });
    const rest = { status: 'VIGENTE', start_date: '2015-02-23', last_payment_date: '2026-02-27', current_balance: 30200 };
    expect(data.credits).toMatchObject([
      { institution: 'BANCO EJEMPLO', ...rest },
      { institution: 'TIENDA MODELO', ...rest },
    ]);
  });
});
