import type { PDFFont } from '@cantoo/pdf-lib';

/** A font of the file, which characters it has, and how wide those are that were measured, per point of size. */
export interface Face {
  font: PDFFont;
  has: ReadonlySet<number>;
  widths: Map<string, number>;
}

/** Letter by letter, as they are drawn: setting a whole text to measure it takes long, and longer for every line that is tried. */
function widthOf({ font, widths }: Face, text: string, size: number): number {
  let width = 0;
  for (const letter of text) {
    const known = widths.get(letter) ?? font.widthOfTextAtSize(letter, 1);
    widths.set(letter, known);
    width += known * size;
  }
  return width;
}

/** What is drawn of a text: composed letters, line ends, and nothing that only steers (control, direction and format characters). */
export function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/[^\P{C}\n]/gu, '');
}

export function isSupported({ has }: Face, text: string): boolean {
  return [...text].every((character) => character === '\n' || has.has(character.codePointAt(0) ?? 0));
}

/** The same with a question mark for each character that the font does not have. */
export function supported({ has }: Pick<Face, 'has'>, text: string): string {
  return [...text].map((character) => (has.has(character.codePointAt(0) ?? 0) || character === '\n' ? character : '?')).join('');
}

/** Lines of at most this width; a word that is longer than a line is broken where the line ends. */
export function wrapped(face: Face, text: string, size: number, width: number): string[] {
  const space = widthOf(face, ' ', size);
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line: string[] = [];
    let used = 0;
    for (const word of paragraph.split(' ').flatMap((one) => broken(face, one, size, width))) {
      const more = widthOf(face, word, size);
      if (line.length > 0 && used + space + more > width) {
        lines.push(line.join(' '));
        line = [];
        used = 0;
      }
      used += (line.length > 0 ? space : 0) + more;
      line.push(word);
    }
    return [...lines, line.join(' ')];
  });
}

function broken(face: Face, word: string, size: number, width: number): string[] {
  const parts: string[] = [];
  let part = '';
  let used = 0;
  for (const letter of word) {
    const more = widthOf(face, letter, size);
    if (part !== '' && used + more > width) {
      parts.push(part);
      part = '';
      used = 0;
    }
    part += letter;
    used += more;
  }
  return [...parts, part];
}
