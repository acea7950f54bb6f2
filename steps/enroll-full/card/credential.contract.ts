import * as z from 'zod/mini';
import { atMost } from '#contracts/base/limits.ts';
import { uuid } from '#contracts/base/uuid.ts';
import { everyField, printedLine, readings } from '#contracts/steps/paper-step.ts';
import { NAME_LENGTH, namePattern, normalizeName } from '#mexico/names.ts';
import { backFields, type CardField, fields, LINE_LENGTH } from './lines.contract.ts';

/** What a credential says, as a workflow's record names it, and what the person says of it. */

const text = z.nullable(z.string());

/** As printed. `control`, `city_id` and `state_id` are on no credential in force. */
export const ocrFrontside = z.object({
  city: text,
  curp: text,
  name: text,
  type: text,
  gender: text,
  street: text,
  city_id: text,
  control: text,
  ine_type: text,
  province: text,
  state_id: text,
  zip_code: text,
  last_name: text,
  birth_date: text,
  elector_key: text,
  neighborhood: text,
  emission_number: text,
  expiration_date: text,
  mothers_last_name: text,
});
export type OcrFrontside = z.output<typeof ocrFrontside>;

/** As in the machine-readable zone. `last_names` is whole; its two parts are null where the zone does not tell them apart. */
export const ocrBackside = z.object({
  cic: text,
  date: text,
  name: text,
  lines: z.array(z.string()),
  gender: text,
  last_name: text,
  last_names: text,
  ocr_number: text,
  nationality: text,
  cic_digit_check: text,
  expiration_date: text,
  date_check_digit: text,
  emission_and_fuar: text,
  mothers_last_name: text,
  expiration_date_digit: text,
  section_and_consecutive: text,
  is_cic_digit_check_consistent: z.boolean(),
});
export type OcrBackside = z.output<typeof ocrBackside>;

const name = z.string().check(atMost(4 * NAME_LENGTH), z.overwrite(normalizeName), z.maxLength(NAME_LENGTH));
const personName = z.union([z.literal(''), name.check(z.regex(namePattern))]);
const line = printedLine(LINE_LENGTH);

/** What the card says in the person's words; empty for what it does not say. Its meaning is the server's to judge. */
const words = z.strictObject({
  name: personName,
  last_name: personName,
  mothers_last_name: personName,
  curp: line,
  birth_date: z.union([z.literal(''), z.iso.date()]),
  street: line,
  neighborhood: line,
  zip_code: line,
  city: line,
  province: line,
  elector_key: line,
  expiration_date: line,
} satisfies Record<CardField, unknown>);
export const corrections = z.partial(words);
export type CardCorrections = z.output<typeof corrections>;

export const correctionsMade = everyField(words);
export type CardCorrectionsRecord = z.output<typeof correctionsMade>;

const lines = <Name extends string>(names: readonly Name[]) =>
  z.partial(z.strictObject(Object.fromEntries(names.map((name) => [name, line])) as Record<Name, typeof line>));

/** What a device says that it read, by itself: a claim, which changes nothing. A field that it did not read is not here. */
export const deviceReading = z.strictObject({
  front: lines(fields),
  back: lines(backFields),
});
export type DeviceReading = z.output<typeof deviceReading>;

/** The fields that the device says otherwise than the server read them. */
export const deviceDifferences = z.object({ front: z.array(z.enum(fields)), back: z.array(z.enum(backFields)) });
export type DeviceDifferences = z.output<typeof deviceDifferences>;

const agreement = z.nullable(z.boolean());

/** Which parts of the credential say the same, by what was read and not by corrections; null where one of both was not read. */
export const agreements = z.object({
  /** Names, birth date, sex, end and section: front and machine-readable zone. */
  names: agreement,
  birth_date: agreement,
  gender: agreement,
  expiration: agreement,
  section: agreement,
  /** The CURP with the names, the birth date and the elector key of the front. */
  curp_names: agreement,
  curp_birth_date: agreement,
  curp_elector_key: agreement,
  /** The zone with its check digits. */
  zone: agreement,
});
export type Agreements = z.output<typeof agreements>;

/**
 * What the person is asked to look at. `two_cards`: front and back seem to be of two credentials; `curp`: it does not fit the names or the
 * birth date beside it; `expired`.
 */
export const doubts = ['two_cards', 'curp', 'expired'] as const;
export type CardDoubt = (typeof doubts)[number];

const side = z.object({ uuid, reading: z.enum(readings) });

/** What was read, for the person. The fields are those of the front; null where it says nothing, or nothing for sure. */
export const credentialView = z.object({
  front: side,
  back: z.nullable(side),
  fields: z.record(z.enum(fields), text),
  doubts: z.array(z.enum(doubts)),
});
export type CredentialView = z.output<typeof credentialView>;
