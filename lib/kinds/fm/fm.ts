import { NO_FACTS } from '#papers/findings/codes/hints.ts';
import { birthOf, correctCurp, readCurp, reconcile } from '#papers/findings/codes/read.ts';
import { FieldCollector, joinFields, mapField, printsNoAccents, sureValue } from '#papers/findings/findings.ts';
import { LabelReader } from '#papers/findings/label-reader.ts';
import { combineWithZone, zoneField } from '#papers/findings/zone-values.ts';
import { zoneOf } from '#papers/layout/zone.ts';
import { dateIn } from '#papers/texts/dates.ts';
import { isCurp } from '#papers/texts/identifiers.ts';
import { nameIn, partSurnames } from '#papers/texts/names.ts';
import type { ReaderOf } from '../base/kind-reader.ts';
import { firstByPhrase, takeKnown } from '../values/first-by-phrase.ts';
import { surnameLabels } from '../values/surname-labels.ts';
import { lookUpCurp } from '../values/validating.ts';
import type { fmOperation, fmTypes } from './fm.contract.ts';

const labels = {
  name: ['Nombre', 'Nombre(s)', 'Name', 'Given names', 'Nombre / Name'],
  last: ['Apellidos', 'Surname', 'Surnames', 'Apellidos / Surname'],
  ...surnameLabels,
  country: ['Nacionalidad', 'Nationality', 'Nacionalidad / Nationality', 'País de origen', 'Nacionalidad actual'],
  birth: ['Fecha de nacimiento', 'Date of birth', 'Fecha de nacimiento / Date of birth'],
  sex: ['Sexo', 'Sex', 'Sexo / Sex'],
  curp: ['CURP', 'Clave CURP', 'Clave Única de Registro de Población'],
  number: [
    'Número',
    'NUE',
    'No. de documento',
    'Número de documento',
    'Número de tarjeta',
    'Número Único de Extranjero',
    'Document No.',
    'No.',
    'Folio',
  ],
  issue: ['Expedición', 'Fecha de expedición', 'Expedida', 'Expedido', 'Date of issue', 'Fecha de expedición / Date of issue'],
  expiry: [
    'Vencimiento',
    'Fecha de vencimiento',
    'Vigencia',
    'Vigente hasta',
    'Válido hasta',
    'Fecha de caducidad',
    'Expiry date',
    'Date of expiry',
  ],
  type: ['Condición de estancia', 'Calidad migratoria', 'Característica migratoria', 'Condición'],
  place: ['Lugar de nacimiento', 'Lugar de expedición'],
  permits: ['Permiso para trabajar', 'Observaciones', 'Actividad'],
} as const;

type FmType = (typeof fmTypes)[number];

/** Titles of the documents; a longer title precedes a shorter title that it contains. */
const titles: readonly { type: FmType; phrases: readonly string[] }[] = [
  { type: 'RESIDENTE_TEMPORAL_ESTUDIANTE', phrases: ['Residente Temporal Estudiante'] },
  { type: 'RESIDENTE_PERMANENTE', phrases: ['Residente Permanente'] },
  { type: 'RESIDENTE_TEMPORAL', phrases: ['Residente Temporal'] },
  { type: 'FM2', phrases: ['FM2'] },
  { type: 'FM3', phrases: ['FM3'] },
  { type: 'VISITANTE', phrases: ['Visitante'] },
];

/** Reads a document number; leading letters O become zeros. Null if there is none. */
const numberIn = (text: string) =>
  /(?<![\p{L}\d])(?=[\p{L}]{0,4}\d)[A-Z]{0,4}\d{5,15}(?![\p{L}\d])/u
    .exec(text.replace(/(?<=\d) (?=\d)/g, ''))?.[0]
    .replace(/^O{1,4}/, (letters) => '0'.repeat(letters.length)) ?? null;
const sexIn = (text: string) => /(?<!\p{L})(HOMBRE|MUJER|MASCULINO|FEMENINO|[HMFX])(?!\p{L})/iu.exec(text)?.[1] ?? null;
const VALUE_SEARCH = { places: ['right', 'below'] } as const;

/** Reads a migratory form (forma migratoria, FM) or a resident's card. `marks`: phrases and their weights for recognising the kind. */
export const fmReader: ReaderOf<typeof fmOperation> = {
  title: 'a migratory form or a resident’s card',
  marks: {
    'Instituto Nacional de Migración': 2,
    'Residente Temporal': 2,
    'Residente Permanente': 2,
    'Forma migratoria': 3,
    'Condición de estancia': 2,
    'Calidad migratoria': 2,
    'Número Único de Extranjero': 1,
    FM2: 1,
    FM3: 1,
  },
  hasZone: ({ format, issuer }) => format === 'TD1' && issuer === 'MEX',
  pages: 2,
  symbols: false,
  parse({ pages }, { today }) {
    const reader = new LabelReader(pages, labels);
    const findings = new FieldCollector(pages);
    const day = (text: string) => dateIn(text, today);
    const zone = zoneOf(pages, today);
    const { mrz } = zone ?? {};
    const birth = reconcile(reader.value('birth', day, VALUE_SEARCH), zoneField(zone, mrz?.birthDate, mrz?.checks.birth_date));
    const printedCurp = readCurp(reader, 'curp', VALUE_SEARCH);
    const curp = correctCurp(printedCurp, { birthDate: sureValue(birth) }, today);
    const name = combineWithZone(reader.value('name', nameIn, { ...VALUE_SEARCH, lines: 2 }), zoneField(zone, mrz?.names));
    const parts = [reader.value('first', nameIn, VALUE_SEARCH), reader.value('second', nameIn, VALUE_SEARCH)] as const;
    const last = parts[0]
      ? joinFields([parts[0].value, parts[1]?.value].filter(Boolean).join(' '), parts[1] ? [parts[0], parts[1]] : [parts[0]])
      : combineWithZone(reader.value('last', nameIn, { ...VALUE_SEARCH, lines: 2 }), zoneField(zone, mrz?.lastNames));
    if (printsNoAccents([name, last])) findings.mayMissAccents = false;
    const surnames = last && partSurnames(last.value, name?.value ?? '', sureValue(curp));
    const type = mapField(firstByPhrase(reader.rows, titles), (title) => title.type);
    const fields = findings.takeAll({
      number: reader.value('number', numberIn, VALUE_SEARCH) ?? zoneField(zone, mrz?.documentNumber, mrz?.checks.document_number),
      name,
      last_name: last,
      first_lastname: parts[0] ?? mapField(last, () => surnames?.first || null),
      second_lastname: parts[1] ?? mapField(last, () => surnames?.second || null),
      // The machine-readable zone has only a country code, not a name.
      country: reader.value('country', nameIn, VALUE_SEARCH),
      birth_date: reconcile(birth, birthOf(correctCurp(printedCurp, NO_FACTS, today), today)),
      gender: reader.value('sex', sexIn, VALUE_SEARCH),
      curp,
      expedition_date: reader.value('issue', day, VALUE_SEARCH),
      expiration_date: reconcile(reader.value('expiry', day, VALUE_SEARCH), zoneField(zone, mrz?.expiryDate, mrz?.checks.expiry_date)),
    });
    return {
      data: {
        type: takeKnown(findings, 'type', type),
        ...fields,
        curp_structure_valid: fields.curp === null ? null : isCurp(fields.curp, today),
        curp_valid: null,
        curp_response: null,
      },
      sources: findings.sources,
    };
  },
  isEnough: ({ name, last_name, number, curp }) => (name !== null || last_name !== null) && (number !== null || curp !== null),
  async validate(data, { validate_curp }, registry) {
    const { valid, record } = await lookUpCurp(registry, data.curp, validate_curp);
    return { ...data, curp_valid: valid, curp_response: record };
  },
};
