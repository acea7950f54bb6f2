/** The byte order mark before the CSV (RFC 4180), without which Excel shows wrong accents. */
export const CSV_START = '\ufeff';

export type CsvValue = string | number | boolean | null;

export function csvLine(cells: readonly CsvValue[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Formats a cell. An apostrophe keeps a spreadsheet from running the text as a formula (OWASP, CSV injection). */
function csvCell(cell: CsvValue): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
