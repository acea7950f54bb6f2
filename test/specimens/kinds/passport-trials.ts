import { CARD, type Layout } from '../drawing.ts';
import { drawFields, lookOf } from '../fields.ts';
import { dateAs } from '../people.ts';
import { holderOf, truthOf } from './passport.ts';

export const passportTrials: Readonly<Record<string, Layout<'passport'>>> = {
  /** Layout with labels in Spanish or also in English, and rows at other heights. */
  async loose(page, random) {
    const [holder, sheet] = [holderOf(random), await page([CARD[0], 520])];
    const { person, number, issue, expiry, place, sex, lines } = holder;
    const isBilingual = random.chance(0.6);
    const both = (spanish: string, english: string) => (isBilingual ? `${spanish} / ${english}` : spanish);
    sheet.portrait(26, random.between(80, 110), 170, 220);
    sheet.text(random.of(['PASAPORTE', 'Pasaporte / Passport']), 225, 26, { size: 15, bold: true });
    const facts: [string, string][] = [
      [both('Tipo', 'Type'), 'P'],
      [random.of([both('Clave del país', 'Country code'), both('Clave del país de expedición', 'Issuing state code')]), 'MEX'],
      [both('Pasaporte No.', 'Passport No.'), number],
      [both('Nacionalidad', 'Nationality'), 'MEXICANA'],
      [both('Apellidos', 'Surnames'), [person.first, person.second].filter(Boolean).join(' ')],
      [both('Nombres', 'Given names'), person.name],
      [both('Fecha de nacimiento', 'Date of birth'), random.of([dateAs.spaced, dateAs.slashed])(person.birth)],
      [both('Sexo', 'Sex'), sex],
      [both('Lugar de nacimiento', 'Place of birth'), place],
      ['CURP', person.curp],
      [both('Fecha de expedición', 'Date of issue'), random.of([dateAs.spaced, dateAs.slashed])(issue)],
      [both('Fecha de caducidad', 'Date of expiry'), random.of([dateAs.spaced, dateAs.slashed])(expiry)],
      [both('Observaciones', 'Remarks'), 'NINGUNA'],
    ];
    const look = { ...lookOf(random, 12), values: 'under' as const, label: 7.5, value: 12 };
    drawFields(sheet, look, facts, { x: 225, y: 56, width: 240, columns: 2, leading: 2.2 });
    for (const [at, line] of lines.entries()) sheet.text(line, 30, 440 + at * 32, { size: random.between(18, 20), zone: true });
    return truthOf(holder);
  },
};
