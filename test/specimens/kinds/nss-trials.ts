import type { Layout } from '../drawing.ts';
import { drawFields, lookOf } from '../fields.ts';
import { dateAs } from '../people.ts';
import { chainOf, some, truthOf } from './nss.ts';

export const nssTrials: Readonly<Record<string, Layout<'nss'>>> = {
  async loose(page, random) {
    const [{ person, date, folio }, sheet] = [some(random), await page()];
    sheet.text('INSTITUTO MEXICANO DEL SEGURO SOCIAL', 60, 40, { size: 10 });
    sheet.text(random.of(['Asignación de Número de Seguridad Social', 'ASIGNACIÓN DE NÚMERO DE SEGURIDAD SOCIAL']), 60, 62, { size: 13 });
    const facts: [string, string][] = [
      [random.of(['Número de Seguridad Social', 'NSS']), person.nss],
      ['CURP', person.curp],
      [random.of(['Nombre(s)', 'Nombre']), person.name],
      ['Primer apellido', person.first],
      ...(person.second ? ([['Segundo apellido', person.second]] as [string, string][]) : []),
      ['Fecha de nacimiento', dateAs.slashed(person.birth)],
      ['Sexo', person.sex === 'M' ? 'MUJER' : 'HOMBRE'],
      [random.of(['Lugar de nacimiento', 'Entidad de nacimiento']), person.birthState],
      ['Folio', folio],
      [random.of(['Fecha', 'Fecha de solicitud']), dateAs.slashed(date)],
    ];
    const end = drawFields(sheet, lookOf(random, 10), facts, { x: 60, y: 110, width: 250, columns: random.of([1, 2]), leading: 2.1 });
    sheet.qr(chainOf(person, date, folio), 60, end + 20, 120);
    return truthOf(person, date, folio, true);
  },
};
