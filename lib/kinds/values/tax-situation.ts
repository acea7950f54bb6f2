import { parseCsfCode } from '#mexico/symbols/csf-code.ts';
import { type KnownOfPerson, knownName, NO_FACTS } from '#papers/findings/codes/hints.ts';
import { birthOf, combineWithSymbol, correctCurp, correctRfc, readCurp, readRfc, reconcile } from '#papers/findings/codes/read.ts';
import {
  confirmedBy,
  contradictedBy,
  FieldCollector,
  fieldFrom,
  joinFields,
  MIN_CERTAIN_CONFIDENCE,
  type PaperField,
  printsNoAccents,
  sureValue,
} from '#papers/findings/findings.ts';
import { LabelReader, textIn } from '#papers/findings/label-reader.ts';
import type { Paper } from '#papers/layout/page.ts';
import { postalCodeByLabel } from '#papers/texts/addresses.ts';
import { emailIn } from '#papers/texts/emails.ts';
import { figuresIn } from '#papers/texts/identifiers.ts';
import { nameIn } from '#papers/texts/names.ts';
import type { ParseContext } from '../base/kind-reader.ts';
import { houseNumberIn } from './address-lines.ts';
import { daysOf } from './days.ts';
import { withLabelsInOneLine } from './long-labels.ts';
import { codeIn, qrOf } from './symbols.ts';
import { holderOf } from './tax-holder.ts';
import { taxLabels } from './tax-labels.ts';
import { regimesOf } from './tax-regimes.ts';
import { asKnown, asState } from './vocabulary.ts';

/** Reads an idCIF, a number of 8 to 11 digits; null if there is none. */
const idIn = (text: string) => [11, 10, 9, 8].map((count) => figuresIn(text, count)).find((figures) => figures !== null) ?? null;
const LONG_SEARCH = { lines: 3 };
/** Reads a tax office, and restores the narrow blank before its number: `JALISCO 1`. */
const officeIn = (text: string) => textIn(text.replace(/(?<=\p{L}{3})(?=\d{1,2}$)/u, ' '));
const situations = ['ACTIVO', 'REACTIVADO', 'SUSPENDIDO', 'CANCELADO'];
/** Reads the status, also after the unread rest of its label. */
const situationIn = (text: string) => {
  const last = text.slice(text.lastIndexOf(' ') + 1);
  return situations.includes(last.toUpperCase()) ? last : textIn(text);
};
/** Returns a listed status, or another one if it was read surely; else null. */
function ofSituations(field: PaperField | null): PaperField | null {
  const situation = asKnown(field, situations);
  return situation && (situations.includes(situation.value.toUpperCase()) || situation.source.confidence >= MIN_CERTAIN_CONFIDENCE)
    ? situation
    : null;
}

/** Labels that a narrow column breaks into two lines. */
const longLabels = { start: taxLabels.regimeStart, end: taxLabels.regimeEnd, state: taxLabels.state, locality: taxLabels.locality };

/** Reads the certificate or card of the SAT. `name`: the member of the answer that holds full name, RFC and idCIF. */
export function readTaxSituation(paper: Paper, { today }: ParseContext, name: string) {
  const reader = new LabelReader(withLabelsInOneLine(paper.pages, longLabels), taxLabels);
  const findings = new FieldCollector(paper.pages);
  const days = daysOf(paper.pages, today);
  const day = days.dayIn;
  const code = codeIn(paper, (payload) => {
    const csfCode = parseCsfCode(payload, today);
    return csfCode?.kind === 'cif' ? csfCode : null;
  });

  const holder = holderOf(reader);
  const names = (['name', 'first', 'second'] as const).map((part) => reader.value(part, nameIn, { lines: 2 }));
  const parts = names.filter((part) => part !== null);
  const nameByParts = names[0] && names[1] ? joinFields(parts.map(({ value }) => value).join(' '), parts) : null;
  const wholeName = nameByParts ? reconcile(holder, nameByParts) : holder;

  const birth = reader.value('birth', day);
  const [printedCurp, rfcReading] = [readCurp(reader, 'curp'), readRfc(reader, 'rfc', { places: ['right', 'above', 'below'] })];
  const birthDate = sureValue(birth);
  const person = { name: knownName(...names), birthDate };
  // CURP and RFC confirm each other, each as settled without the other.
  const curpWith = (facts: KnownOfPerson) =>
    correctCurp(printedCurp, { ...facts, rfc: sureValue(correctRfc(rfcReading, NO_FACTS, today)) }, today);
  const curp = curpWith(person);
  const printedRfc = correctRfc(rfcReading, { curp: sureValue(correctCurp(printedCurp, person, today)), birthDate }, today);
  const rfc = combineWithSymbol(printedRfc, fieldFrom('qr', code?.rfc ?? null));
  const printedId = reader.value('idCif', idIn);
  const id = code !== null && code.rfc === rfc?.value ? combineWithSymbol(printedId, fieldFrom('qr', code.id_cif)) : printedId;
  const [forenames, first, second] = names.map((part) => {
    if (!part || !holder || part.source.confidence >= MIN_CERTAIN_CONFIDENCE) return part;
    return ` ${holder.value} `.includes(` ${part.value} `) ? confirmedBy(part, holder) : contradictedBy(part, holder);
  });

  const [street, neighborhood] = [reader.text('street', LONG_SEARCH), reader.text('neighborhood', LONG_SEARCH)];
  const [municipality, state] = [reader.text('municipality', LONG_SEARCH), reader.text('state', LONG_SEARCH)];
  const isUnaccented = printsNoAccents([holder, ...names, street, neighborhood, municipality, state]);
  if (isUnaccented) findings.mayMissAccents = false;

  const identification = {
    curp,
    name: forenames ?? null,
    first_lastname: first ?? null,
    second_lastname: second ?? null,
    birthdate: reconcile(birth, birthOf(curpWith({ ...person, birthDate: null }), today)),
    start_date: reader.value('start', day),
    situation: ofSituations(reader.value('situation', situationIn)),
    situation_last_update: reader.value('change', day),
  };
  const address = {
    street,
    ext_num: reader.value('outer', houseNumberIn),
    int_num: reader.value('inner', houseNumberIn, { places: ['right'] }),
    postal_code: reader.value('postalCode', postalCodeByLabel),
    neighborhood,
    municipality,
    state: asState(state, { isUnaccented }),
    email: reader.value('email', emailIn, LONG_SEARCH),
    al: reader.value('administration', officeIn),
  };
  const rest = {
    identification_data: findings.takeAll(identification, 'identification_data'),
    fiscal_address: findings.takeAll(address, 'fiscal_address'),
    fiscal_characteristics: { rfc: findings.take('fiscal_characteristics.rfc', rfc), regimes: regimesOf(reader, days, findings) },
    ...qrOf(paper, code, code !== null && code.rfc === rfc?.value && (id === null || code.id_cif === id.value)),
  };
  return { holder: findings.takeAll({ full_name: wholeName, rfc, id }, name), rest, sources: findings.sources };
}
