import { fieldIn, type PaperField } from '#papers/findings/findings.ts';
import { type LabelReader, textIn } from '#papers/findings/label-reader.ts';
import type { Anchor } from '#papers/layout/anchors.ts';
import { around, heightOf, type PageBox, type Word } from '#papers/layout/page.ts';
import { cellsOf, overlapsAcross, textOf } from '#papers/layout/rows.ts';
import type { taxLabels } from './tax-labels.ts';

type HolderReader = LabelReader<keyof typeof taxLabels>;

/** Lines of the longest name, and how far the first one is from its label and the others from each other, in heights. */
const MOST_LINES = 3;
const FARTHEST = 3.2;
const LEADING = 0.6;
/** They are of one size of print: what is lower than such a share of the other is another text. */
const SAME_SIZE = 0.75;

/** Whose certificate it is: on the card, where the name stands over its label, then by a label that it stands beside. */
export function holderOf(reader: HolderReader): PaperField | null {
  for (const label of reader.anchors('holder')) {
    const above = nameAbove(reader, label);
    if (above) return above;
  }
  return reader.value('holder', textIn, { places: ['right', 'below'], lines: 2 });
}

/** The lines over a label, up to another label: `GILBERTO ARREDONDO MONTES` and `DE OCA`. */
function nameAbove(reader: HolderReader, label: Anchor<string>): PaperField | null {
  const lines: Word[][] = [];
  let below: PageBox = label.box;
  for (let at = label.row.at - 1; lines.length < MOST_LINES; at--) {
    const row = reader.rows[at];
    if (!row || row.page !== label.row.page) break;
    const words = cellsOf(row.words).find((cell) => overlapsAcross(around(cell.map(({ box }) => box)), label.box));
    if (!words) {
      // A line of another column.
      if (below.top - around(row.words.map(({ box }) => box)).bottom > FARTHEST * heightOf(below)) break;
      continue;
    }
    const box = around(words.map((word) => word.box));
    const most = lines.length === 0 ? FARTHEST : LEADING;
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
  return reader.sheet.labelsIn(row).some(({ first, end }) => row.words.slice(first, end).some((word) => words.includes(word)));
};
