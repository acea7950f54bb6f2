import { readSheet, type Sheet } from '#papers/print/read-sheet.ts';
import { withoutRules } from '#papers/print/rules.ts';
import { type Picture, sheetOf } from '#papers/print/sheet.ts';
import type { Reader } from '#vision/reader/reader.ts';

/** The words of the document in a picture. On a device no tables are read: there the rules stay. */
export const readPicture = (reader: Reader, picture: Picture): Sheet => readSheet(reader, withoutRules(sheetOf(picture)));
