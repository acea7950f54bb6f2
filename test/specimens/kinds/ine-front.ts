import { CARD, type Drawing } from '../drawing.ts';
import { dateAs, type Person, personOf } from '../people.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';

const shortStates: Readonly<Record<string, string>> = {
  JALISCO: 'JAL.',
  YUCATÁN: 'YUC.',
  GUANAJUATO: 'GTO.',
  'NUEVO LEÓN': 'NL.',
  'CIUDAD DE MÉXICO': 'CDMX',
  OAXACA: 'OAX.',
  'SAN LUIS POTOSÍ': 'SLP.',
};

export interface Holder {
  person: Person;
  section: string;
  year: string;
  emission: string;
  start: number;
  state: string;
}

export const holderOf = (random: Random): Holder => {
  const person = personOf(random);
  return {
    person,
    section: `${random.between(0, 6)}${random.digits(3)}`,
    year: String(random.between(1995, 2020)),
    emission: `0${random.between(0, 4)}`,
    start: random.between(2019, 2024),
    state: shortStates[person.address.state]!,
  };
};

function head(sheet: Sheet, institute: string) {
  sheet.portrait(30, 120, 170, 220);
  sheet.signature(40, 365, 140);
  sheet.text(institute, 220, 30, { size: 17, bold: true });
  sheet.text('CREDENCIAL PARA VOTAR', 220, 56, { size: 19, bold: true });
}

/** Draws names and address; returns the street, null if it is hidden. */
function block(sheet: Sheet, { person, state }: Holder, { hidesStreet }: { hidesStreet: boolean }) {
  const { address } = person;
  sheet.text('NOMBRE', 220, 92, { size: 11, gray: 0.3 });
  for (const [at, line] of [person.first, person.second, person.name].filter(Boolean).entries())
    sheet.text(line, 220, 108 + at * 19, { size: 16 });
  sheet.text('DOMICILIO', 220, 178, { size: 11, gray: 0.3 });
  const street = `${address.street} ${address.outer}${address.inner ? ` INT ${address.inner}` : ''}`;
  const lines = [...(hidesStreet ? [] : [street]), `COL ${address.neighborhood} ${address.zip}`, `${address.municipality}, ${state}`];
  for (const [at, line] of lines.entries()) sheet.text(line, 220, 193 + at * 18, { size: 15 });
  return hidesStreet ? null : street;
}

type PlaceCodes = Record<'state_id' | 'city_id', string>;
/** The numbers behind ESTADO and MUNICIPIO. */
export const PLACE_CODES: PlaceCodes = { state_id: '14', city_id: '039' };

export const truthOf = (
  { person, section, year, emission, state }: Holder,
  more: { street: string | null; start: string; end: string; model: string; codes?: PlaceCodes },
) => ({
  ...{
    name: person.name,
    first_lastname: person.first,
    second_lastname: person.second || null,
    birthdate: person.birth,
    gender: person.sex,
  },
  ...{ elector_key: person.electorKey, curp: person.curp, expiration_date: `${more.end}-12-31`, street: more.street },
  ...{ neighborhood: person.address.neighborhood, zip_code: person.address.zip, city: person.address.municipality, province: state },
  ...{ emission_number: emission, type: 'INE', ine_type: more.model, section_id: section, register_year: year, emission_year: more.start },
  is_foreign: false,
  ...(more.codes ?? { state_id: null, city_id: null }),
});

/** Draws a label with its value below it. */
function pair(sheet: Sheet, label: string, value: string, x: number, y: number) {
  sheet.text(label, x, y, { size: 10, gray: 0.3 });
  sheet.text(value, x, y + 13, { size: 15 });
}

export const ineFrontDrawing: Drawing<'ineFront'> = {
  layouts: {
    /** Model G: a validity from year to year, no place codes, and values under their labels. */
    async G(page, random) {
      const [holder, sheet] = [holderOf(random), await page(CARD)];
      const { person } = holder;
      head(sheet, 'INSTITUTO NACIONAL ELECTORAL');
      const street = block(sheet, holder, { hidesStreet: random.chance(0.2) });
      sheet.text('SEXO', 600, 92, { size: 11, gray: 0.3 });
      sheet.text(person.sex, 640, 90, { size: 15 });
      const end = sheet.text('CLAVE DE ELECTOR', 220, 262, { size: 11, gray: 0.3 });
      sheet.text(person.electorKey, end + 8, 259, { size: 15 });
      pair(sheet, 'CURP', person.curp, 220, 290);
      pair(sheet, 'AÑO DE REGISTRO', `${holder.year} ${holder.emission}`, 460, 290);
      pair(sheet, 'FECHA DE NACIMIENTO', dateAs.slashed(person.birth), 220, 340);
      pair(sheet, 'SECCIÓN', holder.section, 400, 340);
      pair(sheet, 'VIGENCIA', `${holder.start} - ${holder.start + 10}`, 500, 340);
      return truthOf(holder, { street, start: String(holder.start), end: String(holder.start + 10), model: 'G' });
    },

    /** Model E: place codes, emission and validity in separate fields, and values right of their labels. */
    async E(page, random) {
      const [holder, sheet] = [{ ...holderOf(random), start: random.between(2014, 2018) }, await page(CARD)];
      const { person } = holder;
      head(sheet, 'INSTITUTO NACIONAL ELECTORAL');
      const street = block(sheet, holder, { hidesStreet: false });
      sheet.text('FECHA DE NACIMIENTO', 520, 92, { size: 11, gray: 0.3 });
      sheet.text(dateAs.slashed(person.birth), 520, 106, { size: 15 });
      const sex = sheet.text('SEXO', 600, 140, { size: 11, gray: 0.3 });
      sheet.text(person.sex, sex + 8, 137, { size: 15 });
      const beside = (label: string, value: string, x: number, y: number) => {
        const end = sheet.text(label, x, y + 3, { size: 11, gray: 0.3 });
        return sheet.text(value, end + 6, y, { size: 15 });
      };
      beside('CLAVE DE ELECTOR', person.electorKey, 220, 270);
      const registered = beside('CURP', person.curp, 220, 296);
      beside('AÑO DE REGISTRO', `${holder.year} ${holder.emission}`, registered + 24, 296);
      const state = beside('ESTADO', PLACE_CODES.state_id, 220, 322);
      const municipality = beside('MUNICIPIO', PLACE_CODES.city_id, state + 24, 322);
      beside('SECCIÓN', holder.section, municipality + 24, 322);
      const locality = beside('LOCALIDAD', '0001', 220, 348);
      const emission = beside('EMISIÓN', String(holder.start), locality + 24, 348);
      beside('VIGENCIA', String(holder.start + 10), emission + 24, 348);
      return truthOf(holder, { street, start: String(holder.start), end: String(holder.start + 10), model: 'E', codes: PLACE_CODES });
    },
  },
};
