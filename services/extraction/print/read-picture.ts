import { readSheet } from '#papers/print/read-sheet.ts';
import { withoutRules } from '#papers/print/rules.ts';
import { type PaperPicture, sheetOf } from '#papers/print/sheet.ts';
import type { LineReader } from '#vision/reader/reader.ts';

/** Reads the words of the document in a picture, without the rules (printed lines) of tables, which devices do not remove. */
export const readPicture = (reader: LineReader, picture: PaperPicture) => readSheet(reader, withoutRules(sheetOf(picture)));
