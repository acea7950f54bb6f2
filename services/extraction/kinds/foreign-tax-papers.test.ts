import { describe, expect, it } from 'vitest';
import { type Line, readWords } from '#test/specimens/words.ts';

/** Layouts other than those of the product's own specimens. */

describe('a certificate of the SAT', () => {
  it('has a value that goes on under a row of another column', () => {
    const data = readWords('csf', [
      [50, 10, 'CONSTANCIA DE SITUACIÓN FISCAL', 14],
      [300, 54, 'Municipio: BENITO'],
      [50, 61, 'Nombre de la Localidad:'],
      [300, 66, 'JUAREZ'],
      [300, 90, 'Entre Calle: CEDRO'],
    ]);
    expect(data.fiscal_address).toMatchObject({ municipality: 'BENITO JUAREZ' });
  });

  it.each([
    [['LUISA PÉREZ GÓMEZ'], 'LUISA PÉREZ GÓMEZ'],
    [['GILBERTO ARREDONDO MONTES', 'DE OCA'], 'GILBERTO ARREDONDO MONTES DE OCA'],
    [['COMERCIALIZADORA DE', 'PRODUCTOS DEL NORTE', 'SA DE CV'], 'COMERCIALIZADORA DE PRODUCTOS DEL NORTE SA DE CV'],
  ])('has the name on its card in as many lines as it takes: %j', (lines, name) => {
    const data = readWords('csf', [
      [300, 10, 'CONSTANCIA DE SITUACIÓN FISCAL', 14],
      [100, 30, 'GODE561231GR8', 12],
      [100, 44, 'Registro Federal de Contribuyentes', 8],
      ...lines.map((text, at): Line => [100 + 15 * at, 66 + 12 * at, text]),
      [300, 72, 'CIUDAD DE MÉXICO A 18 DE OCTUBRE DE 2026', 8],
      [100, 66 + 12 * lines.length, 'Nombre, denominación o razón', 8],
      [130, 76 + 12 * lines.length, 'social', 8],
      [100, 96 + 12 * lines.length, 'idCIF: 58821810282', 8],
    ]);
    expect(data.csf_data).toMatchObject({ full_name: name, rfc: 'GODE561231GR8', id: '58821810282' });
  });

  it('has a regime whose day was not read under one whose day was: it is no part of its name', () => {
    const data = readWords('csf', [
      [50, 10, 'CONSTANCIA DE SITUACIÓN FISCAL', 14],
      [50, 40, 'Regímenes:'],
      [200, 60, 'Régimen'],
      [440, 60, 'Fecha Inicio'],
      [50, 74, 'Régimen Simpliñcado de Confianza', 10, 0.6],
      [440, 74, '24/06/2017'],
      [50, 88, 'Régimen de Arrendamiento'],
      [440, 88, '2001/2021'],
    ]);
    expect(data.fiscal_characteristics.regimes).toEqual([{ regime: 'Régimen Simplificado de Confianza', start_date: '2017-06-24' }]);
  });

  it('has labels and heads of two lines in narrow columns', () => {
    const lines: readonly Line[] = [
      [50, 10, 'CONSTANCIA DE SITUACIÓN FISCAL', 14],
      [50, 40, 'Nombre de la Entidad'],
      [200, 40, 'CIUDAD DE MÉXICO'],
      [50, 52, 'Federativa:'],
      [330, 40, 'Municipio o Demarcación'],
      [500, 40, 'BENITO JUÁREZ'],
      [330, 52, 'Territorial:'],
      [50, 90, 'Regímenes:'],
      [50, 110, 'Régimen'],
      [400, 110, 'Fecha'],
      [480, 110, 'Fecha Fin'],
      [400, 122, 'Inicio'],
      [50, 136, 'Régimen de Arrendamiento'],
      [400, 136, '01/02/2022'],
    ];
    const data = readWords('csf', lines, 'text');
    expect(data.fiscal_address).toMatchObject({ state: 'CIUDAD DE MÉXICO', municipality: 'BENITO JUÁREZ' });
    expect(data.fiscal_characteristics.regimes).toEqual([{ regime: 'Régimen de Arrendamiento', start_date: '2022-02-01' }]);
  });

  it.each([
    ['badly', '0101/2014'],
    ['not at all', ''],
  ])('has no regime of whose two days the first was read %s: the other is its end', (_how, start) => {
    const lines: Line[] = [
      [50, 10, 'CONSTANCIA DE SITUACIÓN FISCAL'],
      [50, 60, 'Regímenes:'],
      ...([
        [50, 80, 'Régimen'],
        [350, 80, 'Fecha Inicio'],
        [450, 80, 'Fecha Fin'],
      ] as const),
      ...([
        [50, 100, 'Régimen de Incorporación Fiscal'],
        [350, 100, start],
        [450, 100, '31/12/2021'],
      ] as const),
    ];
    const printed = lines.filter(([, , text]) => text !== '');
    expect(readWords('csf', printed).fiscal_characteristics.regimes).toEqual([]);
  });

  it('has a regime whose day has one figure', () => {
    const lines: readonly Line[] = [
      [50, 10, 'CONSTANCIA DE SITUACIÓN FISCAL', 14],
      [50, 40, 'Regímenes:'],
      [200, 60, 'Régimen'],
      [440, 60, 'Fecha Inicio'],
      [50, 74, 'Régimen de Arrendamiento'],
      [440, 74, '1/02/2022'],
    ];
    const { regimes } = readWords('csf', lines, 'text').fiscal_characteristics;
    expect(regimes).toEqual([{ regime: 'Régimen de Arrendamiento', start_date: '2022-02-01' }]);
  });

  it('has a label in two lines right under a value', () => {
    const data = readWords('csf', [
      [50, 10, 'CONSTANCIA DE SITUACIÓN FISCAL', 14],
      [300, 40, 'Nombre de la Colonia: EL SOL'],
      [300, 51, 'Nombre del Municipio o Demarcación'],
      [50, 57, 'Nombre de la Localidad: CHOLULA'],
      [300, 62, 'Territorial: SAN PEDRO'],
    ]);
    expect(data.fiscal_address).toMatchObject({ neighborhood: 'EL SOL', municipality: 'SAN PEDRO' });
  });

  it('has a table of activities above that of regimes, with columns of the same names, and a label in two lines', () => {
    const data = readWords('csf', [
      [50, 10, 'CONSTANCIA DE SITUACIÓN FISCAL', 14],
      [50, 40, 'RFC:'],
      [150, 40, 'GODE561231GR8'],
      ...([
        [50, 60, 'Nombre de la Localidad: CHOLULA'],
        [300, 54, 'Nombre del Municipio o Demarcación'],
        [300, 66, 'Territorial: SAN PEDRO'],
      ] as const),
      ...([
        [50, 100, 'Actividades Económicas:'],
        [60, 120, 'Orden'],
        [150, 120, 'Actividad Económica'],
        [380, 120, 'Fecha Inicio'],
        [60, 134, '1'],
        [150, 134, 'Asalariado'],
        [380, 134, '24/08/2020'],
      ] as const),
      ...([
        [50, 160, 'Regímenes:'],
        [200, 180, 'Régimen'],
        [440, 180, 'Fecha Inicio'],
        [50, 194, 'Régimen de Arrendamiento'],
        [440, 194, '18/04/2022'],
      ] as const),
    ]);
    expect(data.fiscal_characteristics.regimes).toEqual([{ regime: 'Régimen de Arrendamiento', start_date: '2022-04-18' }]);
    expect(data.fiscal_address).toMatchObject({ municipality: 'SAN PEDRO' });
  });
});
