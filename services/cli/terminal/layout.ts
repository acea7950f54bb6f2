import { stripVTControlCharacters, styleText } from 'node:util';

// Formats text for the terminal. Colours are omitted if the output is not a terminal.

export const bold = (text: string) => styleText('bold', text);
export const quiet = (text: string) => styleText('dim', text);
export const good = (text: string) => styleText('green', text);
export const bad = (text: string) => styleText('red', text);
export const warn = (text: string) => styleText('yellow', text);
export const link = (text: string) => styleText(['blue', 'underline'], text);

const MARKS = { good: () => good('✓'), bad: () => bad('✗'), warn: () => warn('!'), none: () => quiet('·') } as const;
export type Mark = keyof typeof MARKS;

/** Returns the sign before a result: ✓, ✗, ! or ·. */
export const mark = (kind: Mark) => MARKS[kind]();

const width = (text: string) => [...stripVTControlCharacters(text)].length;
const pad = (text: string, to: number) => text + ' '.repeat(Math.max(0, to - width(text)));

/** Removes control and format characters of foreign texts, which a terminal would obey; line ends, tabs and colours stay. */
export function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
  return text.replace(/\u001b\[[0-9;]*m|[\p{Cc}\p{Cf}]/gu, (match) => (match.length > 1 || match === '\n' || match === '\t' ? match : ''));
}

/** Formats rows as aligned lines `label  value`; rows with null are omitted. */
export function facts(rows: readonly (readonly [label: string, value: string | null])[], indent = '  '): string {
  const visibleRows = rows.filter((row): row is readonly [string, string] => row[1] !== null);
  const column = Math.max(0, ...visibleRows.map(([label]) => width(label)));
  return visibleRows.map(([label, value]) => `${indent}${quiet(pad(label, column))}  ${value}`).join('\n');
}

/** Formats rows as columns under dim headings. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[], indent = '  '): string {
  const widths = headings.map((heading, column) => Math.max(width(heading), ...rows.map((row) => width(row[column] ?? ''))));
  const line = (cells: readonly string[]) => (indent + cells.map((cell, column) => pad(cell, widths[column]!)).join('  ')).trimEnd();
  return [line(headings.map(quiet)), ...rows.map(line)].join('\n');
}

/** Returns the values of a JSON object with their paths; a list of plain values is one text. A missing value is an empty text. */
export function leavesOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value ?? '')]];
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return [[path, value.join(', ')]];
  return Object.entries(value).flatMap(([name, member]) => leavesOf(member, path ? `${path}.${name}` : name));
}

/** Formats a list as a table. `empty`: the sentence for a list without rows. */
export const listText = (headings: readonly string[], rows: readonly (readonly string[])[], empty: string): string =>
  rows.length > 0 ? table(headings, rows) : quiet(`  ${empty}`);

/** Returns the hint below a list that has a next page. */
export const olderHint = (nextPageUrl: string | null): string => (nextPageUrl ? `\n\n${quiet('  Older ones exist: use --limit')}` : '');

/** Formats a time as `20 Nov 2026 12:04:07`, in local time. */
export function moment(iso: string | Date | null): string {
  if (iso === null) return quiet('–');
  const date = new Date(iso);
  const day = date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
  return `${day} ${date.toLocaleTimeString('en-GB')}`;
}

/** Formats a duration as `3 s`, `4 min`, `2 h` or `5 d`. */
export function span(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.round(seconds / 60)} min`;
  return seconds < 86_400 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} d`;
}

/** Formats bytes as `12 kB`. */
export function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

const STATUS_STYLES: Readonly<Record<string, (text: string) => string>> = {
  success: good,
  delivered: good,
  failed: bad,
  rules_failed: bad,
  dead: bad,
  error: warn,
  people_error: warn,
  pending: warn,
  working: bold,
  signed: good,
  open: bold,
};

export const status = (text: string) => (STATUS_STYLES[text] ?? quiet)(text);
