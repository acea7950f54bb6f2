import { type FieldCollector, fieldIn, type PaperField } from '#papers/findings/findings.ts';
import { runText, type WordRun } from '#papers/layout/fields.ts';
import type { TableRow } from '#papers/layout/tables.ts';
import { amountAlone, areWholePesos, wholePesosAlone } from '#papers/texts/money.ts';
import { printedDay } from '#papers/texts/printed-days.ts';

/** The cell as a member of its row, whose path is given; null for none, for a dash, and where it was not read for sure. */
export function cellText<Column extends string>(
  row: TableRow<Column>,
  column: Column,
  path: string,
  findings: FieldCollector,
): string | null {
  const text = (content: string) => (/^[-–—.\s]*$/.test(content) ? null : content);
  return findings.take(`${path}.${column}`, foundInCell(row, column, text));
}

/** The same of a day as it is printed; null for what is none. */
export function cellDay<Column extends string>(
  row: TableRow<Column>,
  column: Column,
  path: string,
  findings: FieldCollector,
): string | null {
  return findings.take(`${path}.${column}`, foundInCell(row, column, printedDay));
}

/** The same of an amount, where the cell has no other figures. */
export function cellAmount<Column extends string>(
  row: TableRow<Column>,
  column: Column,
  path: string,
  findings: FieldCollector,
): number | null {
  const texts = Object.values<WordRun | undefined>(row).flatMap((cell) => (cell ? runText(cell) : []));
  return findings.take(`${path}.${column}`, foundInCell(row, column, areWholePesos(texts) ? wholePesosAlone : amountAlone));
}

export function foundInCell<Column extends string, Value>(
  row: TableRow<Column>,
  column: Column,
  read: (text: string) => Value | null,
): PaperField<Value> | null {
  const cell = row[column];
  const value = cell ? read(runText(cell)) : null;
  return cell && value !== null ? fieldIn(cell.page, cell.words, value) : null;
}
