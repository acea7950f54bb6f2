import type { PDFFont } from '@cantoo/pdf-lib';

/** An embedded font, its code points, and a cache of character widths at size 1. */
export interface Typeface {
  font: PDFFont;
  has: ReadonlySet<number>;
  widths: Map<string, number>;
}

/** Returns the sum of the characters' widths. The font's own layout of whole texts would be too slow for each line. */
function widthOf({ font, widths }: Typeface, text: string, size: number): number {
  let width = 0;
  for (const letter of text) {
    const unit = widths.get(letter) ?? font.widthOfTextAtSize(letter, 1);
    widths.set(letter, unit);
    width += unit * size;
  }
  return width;
}

/** Returns the drawable text: composed letters and line ends, without control, direction and format characters. */
export function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/[^\P{C}\n]/gu, '');
}

/** Returns whether the font has every character of a text. */
export function isSupported({ has }: Typeface, text: string): boolean {
  return [...text].every((character) => character === '\n' || has.has(character.codePointAt(0) ?? 0));
}

/** Replaces each character that the font lacks with a question mark. */
export function replaceUnsupported({ has }: Pick<Typeface, 'has'>, text: string): string {
  return [...text].map((character) => (has.has(character.codePointAt(0) ?? 0) || character === '\n' ? character : '?')).join('');
}

/** Breaks a text into lines of at most `width` points. A word longer than a line is broken at the line's end. */
export function wrap(face: Typeface, text: string, size: number, width: number): string[] {
  const space = widthOf(face, ' ', size);
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line: string[] = [];
    let lineWidth = 0;
    for (const word of paragraph.split(' ').flatMap((one) => breakWord(face, one, size, width))) {
      const more = widthOf(face, word, size);
      if (line.length > 0 && lineWidth + space + more > width) {
        lines.push(line.join(' '));
        line = [];
        lineWidth = 0;
      }
      lineWidth += (line.length > 0 ? space : 0) + more;
      line.push(word);
    }
    return [...lines, line.join(' ')];
  });
}

function breakWord(face: Typeface, word: string, size: number, width: number): string[] {
  const parts: string[] = [];
  let part = '';
  let partWidth = 0;
  for (const letter of word) {
    const more = widthOf(face, letter, size);
    if (part !== '' && partWidth + more > width) {
      parts.push(part);
      part = '';
      partWidth = 0;
    }
    part += letter;
    partWidth += more;
  }
  return [...parts, part];
}
