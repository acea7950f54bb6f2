import { z } from 'zod';
/** Schemas that results of several kinds share. What was not found is null. */
export declare const text: z.ZodNullable<z.ZodString>;
export declare const date: z.ZodNullable<z.ZodISODate>;
/** Of the code that the kind prints. */
export declare const qr: z.ZodNullable<z.ZodBoolean>;
/** Of a code's letters, dates and check digit. */
export declare const structure: z.ZodNullable<z.ZodBoolean>;
/** Null unless a registry was asked and answered. */
export declare const verdict: z.ZodNullable<z.ZodBoolean>;
export declare const amount: z.ZodNullable<z.ZodNumber>;
/** A registry's record, in this service's own spelling (`provatory_document`). */
export declare const curpRecord: z.ZodObject<{
    curp: z.ZodString;
    valid: z.ZodBoolean;
    name: z.ZodNullable<z.ZodString>;
    first_last_name: z.ZodNullable<z.ZodString>;
    second_last_name: z.ZodNullable<z.ZodString>;
    birth_date: z.ZodNullable<z.ZodISODate>;
    gender: z.ZodNullable<z.ZodString>;
    nationality: z.ZodNullable<z.ZodString>;
    birth_federal_entity: z.ZodNullable<z.ZodString>;
    issuing_entity_key: z.ZodNullable<z.ZodString>;
    curp_status: z.ZodNullable<z.ZodString>;
    curp_status_description: z.ZodNullable<z.ZodString>;
    registration_year: z.ZodNullable<z.ZodString>;
    certificate_folio: z.ZodNullable<z.ZodString>;
    registration_entity_number: z.ZodNullable<z.ZodString>;
    municipality_key: z.ZodNullable<z.ZodString>;
    foreign_registration_number: z.ZodNullable<z.ZodString>;
    provatory_document: z.ZodNullable<z.ZodString>;
    probatory_document_data: z.ZodObject<{
        id: z.ZodNullable<z.ZodString>;
        name: z.ZodNullable<z.ZodString>;
        book: z.ZodNullable<z.ZodString>;
        act_number: z.ZodNullable<z.ZodString>;
        sheet: z.ZodNullable<z.ZodString>;
        tome: z.ZodNullable<z.ZodString>;
        crip: z.ZodNullable<z.ZodString>;
        letter_folio: z.ZodNullable<z.ZodString>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type CurpRecord = z.output<typeof curpRecord>;
/** Whom a registry has under a social security number. */
export declare const insured: z.ZodObject<{
    nss: z.ZodString;
    name: z.ZodNullable<z.ZodString>;
    first_lastname: z.ZodNullable<z.ZodString>;
    second_lastname: z.ZodNullable<z.ZodString>;
    birth_date: z.ZodNullable<z.ZodISODate>;
}, z.core.$strip>;
export type Insured = z.output<typeof insured>;
