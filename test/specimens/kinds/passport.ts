import { CARD, type Drawing } from '../drawing.ts';
import { dateAs, dayOf, personOf } from '../people.ts';
import type { Random } from '../random.ts';
import { passportZone } from '../zone.ts';

export function holderOf(random: Random) {
  const person = personOf(random);
  const number = `${random.of(['G', 'N'])}${random.digits(8)}`;
  const issue = dayOf(random, 2018, 2025);
  const expiry = `${Number(issue.slice(0, 4)) + 10}${issue.slice(4)}`;
  const place = `${person.address.municipality}, ${person.birthState}`;
  const sex = person.sex === 'M' ? 'F' : 'M';
  return { person, number, issue, expiry, place, sex, lines: passportZone(person, { number, expiry }) };
}

export const truthOf = ({ person, number, issue, expiry, place, sex }: ReturnType<typeof holderOf>) => ({
  ...{ type: 'P', number, nationality: 'MEXICANA', expiration_date: expiry, issuing_country: 'MEX', issuing_date: issue },
  ...{ birth_date: person.birth, birth_place: place, name: person.name },
  last_name: [person.first, person.second].filter(Boolean).join(' '),
  ...{
    first_lastname: person.first,
    second_lastname: person.second || null,
    gender: sex,
    national_id: person.curp,
    remarks: 'NINGUNA',
  },
});

export const passportDrawing: Drawing<'passport'> = {
  layouts: {
    async page(newSheet, random) {
      const [holder, sheet] = [holderOf(random), await newSheet([CARD[0], 520])];
      const { person, number, issue, expiry, place, sex, lines } = holder;
      const pair = (label: string, value: string, x: number, y: number) => {
        sheet.text(label, x, y, { size: 8, gray: 0.35 });
        sheet.text(value, x, y + 11, { size: 14 });
      };
      sheet.portrait(30, 90, 180, 230);
      sheet.signature(50, 335, 140);
      sheet.text('PASAPORTE', 240, 30, { size: 17, bold: true });
      pair('Tipo / Type', 'P', 240, 66);
      pair('Clave del país de expedición / Issuing state code', 'MEX', 320, 66);
      pair('Pasaporte No. / Passport No.', number, 560, 66);
      pair('Apellidos / Surnames', [person.first, person.second].filter(Boolean).join(' '), 240, 106);
      pair('Nombres / Given names', person.name, 240, 146);
      pair('Nacionalidad / Nationality', 'MEXICANA', 240, 186);
      pair('Observaciones / Remarks', 'NINGUNA', 440, 186);
      pair('Fecha de nacimiento / Date of birth', dateAs.spaced(person.birth), 240, 226);
      pair('CURP / Personal No.', person.curp, 440, 226);
      pair('Sexo / Sex', sex, 240, 266);
      pair('Lugar de nacimiento / Place of birth', place, 320, 266);
      pair('Fecha de expedición / Date of issue', dateAs.spaced(issue), 240, 306);
      pair('Fecha de caducidad / Date of expiry', dateAs.spaced(expiry), 440, 306);
      pair('Autoridad / Authority', 'DELEGACIÓN DE EJEMPLO', 240, 346);
      for (const [at, line] of lines.entries()) sheet.text(line, 30, 430 + at * 36, { size: 20, zone: true });
      return truthOf(holder);
    },
  },
};
