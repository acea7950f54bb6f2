import { z } from 'zod';
import { origins } from '#papers/findings/findings.ts';

/** Schemas that results of several kinds share. What was not found is null. */

export const text = z.string().nullable();
/** A text for each of these members. */
export const texts = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>;
export const date = z.iso.date().nullable();
/** Result of looking for the document's QR code. */
export const qr = z
  .boolean()
  .nullable()
  .meta({ description: 'Null where there was no time to look for the code, or a picture is too poor to show one.' });
/** Result of checking an identifier's form, calendar and check digit. */
export const structure = z.boolean().nullable().meta({ description: 'Null where the code was not read: nothing is said of it then.' });
/** Null unless a registry was asked and answered. */
export const verdict = z.boolean().nullable().meta({ description: 'Null unless it was asked for and a registry answered.' });
export const amount = z.number().nullable();

/** A registry's record, in this service's own spelling (`provatory_document`). */
export const curpRecord = z
  .object({
    curp: z.string(),
    valid: z.boolean().meta({ description: 'Known to the registry, and in use.' }),
    name: text,
    first_last_name: text,
    second_last_name: text,
    birth_date: date,
    gender: text,
    nationality: text,
    birth_federal_entity: text,
    issuing_entity_key: text,
    curp_status: text,
    curp_status_description: text,
    registration_year: text,
    certificate_folio: text,
    registration_entity_number: text,
    municipality_key: text,
    foreign_registration_number: text,
    provatory_document: text,
    probatory_document_data: z.object({
      id: text,
      name: text,
      book: text,
      act_number: text,
      sheet: text,
      tome: text,
      crip: text,
      letter_folio: text,
    }),
  })
  .meta({ id: 'ExtractedCurpRecord' });

export type ExtractedCurpRecord = z.output<typeof curpRecord>;

/** Person that the registry has under a social security number. */
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
