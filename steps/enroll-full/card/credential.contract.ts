import * as z from 'zod/mini';
import { atMost } from '#contracts/base/limits.ts';
import { sameMembers } from '#contracts/base/same-members.ts';
import { uuid } from '#contracts/base/uuid.ts';
import { everyField, printedLine, readings } from '#contracts/steps/paper-step.ts';
import { NAME_LENGTH, namePattern, normalizeName } from '#mexico/names.ts';
import { backFields, fields, LINE_LENGTH, nameFields } from './lines.contract.ts';

/** The data of a credential with the names of a workflow's record, and the person's corrections. */

const text = z.nullable(z.string());

/** The printed front. Nothing is read as `control`; `city_id` and `state_id` are the numbers that models C to F print. */
export const ocrFrontside = z.object(
  sameMembers([...fields, 'type', 'gender', 'city_id', 'control', 'ine_type', 'state_id', 'emission_number'], text),
);
export type OcrFrontside = z.output<typeof ocrFrontside>;

/** The machine-readable zone (MRZ). `last_names` is the whole; its two parts are null if the zone does not separate them. */
export const ocrBackside = z.object({
  ...sameMembers([...backFields, 'gender', 'last_name', 'mothers_last_name', 'nationality'], text),
  ...sameMembers(['cic_digit_check', 'date_check_digit', 'expiration_date_digit'], text),
  ...sameMembers(['emission_and_fuar', 'section_and_consecutive'], text),
  lines: z.array(z.string()),
  is_cic_digit_check_consistent: z.boolean(),
});
export type OcrBackside = z.output<typeof ocrBackside>;

const name = z.string().check(atMost(4 * NAME_LENGTH), z.overwrite(normalizeName), z.maxLength(NAME_LENGTH));
const personName = z.union([z.literal(''), name.check(z.regex(namePattern))]);
const line = printedLine(LINE_LENGTH);

/** The corrected texts; empty if the card lacks the field. The server judges their content. */
const words = z.strictObject({
  ...sameMembers(fields, line),
  ...sameMembers(nameFields, personName),
  birth_date: z.union([z.literal(''), z.iso.date()]),
});
export const corrections = z.partial(words);
export type CardCorrections = z.output<typeof corrections>;

export const correctionsMade = everyField(words);
export type CardCorrectionsRecord = z.output<typeof correctionsMade>;

/** The fields that the device read. They are a claim, which decides nothing. Unread fields are left out. */
export const deviceReading = z.strictObject({
  front: z.partial(z.strictObject(sameMembers(fields, line))),
  back: z.partial(z.strictObject(sameMembers(backFields, line))),
});
export type DeviceReading = z.output<typeof deviceReading>;

/** The fields in which the device's reading differs from the server's. */
export const deviceDifferences = z.object({ front: z.array(z.enum(fields)), back: z.array(z.enum(backFields)) });
export type DeviceDifferences = z.output<typeof deviceDifferences>;

const agreement = z.nullable(z.boolean());

/** The agreement of the credential's parts, from the read data without corrections; null if a part was not read. */
export const agreements = z.object({
  /** The front compared with the machine-readable zone: names, birth date, sex, expiration and section. */
  ...sameMembers(['names', 'birth_date', 'gender', 'expiration', 'section'], agreement),
  /** The CURP compared with the names, the birth date and the elector key of the front. */
  ...sameMembers(['curp_names', 'curp_birth_date', 'curp_elector_key'], agreement),
  /** The zone compared with its check digits. */
  zone: agreement,
});
export type Agreements = z.output<typeof agreements>;

/**
 * The doubts shown to the person. `two_cards`: front and back seem to be of two credentials; `curp`: the CURP does not fit the printed
 * names or birth date; `expired`: the credential has expired.
 */
export const doubts = ['two_cards', 'curp', 'expired'] as const;
export type CardDoubt = (typeof doubts)[number];

const side = z.object({ uuid, reading: z.enum(readings) });

/** The read data as the person sees them, with the fields of the front; a field is null if it is missing or uncertain. */
export const credentialView = z.object({
  front: side,
  back: z.nullable(side),
  fields: z.record(z.enum(fields), text),
  doubts: z.array(z.enum(doubts)),
});
export type CredentialView = z.output<typeof credentialView>;
