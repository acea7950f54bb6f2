import { z } from 'zod';
export declare const acceptance: z.ZodObject<{
    webhook_uuid: z.ZodUUID;
    timestamp: z.ZodInt;
}, z.core.$strip>;
export declare const cfdiResult: z.ZodObject<{
    rfc_issuer: z.ZodString;
    name_issuer: z.ZodNullable<z.ZodString>;
    rfc_recipient: z.ZodString;
    name_recipient: z.ZodNullable<z.ZodString>;
    fiscal_invoice: z.ZodString;
    expedition_date: z.ZodNullable<z.ZodString>;
    certification_date: z.ZodNullable<z.ZodString>;
    pac: z.ZodNullable<z.ZodString>;
    amount: z.ZodNumber;
    voucher_effect: z.ZodNullable<z.ZodString>;
    cfdi_state: z.ZodNullable<z.ZodString>;
    cancelation_status: z.ZodNullable<z.ZodString>;
}, z.core.$strip>;
export declare const credentialResult: z.ZodObject<{
    valid: z.ZodBoolean;
    messages: z.ZodArray<z.ZodString>;
    expired: z.ZodBoolean;
    court_order: z.ZodBoolean;
    incorrect_data: z.ZodBoolean;
    cic: z.ZodNullable<z.ZodString>;
    elector_key: z.ZodNullable<z.ZodString>;
    ocr: z.ZodNullable<z.ZodString>;
    registered_at: z.ZodNullable<z.ZodString>;
    emission_at: z.ZodNullable<z.ZodString>;
    federal_district: z.ZodNullable<z.ZodString>;
    local_district: z.ZodNullable<z.ZodString>;
    emission_number: z.ZodNullable<z.ZodString>;
}, z.core.$strip>;
export declare const credentialError: z.ZodObject<{
    valid: z.ZodBoolean;
    error: z.ZodString;
}, z.core.$strip>;
/** The body of each webhook, by the header `Svc-Event-Type`. */
export declare const webhookBodies: {
    readonly 'verification.cfdi': z.ZodObject<{
        success: z.ZodBoolean;
        result: z.ZodObject<{
            rfc_issuer: z.ZodString;
            name_issuer: z.ZodNullable<z.ZodString>;
            rfc_recipient: z.ZodString;
            name_recipient: z.ZodNullable<z.ZodString>;
            fiscal_invoice: z.ZodString;
            expedition_date: z.ZodNullable<z.ZodString>;
            certification_date: z.ZodNullable<z.ZodString>;
            pac: z.ZodNullable<z.ZodString>;
            amount: z.ZodNumber;
            voucher_effect: z.ZodNullable<z.ZodString>;
            cfdi_state: z.ZodNullable<z.ZodString>;
            cancelation_status: z.ZodNullable<z.ZodString>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    readonly 'verification.curp': z.ZodObject<{
        success: z.ZodBoolean;
        result: z.ZodArray<z.ZodObject<{
            paramentro: z.ZodString;
            fechaNacimiento: z.ZodString;
            docProbatorio: z.ZodNullable<z.ZodInt>;
            docProbatorioStr: z.ZodNullable<z.ZodString>;
            segundoApellido: z.ZodString;
            curp: z.ZodString;
            nombres: z.ZodString;
            primerApellido: z.ZodString;
            sexo: z.ZodString;
            claveEntidad: z.ZodString;
            statusCurp: z.ZodString;
            nacionalidad: z.ZodString;
            entidad: z.ZodString;
            datosDocProbatorio: z.ZodObject<{
                entidadRegistro: z.ZodString;
                tomo: z.ZodString;
                claveMunicipioRegistro: z.ZodString;
                anioRegistro: z.ZodString;
                claveEntidadRegistro: z.ZodString;
                foja: z.ZodString;
                numActa: z.ZodString;
                libro: z.ZodString;
                municipioRegistro: z.ZodString;
            }, z.core.$strip>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    readonly 'verification.voter_credential': z.ZodObject<{
        valid: z.ZodBoolean;
        messages: z.ZodArray<z.ZodString>;
        expired: z.ZodBoolean;
        court_order: z.ZodBoolean;
        incorrect_data: z.ZodBoolean;
        cic: z.ZodNullable<z.ZodString>;
        elector_key: z.ZodNullable<z.ZodString>;
        ocr: z.ZodNullable<z.ZodString>;
        registered_at: z.ZodNullable<z.ZodString>;
        emission_at: z.ZodNullable<z.ZodString>;
        federal_district: z.ZodNullable<z.ZodString>;
        local_district: z.ZodNullable<z.ZodString>;
        emission_number: z.ZodNullable<z.ZodString>;
    }, z.core.$strip>;
    readonly 'verification.voter_credential_error': z.ZodObject<{
        valid: z.ZodBoolean;
        error: z.ZodString;
    }, z.core.$strip>;
};
export type WebhookType = keyof typeof webhookBodies;
export type CfdiResult = z.output<typeof cfdiResult>;
export type CredentialResult = z.output<typeof credentialResult>;
export declare const verificationEvents: {
    'verification.cfdi': {
        summary: string;
        description: string;
        body: z.ZodObject<{
            success: z.ZodBoolean;
            result: z.ZodObject<{
                rfc_issuer: z.ZodString;
                name_issuer: z.ZodNullable<z.ZodString>;
                rfc_recipient: z.ZodString;
                name_recipient: z.ZodNullable<z.ZodString>;
                fiscal_invoice: z.ZodString;
                expedition_date: z.ZodNullable<z.ZodString>;
                certification_date: z.ZodNullable<z.ZodString>;
                pac: z.ZodNullable<z.ZodString>;
                amount: z.ZodNumber;
                voucher_effect: z.ZodNullable<z.ZodString>;
                cfdi_state: z.ZodNullable<z.ZodString>;
                cancelation_status: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>;
        }, z.core.$strip>;
        bare: true;
    };
    'verification.curp': {
        summary: string;
        description: string;
        body: z.ZodObject<{
            success: z.ZodBoolean;
            result: z.ZodArray<z.ZodObject<{
                paramentro: z.ZodString;
                fechaNacimiento: z.ZodString;
                docProbatorio: z.ZodNullable<z.ZodInt>;
                docProbatorioStr: z.ZodNullable<z.ZodString>;
                segundoApellido: z.ZodString;
                curp: z.ZodString;
                nombres: z.ZodString;
                primerApellido: z.ZodString;
                sexo: z.ZodString;
                claveEntidad: z.ZodString;
                statusCurp: z.ZodString;
                nacionalidad: z.ZodString;
                entidad: z.ZodString;
                datosDocProbatorio: z.ZodObject<{
                    entidadRegistro: z.ZodString;
                    tomo: z.ZodString;
                    claveMunicipioRegistro: z.ZodString;
                    anioRegistro: z.ZodString;
                    claveEntidadRegistro: z.ZodString;
                    foja: z.ZodString;
                    numActa: z.ZodString;
                    libro: z.ZodString;
                    municipioRegistro: z.ZodString;
                }, z.core.$strip>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        bare: true;
    };
    'verification.voter_credential': {
        summary: string;
        description: string;
        body: z.ZodObject<{
            valid: z.ZodBoolean;
            messages: z.ZodArray<z.ZodString>;
            expired: z.ZodBoolean;
            court_order: z.ZodBoolean;
            incorrect_data: z.ZodBoolean;
            cic: z.ZodNullable<z.ZodString>;
            elector_key: z.ZodNullable<z.ZodString>;
            ocr: z.ZodNullable<z.ZodString>;
            registered_at: z.ZodNullable<z.ZodString>;
            emission_at: z.ZodNullable<z.ZodString>;
            federal_district: z.ZodNullable<z.ZodString>;
            local_district: z.ZodNullable<z.ZodString>;
            emission_number: z.ZodNullable<z.ZodString>;
        }, z.core.$strip>;
        bare: true;
    };
    'verification.voter_credential_error': {
        summary: string;
        description: string;
        body: z.ZodObject<{
            valid: z.ZodBoolean;
            error: z.ZodString;
        }, z.core.$strip>;
        bare: true;
    };
};
