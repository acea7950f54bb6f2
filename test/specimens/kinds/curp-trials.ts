import type { Layout } from '../drawing.ts';
import { drawFields, lookOf } from '../fields.ts';
import { dateAs, dayOf, personOf } from '../people.ts';
import { codeOf, truthOf } from './curp.ts';

/** Layouts of CURP certificates from several years. */
export const curpTrials: Readonly<Record<string, Layout<'curp'>>> = {
  /** The certificate of 2018: the registered data in a frame, in the registry's order. */
  async y2018(page, random) {
    const [person, sheet] = [personOf(random), await page()];
    sheet.text('ESTADOS UNIDOS MEXICANOS', 60, 50, { size: 10 });
    sheet.text('CONSTANCIA DE LA CLAVE ÚNICA DE REGISTRO DE POBLACIÓN', 60, random.between(66, 76), { size: 11, bold: true });
    sheet.box(56, 118, 350, 130, 0.95);
    const look = { ...lookOf(random, 10), values: random.of(['apart', 'behind'] as const) };
    const facts: [string, string][] = [
      [random.of(['Clave', 'CURP']), person.curp],
      ['Nombre', person.full],
      ['Fecha de inscripción', dateAs.slashed(dayOf(random, 1998, 2009))],
      ['Folio', random.digits(9)],
      ['Entidad de registro', person.birthState],
    ];
    drawFields(sheet, look, facts, { x: 62, y: 124, width: 330, leading: 2.1 });
    sheet.qr(codeOf(person), 450, 118, 100);
    sheet.wrapped('La CURP es gratuita. Trámite sin costo para la persona titular de la clave.', 60, 300, 480, { size: 8 });
    return truthOf(person, person.birthState, true);
  },

  /** The certificate of 2021: the CURP alone in large letters, and a line that the civil registry has verified it. */
  async y2021(page, random) {
    const [person, sheet] = [personOf(random), await page()];
    const middle = (text: string, y: number, size: number) =>
      sheet.text(text, (sheet.width - sheet.widthOf(text, { size, bold: true })) / 2, y, { size, bold: true });
    middle('Estados Unidos Mexicanos', 60, 12);
    middle('Constancia de la Clave Única de Registro de Población', 80, 12);
    sheet.text('Clave:', 60, 132, { size: 9 });
    sheet.text(person.curp, 60, 146, { size: random.between(13, 17), bold: true });
    const facts: [string, string][] = [
      ['Nombre', person.full],
      ['Entidad de registro', person.birthState],
      ['Fecha de inscripción', dateAs.slashed(dayOf(random, 1998, 2009))],
      ['Folio', random.digits(9)],
    ];
    const end = drawFields(sheet, { ...lookOf(random, 10), values: 'under' }, facts, { x: 60, y: 184, width: 260 });
    sheet.text('CURP Certificada: verificada con el Registro Civil', 60, end + 10, { size: 9, bold: true });
    sheet.qr(codeOf(person), random.of([60, 420]), end + 50, 120);
    return truthOf(person, person.birthState, true);
  },

  /** Layout with photo and signature; each name has its own label. */
  async photo(page, random) {
    const [person, sheet] = [personOf(random), await page()];
    sheet.text('Clave Única de Registro de Población', 60, 50, { size: 15, bold: true });
    sheet.portrait(60, 100, 120, 150);
    sheet.signature(70, 265, 100);
    const facts: [string, string][] = [
      ['CURP', person.curp],
      ['Nombre(s)', person.name],
      ['Primer apellido', person.first],
      ...(person.second ? ([['Segundo apellido', person.second]] as [string, string][]) : []),
      ['Fecha de nacimiento', dateAs.slashed(person.birth)],
      ['Sexo', person.sex === 'M' ? 'MUJER' : 'HOMBRE'],
      ['Nacionalidad', 'MEXICANA'],
      ['Entidad de nacimiento', person.birthState],
    ];
    drawFields(sheet, lookOf(random, 10), facts, { x: 210, y: 100, width: 340 });
    sheet.qr(codeOf(person), 60, 380, 110);
    return { ...truthOf(person, '', true), state_of_registration: null };
  },
};
