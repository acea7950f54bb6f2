import * as z from 'zod/mini';
import { atMost } from '#contracts/base/limits.ts';
import { sameMembers } from '#contracts/base/same-members.ts';
import { uuid } from '#contracts/base/uuid.ts';
import { everyField, printedLine, readings } from '#contracts/steps/paper-step.ts';
import { addressParts } from '#kinds/base/address-parts.ts';
import { postalCodePattern } from '#mexico/places/postal-code.ts';
import { doubts, fields, LINE_LENGTH } from './fields.contract.ts';

/** The data read from a proof of address, and the person's corrections. */

const text = z.nullable(z.string());

/** The printed data, without corrections. */
export const proofData = z.object({
  name: text,
  /** `electricity`, `telephone`, `internet`, `water`, `gas`, `property_tax`, `bank_statement` or `other`. */
  type: text,
  issued_by: text,
  date: text,
  end_date: text,
  address: z.object(sameMembers(addressParts, text)),
});
export type ProofData = z.output<typeof proofData>;

const line = printedLine(LINE_LENGTH);

/** The corrected texts; empty if the proof lacks the field. */
const words = z.strictObject({
  ...sameMembers(fields, line),
  postal_code: z.union([z.literal(''), z.string().check(atMost(5), z.regex(postalCodePattern))]),
  date: z.union([z.literal(''), z.iso.date().check(z.maxLength(10))]),
});
/** The corrections that the browser submits. */
export const corrections = z.partial(words);
export type ProofCorrections = z.output<typeof corrections>;
/** The corrections as the payload records them: every field, null if it was not corrected. */
export const correctionsMade = everyField(words);

/** The read data as the person sees them; a field is null if it is missing or uncertain. */
export const proofView = z.object({
  uuid,
  reading: z.enum(readings),
  fields: z.record(z.enum(fields), text),
  doubts: z.array(z.enum(doubts)),
});
export type ProofView = z.output<typeof proofView>;
