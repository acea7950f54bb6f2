import { CARD, type Layout } from '../drawing.ts';
import { drawFields, type Look, lookOf } from '../fields.ts';
import { dateAs } from '../people.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { type Holder, holderOf, PLACE_CODES, truthOf } from './ine-front.ts';

/** Voter credentials in other layouts: the fields of every model, in varying places and sizes. */

interface Model {
  letter: 'D' | 'E' | 'F' | 'G' | 'H';
  isAbroad?: boolean;
  /** True for models before G: with place codes, and emission and validity in separate fields. */
  hasCodes?: boolean;
  firstYear: readonly [from: number, to: number];
}

/** Addresses of people with a credential issued abroad. */
const abroad = [
  { street: '1204 MAPLE ST APT 3', city: 'CHICAGO', province: 'ILLINOIS' },
  { street: '88 BAKER AVE', city: 'HOUSTON', province: 'TEXAS' },
  { street: 'CALLE DE ALCALA 40', city: 'MADRID', province: 'ESPAÑA' },
];

const credential =
  (model: Model): Layout<'ineFront'> =>
  async (page, random) => {
    const [holder, sheet] = [{ ...holderOf(random), start: random.between(...model.firstYear) }, await page(CARD)];
    const { person } = holder;
    const institute = model.letter === 'D' ? 'INSTITUTO FEDERAL ELECTORAL' : 'INSTITUTO NACIONAL ELECTORAL';
    const [left, look] = [random.between(205, 235), { ...lookOf(random, 13), hasColon: false, isUpper: random.chance(0.85) }];
    sheet.portrait(28, random.between(100, 130), 160, 205);
    sheet.signature(40, 370, 130);
    sheet.text(random.of(['MÉXICO', 'ESTADOS UNIDOS MEXICANOS']), 30, 24, { size: 11 });
    sheet.text(institute, left, 22, { size: random.between(14, 18), bold: true });
    if (model.letter === 'D') sheet.text('REGISTRO FEDERAL DE ELECTORES', left, 42, { size: 11 });
    sheet.text('CREDENCIAL PARA VOTAR', left, 58, { size: random.between(14, 18), bold: true });
    if (model.isAbroad) sheet.text('DESDE EL EXTRANJERO', left, 76, { size: 12, bold: true });

    const { street, foot, place } = drawHolder(sheet, random, holder, model, look, left);
    const facts: [string, string][] = [
      ['Clave de elector', person.electorKey],
      ['CURP', person.curp],
      ['Año de registro', `${holder.year} ${holder.emission}`],
      ['Fecha de nacimiento', dateAs.slashed(person.birth)],
      ['Sección', holder.section],
      ...(model.hasCodes
        ? ([
            ['Estado', PLACE_CODES.state_id],
            ['Municipio', PLACE_CODES.city_id],
            ['Localidad', '0001'],
            ['Emisión', String(holder.start)],
            ['Vigencia', String(holder.start + 10)],
          ] as [string, string][])
        : ([['Vigencia', `${holder.start} - ${holder.start + 10}`]] as [string, string][])),
    ];
    const columns = look.values === 'under' ? 3 : 2;
    drawFields(sheet, { ...look, values: look.values === 'apart' ? 'behind' : look.values, label: 9.5, value: 12.5 }, facts, {
      ...{ x: left, y: foot, width: (705 - left) / columns, columns, leading: 1.75 },
    });
    const truth = truthOf(holder, { street, start: String(holder.start), end: String(holder.start + 10), model: model.letter });
    return {
      ...truth,
      ...(model.hasCodes ? PLACE_CODES : {}),
      type: model.letter === 'D' ? 'IFE' : 'INE',
      ...(place && { neighborhood: null, zip_code: null, city: place.city, province: place.province, is_foreign: true }),
    };
  };

/** Draws names, address and sex in blocks. Returns the street, the place abroad if any, and the y below the blocks. */
function drawHolder(sheet: Sheet, random: Random, holder: Holder, model: Model, look: Look, left: number) {
  const { person } = holder;
  const label = (text: string) => (look.isUpper ? text.toUpperCase() : text);
  const style = { size: look.label, gray: look.gray, bold: look.bold === 'labels' };
  const line = random.between(16, 19);
  sheet.text(label('Nombre'), left, 96, style);
  const names = [person.first, person.second, person.name].filter(Boolean);
  for (const [at, text] of names.entries()) sheet.text(text, left, 98 + look.label + at * line, { size: 14, bold: look.bold === 'values' });
  const place = model.isAbroad ? random.of(abroad) : null;
  const top = 106 + look.label + 3 * line;
  sheet.text(label('Domicilio'), left, top, style);
  const { lines, street } = addressOf(random, holder, place);
  for (const [at, text] of lines.entries()) sheet.text(text, left, top + 2 + look.label + at * (line - 1), { size: 13 });
  const end = sheet.text(label('Sexo'), random.between(580, 620), 98, { size: 10 });
  sheet.text(person.sex, end + 7, 96, { size: 13 });
  return { street, place, foot: top + look.label + 3 * line + 6 };
}

/** Returns the address lines. The street is missing on some cards, since a holder may have it hidden. */
function addressOf(random: Random, { person: { address }, state }: Holder, place: (typeof abroad)[number] | null) {
  if (place) return { street: place.street, lines: [place.street, `${place.city}, ${place.province}`] };
  const street = random.chance(0.15) ? null : `${random.of(['', 'C ', 'AND '])}${address.street} ${address.outer}`;
  const colony = `${random.of(['COL', 'COL.', 'FRACC'])} ${address.neighborhood} ${address.zip}`;
  return { street, lines: [...(street ? [street] : []), colony, `${address.municipality}, ${state}`] };
}

export const ineTrials: Readonly<Record<string, Layout<'ineFront'>>> = {
  D: credential({ letter: 'D', hasCodes: true, firstYear: [2009, 2013] }),
  'loose E': credential({ letter: 'E', hasCodes: true, firstYear: [2014, 2018] }),
  F: credential({ letter: 'F', hasCodes: true, isAbroad: true, firstYear: [2016, 2018] }),
  'loose G': credential({ letter: 'G', firstYear: [2019, 2024] }),
  H: credential({ letter: 'H', isAbroad: true, firstYear: [2019, 2024] }),
};
