import { mrzCheckDigit } from '#mexico/mrz.ts';
import type { Random } from '../random.ts';
import { type Person, person } from './people.ts';
import { at, CARD_FACES, cardOf, type Drawing, portrait, waves, zoneLine } from './sheets.ts';
import { inDigits, inZone, mediumDay } from './written.ts';

// Chosen at random although both are equal: the choice consumes a random number, and published figures depend on the seeds' documents.
const ZONE_FACES = ['OCR B', 'OCR B'];

/** Draws a passport's data page. */
export function passport(random: Random): Drawing {
  const holder = person(random, { hasAccents: random.chance(0.5) });
  const face = random.of([...CARD_FACES, 'Noto Serif', 'TeX Gyre Termes', 'PT Serif']);
  const facts = factsOf(random, holder);
  const { written } = facts;
  const labelSize = random.between(11, 13);
  const size = random.between(18, 22);
  const color = random.of(['#355b4b', '#444', '#37506a']);
  let content = waves(random, '#a9c9b4', '#c9bfa0') + portrait(30, 120, 215, 290);
  content += at(270, 24, 24, 'Estados Unidos Mexicanos', 'font-weight:700');
  content += at(30, 34, 20, random.of(['Pasaporte / Passport / Passeport', 'PASAPORTE / PASSPORT']));
  const isTrilingual = random.chance(0.5);
  const label = (spanish: string, english: string, french: string) => [spanish, english, ...(isTrilingual ? [french] : [])].join(' / ');
  const cell = (x: number, y: number, name: string, value: string) => {
    content += at(x, y, labelSize, name, `color:${color}`) + at(x, y + labelSize + 4, size, value, 'font-weight:500');
  };
  cell(270, 66, label('Tipo', 'Type', 'Type'), 'P');
  cell(430, 66, random.of(['Clave del país de expedición', 'Clave del país / Issuing state code']), 'MEX');
  cell(690, 66, random.of(['Pasaporte No. / Passport No.', 'No. de Pasaporte / Passport No.', 'Pasaporte No.']), facts.number);
  cell(270, 122, label('Apellidos', 'Surname', 'Nom'), holder.surnames);
  cell(270, 176, label('Nombres', 'Given names', 'Prénoms'), holder.name);
  cell(270, 230, label('Nacionalidad', 'Nationality', 'Nationalité'), 'MEXICANA');
  if (facts.remarks) cell(600, 230, 'Observaciones / Remarks', facts.remarks);
  cell(270, 284, label('Fecha de nacimiento', 'Date of birth', 'Date de naissance'), written(holder.birth));
  cell(650, 284, random.of(['CURP / Personal No.', 'C.U.R.P. / Personal No.', 'CURP']), holder.curp);
  cell(270, 338, label('Sexo', 'Sex', 'Sexe'), facts.sex);
  cell(430, 338, label('Lugar de nacimiento', 'Place of birth', 'Lieu de naissance'), facts.birthPlace);
  cell(270, 392, random.of(['Fecha de expedición / Date of issue', 'Fecha de expedición / Issue date']), written(facts.issued));
  cell(600, 392, 'Autoridad / Authority', random.of(['S.R.E.', 'SRE GUADALAJARA', 'NAUCALPAN']));
  cell(270, 446, random.of(['Fecha de caducidad / Date of expiration', 'Fecha de caducidad / Expiration date']), written(facts.expires));
  content += at(600, 450, labelSize, "Firma del titular / Holder's signature", `color:${color}`);
  content += zoneOf(holder, facts)
    .map((line, row) => zoneLine(24, 545 + row * 44, 25, 0.3, line, random.of(ZONE_FACES)))
    .join('');
  const look = { width: 920, height: 650, face, background: '#eef3ec', mark: { x: 40, y: 440, size: 18 } };
  return cardOf('passport', look, content, {
    type: 'P',
    number: facts.number,
    nationality: 'MEXICANA',
    expiration_date: facts.expires,
    issuing_country: 'MEX',
    issuing_date: facts.issued,
    birth_date: holder.birth,
    birth_place: facts.birthPlace,
    name: holder.name,
    last_name: holder.surnames,
    first_lastname: holder.first,
    second_lastname: holder.second || null,
    gender: facts.sex,
    national_id: holder.curp,
    remarks: facts.remarks || null,
  });
}

type Facts = ReturnType<typeof factsOf>;

function factsOf(random: Random, { sex }: Person) {
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  const number = random.of(['G', 'N']) + random.digits(8);
  const year = random.between(2017, 2025);
  const day = `${twoDigits(random.between(1, 12))}-${twoDigits(random.between(1, 28))}`;
  const lastYear = year + random.of([6, 10]);
  const spaced = (iso: string) => inDigits(iso, ' ');
  return {
    number,
    issued: `${year}-${day}`,
    expires: `${lastYear}-${day}`,
    sex: sex === 'H' ? 'M' : 'F',
    /** The format of the dates. */
    written: random.of([spaced, (iso: string) => inDigits(iso), (iso: string) => mediumDay(iso), spaced]),
    birthPlace: birthPlaceOf(random),
    /** The remarks; mostly empty. */
    remarks: random.chance(0.3) ? random.of(['NINGUNA', 'CAMBIO DE DOMICILIO']) : '',
  };
}

function birthPlaceOf(random: Random): string {
  const city = random.of(['GUADALAJARA', 'TAMPICO', 'MÉRIDA', 'TEPIC']);
  const separator = random.of([', ', ', ']); // Two equal choices, as in ZONE_FACES.
  return `${city}${separator}${random.of(['JALISCO', 'TAMAULIPAS', 'YUCATÁN', 'NAYARIT'])}`;
}

function zoneOf({ first, second, name, birth }: Person, { number, sex, expires }: Facts): readonly string[] {
  const surnames = `${inZone(first)}${second ? `<${inZone(second)}` : ''}`;
  const top = `P<MEX${surnames}<<${inZone(name)}`.padEnd(44, '<').slice(0, 44);
  const digits = (day: string) => day.replace(/-/g, '').slice(2);
  const checked = (text: string) => text + mrzCheckDigit(text);
  const bottom = `${checked(number)}MEX${checked(digits(birth))}${sex}${checked(digits(expires))}${'<'.repeat(14)}0`;
  return [top, bottom + mrzCheckDigit(bottom.slice(0, 10) + bottom.slice(13, 20) + bottom.slice(21, 43))];
}
