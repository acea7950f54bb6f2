import * as z from 'zod/mini';
import { membersAtMost } from '#contracts/base/limits.ts';
import { uuid } from '#contracts/base/uuid.ts';
import { printedLine, readings } from '#contracts/steps/paper-step.ts';
import { LINE_LENGTH } from './kinds.contract.ts';

/** What the documents say that people are shown, and what they say of it. */

const PATH_LENGTH = 60;
const MOST_FIELDS = 12;

const line = printedLine(LINE_LENGTH);
const path = z.string().check(z.maxLength(PATH_LENGTH));

/** What it says in the person's words, by path; empty for what it does not say. */
export const corrections = z.record(path, line).check(membersAtMost(MOST_FIELDS));
export type DocumentCorrections = z.output<typeof corrections>;
/** The same in an answer, with every path that the person was shown: null is where they changed nothing. */
export const correctionsMade = z.record(path, z.nullable(line));

/** What was read, for the person, by path; null where it says nothing, or nothing for sure. */
export const documentView = z.object({
  uuid,
  reading: z.enum(readings),
  fields: z.record(path, z.nullable(z.string())),
});
export type DocumentReadingView = z.output<typeof documentView>;
