import { bankName } from '#mexico/banks.ts';
import { editDistance } from '#mexico/edit-distance.ts';
import { NO_FACTS } from '#papers/findings/codes/hints.ts';
import { correctClabe, correctRfc, readClabe, rfcLikeIn } from '#papers/findings/codes/read.ts';
import { confirmedBy, FieldCollector, mapField, type PaperField } from '#papers/findings/findings.ts';
import { LabelReader } from '#papers/findings/label-reader.ts';
import { hasPhrase } from '#papers/layout/phrases.ts';
import type { TextRow } from '#papers/layout/rows.ts';
import { isRfc, rfcsIn } from '#papers/texts/identifiers.ts';
import { amountIn, fixZeros } from '#papers/texts/money.ts';
import type { ReaderOf } from '../base/kind-reader.ts';
import { type Days, daysOf } from '../values/days.ts';
import { firstByPhrase, takeKnown } from '../values/first-by-phrase.ts';
import { holderBlockOf, holderIn } from '../values/holder-block.ts';
import { withLabelsInOneLine } from '../values/long-labels.ts';
import { lookUpRfc } from '../values/validating.ts';
import { asKnown } from '../values/vocabulary.ts';
import type { bankStatementOperation } from './bank-statement.contract.ts';
import { bankBrands } from './banks.ts';

const labels = {
  name: ['Titular', 'Nombre del titular', 'Nombre', 'Nombre del cliente', 'Cliente'],
  rfc: ['RFC', 'RFC del cliente', 'RFC titular', 'RFC Cliente'],
  rfcBank: ['RFC del banco', 'RFC emisor', 'RFC institución', 'RFC de la institución'],
  period: ['Periodo', 'Periodo del', 'Resumen del', 'Del', 'Periodo de corte', 'Periodo del estado de cuenta'],
  cut: ['Fecha de corte', 'Corte'],
  account: ['No. de cuenta', 'Número de cuenta', 'Cuenta', 'No. cuenta', 'Núm. de cuenta', 'Contrato', 'Número de contrato'],
  clabe: ['CLABE', 'No. Cuenta CLABE', 'Cuenta CLABE', 'CLABE Interbancaria', 'Número de cuenta CLABE', 'No. de cuenta CLABE'],
  average: ['Saldo promedio', 'Saldo promedio diario', 'Saldo promedio del periodo', 'Saldo promedio mensual'],
  total: [
    'Saldo final',
    'Saldo final del periodo',
    'Saldo al corte',
    'Saldo actual',
    'Saldo de operación final',
    'Saldo final de la cuenta',
    'Saldo nuevo',
    'Saldo al cierre',
    'Saldo al final del periodo',
  ],
  totalAtDate: ['Saldo al', 'Saldo al día'],
  // Labels that are only recognised, so that their values are not taken for those of the labels above.
  other: [
    'Saldo anterior',
    'Saldo inicial',
    'Saldo de operación inicial',
    'Saldo mínimo',
    'Saldo al inicio',
    'Saldo al inicio del periodo',
    'Saldo al corte anterior',
    'Saldo promedio mínimo',
    'Saldo promedio mínimo mensual',
    'Saldo promedio mínimo requerido',
    'Saldo promedio gravable',
    'Días del periodo',
    'Depósitos / Abonos',
    'Retiros / Cargos',
    'Depósitos',
    'Retiros',
    'No. de cliente',
    'Número de cliente',
    'Código de cliente',
    'Código de cliente No.',
    'Sucursal',
  ],
} as const;

type StatementReader = LabelReader<keyof typeof labels>;

/** Reads an account number; null within a word, where a digit was misread as another character: `$024644104`. */
const accountIn = (text: string) => ACCOUNT.exec(text.replace(CLABE, ''))?.[0].replace(/[ -]/g, '') ?? null;
const ACCOUNT = /(?<![^\s:.#])\d(?:[ -]?\d){7,15}(?![^\s.,;])/;
/** Matches a CLABE, which is removed before the search for an account number. */
const CLABE = /(?<!\d[ -]?)\d(?:[ -]?\d){17}(?![ -]?\d)/;
/** Reads an account number with no letters before it: `CÓDIGO DE CLIENTE 11223344` below an account label is no account. */
const accountFirst = (text: string) => (/^[^\p{L}]*\d/u.test(text) ? accountIn(text) : null);

/** Reads an amount; null if the text has words other than those for money, because they belong to a longer label. */
const averageIn = (text: string) => (/\p{L}{2}/u.test(text.replace(/M\.? ?N\b|MXN|PESOS/i, '')) ? null : amountIn(text));

/** Labels of balances other than the final one. */
const OTHER_BALANCE = /ANTERIOR|INICI|PROMEDIO|M[IÍ]NIMO/i;

/** Reads the last amount of a line such as `Saldo al 31 de octubre de 2026 $1,234.50`; null for a balance that is not the final one. */
function lastAmount(text: string): number | null {
  if (OTHER_BALANCE.test(text)) return null;
  const amounts = fixZeros(text).match(/-?\$? ?-?\d[\d,]{0,15}\.\d{2}(?!\d)/g);
  return amounts ? amountIn(amounts.at(-1)!) : null;
}

/** Reads a bank statement. `marks`: phrases and their weights for recognising the kind. */
export const bankStatementReader: ReaderOf<typeof bankStatementOperation> = {
  title: 'a bank statement',
  marks: {
    'Estado de cuenta': 1,
    CLABE: 2,
    'Cuenta CLABE': 1,
    'CLABE Interbancaria': 1,
    'Saldo promedio': 2,
    'Saldo final': 1,
    'Saldo anterior': 1,
    'Retiros / Cargos': 1,
    Depósitos: 1,
    'Fecha de corte': 1,
  },
  pages: 3,
  symbols: false,
  parse({ pages }, { today }) {
    const reader = new LabelReader(withLabelsInOneLine(pages, labels), labels);
    const findings = new FieldCollector(pages);
    const clabe = correctClabe(readClabe(reader, 'clabe'));
    const entity = mapField(clabe, (figures) => bankName(figures.slice(0, 3)));
    const brand = mapField(firstByPhrase(reader.rows, bankBrands), ({ name }) => name);
    const { person, issuer } = rfcsOf(reader, today);
    const days = daysOf(pages, today);
    const period = periodOf(reader, days);
    const block = holderBlockOf(reader);
    const fields = findings.takeAll({
      name: reader.value('name', holderIn) ?? block?.name ?? null,
      rfc_person: person,
      rfc_entity: issuer,
      date_start: mapField(period, ([start]) => start),
      date_end: mapField(period, ([, end]) => end),
      account_number: accountOf(reader, clabe),
      clabe,
      average_amount: reader.value('average', averageIn),
      total_amount: totalOf(reader, days),
    });
    const isValid = (rfc: string | null) => (rfc === null ? null : isRfc(rfc, today));
    return {
      data: {
        ...fields,
        entity: entity ? findings.take('entity', entity) : takeKnown(findings, 'entity', brand),
        rfc_person_structure_valid: isValid(fields.rfc_person),
        rfc_entity_structure_valid: isValid(fields.rfc_entity),
        rfc_person_valid: null,
      },
      sources: findings.sources,
    };
  },
  isEnough: ({ clabe, account_number, name }) => name !== null && (clabe !== null || account_number !== null),
  async validate(data, { validate_rfc }, registry) {
    return { ...data, rfc_person_valid: await lookUpRfc(registry, data.rfc_person, validate_rfc) };
  },
};

/** Reads the printed account number; without any account label, takes digits 7 to 17 of the CLABE, without leading zeros. */
function accountOf(reader: StatementReader, clabe: PaperField | null): PaperField | null {
  // In a picture, OCR may have missed the label, so the digits of the CLABE are not taken.
  if (!reader.has('account'))
    return clabe?.source.origin === 'ocr' ? null : mapField(clabe, (figures) => figures.slice(6, 17).replace(/^0{1,10}/, ''));
  // If several numbers follow account labels, the account number is the number that the CLABE contains.
  const same = reader.value('account', (text) => {
    const account = accountIn(text);
    return account !== null && clabe?.value.slice(17 - account.length, 17) === account ? account : null;
  });
  if (same && clabe) return confirmedBy(same, clabe);
  return reader.value('account', accountFirst) ?? reader.value('account', accountIn, { places: ['right'] });
}

/** Reads the final balance after its label, or after `Saldo al 31 de octubre de 2026`. */
function totalOf(reader: StatementReader, { dayIn }: Days): PaperField<number> | null {
  return (
    reader.value('total', lastAmount, { places: ['right', 'row', 'below'] }) ??
    reader.value('totalAtDate', (text) => (dayIn(text) === null ? null : lastAmount(text)), { places: ['right', 'row'] })
  );
}

const bankRfcs = bankBrands.flatMap(({ rfc }) => rfc ?? []);

/** Maximum number of misread characters in a bank's RFC; a text this close to a bank's RFC is not the holder's. */
const MAX_APART = 2;
const isOfBank = (rfc: string) => bankRfcs.some((other) => Number.isFinite(editDistance(rfc, other, MAX_APART)));

const phrasesOfBanks = bankBrands.flatMap(({ phrases }) => phrases);
const namesBank = (column: TextRow) => phrasesOfBanks.some((phrase) => hasPhrase([column], phrase));
const isOfCompany = ({ value }: PaperField) => value.length === 12;
const isOfPerson = ({ value }: PaperField) => value.length === 13;

/** Finds both RFCs. The bank's is a listed RFC, or follows its own label or the bank's name; the holder's is a different RFC. */
function rfcsOf(reader: StatementReader, today: string): { person: PaperField | null; issuer: PaperField | null } {
  const correctAndCheck = (candidates: readonly PaperField[]) =>
    candidates.flatMap((field) => {
      const likeListed = asKnown(field, bankRfcs);
      // The RFCs of two banks break the check digit rule, so a listed RFC that was read exactly is not checked.
      return (bankRfcs.includes(field.value) ? likeListed : correctRfc(likeListed, NO_FACTS, today)) ?? [];
    });
  const all = correctAndCheck(reader.all(rfcsIn));
  const issuer =
    all.find(({ value }) => bankRfcs.includes(value)) ??
    reader.value('rfcBank', (text) => rfcsIn(text)[0] ?? null) ??
    correctAndCheck(reader.all(rfcsIn, namesBank)).find(isOfCompany) ??
    companyBeside(all);
  const isOther = (value: string) => value !== issuer?.value && !isOfBank(value);
  const others = all.filter(({ value }) => isOther(value));
  const labelRfc =
    // A bank's RFC has 12 characters and its label may precede the holder's, so an RFC of 13 (a person's) has priority.
    reader.value('rfc', (text) => rfcsIn(text).find((value) => isOther(value) && value.length === 13) ?? null) ??
    reader.value('rfc', (text) => rfcsIn(text).find(isOther) ?? null) ??
    reader.value('rfc', (text) => [rfcLikeIn(text)].find((value) => value !== null && isOther(value)) ?? null);
  // If the bank's RFC is known, any other RFC is the holder's.
  const person = correctRfc(labelRfc, NO_FACTS, today) ?? others.find(isOfPerson) ?? (issuer && others[0]) ?? null;
  return { person, issuer };
}

/** Returns the only company's RFC if a person's RFC is present: that company is the bank. Null for several: payers may be among them. */
function companyBeside(all: readonly PaperField[]): PaperField | null {
  const companies = new Set(all.filter(isOfCompany).map(({ value }) => value));
  return companies.size === 1 && all.some(isOfPerson) ? all.find(isOfCompany)! : null;
}

/** Reads the period: two days after its label, or anywhere as `del … al …`. If none is printed, the cut-off day is its end. */
function periodOf(reader: StatementReader, { dayIn, periodIn }: Days): PaperField<[start: string | null, end: string | null]> | null {
  const twoDays = (text: string): [string, string] | null => {
    const [start, end] = periodIn(text) ?? [];
    return start && end && start <= end ? [start, end] : null;
  };
  const period =
    reader.value('period', twoDays) ??
    reader.value('period', twoDays, { lines: 2 }) ??
    reader.anywhere((text) => (/\bdel?\b[\s\S]{1,60}\bal\b/i.test(text) ? twoDays(text) : null));
  if (period) return period;
  const cut = reader.value('cut', dayIn);
  return cut && { value: [null, cut.value], source: cut.source };
}
