import { fieldIn, type PaperField } from '#papers/findings/findings.ts';
import { type LabelReader, textIn } from '#papers/findings/label-reader.ts';
import type { Anchor } from '#papers/layout/anchors.ts';
import { boxOf, heightOf, type PageBox, type Word } from '#papers/layout/page.ts';
import { cellsOf, overlapsAcross, textOf } from '#papers/layout/rows.ts';
import type { taxLabels } from './tax-labels.ts';

type HolderReader = LabelReader<keyof typeof taxLabels>;

/** Maximum number of lines of a name. */
const MAX_LINES = 3;
/** Maximum gap between a name and its label, in line heights. */
const MAX_LABEL_GAP = 3.2;
/** Maximum gap between two lines of a name, in line heights. */
const MAX_LINE_GAP = 0.6;
/** Lines of a name have one size: a line lower than this share of the other is another text. */
const SAME_SIZE = 0.75;

/** Reads the holder's name above its label, as on the card, else to the right of or below the label. */
export function holderOf(reader: HolderReader): PaperField | null {
  for (const label of reader.anchors('holder')) {
    const above = nameAbove(reader, label);
    if (above) return above;
  }
  return reader.value('holder', textIn, { places: ['right', 'below'], lines: 2 });
}

/** Reads the name's lines above a label, up to another label: `GILBERTO ARREDONDO MONTES` and `DE OCA`. */
function nameAbove(reader: HolderReader, label: Anchor<string>): PaperField | null {
  const lines: Word[][] = [];
  let below: PageBox = label.box;
  for (let at = label.row.at - 1; lines.length < MAX_LINES; at--) {
    const row = reader.rows[at];
    if (!row || row.page !== label.row.page) break;
    const words = cellsOf(row.words).find((cell) => overlapsAcross(boxOf(cell), label.box));
    if (!words) {
      // The row is a line of another column.
      if (below.top - boxOf(row.words).bottom > MAX_LABEL_GAP * heightOf(below)) break;
      continue;
    }
    const box = boxOf(words);
    const most = lines.length === 0 ? MAX_LABEL_GAP : MAX_LINE_GAP;
    if (below.top - box.bottom > most * heightOf(box) || isLabelled(reader, row.at, words)) break;
    const [low, high] = [heightOf(box), heightOf(below)].sort((one, other) => one - other) as [number, number];
    if (lines.length > 0 && low < SAME_SIZE * high) break;
    lines.unshift(words);
    below = box;
  }
  const words = lines.flat();
  const text = textIn(textOf(words));
  return text === null ? null : fieldIn(label.row.page, words, text);
}

const isLabelled = (reader: HolderReader, at: number, words: readonly Word[]) => {
  const row = reader.rows[at]!;
  return reader.labelsIn(row).some(({ first, end }) => row.words.slice(first, end).some((word) => words.includes(word)));
};
