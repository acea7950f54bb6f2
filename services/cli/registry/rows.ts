import { type RegistryRecord, registryRow } from '#contracts/verification/registry.ts';
import { CsvFault, type RegistryCell, readCsv } from './csv.ts';

export interface RowFault {
  line: number;
  column: number;
  message: string;
}

export const columns = Object.keys(registryRow.shape) as (keyof RegistryRecord)[];

/** Yields each row of a registry's file, or its faults. The first line names the columns, in any order. */
export async function* readRows(path: string): AsyncGenerator<{ row: RegistryRecord } | { faults: RowFault[] }> {
  let head: RegistryCell[] | null = null;
  try {
    for await (const cells of readCsv(path)) {
      if (head) {
        yield parseRow(head, cells);
        continue;
      }
      head = cells.map((cell) => ({ ...cell, text: cell.text.trim().toLowerCase() }));
      const faults = headFaults(head);
      if (faults.length > 0) {
        yield { faults };
        return;
      }
    }
  } catch (error) {
    if (!(error instanceof CsvFault)) throw error;
    yield { faults: [{ line: error.line, column: error.column, message: error.message }] };
  }
}

function headFaults(head: readonly RegistryCell[]): RowFault[] {
  const names = new Set<string>(columns);
  return head.flatMap(({ text, line, column }, at) => {
    const place = { line, column };
    if (!names.has(text)) return [{ ...place, message: `There is no column “${text}”. The columns are ${columns.join(', ')}` }];
    return head.findIndex((other) => other.text === text) < at ? [{ ...place, message: `The column “${text}” occurs twice` }] : [];
  });
}

function parseRow(head: readonly RegistryCell[], cells: readonly RegistryCell[]): { row: RegistryRecord } | { faults: RowFault[] } {
  const [first] = cells as [RegistryCell];
  const beyond = cells[head.length];
  if (beyond)
    return {
      faults: [{ line: beyond.line, column: beyond.column, message: `The row has more cells than there are columns (${head.length})` }],
    };
  const entries = head.flatMap(({ text: name }, at) => {
    const text = cells[at]?.text.trim() ?? '';
    return text === '' ? [] : [[name, text] as const];
  });
  const result = registryRow.safeParse(Object.fromEntries(entries));
  if (result.success) return { row: result.data };
  return {
    faults: result.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      const at = head.findIndex(({ text }) => text === name);
      const { line, column } = cells[at] ?? first;
      return { line, column, message: `${name}: ${message}` };
    }),
  };
}
