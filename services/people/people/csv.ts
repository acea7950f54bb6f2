/** RFC 4180 with a byte order mark, without which Excel reads accents wrong. */
export const CSV_START = '\ufeff';

export type Cell = string | number | boolean | null;

export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** An apostrophe before a text that a spreadsheet would run as a formula keeps it a text (OWASP, CSV injection). */
function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
