import { CARD, type Layout } from '../drawing.ts';
import { drawFields, lookOf } from '../fields.ts';
import { dateAs } from '../people.ts';
import { some, truthOf, yearLater } from './fm.ts';

/** Makes the layout of a resident's card, with labels in Spanish or also in English. */
const resident =
  (title: 'RESIDENTE TEMPORAL' | 'RESIDENTE PERMANENTE'): Layout<'fm'> =>
  async (page, random) => {
    const [holder, sheet, look] = [some(random), await page(CARD), lookOf(random, 12)];
    const isPermanent = title === 'RESIDENTE PERMANENTE';
    const expiry = isPermanent ? null : yearLater(holder.issue);
    const isBilingual = random.chance(0.5);
    const both = (spanish: string, english: string) => (isBilingual ? `${spanish} / ${english}` : spanish);
    sheet.portrait(30, 105, 160, 205);
    sheet.text('INSTITUTO NACIONAL DE MIGRACIÓN', 215, 26, { size: 13 });
    sheet.text(title, 215, 46, { size: random.between(15, 19), bold: true });
    const facts: [string, string][] = [
      [both('Apellidos', 'Surname'), [holder.person.first, holder.person.second].filter(Boolean).join(' ')],
      [both('Nombre', 'Name'), holder.person.name],
      [both('Nacionalidad', 'Nationality'), holder.country],
      [both('Fecha de nacimiento', 'Date of birth'), dateAs.slashed(holder.person.birth)],
      [both('Sexo', 'Sex'), holder.person.sex],
      ['CURP', holder.person.curp],
      [random.of(['NUE', 'Número Único de Extranjero', 'No. de documento']), holder.number],
      [both('Fecha de expedición', 'Date of issue'), dateAs.slashed(holder.issue)],
      [random.of(['Vencimiento', 'Vigencia', 'Fecha de vencimiento']), expiry ? dateAs.slashed(expiry) : 'PERMANENTE'],
    ];
    drawFields(sheet, { ...look, label: 8.5, value: 12.5 }, facts, {
      x: 215,
      y: 84,
      width: 470,
      leading: look.values === 'under' ? 2 : 2.6,
    });
    return truthOf(holder, isPermanent ? 'RESIDENTE_PERMANENTE' : 'RESIDENTE_TEMPORAL', expiry);
  };

/** Makes the layout of a page of the old FM2 or FM3 booklet. */
const booklet =
  (type: 'FM2' | 'FM3'): Layout<'fm'> =>
  async (page, random) => {
    const [holder, sheet] = [some(random), await page([420, 560])];
    const expiry = yearLater(holder.issue);
    sheet.text('INSTITUTO NACIONAL DE MIGRACIÓN', 36, 30, { size: 9 });
    sheet.text(`FORMA MIGRATORIA ${random.of([type, type.replace('M', 'M-')])}`, 36, 46, { size: 13, bold: true });
    const facts: [string, string][] = [
      [random.of(['No.', 'Número de documento', 'Folio']), holder.number],
      ['Primer apellido', holder.person.first],
      ...(holder.person.second ? ([['Segundo apellido', holder.person.second]] as [string, string][]) : []),
      ['Nombre(s)', holder.person.name],
      ['Nacionalidad', holder.country],
      ['Fecha de nacimiento', dateAs.long(holder.person.birth)],
      ['Sexo', holder.person.sex],
      ['CURP', holder.person.curp],
      ['Fecha de expedición', dateAs.long(holder.issue)],
      [random.of(['Vigente hasta', 'Fecha de vencimiento']), dateAs.long(expiry)],
    ];
    drawFields(sheet, lookOf(random, 10), facts, { x: 36, y: 90, width: 340, leading: 2.2 });
    return truthOf(holder, type, expiry);
  };

export const fmTrials: Readonly<Record<string, Layout<'fm'>>> = {
  temporary: resident('RESIDENTE TEMPORAL'),
  permanent: resident('RESIDENTE PERMANENTE'),
  FM2: booklet('FM2'),
  FM3: booklet('FM3'),
};
