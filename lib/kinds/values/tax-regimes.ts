import { type FieldCollector, fieldIn, isSure, type PaperField, sourceOf } from '#papers/findings/findings.ts';
import type { LabelReader } from '#papers/findings/label-reader.ts';
import type { Anchor } from '#papers/layout/anchors.ts';
import { middleOf, type Word } from '#papers/layout/page.ts';
import { overlapsAcross, type TextRow, textOf } from '#papers/layout/rows.ts';
import type { Days } from './days.ts';
import type { taxLabels } from './tax-labels.ts';
import { asKnown } from './vocabulary.ts';

type RegimeReader = LabelReader<keyof typeof taxLabels>;

/** Maximum number of regimes that are returned. */
const MAX_REGIMES = 30;
/** Maximum number of rows of the table of regimes. */
const MAX_ROWS = 60;
const ENDS: readonly (keyof typeof taxLabels)[] = ['duties', 'chain', 'privacy', 'activities'];

/** Regimes as the tax authority (SAT) prints them; also printed in capitals. */
const knownRegimes: readonly string[] = [
  'Régimen General de Ley Personas Morales',
  'Personas Morales con Fines no Lucrativos',
  'Régimen de Sueldos y Salarios e Ingresos Asimilados a Salarios',
  'Régimen de Arrendamiento',
  'Régimen de las Personas Físicas con Actividades Empresariales y Profesionales',
  'Régimen de Incorporación Fiscal',
  'Régimen Simplificado de Confianza',
  'Régimen de los ingresos por intereses',
  'Régimen de Ingresos por Dividendos (socios y accionistas)',
  'Régimen de las Actividades Empresariales con ingresos a través de Plataformas Tecnológicas',
  'Sin obligaciones fiscales',
];

/** Corrects a regime by the list. The SAT prints accents, but not on capitals. */
const asRegime = (field: PaperField): PaperField | null => asKnown(field, knownRegimes, { printsAccents: true });

interface FoundRegime {
  regime: PaperField;
  start: PaperField | null;
}

/** Reads the regimes in force, after labels or from a table. Omits names that are unsure or have digits, which no regime has. */
export function regimesOf(reader: RegimeReader, { daysIn }: Days, findings: FieldCollector) {
  const byLabel = regimesByLabel(reader, daysIn);
  const candidates = byLabel.length > 0 ? byLabel : tableOfRegimes(reader, daysIn);
  return candidates
    .map(({ regime, start }) => ({ regime: asRegime(regime), start }))
    .filter(({ regime }) => isSure(regime) && !/\d/.test(regime!.value))
    .slice(0, MAX_REGIMES)
    .map(({ regime, start }, at) => ({
      regime: findings.take(`fiscal_characteristics.regimes.${at}.regime`, regime)!,
      start_date: findings.take(`fiscal_characteristics.regimes.${at}.start_date`, start),
    }));
}

/** Reads regimes printed as `Régimen: … Fecha de alta: dd-mm-yyyy`. */
function regimesByLabel(reader: RegimeReader, daysIn: Days['daysIn']): FoundRegime[] {
  const regimes: FoundRegime[] = [];
  for (const { row, end } of reader.anchors('regime')) {
    if (regimes.length === MAX_REGIMES) break;
    const words = row.words.slice(end).filter(({ text }) => text !== ':');
    if (!row.words[end - 1]?.text.includes(':') || words.length === 0) continue;
    const below = reader.rows.slice(row.at, row.at + 4).find(({ words: some }) => /fecha (de )?(alta|inicio)/i.test(textOf(some)));
    regimes.push({ regime: fieldIn(row.page, words, textOf(words)), start: below ? dayIn(below, below.words, daysIn) : null });
  }
  return regimes;
}

function dayIn({ page }: TextRow, words: readonly Word[], daysIn: Days['daysIn']): PaperField | null {
  const [day] = daysIn(textOf(words));
  if (day === undefined) return null;
  const alone = words.filter(({ text }) => daysIn(text).includes(day));
  return { value: day, source: sourceOf(page, alone.length > 0 ? alone.slice(0, 1) : words) };
}

/** True if the words are the complete name of a regime, small misreadings allowed. */
function isWhole({ page }: TextRow, words: readonly Word[]): boolean {
  const name = words.length > 0 ? asRegime(fieldIn(page, words, textOf(words))) : null;
  return name !== null && knownRegimes.some((other) => other.toUpperCase() === name.value.toUpperCase());
}

/** Number of digits of a date. */
const FIGURES_OF_A_DAY = 8;

/** True if the regime may have ended: a date is below the title of the end dates, or right of `edge` are more digits than one date has. */
const mayHaveEnded = ({ words }: TextRow, edge: number, ends: Anchor<string> | undefined) =>
  textOf(words.filter(({ box }) => box.left >= edge - 1)).replace(/\D/g, '').length > FIGURES_OF_A_DAY ||
  words.some(({ text, box }) => ends !== undefined && /\d/.test(text) && overlapsAcross(box, ends.box));

function tableOfRegimes(reader: RegimeReader, daysIn: Days['daysIn']): FoundRegime[] {
  // The preceding table of activities has a column with the same title.
  const heads = reader.anchors('regimeStart').filter(({ row }) => !reader.labelsIn(row).some(({ name }) => name === 'activities'));
  const title = reader.anchors('regimes').findLast(({ row }) => heads.length === 0 || heads.some((head) => head.row.at >= row.at));
  const header = (title && heads.find(({ row }) => row.at >= title.row.at)) ?? heads[0];
  const from = header ?? title;
  if (!from) return [];
  const edge = header?.box.left ?? Number.POSITIVE_INFINITY;
  const ends = reader.anchors('regimeEnd').find(({ row }) => row === header?.row);
  const lines: { words: Word[]; dates: string[]; middle: number; row: TextRow }[] = [];
  for (const row of reader.rows.slice(from.row.at + 1, from.row.at + 1 + MAX_ROWS)) {
    const labels = reader.labelsIn(row);
    if (row.page !== from.row.page || labels.some(({ name }) => ENDS.includes(name))) break;
    const words = row.words.filter(({ box }) => box.left < edge - 1);
    const text = words.filter((word) => daysIn(word.text).length === 0);
    lines.push({ words: text, dates: daysIn(textOf(row.words)), middle: middleOf(row.words[0]!.box), row });
  }
  const datedLines = lines.filter(({ dates }) => dates.length > 0);
  // A name that is longer than its cell continues above or below the line with its dates: each line belongs to the nearest dates.
  const names = new Map(datedLines.map((line) => [line, [] as typeof lines]));
  for (const line of lines) {
    // A complete name whose dates were not read is not part of another name.
    if (line.dates.length === 0 && isWhole(line.row, line.words)) continue;
    const away = ({ middle }: { middle: number }) => Math.abs(middle - line.middle);
    const [nearest] = [...datedLines].sort((one, other) => away(one) - away(other));
    if (nearest) names.get(nearest)!.push(line);
  }
  return datedLines.flatMap((line) => {
    const words = names.get(line)!.flatMap((part) => part.words);
    const regime = textOf(words).trim();
    const { row } = line;
    const dateWords = row.words.filter(({ box }) => box.left >= edge - 1);
    if (line.dates.length !== 1 || regime === '' || mayHaveEnded(row, edge, ends)) return [];
    return [
      {
        regime: { value: regime, source: sourceOf(row.page, words) },
        start: dayIn(row, dateWords, daysIn) ?? dayIn(row, row.words, daysIn),
      },
    ];
  });
}
