import { z } from 'zod';
export declare const ineBack: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
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
        ocr_number: z.ZodNullable<z.ZodString>;
        lines: z.ZodArray<z.ZodString>;
        cic: z.ZodNullable<z.ZodString>;
        cic_digit_check: z.ZodNullable<z.ZodString>;
        is_cic_digit_check_consistent: z.ZodBoolean;
        section_and_consecutive: z.ZodNullable<z.ZodString>;
        gender: z.ZodNullable<z.ZodString>;
        nationality: z.ZodNullable<z.ZodString>;
        name: z.ZodNullable<z.ZodString>;
        lastname: z.ZodNullable<z.ZodString>;
        date: z.ZodNullable<z.ZodString>;
        expiration_date: z.ZodNullable<z.ZodString>;
        date_check_digit: z.ZodNullable<z.ZodString>;
        expiration_date_digit_check: z.ZodNullable<z.ZodString>;
        emission_and_fuare: z.ZodNullable<z.ZodString>;
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
