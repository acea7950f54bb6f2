import { z } from 'zod';
export declare const addressTypes: readonly ['electricity', 'telephone', 'internet', 'water', 'gas', 'property_tax', 'bank_statement', 'other'];
export declare const addressProof: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
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
        type: z.ZodNullable<z.ZodEnum<{
            bank_statement: "bank_statement";
            electricity: "electricity";
            gas: "gas";
            internet: "internet";
            other: "other";
            property_tax: "property_tax";
            telephone: "telephone";
            water: "water";
        }>>;
        issued_by: z.ZodNullable<z.ZodString>;
        date: z.ZodNullable<z.ZodISODate>;
        end_date: z.ZodNullable<z.ZodISODate>;
        likely_recent: z.ZodBoolean;
        address: z.ZodObject<{
            street: z.ZodNullable<z.ZodString>;
            ext_num: z.ZodNullable<z.ZodString>;
            int_num: z.ZodNullable<z.ZodString>;
            postal_code: z.ZodNullable<z.ZodString>;
            neighborhood: z.ZodNullable<z.ZodString>;
            municipality: z.ZodNullable<z.ZodString>;
            state: z.ZodNullable<z.ZodString>;
            country: z.ZodNullable<z.ZodString>;
        }, z.core.$strip>;
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
