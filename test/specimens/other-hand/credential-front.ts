import { entities } from '#mexico/entities.ts';
import type { Random } from '../random.ts';
import { PLACES } from './lists.ts';
import { bareStreet, type Person, person } from './people.ts';
import { at, CARD, CARD_FACES, cardOf, type Drawing, portrait, waves } from './sheets.ts';
import { inDigits, withoutAccents } from './written.ts';

const MODELS = ['D', 'E', 'G', 'G', 'H', 'F'] as const;
type Model = (typeof MODELS)[number];

const ABROAD = [
  { city: 'CHICAGO', province: 'ILLINOIS', zip: '60608' },
  { city: 'HOUSTON', province: 'TEXAS', zip: '77009' },
  { city: 'LOS ANGELES', province: 'CALIFORNIA', zip: '90011' },
];

/** The data that only the front of a credential has. */
type Facts = ReturnType<typeof factsOf>;

/** Draws the front of a voter credential. */
export function ineFront(random: Random, turn: number): Drawing {
  const model = MODELS[turn % MODELS.length]!;
  const holder = person(random, { hasAccents: random.chance(0.4) });
  const face = random.of(CARD_FACES);
  const facts = factsOf(random, model, Number(holder.birth.slice(0, 4)));
  const write = pen(random);
  const home = homeOf(random, model, holder);
  const title = waves(random, '#d9a9bd', '#b8c7a4') + titleOf(random, model);
  const photo = random.between(24, 40);
  const first = random.between(262, 290);
  const second = first + random.between(240, 270);
  let content = title + portrait(photo, 112, 205, 262);
  content += write.label(first, 104, 'NOMBRE');
  content += write.lines(first, 104, [holder.first, holder.second, holder.name]);
  content += isNew(model) ? sexAlone(write, holder) : birthAndSex(write, holder);
  content += write.label(first, 196, 'DOMICILIO') + write.lines(first, 196, home.lines);
  content += write.label(first, 303, 'CLAVE DE ELECTOR') + write.value(first + write.labelSize * 11, 300, holder.electorKey);
  const numbers = { municipality: String(random.between(1, 120)).padStart(3, '0'), locality: `000${random.between(1, 9)}` };
  content += isNew(model)
    ? newFoot(random, write, { first, second }, holder, facts)
    : oldFoot(write, { first, second }, holder, { ...facts, ...numbers });
  content += at(photo + 30, 400, 26, random.of(['~ Mzqz ~', '𝓡. 𝓛𝓸𝓹']), 'font-style:italic;color:#334');
  const background = 'linear-gradient(100deg,#f6eef1,#f7f5ea 60%,#eef4ea)';
  return cardOf('ineFront', { ...CARD, face, background, mark: { x: 60, y: 490, size: 22 } }, content, {
    name: holder.name,
    first_lastname: holder.first,
    second_lastname: holder.second || null,
    birthdate: holder.birth,
    gender: holder.sex,
    elector_key: holder.electorKey,
    curp: holder.curp,
    expiration_date: `${facts.expires}-12-31`,
    ...home.answers,
    emission_number: facts.emissionNumber,
    type: model === 'D' ? 'IFE' : 'INE',
    ine_type: model,
    section_id: facts.section,
    register_year: facts.registered,
    emission_year: facts.emitted,
    is_foreign: isAbroad(model),
    state_id: isNew(model) ? null : stateNumberOf(holder),
    city_id: isNew(model) ? null : numbers.municipality,
  });
}

const isNew = (model: Model) => model === 'G' || model === 'H';
const isAbroad = (model: Model) => model === 'H' || model === 'F';

function factsOf(random: Random, model: Model, birthYear: number) {
  const registered = String(Math.max(1991, birthYear + 18 + random.between(0, 3)));
  const emissionNumber = `0${random.between(0, 4)}`;
  const emitted = model === 'D' ? 2013 : model === 'E' || model === 'F' ? random.between(2015, 2019) : random.between(2020, 2026);
  return { registered, emissionNumber, emitted: String(emitted), expires: String(emitted + 10), section: random.digits(4) };
}

/** Returns functions that write texts in the sizes and colours of one card. */
function pen(random: Random) {
  const labelSize = random.between(12, 15);
  const color = random.of(['#333', '#5c3a4a', '#444', '#6b4455']);
  const size = random.between(17, 20);
  const weight = random.of([400, 500, 600]);
  const label = (x: number, y: number, text: string) => at(x, y, labelSize, text, `color:${color}`);
  const value = (x: number, y: number, text: string) => at(x, y, size, text, `font-weight:${weight}`);
  return {
    labelSize,
    label,
    value,
    /** Writes a label with its value below it. */
    pair: (x: number, y: number, name: string, text: string) => label(x, y, name) + value(x, y + labelSize + 3, text),
    /** Writes a label with its value to the right. */
    row: (x: number, y: number, name: string, text: string) =>
      label(x, y + 3, name) + value(x + name.length * labelSize * 0.66 + 12, y, text),
    /** Writes lines below a label that is at `y`. */
    lines: (x: number, y: number, texts: readonly string[]) =>
      texts
        .filter((text) => text !== '')
        .map((text, line) => value(x, y + labelSize + 5 + line * (size + 4), text))
        .join(''),
  };
}
type Pen = ReturnType<typeof pen>;

function homeOf(random: Random, model: Model, { street, exterior, interior, neighborhood, zip, city, stateAbbreviation }: Person) {
  const kind = random.of(['C ', 'AV ', 'CDA ', '', 'AND ']);
  const inside = interior ? ` ${interior.replace('DEPTO', 'DPTO')}` : '';
  const streetLine = isAbroad(model)
    ? random.of(['1425 W OAK ST APT 3', '88 EAST RIVER RD', '5210 MAPLE AVE'])
    : withoutAccents(`${kind}${bareStreet(street)} ${exterior}${inside}`);
  const abroad = random.of(ABROAD);
  const before = random.of(['COL ', 'COL. ', 'FRACC ', 'COL ']);
  if (isAbroad(model))
    return {
      lines: [streetLine, abroad.zip, `${abroad.city}, ${abroad.province}`],
      answers: { street: streetLine, neighborhood: null, zip_code: abroad.zip, city: abroad.city, province: abroad.province },
    };
  return {
    lines: [streetLine, `${before}${withoutAccents(neighborhood)} ${zip}`, withoutAccents(`${city}, ${stateAbbreviation}`)],
    answers: {
      street: streetLine,
      neighborhood: withoutAccents(neighborhood),
      zip_code: zip,
      city: withoutAccents(city),
      province: stateAbbreviation,
    },
  };
}

function titleOf(random: Random, model: Model): string {
  const isOldest = model === 'D';
  const institute = isOldest ? 'INSTITUTO FEDERAL ELECTORAL' : 'INSTITUTO NACIONAL ELECTORAL';
  let title = at(random.between(30, 60), 22, random.between(24, 28), institute, 'font-weight:700');
  if (isOldest) title += at(40, 52, 17, 'REGISTRO FEDERAL DE ELECTORES');
  title += at(random.between(30, 60), isOldest ? 74 : 54, 20, 'CREDENCIAL PARA VOTAR', 'color:#7a2348');
  if (isAbroad(model)) title += at(330, 56, 17, 'DESDE EL EXTRANJERO');
  if (!isOldest) title += at(690, 24, 22, 'MÉXICO', 'letter-spacing:3px');
  return title;
}

const sexAlone = (write: Pen, { sex }: Person) => write.label(700, 104, 'SEXO') + write.value(748, 101, sex);

const birthAndSex = (write: Pen, { birth, sex }: Person) =>
  write.label(670, 104, 'FECHA DE NACIMIENTO') +
  write.value(670, 122, inDigits(birth)) +
  write.label(670, 152, 'SEXO') +
  write.value(720, 149, sex);

/** The x of the columns in the lower part of the card. */
interface Columns {
  first: number;
  second: number;
}

function stateNumberOf({ state }: Person): string {
  const { entity } = PLACES.find((place) => place.state === state)!;
  return String(entities.find(({ code }) => code === entity)!.inegi).padStart(2, '0');
}

/** Draws the lower lines of models G and H. */
function newFoot(random: Random, write: Pen, { first, second }: Columns, { curp, birth }: Person, facts: Facts): string {
  const validity = `${facts.emitted}${random.of([' - ', '-', ' – '])}${facts.expires}`;
  return [
    write.pair(first, 332, 'CURP', curp),
    write.pair(second, 332, 'AÑO DE REGISTRO', `${facts.registered} ${facts.emissionNumber}`),
    write.pair(first, 382, 'FECHA DE NACIMIENTO', inDigits(birth)),
    write.pair(second - 40, 382, 'SECCIÓN', facts.section),
    write.pair(second + 80, 382, 'VIGENCIA', validity),
  ].join('');
}

/** Draws the lower lines of the models before G. */
function oldFoot(
  write: Pen,
  { first, second }: Columns,
  person: Person,
  facts: Facts & { municipality: string; locality: string },
): string {
  return [
    write.label(first, 335, 'CURP') + write.value(first + 46, 332, person.curp),
    write.label(second + 70, 335, 'AÑO DE REGISTRO'),
    write.value(second + 70 + write.labelSize * 9.6, 332, `${facts.registered} ${facts.emissionNumber}`),
    write.row(first, 362, 'ESTADO', stateNumberOf(person)),
    write.row(first + 160, 362, 'MUNICIPIO', facts.municipality),
    write.row(first + 350, 362, 'SECCIÓN', facts.section),
    write.row(first, 392, 'LOCALIDAD', facts.locality),
    write.row(first + 200, 392, 'EMISIÓN', facts.emitted),
    write.row(first + 380, 392, 'VIGENCIA', facts.expires),
  ].join('');
}
