import { readSheet, type SheetReading } from '#papers/print/read-sheet.ts';
import { withoutRules } from '#papers/print/rules.ts';
import { type PaperPicture, sheetOf } from '#papers/print/sheet.ts';
import type { LineReader } from '#vision/reader/reader.ts';

/** The words of the document in a picture. On a device no tables are read: there the rules stay. */
export const readPicture = (reader: LineReader, picture: PaperPicture): SheetReading => readSheet(reader, withoutRules(sheetOf(picture)));
