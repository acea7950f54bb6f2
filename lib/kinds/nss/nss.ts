import { type Curp, parseCurp } from '#mexico/curp.ts';
import { parseNssCode } from '#mexico/symbols/nss-code.ts';
import { birthOf, combineWithSymbol, correctCurp, correctNss, readCurp, readNss, reconcile } from '#papers/findings/codes/read.ts';
import { FieldCollector, fieldFrom, mapField, type PaperField, printsNoAccents, sureValue } from '#papers/findings/findings.ts';
import { LabelReader, textIn } from '#papers/findings/label-reader.ts';
import { isNss } from '#papers/texts/identifiers.ts';
import { asFigures } from '#papers/texts/look-alikes.ts';
import { nameIn } from '#papers/texts/names.ts';
import type { ReaderOf } from '../base/kind-reader.ts';
import { daysOf } from '../values/days.ts';
import { type NameFields, partedName } from '../values/parted-name.ts';
import { stateOfCurp } from '../values/state-of-curp.ts';
import { surnameLabels } from '../values/surname-labels.ts';
import { codeIn, qrOf } from '../values/symbols.ts';
import { lookUpCurp, lookUpNss } from '../values/validating.ts';
import { asState } from '../values/vocabulary.ts';
import type { nssOperation } from './nss.contract.ts';

const labels = {
  nss: ['Número de Seguridad Social', 'NSS', 'tu Número de Seguridad Social es', 'Número de Seguridad Social (NSS)'],
  curp: ['CURP', 'Clave Única de Registro de Población', 'Asociado a la CURP'],
  folio: ['Folio', 'Folio de la solicitud', 'Número de folio'],
  date: ['Fecha', 'Fecha de solicitud', 'Fecha y hora', 'Fecha de trámite', 'Fecha de emisión', 'Fecha de asignación', 'Fecha del trámite'],
  name: ['Nombre(s)', 'Nombre'],
  full: ['Nombre completo', 'Nombre del solicitante', 'Nombre del asegurado'],
  ...surnameLabels,
  birth: ['Fecha de nacimiento'],
  gender: ['Sexo', 'Género'],
  state: ['Lugar de nacimiento', 'Entidad de nacimiento', 'Entidad federativa de nacimiento'],
  chain: ['Cadena original', 'Sello digital', 'Secuencia notarial', 'Número de serie'],
} as const;

const GENDERS = /(?<!\p{L})(HOMBRE|MUJER|MASCULINO|FEMENINO|NO BINARIO|[HMX])(?!\p{L})/iu;
const genderIn = (text: string) => GENDERS.exec(text)?.[1] ?? null;
const FOLIO = /(?=[\p{L}\d-]{0,29}\d)[\p{L}\d-]{4,30}/u;
/** Matches the letters of a folio, which twelve digits follow. A letter among those is a misread digit, or the folio is unreadable. */
const LETTERS = /^NSS(?=.{12}$)/;
function folioIn(text: string): string | null {
  const folio = FOLIO.exec(text)?.[0] ?? null;
  if (folio === null || !LETTERS.test(folio)) return folio;
  const figures = asFigures(folio.slice(3));
  return /\D/.test(figures) ? null : `NSS${figures}`;
}
/** Matches the folio in the digitally sealed text (cadena original), which repeats it: `|Folio:NSS058405022727|`. */
const IN_CHAIN = /\|\s?Folio:\s?([\p{L}\d-]{4,30})(?=\|)/u;
/** Maximum number of a row's characters that are searched for the folio. */
const LONGEST_ROW = 400;
const folioInChain = (text: string) => folioIn(IN_CHAIN.exec(text.slice(0, LONGEST_ROW))?.[1] ?? '');

/** Reads the paper with which the IMSS assigns a social security number (NSS). `marks`: phrases and their weights. */
export const nssReader: ReaderOf<typeof nssOperation> = {
  title: 'an NSS assignment of the IMSS',
  marks: {
    'Asignación de Número de Seguridad Social': 4,
    'Asignación o Localización de Número de Seguridad Social': 4,
    'Asignación o localización': 2,
    'Localización de Número de Seguridad Social': 3,
    'Número de Seguridad Social': 2,
    'Instituto Mexicano del Seguro Social': 1,
  },
  pages: 2,
  symbols: true,
  parse(paper, { today }) {
    const reader = new LabelReader(paper.pages, labels);
    const findings = new FieldCollector(paper.pages);
    const { dayIn: day } = daysOf(paper.pages, today);
    const code = codeIn(paper, (payload) => parseNssCode(payload, today));

    const nss = findings.take('nss', combineWithSymbol(correctNss(readNss(reader, 'nss')), fieldFrom('qr', code?.nss ?? null)));
    const birth = reader.value('birth', day);
    const printedCurp = readCurp(reader, 'curp');
    const curpWith = (birthDate: string | null) =>
      combineWithSymbol(correctCurp(printedCurp, { birthDate }, today), fieldFrom('qr', code?.curp ?? null));
    const curpField = curpWith(sureValue(birth));
    const curp = findings.take('curp', curpField);
    const curpParts = partsOfCurp(curp, today);
    const names = namesOf(reader, curp);
    const isUnaccented = printsNoAccents(Object.values(names));
    if (isUnaccented) findings.mayMissAccents = false;
    const fromCurp = (value: string | null) => (curp === null ? null : mapField(curpField, () => value));
    const saysGender = reader.has('gender') || curpField?.source.origin === 'ocr';
    const stateFromCurp = () => fromCurp(curpParts && stateOfCurp(curpParts, { pages: paper.pages, isPrinted: reader.has('state') }));
    return {
      data: {
        nss,
        curp,
        ...findings.takeAll({
          request_date: reader.value('date', day) ?? fieldFrom('qr', code?.date ? day(code.date) : null),
          folio: folioOf(reader) ?? fieldFrom('qr', code?.folio ?? null),
          ...names,
          birthdate: reconcile(birth, birthOf(curpWith(null), today)),
          gender: reader.value('gender', genderIn) ?? (saysGender ? null : fromCurp(curpParts?.sex ?? null)),
          state_of_birth: asState(reader.value('state', textIn), { isUnaccented }) ?? stateFromCurp(),
        }),
        ...qrOf(paper, code, code?.nss === nss && (code?.curp === null || code?.curp === curp)),
        nss_valid: null,
        nss_structure_valid: nss === null ? null : isNss(nss),
        nss_response: null,
        curp_structure_valid: curp === null ? null : curpParts !== null,
        valid_curp: null,
        curp_response: null,
      },
      sources: findings.sources,
    };
  },
  isEnough: ({ nss }) => nss !== null,
  async validate(data, { validate_curp, validate_nss }, registry) {
    const [curp, nss] = await Promise.all([lookUpCurp(registry, data.curp, validate_curp), lookUpNss(registry, data.nss, validate_nss)]);
    return {
      ...data,
      nss_valid: nss.valid,
      nss_response: nss.person && { success: true, result: nss.person },
      valid_curp: curp.valid,
      curp_response: curp.record,
    };
  },
};

function partsOfCurp(curp: string | null, today: string): Curp | null {
  const verdict = parseCurp(curp ?? '', today);
  return verdict.ok ? verdict.value : null;
}

/** Reads the folio after its label, checked against the sealed text; if both are on one line, the label is part of the sealed text. */
function folioOf(reader: LabelReader<keyof typeof labels>): PaperField | null {
  const folio = reader.value('folio', folioIn);
  const second = folio && reader.anywhere(folioInChain);
  return second && isInOneLine(folio, second) ? folio : reconcile(folio, second);
}

function isInOneLine({ source: one }: PaperField, { source: other }: PaperField): boolean {
  const [[, top = 0, , bottom = 1], [, from = 0, , to = 1]] = [one.box ?? [], other.box ?? []];
  return one.page === other.page && top < to && from < bottom;
}

/** Reads the names after their own labels, or splits a full name with the help of the CURP. */
function namesOf(reader: LabelReader<keyof typeof labels>, curp: string | null): NameFields {
  const fullName = reader.value('full', nameIn) ?? (reader.has('first') ? null : reader.value('name', nameIn));
  if (reader.has('first') || !fullName) {
    return {
      name: reader.value('name', nameIn, { lines: 2 }),
      first_lastname: reader.value('first', nameIn),
      second_lastname: reader.value('second', nameIn),
    };
  }
  return partedName(fullName, curp);
}
