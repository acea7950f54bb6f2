import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fontkit from '@cantoo/fontkit';

const FILES = { regular: '400Regular/NotoSans_400Regular', semibold: '600SemiBold/NotoSans_600SemiBold' };

/** A font that documents are written with, as TrueType. */
export function fontFile(weight: keyof typeof FILES): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans/${FILES[weight]}.ttf`)));
}

let known: Promise<ReadonlySet<number>> | null = null;

/** The characters, as code points, that a text in a document can have. */
export function writtenLetters(): Promise<ReadonlySet<number>> {
  known ??= fontFile('regular').then((bytes) => {
    const font = fontkit.create(bytes);
    if (!('characterSet' in font)) throw new Error('The font is a collection.');
    return new Set(font.characterSet);
  });
  return known;
}
