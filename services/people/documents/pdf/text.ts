import type { PDFFont } from '@cantoo/pdf-lib';

/** A font of the file, and which characters it has. */
export interface Face {
  font: PDFFont;
  has: ReadonlySet<number>;
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
export function supported({ has }: Face, text: string): string {
  return [...text].map((character) => (has.has(character.codePointAt(0) ?? 0) || character === '\n' ? character : '?')).join('');
}

/** Lines of at most this width; a word that is longer than a line is broken where the line ends. */
export function wrapped({ font }: Face, text: string, size: number, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ').flatMap((one) => broken(font, one, size, width))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line === '' || font.widthOfTextAtSize(longer, size) <= width) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    return [...lines, line];
  });
}

function broken(font: PDFFont, word: string, size: number, width: number): string[] {
  if (font.widthOfTextAtSize(word, size) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && font.widthOfTextAtSize(part + character, size) > width) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}
