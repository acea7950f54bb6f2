import { z } from 'zod';
export declare const bankStatement: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
    query: z.ZodPrefault<z.ZodObject<{
        explain: z.ZodPipe<z.ZodDefault<z.ZodEnum<{
            0: "0";
            1: "1";
            false: "false";
            true: "true";
        }>>, z.ZodTransform<boolean, "0" | "1" | "false" | "true">>;
        validate_rfc: z.ZodPipe<z.ZodDefault<z.ZodEnum<{
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
        entity: z.ZodNullable<z.ZodString>;
        rfc_person: z.ZodNullable<z.ZodString>;
        rfc_entity: z.ZodNullable<z.ZodString>;
        rfc_person_structure_valid: z.ZodNullable<z.ZodBoolean>;
        rfc_entity_structure_valid: z.ZodNullable<z.ZodBoolean>;
        date_start: z.ZodNullable<z.ZodISODate>;
        date_end: z.ZodNullable<z.ZodISODate>;
        account_number: z.ZodNullable<z.ZodString>;
        clabe: z.ZodNullable<z.ZodString>;
        average_amount: z.ZodNullable<z.ZodNumber>;
        total_amount: z.ZodNullable<z.ZodNumber>;
        rfc_person_valid: z.ZodNullable<z.ZodBoolean>;
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
