/** The byte order mark before the CSV (RFC 4180), without which Excel shows wrong accents. */
export const CSV_START = '\ufeff';

export type CsvValue = string | number | boolean | null;

export function csvLine(cells: readonly CsvValue[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * The start of a text that a spreadsheet runs as a formula (OWASP, CSV injection), behind signs that it does not show or takes for the end
 * of a cell.
 */
const FORMULA = /^[\p{C}\p{Z};]*[=+\-@]|^[\t\r\n]/u;

/** Formats a cell. An apostrophe keeps a spreadsheet from running a formula, also one whose first sign has full width (NFKC). */
function csvCell(cell: CsvValue): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = FORMULA.test(cell.normalize('NFKC')) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
