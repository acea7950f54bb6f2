import { z } from 'zod';
/**
 * One person or company as a registry knows it (ours): a row of a tenant's local registry, a line of the file that fills it, and what a
 * remote registry answers with. Every member is text; what is not known is absent.
 */
/** Of a CURP, as RENAPO writes them. Those that begin with B are out of use. `RCC`: another CURP took its place. */
export declare const curpStatuses: readonly ['AN', 'AH', 'CRA', 'RCN', 'RCC', 'BAP', 'BSU', 'BD', 'BDM', 'BDP', 'BJD', 'BDA', 'BCC', 'BCN'];
export declare const credentialTypes: readonly ['C', 'D', 'EFGH'];
/** `reported`: stolen or lost. */
export declare const credentialStatuses: readonly ['current', 'expired', 'court_order', 'reported'];
/** Papers that a CURP rests on, by RENAPO's number. */
export declare const probatoryDocuments: readonly ['1', '3', '4', '7'];
export type CurpStatus = (typeof curpStatuses)[number];
export type CredentialType = (typeof credentialTypes)[number];
export type CredentialStatus = (typeof credentialStatuses)[number];
export type Gender = 'H' | 'M' | 'X';
/** In the order in which a file usually has them. */
export declare const registryRow: z.ZodObject<{
    curp: z.ZodOptional<z.ZodString>;
    rfc: z.ZodOptional<z.ZodString>;
    name: z.ZodOptional<z.ZodString>;
    first_last_name: z.ZodOptional<z.ZodString>;
    second_last_name: z.ZodOptional<z.ZodString>;
    birth_date: z.ZodOptional<z.ZodString>;
    gender: z.ZodOptional<z.ZodEnum<{
        H: "H";
        M: "M";
        X: "X";
    }>>;
    birth_federal_entity: z.ZodOptional<z.ZodEnum<{
        AS: "AS";
        BC: "BC";
        BS: "BS";
        CC: "CC";
        CH: "CH";
        CL: "CL";
        CM: "CM";
        CS: "CS";
        DF: "DF";
        DG: "DG";
        GR: "GR";
        GT: "GT";
        HG: "HG";
        JC: "JC";
        MC: "MC";
        MN: "MN";
        MS: "MS";
        NE: "NE";
        NL: "NL";
        NT: "NT";
        OC: "OC";
        PL: "PL";
        QR: "QR";
        QT: "QT";
        SL: "SL";
        SP: "SP";
        SR: "SR";
        TC: "TC";
        TL: "TL";
        TS: "TS";
        VZ: "VZ";
        YN: "YN";
        ZS: "ZS";
    }>>;
    nationality: z.ZodOptional<z.ZodString>;
    curp_status: z.ZodOptional<z.ZodEnum<{
        AH: "AH";
        AN: "AN";
        BAP: "BAP";
        BCC: "BCC";
        BCN: "BCN";
        BD: "BD";
        BDA: "BDA";
        BDM: "BDM";
        BDP: "BDP";
        BJD: "BJD";
        BSU: "BSU";
        CRA: "CRA";
        RCC: "RCC";
        RCN: "RCN";
    }>>;
    replaced_by: z.ZodOptional<z.ZodString>;
    probatory_document: z.ZodOptional<z.ZodEnum<{
        1: "1";
        3: "3";
        4: "4";
        7: "7";
    }>>;
    registration_year: z.ZodOptional<z.ZodString>;
    registration_entity_number: z.ZodOptional<z.ZodString>;
    municipality_key: z.ZodOptional<z.ZodString>;
    issuing_entity_key: z.ZodOptional<z.ZodString>;
    certificate_folio: z.ZodOptional<z.ZodString>;
    foreign_registration_number: z.ZodOptional<z.ZodString>;
    act_number: z.ZodOptional<z.ZodString>;
    book: z.ZodOptional<z.ZodString>;
    sheet: z.ZodOptional<z.ZodString>;
    tome: z.ZodOptional<z.ZodString>;
    crip: z.ZodOptional<z.ZodString>;
    letter_folio: z.ZodOptional<z.ZodString>;
    tax_name: z.ZodOptional<z.ZodString>;
    postal_code: z.ZodOptional<z.ZodString>;
    invoices: z.ZodOptional<z.ZodEnum<{
        no: "no";
        yes: "yes";
    }>>;
    credential_type: z.ZodOptional<z.ZodEnum<{
        C: "C";
        D: "D";
        EFGH: "EFGH";
    }>>;
    cic: z.ZodOptional<z.ZodString>;
    ocr: z.ZodOptional<z.ZodString>;
    elector_key: z.ZodOptional<z.ZodString>;
    emission_number: z.ZodOptional<z.ZodString>;
    registered_at: z.ZodOptional<z.ZodString>;
    emission_at: z.ZodOptional<z.ZodString>;
    federal_district: z.ZodOptional<z.ZodString>;
    local_district: z.ZodOptional<z.ZodString>;
    credential_status: z.ZodOptional<z.ZodEnum<{
        court_order: "court_order";
        current: "current";
        expired: "expired";
        reported: "reported";
    }>>;
    nss: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type RegistryRecord = z.output<typeof registryRow>;
/** Rows that one request brings. */
export declare const MOST_ROWS = 500;
