import * as z from 'zod/mini';
import { membersAtMost } from '#contracts/base/limits.ts';
import { uuid } from '#contracts/base/uuid.ts';
import { printedLine, readings } from '#contracts/steps/paper-step.ts';
import { LINE_LENGTH } from './kinds.contract.ts';

/** The read fields of a document that the person sees, and the person's corrections. */

const PATH_LENGTH = 60;
const MAX_FIELDS = 12;

const line = printedLine(LINE_LENGTH);
const path = z.string().check(z.maxLength(PATH_LENGTH));

/** The corrected texts; the key is the path. Empty if the document lacks the field. */
export const corrections = z.record(path, line).check(membersAtMost(MAX_FIELDS));
export type DocumentCorrections = z.output<typeof corrections>;
/** The corrections in a payload, with every path that the person saw; null: not changed. */
export const correctionsMade = z.record(path, z.nullable(line));

/** The read data as the person sees them; the key is the path. A field is null if it is missing or uncertain. */
export const documentView = z.object({
  uuid,
  reading: z.enum(readings),
  fields: z.record(path, z.nullable(z.string())),
});
export type DocumentReadingView = z.output<typeof documentView>;
