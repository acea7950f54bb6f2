import { z } from 'zod';
export declare const passport: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
    query: z.ZodPrefault<z.ZodObject<{
        explain: z.ZodPipe<z.ZodDefault<z.ZodEnum<{
            0: "0";
            1: "1";
            false: "false";
            true: "true";
        }>>, z.ZodTransform<boolean, "0" | "1" | "false" | "true">>;
    }, z.core.$strip>>;
    body: z.ZodObject<{
        file: z.ZodFile;
        password: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    message: z.ZodString;
    data: z.ZodObject<{
        type: z.ZodNullable<z.ZodString>;
        number: z.ZodNullable<z.ZodString>;
        nationality: z.ZodNullable<z.ZodString>;
        expiration_date: z.ZodNullable<z.ZodISODate>;
        issuing_country: z.ZodNullable<z.ZodString>;
        issuing_date: z.ZodNullable<z.ZodISODate>;
        birth_date: z.ZodNullable<z.ZodISODate>;
        birth_place: z.ZodNullable<z.ZodString>;
        name: z.ZodNullable<z.ZodString>;
        last_name: z.ZodNullable<z.ZodString>;
        first_lastname: z.ZodNullable<z.ZodString>;
        second_lastname: z.ZodNullable<z.ZodString>;
        gender: z.ZodNullable<z.ZodString>;
        national_id: z.ZodNullable<z.ZodString>;
        remarks: z.ZodNullable<z.ZodString>;
    }, z.core.$strip>;
    sources: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
        origin: z.ZodEnum<{
            mrz: "mrz";
            ocr: "ocr";
            qr: "qr";
            text: "text";
        }>;
        confidence: z.ZodNumber;
        page: z.ZodNullable<z.ZodInt>;
        box: z.ZodNullable<z.ZodArray<z.ZodNumber>>;
    }, z.core.$strip>>>;
}, z.core.$strip>, Record<never, never>, import("../../../../contracts/service.ts").OperationMeta & Record<never, never>>;
