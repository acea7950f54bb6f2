import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fontkit from '@cantoo/fontkit';

const FILES = { regular: '400Regular/NotoSans_400Regular', semibold: '600SemiBold/NotoSans_600SemiBold' };

/** Reads the TrueType font of the texts that this service writes into documents. */
export function fontFile(weight: keyof typeof FILES): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans/${FILES[weight]}.ttf`)));
}

let letters: Promise<ReadonlySet<number>> | null = null;

/** Returns the code points of the characters that the font has. */
export function writtenLetters(): Promise<ReadonlySet<number>> {
  letters ??= fontFile('regular').then((bytes) => {
    const font = fontkit.create(bytes);
    if (!('characterSet' in font)) throw new Error('The font is a collection.');
    return new Set(font.characterSet);
  });
  return letters;
}
