import { z } from 'zod';
export declare const cartaLibranza: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
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
    }, z.core.$strip>>;
    body: z.ZodObject<{
        file: z.ZodFile;
        password: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        pages: z.ZodOptional<z.ZodNullable<z.ZodCoercedNumber<unknown>>>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    message: z.ZodString;
    data: z.ZodObject<{
        business_email: z.ZodNullable<z.ZodString>;
        business_name: z.ZodNullable<z.ZodString>;
        business_folio: z.ZodNullable<z.ZodString>;
        business_phone: z.ZodNullable<z.ZodString>;
        curp: z.ZodNullable<z.ZodString>;
        date: z.ZodNullable<z.ZodISODate>;
        email: z.ZodNullable<z.ZodString>;
        first_name: z.ZodNullable<z.ZodString>;
        first_lastname: z.ZodNullable<z.ZodString>;
        second_lastname: z.ZodNullable<z.ZodString>;
        mobile_number: z.ZodNullable<z.ZodString>;
        nss: z.ZodNullable<z.ZodString>;
        ooad: z.ZodNullable<z.ZodString>;
        promotor: z.ZodNullable<z.ZodString>;
        curp_structure_valid: z.ZodNullable<z.ZodBoolean>;
        loan_amount: z.ZodNullable<z.ZodString>;
        loan_amount_to_receive: z.ZodNullable<z.ZodString>;
        loan_monthly_deduction: z.ZodNullable<z.ZodString>;
        loan_total_amount_due: z.ZodNullable<z.ZodString>;
        loan_cat_with_iva: z.ZodNullable<z.ZodString>;
        loan_first_deduction_date: z.ZodNullable<z.ZodISODate>;
        loan_folio_validity_date: z.ZodNullable<z.ZodISODate>;
        loan_term: z.ZodNullable<z.ZodString>;
        loans_to_liquidate: z.ZodArray<z.ZodObject<{
            cat_with_iva: z.ZodNullable<z.ZodString>;
            loan_amount: z.ZodNullable<z.ZodString>;
            monthly_deduction: z.ZodNullable<z.ZodString>;
            deductions_term: z.ZodNullable<z.ZodString>;
            capital_balance: z.ZodNullable<z.ZodString>;
            total_amount_due: z.ZodNullable<z.ZodString>;
            entity_clabe: z.ZodNullable<z.ZodString>;
            fine_entity: z.ZodNullable<z.ZodString>;
        }, z.core.$strip>>;
        curp_valid: z.ZodNullable<z.ZodBoolean>;
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
