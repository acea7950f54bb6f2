import type { FieldCollector } from '#papers/findings/findings.ts';
import { LabelSheet, runAt, runText } from '#papers/layout/fields.ts';
import type { TextRow } from '#papers/layout/rows.ts';
import { type TableRow, tablesOf } from '#papers/layout/tables.ts';
import type { DataOf } from '../base/operation.ts';
import type { Days } from '../values/days.ts';
import { cellAmount, cellDay, cellText } from '../values/table-cells.ts';
import { type creditReportOperation, MAX_LISTED } from './credit-report.contract.ts';
import { creditColumns } from './labels.ts';

type Credit = DataOf<typeof creditReportOperation>['credits'][number];
type Column = keyof typeof creditColumns;

/** Minimum number of column titles that make a table of credits; with fewer, the titles are labels before values. */
const MIN_COLUMNS = 4;

/** Reads the credits from tables, or else from blocks, each of which begins with the lender. */
export function creditsOf(rows: readonly TextRow[], findings: FieldCollector, days: Days): Credit[] {
  const tables = tablesOf(rows, creditColumns, MIN_COLUMNS)
    .flatMap((table) => table.rows)
    .filter(isCredit);
  return (tables.length > 0 ? tables : blocksOf(rows))
    .slice(0, MAX_LISTED)
    .map((row, at) => creditOf(row, `credits.${at}`, findings, days));
}

const isCredit = (row: TableRow<Column>) =>
  row.institution !== undefined && !/^totales?\b/i.test(runText(row.institution)) && Object.keys(row).length >= 3;

function blocksOf(rows: readonly TextRow[]): TableRow<Column>[] {
  const sheet = new LabelSheet(rows, creditColumns);
  const blocks: TableRow<Column>[] = [];
  for (const anchor of sheet.labels) {
    if (anchor.name === 'institution') blocks.push({});
    const block = blocks.at(-1);
    if (!block || block[anchor.name] !== undefined) continue;
    const run = runAt(sheet, anchor, 'right', 1) ?? runAt(sheet, anchor, 'below', 1);
    if (run) block[anchor.name] = run;
  }
  return blocks.filter(isCredit);
}

function creditOf(row: TableRow<Column>, path: string, findings: FieldCollector, days: Days): Credit {
  const text = (column: Column) => cellText(row, column);
  const day = (column: Column) => cellDay(row, column, days);
  const money = (column: Column) => cellAmount(row, column);
  const fields = {
    institution: text('institution'),
    status: text('status'),
    type: text('type'),
    start_date: day('start_date'),
    end_date: day('end_date'),
    last_update: day('last_update'),
    last_payment_date: day('last_payment_date'),
    current_balance: money('current_balance'),
    overdue_balance: money('overdue_balance'),
    payment_amount: money('payment_amount'),
    credit_limit_amount: money('credit_limit_amount'),
    max_credit_amount: money('max_credit_amount'),
  };
  return findings.takeAll(fields, path);
}
