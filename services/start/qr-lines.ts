import { create as createQr } from 'qrcode';

/** Width of the empty margin around the symbol, in modules, which readers need. */
const MARGIN_MODULES = 4;

/** Draws a QR symbol with two of its rows in each line: black on white; in a terminal without colours, for a dark background. */
export function qrLines(text: string): string[] {
  const { modules } = createQr(text, { errorCorrectionLevel: 'L' });
  const isInk = (row: number, column: number) =>
    row >= 0 && column >= 0 && row < modules.size && column < modules.size && modules.get(row, column) === 1;
  const hasColours = process.stdout.hasColors?.() ?? false;
  const lines: string[] = [];
  for (let row = -MARGIN_MODULES; row < modules.size + MARGIN_MODULES; row += 2) {
    let line = '';
    for (let column = -MARGIN_MODULES; column < modules.size + MARGIN_MODULES; column++)
      line += half(isInk(row, column), isInk(row + 1, column));
    lines.push(hasColours ? `\u001b[97;40m${line}\u001b[0m` : line);
  }
  return lines;
}

/** Returns the character for two modules, one above the other: light modules are drawn, dark modules left blank. */
function half(upper: boolean, lower: boolean): string {
  if (upper) return lower ? ' ' : '▄';
  return lower ? '▀' : '█';
}
