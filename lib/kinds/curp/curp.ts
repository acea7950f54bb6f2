import { type Curp, parseCurp } from '#mexico/curp.ts';
import { zoneLetters } from '#mexico/letters.ts';
import { plainText } from '#mexico/plain-text.ts';
import { type CurpCode, parseCurpCode } from '#mexico/symbols/curp-code.ts';
import { birthOf, combineWithSymbol, correctCurp, readCurp, reconcile } from '#papers/findings/codes/read.ts';
import {
  corroborate,
  FieldCollector,
  fieldFrom,
  fieldIn,
  isSure,
  joinFields,
  mapField,
  type PaperField,
  sureValue,
} from '#papers/findings/findings.ts';
import { LabelReader } from '#papers/findings/label-reader.ts';
import { combineWithZone } from '#papers/findings/zone-values.ts';
import { textOf } from '#papers/layout/rows.ts';
import { curpsIn, isCurp } from '#papers/texts/identifiers.ts';
import { nameIn } from '#papers/texts/names.ts';
import type { ReaderOf } from '../base/kind-reader.ts';
import { daysOf } from '../values/days.ts';
import { type StatePrint, stateOfCurp } from '../values/state-of-curp.ts';
import { surnameLabels } from '../values/surname-labels.ts';
import { codeIn, qrOf } from '../values/symbols.ts';
import { lookUpCurp } from '../values/validating.ts';
import { asState } from '../values/vocabulary.ts';
import type { curpOperation } from './curp.contract.ts';

const labels = {
  curp: ['Clave', 'CURP', 'Clave Única de Registro de Población', 'Clave CURP'],
  name: ['Nombre', 'Nombre(s)', 'Nombre completo', 'Nombre del titular'],
  ...surnameLabels,
  birth: ['Fecha de nacimiento'],
  birthState: ['Entidad de nacimiento', 'Lugar de nacimiento', 'Entidad federativa de nacimiento'],
  registration: ['Entidad de registro', 'Entidad federativa de registro', 'Entidad donde fue registrado'],
  others: ['CURP asociadas', 'CURPs asociadas', 'Claves asociadas', 'CURP anteriores', 'CURP históricas'],
  inscription: ['Fecha de inscripción'],
  folio: ['Folio'],
  sex: ['Sexo'],
  nationality: ['Nacionalidad'],
} as const;

/** True if the QR code contains the printed CURP and the printed name, its words in any order. */
function agrees(code: CurpCode, curp: string | null, name: string | null): boolean {
  if (code.curp !== curp) return false;
  const words = (text: string | null) =>
    plainText(text ?? '')
      .split(' ')
      .sort()
      .join(' ');
  const fullName = code.full_name ?? [code.names, code.first_surname, code.second_surname].filter(Boolean).join(' ');
  return name === null || words(fullName) === words(name);
}

/** Returns the full name in the code, surnames first if the print has that order; null if the code has no name. */
function nameOfCode(code: CurpCode | null, print: string | null): string | null {
  if (!code || code.full_name) return code?.full_name ?? null;
  const [names, surnames] = [code.names ?? '', [code.first_surname, code.second_surname].filter(Boolean).join(' ')];
  const isLast = print !== null && zoneLetters(print).endsWith(zoneLetters(names)) && !zoneLetters(print).startsWith(zoneLetters(names));
  return (isLast ? `${surnames} ${names}` : `${names} ${surnames}`).trim() || null;
}

/** Reads a CURP certificate. `marks`: phrases and their weights for recognising the kind. */
export const curpReader: ReaderOf<typeof curpOperation> = {
  title: 'a CURP certificate',
  marks: {
    'Constancia de la Clave Única de Registro de Población': 4,
    'Clave Única de Registro de Población': 2,
    'CURP Certificada: verificada con el Registro Civil': 2,
    'Entidad de registro': 1,
    'Registro Nacional de Población': 1,
  },
  pages: 1,
  symbols: true,
  parse(paper, { today }) {
    const reader = new LabelReader(paper.pages, labels);
    const findings = new FieldCollector(paper.pages);
    const code = codeIn(paper, (payload) => parseCurpCode(payload, today));

    const parts = (['name', 'first', 'second'] as const).map((part) => reader.value(part, nameIn, { lines: 2 }));
    const holderName = parts[1] ? join(parts) : reader.has('first') ? null : parts[0]!;
    const birthPrinted = reader.value('birth', daysOf(paper.pages, today).dayIn);
    const printedCurp = notOfOthers(reader, readCurp(reader, 'curp'));
    const curpWith = (birthDate: string | null) =>
      combineWithSymbol(correctCurp(printedCurp, { birthDate }, today), fieldFrom('qr', code?.curp ?? null));
    const curpField = curpWith(sureValue(birthPrinted) ?? code?.birth_date ?? null);
    const curp = findings.take('curp', curpField);
    const verdict = curp === null ? null : parseCurp(curp, today);

    const codeName = code?.curp === curp ? fieldFrom('qr', nameOfCode(code, holderName?.value ?? null)) : null;
    const name = findings.take('full_name', combineWithZone(holderName, codeName));
    const birthState = reader.value('birthState', nameIn);
    const registration = asState(reader.value('registration', nameIn));
    const print = { pages: paper.pages, isPrinted: reader.has('birthState'), elsewhere: sureValue(registration) };
    const entity = curpField && verdict?.ok ? mapField(curpField, () => stateOf(verdict.value, print)) : null;
    return {
      data: {
        full_name: name,
        curp,
        curp_structure_valid: verdict?.ok ?? null,
        ...findings.takeAll({
          birthdate: reconcile(birthPrinted, birthOf(curpWith(code?.birth_date ?? null), today)),
          state_of_birth: isSure(birthState) ? birthState : entity,
          state_of_registration: registration,
        }),
        asociated_curps: curpsBelow(reader, curp, today).flatMap((other, at) => findings.take(`asociated_curps.${at}`, other) ?? []),
        ...qrOf(paper, code, code !== null && agrees(code, curp, name)),
        curp_valid: null,
        curp_response: null,
      },
      sources: findings.sources,
    };
  },
  isEnough: ({ curp, full_name }) => curp !== null && full_name !== null,
  async validate(data, { validate_curp }, registry) {
    const { valid, record } = await lookUpCurp(registry, data.curp, validate_curp);
    return { ...data, curp_valid: valid, curp_response: record };
  },
};

/** One wrong CURP in this many has a matching check digit. */
const CHECK_DIGIT = 10;
/** Maximum number of associated CURPs that are returned. */
const MAX_OTHERS = 20;

const stateOf = (curp: Curp, print: StatePrint) => (curp.entity === 'NE' ? 'NACIDO EN EL EXTRANJERO' : stateOfCurp(curp, print));

function join(parts: readonly (PaperField | null)[]): PaperField {
  const nameParts = parts.filter((part) => part !== null);
  return joinFields(nameParts.map(({ value }) => value).join(' '), nameParts);
}

/** Returns the field, or null if it is below the label of associated CURPs: then the holder's own CURP was not read. */
function notOfOthers(reader: LabelReader<keyof typeof labels>, field: PaperField | null): PaperField | null {
  const [others] = reader.anchors('others');
  const { page, box } = field?.source ?? {};
  return others && box && page === others.row.page.number && box[1]! * others.row.page.height >= others.box.top ? null : field;
}

/** Reads the associated CURPs, row by row until a row has none. Returns those that were read surely and differ from the holder's. */
function curpsBelow(reader: LabelReader<keyof typeof labels>, holder: string | null, today: string): PaperField[] {
  const [anchor] = reader.anchors('others');
  if (!anchor) return [];
  const curps = new Map<string, PaperField>();
  for (const { page, words, at } of reader.rows.slice(anchor.row.at)) {
    const matches = curpsIn(textOf(words)).filter((text) => isCurp(text, today));
    if (matches.length === 0 && at !== anchor.row.at) break;
    for (const text of matches) if (!curps.has(text)) curps.set(text, corroborate(fieldIn(page, words, text), CHECK_DIGIT));
  }
  return [...curps.values()].filter((other) => isSure(other) && other.value !== holder).slice(0, MAX_OTHERS);
}
