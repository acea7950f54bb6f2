import { z } from 'zod';
export declare const nss: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
    query: z.ZodPrefault<z.ZodObject<{
        explain: z.ZodPipe<z.ZodDefault<z.ZodEnum<{
            0: "0";
            1: "1";
            false: "false";
            true: "true";
        }>>, z.ZodTransform<boolean, "0" | "1" | "false" | "true">>;
        validate_curp: z.ZodPipe<z.ZodDefault<z.ZodEnum<{
            0: "0";
            1: "1";
            false: "false";
            true: "true";
        }>>, z.ZodTransform<boolean, "0" | "1" | "false" | "true">>;
        validate_nss: z.ZodPipe<z.ZodDefault<z.ZodEnum<{
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
        nss: z.ZodNullable<z.ZodString>;
        request_date: z.ZodNullable<z.ZodISODate>;
        folio: z.ZodNullable<z.ZodString>;
        name: z.ZodNullable<z.ZodString>;
        first_lastname: z.ZodNullable<z.ZodString>;
        second_lastname: z.ZodNullable<z.ZodString>;
        birthdate: z.ZodNullable<z.ZodISODate>;
        curp: z.ZodNullable<z.ZodString>;
        gender: z.ZodNullable<z.ZodString>;
        state_of_birth: z.ZodNullable<z.ZodString>;
        qr_found: z.ZodNullable<z.ZodBoolean>;
        qr_valid: z.ZodNullable<z.ZodBoolean>;
        nss_valid: z.ZodNullable<z.ZodBoolean>;
        nss_structure_valid: z.ZodNullable<z.ZodBoolean>;
        nss_response: z.ZodNullable<z.ZodObject<{
            success: z.ZodBoolean;
            result: z.ZodObject<{
                nss: z.ZodString;
                name: z.ZodNullable<z.ZodString>;
                first_lastname: z.ZodNullable<z.ZodString>;
                second_lastname: z.ZodNullable<z.ZodString>;
                birth_date: z.ZodNullable<z.ZodISODate>;
            }, z.core.$strip>;
        }, z.core.$strip>>;
        curp_structure_valid: z.ZodNullable<z.ZodBoolean>;
        valid_curp: z.ZodNullable<z.ZodBoolean>;
        curp_response: z.ZodNullable<z.ZodObject<{
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
        }, z.core.$strip>>;
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
