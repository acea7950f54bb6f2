import { fieldIn, type PaperField } from '#papers/findings/findings.ts';
import { runText, type WordRun } from '#papers/layout/fields.ts';
import type { TableRow } from '#papers/layout/tables.ts';
import { amountAlone, areWholePesos, wholePesosAlone } from '#papers/texts/money.ts';
import type { Days } from './days.ts';

/** Reads the text of a cell; null for a dash. */
export const cellText = <Column extends string>(row: TableRow<Column>, column: Column) =>
  foundInCell(row, column, (content) => (/^[-–—.\s]*$/.test(content) ? null : content));

/** Reads the day in a cell, as `Days.onlyDay`. */
export const cellDay = <Column extends string>(row: TableRow<Column>, column: Column, { onlyDay }: Pick<Days, 'onlyDay'>) =>
  foundInCell(row, column, onlyDay);

/** Reads the amount in a cell; null if the cell has other digits. */
export function cellAmount<Column extends string>(row: TableRow<Column>, column: Column): PaperField<number> | null {
  const texts = Object.values<WordRun | undefined>(row).flatMap((cell) => (cell ? runText(cell) : []));
  return foundInCell(row, column, areWholePesos(texts) ? wholePesosAlone : amountAlone);
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
