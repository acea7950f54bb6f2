import type { WorkflowRecord } from '#contracts/workflows/records.ts';
import { leavesOf, quiet, table } from '../terminal/layout.ts';
import { referenceOf } from './waiting.ts';

/** Maximum number of rows for all steps together. */
const MAX_ROWS = 200;
/** Maximum number of characters in a value. */
const MAX_CHARACTERS = 120;

/** Formats the payloads of the steps, without empty values. Null if the steps recorded nothing. */
export function recordedText({ steps }: Pick<WorkflowRecord, 'steps'>, indent: string): string | null {
  const rows = steps.flatMap((step) =>
    leavesOf(step.payload).flatMap(([member, value]) => (value === '' ? [] : [[referenceOf(step), member, cut(value)]])),
  );
  if (rows.length === 0) return null;
  const left = rows.length > MAX_ROWS ? `\n${indent}${quiet(`${rows.length - MAX_ROWS} more are not shown: --json has them.`)}` : '';
  return table(['step', 'member', 'recorded'], rows.slice(0, MAX_ROWS), indent) + left;
}

function cut(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > MAX_CHARACTERS ? `${line.slice(0, MAX_CHARACTERS)}…` : line;
}
