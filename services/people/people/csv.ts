/** RFC 4180 with a byte order mark, without which Excel reads accents wrong. */
export const CSV_START = '\ufeff';

export type CsvValue = string | number | boolean | null;

export function csvLine(cells: readonly CsvValue[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** An apostrophe before a text that a spreadsheet would run as a formula keeps it a text (OWASP, CSV injection). */
function csvCell(cell: CsvValue): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
