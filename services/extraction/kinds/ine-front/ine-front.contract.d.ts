import { z } from 'zod';
export declare const ineFront: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
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
        name: z.ZodNullable<z.ZodString>;
        first_lastname: z.ZodNullable<z.ZodString>;
        second_lastname: z.ZodNullable<z.ZodString>;
        birthdate: z.ZodNullable<z.ZodISODate>;
        gender: z.ZodNullable<z.ZodString>;
        elector_key: z.ZodNullable<z.ZodString>;
        curp: z.ZodNullable<z.ZodString>;
        expiration_date: z.ZodNullable<z.ZodString>;
        street: z.ZodNullable<z.ZodString>;
        neighborhood: z.ZodNullable<z.ZodString>;
        zip_code: z.ZodNullable<z.ZodString>;
        city: z.ZodNullable<z.ZodString>;
        province: z.ZodNullable<z.ZodString>;
        emission_number: z.ZodNullable<z.ZodString>;
        type: z.ZodNullable<z.ZodString>;
        ine_type: z.ZodNullable<z.ZodString>;
        section_id: z.ZodNullable<z.ZodString>;
        register_year: z.ZodNullable<z.ZodString>;
        emission_year: z.ZodNullable<z.ZodString>;
        is_foreign: z.ZodBoolean;
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
