import { create as createQr } from 'qrcode';

/** Modules of quiet around the code, as readers want them. */
const QUIET = 4;

/** Two rows of the code per line, white paper with black ink; without colours, for a dark terminal. */
export function qrLines(text: string): string[] {
  const { modules } = createQr(text, { errorCorrectionLevel: 'L' });
  const isInk = (row: number, column: number) =>
    row >= 0 && column >= 0 && row < modules.size && column < modules.size && modules.get(row, column) === 1;
  const coloured = process.stdout.hasColors?.() ?? false;
  const lines: string[] = [];
  for (let row = -QUIET; row < modules.size + QUIET; row += 2) {
    let line = '';
    for (let column = -QUIET; column < modules.size + QUIET; column++) line += half(isInk(row, column), isInk(row + 1, column));
    lines.push(coloured ? `\u001b[97;40m${line}\u001b[0m` : line);
  }
  return lines;
}

/** Paper is drawn, ink is left out. */
function half(upper: boolean, lower: boolean): string {
  if (upper) return lower ? ' ' : '▄';
  return lower ? '▀' : '█';
}
