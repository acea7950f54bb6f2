import { anchorsOf } from '../../layout/anchors.ts';
import { runAt, runText, Sheet } from '../../layout/fields.ts';
import type { Row } from '../../layout/rows.ts';
import { type TableRow, tablesOf } from '../../layout/tables.ts';
import { amountIn } from '../../texts/money.ts';
import type { DataOf } from '../kind.ts';
import { creditColumns } from './labels.ts';

export type Credit = DataOf<'creditReport'>['credits'][number];
type Column = keyof typeof creditColumns;

const MOST_CREDITS = 200;
/** Columns that tell a table of credits: with fewer, labels stand before their values. */
const LEAST_COLUMNS = 4;

/** Credits in tables, or each in a block that begins with who gave it. */
export function creditsOf(rows: readonly Row[]): Credit[] {
  const numbered = rows.map((row, at): Row => ({ ...row, at }));
  const tables = tablesOf(numbered, creditColumns, LEAST_COLUMNS)
    .flatMap((table) => table.rows)
    .filter(isCredit);
  return (tables.length > 0 ? tables : blocksOf(numbered)).slice(0, MOST_CREDITS).map(creditOf);
}

const isCredit = (row: TableRow<Column>) =>
  row.institution !== undefined && !/^totales?\b/i.test(row.institution) && Object.keys(row).length >= 3;

function blocksOf(rows: readonly Row[]): TableRow<Column>[] {
  const sheet = new Sheet(rows, anchorsOf(rows, creditColumns));
  const blocks: TableRow<Column>[] = [];
  for (const anchor of sheet.anchors) {
    if (anchor.name === 'institution') blocks.push({});
    const block = blocks.at(-1);
    if (!block || block[anchor.name] !== undefined) continue;
    const run = runAt(sheet, anchor, 'right', 1) ?? runAt(sheet, anchor, 'below', 1);
    if (run) block[anchor.name] = runText(run);
  }
  return blocks.filter(isCredit);
}

/** What a dash or nothing stands for. */
const cellText = (text: string | undefined) => (text === undefined || /^[-–—.\s]*$/.test(text) ? null : text);
const money = (text: string | undefined) => (text === undefined ? null : amountIn(text));

const creditOf = (row: TableRow<Column>): Credit => ({
  institution: cellText(row.institution),
  status: cellText(row.status),
  type: cellText(row.type),
  start_date: cellText(row.start_date),
  end_date: cellText(row.end_date),
  last_update: cellText(row.last_update),
  last_payment_date: cellText(row.last_payment_date),
  current_balance: money(row.current_balance),
  overdue_balance: money(row.overdue_balance),
  payment_amount: money(row.payment_amount),
  credit_limit_amount: money(row.credit_limit_amount),
  max_credit_amount: money(row.max_credit_amount),
});
