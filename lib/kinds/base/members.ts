import { z } from 'zod';
import { origins } from '#papers/findings/findings.ts';

/** Schemas that the results of several kinds share. A value that was not found is null. */

export const text = z.string().nullable();
/** Returns a `text` schema for each name. */
export const texts = <const Names extends readonly string[]>(names: Names) =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<Names[number], typeof text>;
export const date = z.iso.date().nullable();
/** True if the document's QR code was found; null if the search was impossible. */
export const qr = z
  .boolean()
  .nullable()
  .meta({ description: 'Null where there was no time to look for the code, or a picture is too poor to show one.' });
/** Result of checking an identifier's form, calendar and check digit. */
export const structure = z.boolean().nullable().meta({ description: 'Null where the code was not read: nothing is said of it then.' });
/** Validity according to a registry; null unless a form flag selected the registry and it replied. */
export const verdict = z.boolean().nullable().meta({ description: 'Null unless it was asked for and a registry answered.' });
export const amount = z.number().nullable();

/** A registry's record of a CURP. The misspelled `provatory_document` is part of the agreed interface. */
export const curpRecord = z
  .object({
    curp: z.string(),
    valid: z.boolean().meta({ description: 'True if the registry knows the CURP and it is in use.' }),
    ...texts(['name', 'first_last_name', 'second_last_name']),
    birth_date: date,
    ...texts(['gender', 'nationality', 'birth_federal_entity', 'issuing_entity_key', 'curp_status', 'curp_status_description']),
    ...texts(['registration_year', 'certificate_folio', 'registration_entity_number', 'municipality_key']),
    ...texts(['foreign_registration_number', 'provatory_document']),
    probatory_document_data: z.object(texts(['id', 'name', 'book', 'act_number', 'sheet', 'tome', 'crip', 'letter_folio'])),
  })
  .meta({ id: 'ExtractedCurpRecord' });

export type ExtractedCurpRecord = z.output<typeof curpRecord>;

/** Person whom the registry records under a social security number (NSS). */
export const insuredPerson = z.object({ nss: z.string(), name: text, first_lastname: text, second_lastname: text, birth_date: date });
export type InsuredPerson = z.output<typeof insuredPerson>;

export const fieldSource = z
  .object({
    origin: z.enum(origins),
    confidence: z.number().meta({ description: '0 to 1.' }),
    page: z.int().nullable().meta({ description: 'From 1.' }),
    box: z.array(z.number()).length(4).nullable().meta({ description: 'Left, top, right, bottom as shares of the upright page, 0 to 1.' }),
  })
  .meta({ id: 'FieldSource' });
