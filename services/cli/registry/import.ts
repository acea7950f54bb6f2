import { stat } from 'node:fs/promises';
import { MAX_ROWS, type RegistryRecord } from '#contracts/verification/registry.ts';
import { type Connection, connected } from '../connect/connect.ts';
import { CommandFailure, defineCommand, type ProgressReporter } from '../terminal/command.ts';
import { bold, mark } from '../terminal/layout.ts';
import { modeOption } from './registry.ts';
import { columns, type RowFault, readRows } from './rows.ts';

const MAX_FAULTS = 20;
const LARGEST_FILE = 1024 ** 3;

export const command = defineCommand({
  arguments: [{ name: 'file.csv' }],
  options: modeOption,
  details: `Imports a UTF-8 file with one person or company per line. The first line names the columns, in any order: ${columns.join(', ')}. A row replaces the one with its CURP or, without a CURP, its RFC. If a line is wrong, nothing is sent.`,
  async run([path = ''], { live }, progress) {
    await checkFile(path);
    const total = await checkRows(path, progress);
    const { rows } = await connected(({ verification }) => send(path, total, verification, progress), { live, retry: RETRY });
    const text = `${mark('good')} ${bold(String(total))} rows imported; the registry has ${rows}.`;
    return { json: { imported: total, rows }, text };
  },
});

/** Retry settings that wait when the key's rate limit is reached. */
const RETRY = { retries: 100, longestWaitMs: 120_000 };

async function checkFile(path: string): Promise<void> {
  const stats = await stat(path).catch(() => null);
  if (!stats?.isFile()) throw new CommandFailure(`${path} cannot be read as a file.`);
  if (stats.size > LARGEST_FILE) throw new CommandFailure(`${path} has more than 1 GB: import it in parts.`);
}

/** Returns the number of rows. Throws an error whose message lists the first faults. */
async function checkRows(path: string, progress: ProgressReporter): Promise<number> {
  const faults: RowFault[] = [];
  let rows = 0;
  for await (const result of readRows(path)) {
    if ('faults' in result) faults.push(...result.faults);
    else rows++;
    if (faults.length >= MAX_FAULTS) break;
    if (rows % 10_000 === 0) progress(`${rows} rows read`);
  }
  if (faults.length > 0) {
    const lines = faults.slice(0, MAX_FAULTS).map(({ line, column, message }) => `  ${path}:${line}:${column} ${message}`);
    const more = faults.length >= MAX_FAULTS ? [`  (the first ${MAX_FAULTS}; there may be more)`] : [];
    throw new CommandFailure(['Nothing was imported:', ...lines, ...more].join('\n'));
  }
  if (rows === 0) throw new CommandFailure(`${path} has no rows below its first line.`);
  return rows;
}

async function send(
  path: string,
  total: number,
  { registry }: Connection['verification'],
  progress: ProgressReporter,
): Promise<{ rows: number }> {
  let batch: RegistryRecord[] = [];
  let count = 0;
  let rows = 0;
  const flush = async () => {
    rows = (await registry.import({ rows: batch })).result.rows;
    count += batch.length;
    batch = [];
    progress(`${count} of ${total} rows sent`);
  };
  for await (const result of readRows(path)) {
    // The file was changed between the check and the import.
    if ('faults' in result) throw new CommandFailure(`${path} was changed during the import; ${count} rows were imported.`);
    batch.push(result.row);
    if (batch.length === MAX_ROWS) await flush();
  }
  if (batch.length > 0) await flush();
  return { rows };
}
