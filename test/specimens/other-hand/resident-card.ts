import type { Random } from '../random.ts';
import { person } from './people.ts';
import { at, CARD, CARD_FACES, cardOf, type Drawing, portrait, waves } from './sheets.ts';
import { inDigits, mediumDay } from './written.ts';

/** Draws the card of a foreign resident, temporary or permanent. */
export function residentCard(random: Random, turn: number): Drawing {
  const isPermanent = turn % 3 === 1;
  const holder = person(random, { isForeign: true, hasAccents: random.chance(0.5) });
  const face = random.of(CARD_FACES);
  const facts = factsOf(random, turn);
  const { written } = facts;
  const labelSize = random.between(12, 14);
  const size = random.between(18, 21);
  const isBilingual = random.chance(0.6);
  const isLoud = random.chance(0.5);
  const label = (spanish: string, english: string) => (isBilingual ? `${spanish} / ${english}` : spanish);
  const isPhotoRight = turn % 2 === 1;
  const left = isPhotoRight ? 40 : 260;
  const right = left + 300;
  let content = waves(random, '#a9c0c9', '#d0b4a0') + portrait(isPhotoRight ? 620 : 30, 120, 200, 260);
  content += at(30, 20, 20, 'ESTADOS UNIDOS MEXICANOS', 'font-weight:600');
  content += at(30, 46, 18, random.of(['INSTITUTO NACIONAL DE MIGRACIÓN', 'SECRETARÍA DE GOBERNACIÓN · INSTITUTO NACIONAL DE MIGRACIÓN']));
  content += at(left, 80, 26, isPermanent ? 'RESIDENTE PERMANENTE' : 'RESIDENTE TEMPORAL', 'font-weight:700;color:#7a3418');
  const cell = (x: number, y: number, name: string, value: string) => {
    content += at(x, y, labelSize, isLoud ? name.toUpperCase() : name, 'color:#555');
    content += at(x, y + labelSize + 4, size, value, 'font-weight:500');
  };
  cell(left, 122, label(random.of(['Apellidos', 'Apellido(s)']), 'Surname'), holder.surnames);
  cell(left, 172, label(random.of(['Nombre', 'Nombre(s)', 'Nombres']), 'Given names'), holder.name);
  cell(left, 222, label('Nacionalidad', 'Nationality'), facts.country);
  cell(right, 222, label('Sexo', 'Sex'), holder.sex);
  cell(left, 272, label('Fecha de nacimiento', 'Date of birth'), written(holder.birth));
  cell(right, 272, 'CURP', holder.curp);
  cell(left, 322, random.of(['NUE', 'Número', 'N.U.E.', 'No. de documento']), facts.number);
  cell(right, 322, label(random.of(['Fecha de expedición', 'Expedición', 'Expedida']), 'Date of issue'), written(facts.issued));
  cell(
    right,
    372,
    label(random.of(['Fecha de vencimiento', 'Vencimiento', 'Vigencia', 'Válida hasta']), 'Expiry date'),
    isPermanent ? random.of(['PERMANENTE', 'INDEFINIDA']) : written(facts.expires),
  );
  cell(left, 372, label('Permiso para trabajar', 'Work permit'), random.of(['SÍ', 'NO']));
  return cardOf('fm', { ...CARD, face, background: '#f0f3f0', mark: { x: 60, y: 470, size: 20 } }, content, {
    type: isPermanent ? 'RESIDENTE_PERMANENTE' : 'RESIDENTE_TEMPORAL',
    number: facts.number,
    name: holder.name,
    last_name: holder.surnames,
    first_lastname: holder.first,
    second_lastname: holder.second || null,
    country: facts.country,
    birth_date: holder.birth,
    gender: holder.sex,
    curp: holder.curp,
    curp_structure_valid: true,
    expedition_date: facts.issued,
    expiration_date: isPermanent ? null : facts.expires,
  });
}

function factsOf(random: Random, turn: number) {
  const country = random.of(['COLOMBIA', 'ESTADOS UNIDOS', 'VENEZUELA', 'ESPAÑA', 'ARGENTINA', 'FRANCIA']);
  const number = random.digits(turn % 2 === 1 ? 11 : 8);
  const year = random.between(2022, 2026);
  const day = `-0${random.between(1, 9)}-${random.between(10, 28)}`;
  const lastYear = year + random.of([1, 3, 4]);
  const written = random.of([
    (iso: string) => inDigits(iso),
    (iso: string) => mediumDay(iso),
    (iso: string) => inDigits(iso, '-'),
    (iso: string) => mediumDay(iso, '/'),
  ]);
  return { country, number, issued: `${year}${day}`, expires: `${lastYear}${day}`, written };
}
