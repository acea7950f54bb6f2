import { z } from 'zod';
export declare const cif: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
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
        cif: z.ZodObject<{
            full_name: z.ZodNullable<z.ZodString>;
            rfc: z.ZodNullable<z.ZodString>;
            id: z.ZodNullable<z.ZodString>;
        }, z.core.$strip>;
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
