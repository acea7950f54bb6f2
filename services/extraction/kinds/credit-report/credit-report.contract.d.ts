import { z } from 'zod';
export declare const reportTypes: readonly ['buro_pf', 'buro_pm', 'circulo_pf', 'circulo_pm', 'unknown'];
/** Of each list; a report of thirty pages has less. */
export declare const MOST_LISTED = 200;
export declare const creditReport: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
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
        type: z.ZodEnum<{
            buro_pf: "buro_pf";
            buro_pm: "buro_pm";
            circulo_pf: "circulo_pf";
            circulo_pm: "circulo_pm";
            unknown: "unknown";
        }>;
        name: z.ZodNullable<z.ZodString>;
        rfc: z.ZodNullable<z.ZodString>;
        curp: z.ZodNullable<z.ZodString>;
        birthdate: z.ZodNullable<z.ZodISODate>;
        fiscal_address: z.ZodObject<{
            street: z.ZodNullable<z.ZodString>;
            number: z.ZodNullable<z.ZodString>;
            neighborhood: z.ZodNullable<z.ZodString>;
            zip_code: z.ZodNullable<z.ZodString>;
            city: z.ZodNullable<z.ZodString>;
            state: z.ZodNullable<z.ZodString>;
            country: z.ZodNullable<z.ZodString>;
        }, z.core.$strip>;
        credit_score: z.ZodNullable<z.ZodInt>;
        shareholders: z.ZodArray<z.ZodObject<{
            name: z.ZodNullable<z.ZodString>;
            rfc: z.ZodNullable<z.ZodString>;
            address: z.ZodNullable<z.ZodString>;
            participation: z.ZodNullable<z.ZodString>;
        }, z.core.$strip>>;
        guarantors: z.ZodArray<z.ZodObject<{
            name: z.ZodNullable<z.ZodString>;
            rfc: z.ZodNullable<z.ZodString>;
            address: z.ZodNullable<z.ZodString>;
            amount: z.ZodNullable<z.ZodNumber>;
        }, z.core.$strip>>;
        credits: z.ZodArray<z.ZodObject<{
            institution: z.ZodNullable<z.ZodString>;
            status: z.ZodNullable<z.ZodString>;
            type: z.ZodNullable<z.ZodString>;
            start_date: z.ZodNullable<z.ZodString>;
            end_date: z.ZodNullable<z.ZodString>;
            last_update: z.ZodNullable<z.ZodString>;
            last_payment_date: z.ZodNullable<z.ZodString>;
            current_balance: z.ZodNullable<z.ZodNumber>;
            overdue_balance: z.ZodNullable<z.ZodNumber>;
            payment_amount: z.ZodNullable<z.ZodNumber>;
            credit_limit_amount: z.ZodNullable<z.ZodNumber>;
            max_credit_amount: z.ZodNullable<z.ZodNumber>;
        }, z.core.$strip>>;
        previous_consultations: z.ZodArray<z.ZodObject<{
            institution: z.ZodNullable<z.ZodString>;
            date: z.ZodNullable<z.ZodString>;
            phone: z.ZodNullable<z.ZodString>;
            address: z.ZodNullable<z.ZodString>;
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
    status: z.ZodEnum<{
        ok: "ok";
        partial: "partial";
    }>;
}, z.core.$strip>, Record<never, never>, import("../../../../contracts/service.ts").OperationMeta & Record<never, never>>;
