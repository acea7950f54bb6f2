import { z } from 'zod';
/** What SAT's two papers say alike. */
export declare const taxpayer: z.ZodObject<{
    full_name: z.ZodNullable<z.ZodString>;
    rfc: z.ZodNullable<z.ZodString>;
    id: z.ZodNullable<z.ZodString>;
}, z.core.$strip>;
export declare const taxSituation: {
    identification_data: z.ZodObject<{
        curp: z.ZodNullable<z.ZodString>;
        name: z.ZodNullable<z.ZodString>;
        first_lastname: z.ZodNullable<z.ZodString>;
        second_lastname: z.ZodNullable<z.ZodString>;
        birthdate: z.ZodNullable<z.ZodISODate>;
        start_date: z.ZodNullable<z.ZodISODate>;
        situation: z.ZodNullable<z.ZodString>;
        situation_last_update: z.ZodNullable<z.ZodISODate>;
    }, z.core.$strip>;
    fiscal_address: z.ZodObject<{
        street: z.ZodNullable<z.ZodString>;
        ext_num: z.ZodNullable<z.ZodString>;
        int_num: z.ZodNullable<z.ZodString>;
        postal_code: z.ZodNullable<z.ZodString>;
        neighborhood: z.ZodNullable<z.ZodString>;
        municipality: z.ZodNullable<z.ZodString>;
        state: z.ZodNullable<z.ZodString>;
        email: z.ZodNullable<z.ZodString>;
        al: z.ZodNullable<z.ZodString>;
    }, z.core.$strip>;
    fiscal_characteristics: z.ZodObject<{
        rfc: z.ZodNullable<z.ZodString>;
        regimes: z.ZodArray<z.ZodObject<{
            regime: z.ZodString;
            start_date: z.ZodNullable<z.ZodISODate>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    qr_found: z.ZodNullable<z.ZodBoolean>;
    qr_valid: z.ZodNullable<z.ZodBoolean>;
};
