import { bankName } from '#mexico/banks.ts';
import { isRecentPaper } from '#mexico/paper-age.ts';
import { FieldCollector, mapField } from '#papers/findings/findings.ts';
import { LabelReader } from '#papers/findings/label-reader.ts';
import type { Anchor } from '#papers/layout/anchors.ts';
import { runAt, runText } from '#papers/layout/fields.ts';
import type { PaperPage } from '#papers/layout/page.ts';
import type { TextRow } from '#papers/layout/rows.ts';
import { areWellRead } from '#papers/layout/well-read.ts';
import { neighborhoodIn, placeIn, postalCodeByLabel } from '#papers/texts/addresses.ts';
import { clabeIn } from '#papers/texts/identifiers.ts';
import { nameIn } from '#papers/texts/names.ts';
import { streetIn } from '#papers/texts/streets.ts';
import type { ReaderOf } from '../base/kind-reader.ts';
import { type AddressLine, addressIn, houseNumberIn, type PaperAddress } from '../values/address-lines.ts';
import { isNoName } from '../values/begins-name.ts';
import { daysOf } from '../values/days.ts';
import { firstByPhrase, takeKnown } from '../values/first-by-phrase.ts';
import { type HolderBlock, holderBlockOf, holderIn } from '../values/holder-block.ts';
import { withLabelsInOneLine } from '../values/long-labels.ts';
import { asState } from '../values/vocabulary.ts';
import type { addressProofOperation } from './address-proof.contract.ts';
import { brands, services } from './brands.ts';

const labels = {
  name: [
    'Nombre',
    'Titular',
    'Nombre del titular',
    'Nombre del cliente',
    'Cliente',
    'Usuario',
    'Propietario',
    'Contribuyente',
    'Nombre del usuario',
    'Nombre o razón social',
    'Nombre del contribuyente',
    'Nombre del propietario',
    'Titular del contrato',
    'Titular del servicio',
    'A nombre de',
  ],
  street: [
    'Domicilio',
    'Dirección',
    'Calle',
    'Domicilio del servicio',
    'Dirección del servicio',
    'Ubicación',
    'Ubicación del predio',
    'Ubicación del inmueble',
    'Ubicación de la toma',
    'Domicilio del predio',
    'Domicilio de la toma',
    'Domicilio de suministro',
    'Dirección de suministro',
    'Domicilio de instalación',
    'Dirección de instalación',
    'Domicilio del cliente',
    'Domicilio del usuario',
    'Calle y número',
  ],
  window: ['Nombre y domicilio', 'Nombre y dirección'],
  outer: ['Número exterior', 'No. exterior', 'Núm. ext.', 'No. Ext.'],
  inner: ['Número interior', 'No. interior', 'Núm. int.', 'No. Int.'],
  neighborhood: ['Colonia', 'Col.'],
  postalCode: ['Código postal', 'C.P.'],
  municipality: ['Municipio', 'Alcaldía', 'Delegación', 'Ciudad', 'Municipio o alcaldía', 'Población'],
  state: ['Estado', 'Entidad', 'Entidad federativa'],
  issue: [
    'Fecha de emisión',
    'Fecha de expedición',
    'Fecha de facturación',
    'Emisión',
    'Expedido',
    'Fecha de factura',
    'Fecha de impresión',
  ],
  period: ['Periodo facturado', 'Periodo', 'Periodo de consumo', 'Periodo de facturación', 'Bimestre', 'Mes de facturación', 'Periodo del'],
  limit: [
    'Límite de pago',
    'Fecha límite de pago',
    'Pagar antes de',
    'Fecha límite',
    'Vencimiento',
    'Fecha de vencimiento',
    'Pague antes del',
    'Paga antes del',
    'Vence',
    'Corte a partir',
  ],
  statement: ['Estado de cuenta', 'Estado de su cuenta'],
  total: ['Total a pagar', 'Total', 'Importe'],
  account: [
    'No. de servicio',
    'Número de cuenta',
    'Cuenta',
    'Número de cliente',
    'No. medidor',
    'Tarifa',
    'Número de servicio',
    'Teléfono',
    'Toma',
    'RMU',
    'Cuenta predial',
    'Clave catastral',
    'Uso',
  ],
} as const;

/** Maximum age of a recent paper, in months. */
const RECENT_MONTHS = 3;
/** Minimum number of digits of a printed period: two dates have more. */
const FIGURES_OF_PERIOD = 8;

/** Returns the rows without complete labels of the total: a misread `TOTALL A` is as similar to “Totalplay” as the misread brand itself. */
function withoutTotals(reader: LabelReader<keyof typeof labels>): TextRow[] {
  const totals = reader.anchors('total').filter(({ first, end }) => end - first > 1);
  return reader.rows.map((row) => ({
    ...row,
    words: row.words.filter((_, at) => !totals.some((total) => total.row === row && total.first <= at && at < total.end)),
  }));
}

/** Finds the issuer (a bank by its CLABE) and the billed service; each may be null. `isOther`: a well-read paper names no service. */
function issuerOf(pages: readonly PaperPage[], reader: LabelReader<keyof typeof labels>) {
  const brand = firstByPhrase(withoutTotals(reader), brands);
  if (brand) return { name: mapField(brand, ({ name }) => name), type: mapField(brand, ({ type }) => type), isOther: false };
  const type = mapField(firstByPhrase(reader.rows, services), (service) => service.type);
  const clabe = type?.value === 'bank_statement' ? reader.anywhere(clabeIn) : null;
  return { name: mapField(clabe, (figures) => bankName(figures.slice(0, 3))), type, isOther: type === null && areWellRead(pages) };
}

/** Reads proofs of address: bills, tax bills and bank statements. `marks`: phrases and their weights for recognising the kind. */
export const addressProofReader: ReaderOf<typeof addressProofOperation> = {
  title: 'a proof of address',
  marks: {
    'Total a pagar': 2,
    'Límite de pago': 2,
    'Fecha límite de pago': 2,
    'Pagar antes de': 2,
    'Periodo facturado': 2,
    'No. de servicio': 1,
    'Comisión Federal de Electricidad': 3,
    'Teléfonos de México': 3,
    'Impuesto predial': 3,
    'Agua potable': 2,
    'Gas natural': 2,
  },
  reads: ['bankStatement'],
  pages: 2,
  symbols: false,
  parse({ pages }, { today }) {
    const reader = new LabelReader(withLabelsInOneLine(pages, labels), labels, isNoName);
    const findings = new FieldCollector(pages);
    const block = holderBlockOf(reader);
    const issuer = issuerOf(pages, reader);
    const { dayIn, periodIn } = daysOf(pages, today);
    const period = reader.value('period', periodIn) ?? reader.value('period', periodIn, { lines: 2 });
    const issue = reader.value('issue', dayIn) ?? mapField(period, ([start]) => start);
    const limit = reader.value('limit', dayIn);
    // If a period is printed but unreadable, the last day of payment does not replace its end.
    const isLost = !period && (reader.text('period')?.value.match(/\d/g)?.length ?? 0) >= FIGURES_OF_PERIOD;
    const end = mapField(period, ([, last]) => last) ?? (isLost ? null : limit);
    const dates = { issued: issue?.value ?? null, ends: [end?.value ?? null, limit?.value ?? null] };
    const address = addressOf(reader, block);
    const country = mapField(address.postal_code ?? address.state, () => 'México');
    return {
      data: {
        ...findings.takeAll({ name: reader.value('name', holderIn) ?? block?.name ?? null, date: issue, end_date: end }),
        type: issuer.isOther ? 'other' : takeKnown(findings, 'type', issuer.type),
        issued_by: takeKnown(findings, 'issued_by', issuer.name),
        likely_recent: isRecentPaper(dates, today, RECENT_MONTHS),
        address: { ...findings.takeAll(address, 'address'), country: takeKnown(findings, 'address.country', country) },
      },
      sources: findings.sources,
    };
  },
  isEnough: ({ name, address: { street, postal_code } }) =>
    (street !== null && postal_code !== null) || (name !== null && (street !== null || postal_code !== null)),
};

type LabelName = keyof typeof labels;
type AddressProofReader = LabelReader<LabelName>;

/** Maximum number of lines of an address that continues over several lines. */
const MAX_LINES = 3;
/** Matches the end of a line whose address continues on the next line. */
const IS_FULL = /,[^,]*,|,$|\b(?:COL|C\.P|DE|DEL|LA|LOS|LAS)\.?$/i;

/** Reads the street next to or below its label, or the whole address if commas separate its parts. Null if no text is there. */
function labelledAddress(reader: AddressProofReader, label: Anchor<string>): PaperAddress | null {
  for (const place of ['right', 'below'] as const) {
    const first = runAt(reader, label as Anchor<LabelName>, place, 1);
    if (!first || runText(first) === '') continue;
    if (!runText(first).includes(',')) return addressIn([{ ...first, text: runText(first) }]);
    const { words, page } = runAt(reader, label as Anchor<LabelName>, place, MAX_LINES) ?? first;
    const lines: AddressLine[] = [];
    for (const [at, word] of words.entries()) {
      const line = lines.at(-1);
      const begins = !line || word.box.left < words[at - 1]!.box.left;
      if (begins && (!line || !IS_FULL.test(line.text))) lines.push({ words: [word], page, text: word.text });
      else lines[lines.length - 1] = { words: [...line!.words, word], page, text: `${line!.text} ${word.text}` };
    }
    return addressIn(lines);
  }
  return null;
}

/** Returns the house number of a text, without an inner number that follows, as in `34 NO. INT. 5`; null if there is none. */
function outerIn(text: string): string | null {
  const { street, ext_num } = streetIn(`X ${text}`);
  return street === 'X' && ext_num !== null ? ext_num : houseNumberIn(text);
}

/** Reads the city and state after the label of the city, `GUADALAJARA, JALISCO`; null without a comma. */
const placeBeside = (text: string) => (text.includes(',') ? placeIn(text) : null);

/** Reads the municipality. Null for a text with a colon: another label interrupts the value. */
const municipalityIn = (text: string) => (text.includes(':') ? null : (placeBeside(text)?.municipality ?? nameIn(text)));

/** Reads the address at its labels. If no street has a label, the envelope's window (`block`) has priority: labels may be the issuer's. */
function addressOf(reader: AddressProofReader, block: HolderBlock | null): PaperAddress {
  const homes = reader.anchors('street').map((label) => ({ label, home: labelledAddress(reader, label) }));
  const { label, home } = homes.find((one) => one.home !== null) ?? { label: null, home: null };
  if (home?.postal_code) return { ...home, state: asState(home.state) };
  const window = !home?.street && block?.street && block.postal_code ? block : null;
  const isBelow = ({ row }: Anchor<string>) => !label || row.at >= label.row.at;
  const place = (name: keyof PaperAddress, by: LabelName, read: (text: string) => string | null) =>
    home?.[name] ?? window?.[name] ?? reader.value(by, read, { isMeant: isBelow }) ?? (block ? block[name] : reader.value(by, read));
  const cityState = reader.value('municipality', (text) => placeBeside(text)?.state ?? null, { isMeant: isBelow });
  return {
    street: home?.street ?? block?.street ?? null,
    ext_num: reader.value('outer', outerIn) ?? home?.ext_num ?? block?.ext_num ?? null,
    int_num: reader.value('inner', houseNumberIn, { places: ['right'] }) ?? home?.int_num ?? block?.int_num ?? null,
    neighborhood: place('neighborhood', 'neighborhood', neighborhoodIn),
    postal_code: place('postal_code', 'postalCode', postalCodeByLabel),
    municipality: place('municipality', 'municipality', municipalityIn),
    state: asState(place('state', 'state', nameIn) ?? cityState),
  };
}
