import { describe, expect, it } from 'vitest';
import { readWords } from '../../../test/specimens/words.ts';

/** Forms as other hands draw them. */

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
