import { z } from 'zod';
/**
 * Lookups of CURP, RFC, voter credentials and invoices (base `/verification`). Each answer says in `Svc-Source` who was asked.
 * docs/services/verification.md tells what the interface leaves open.
 */
/** Bytes of a PDF with an invoice's code. */
export declare const LARGEST_CFDI: number;
declare const rfcResult: z.ZodObject<{
    rfc: z.ZodString;
    valid_rfc: z.ZodNullable<z.ZodBoolean>;
    elegible_for_invoices: z.ZodNullable<z.ZodBoolean>;
    message: z.ZodString;
}, z.core.$strip>;
export declare const verificationContract: {
    curp: {
        government: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            curp: z.ZodString;
            callbackUrl: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        }, z.core.$strip>, z.ZodUnion<readonly [z.ZodObject<{
            success: z.ZodLiteral<true>;
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
        }, z.core.$strip>, z.ZodObject<{
            webhook_uuid: z.ZodUUID;
            timestamp: z.ZodInt;
        }, z.core.$strip>]>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            curp: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                birth_date: z.ZodNullable<z.ZodISODate>;
                birth_federal_entity: z.ZodNullable<z.ZodString>;
                certificate_folio: z.ZodNullable<z.ZodString>;
                curp: z.ZodString;
                curp_status: z.ZodNullable<z.ZodString>;
                curp_status_description: z.ZodNullable<z.ZodString>;
                first_last_name: z.ZodNullable<z.ZodString>;
                foreign_registration_number: z.ZodNullable<z.ZodString>;
                gender: z.ZodNullable<z.ZodString>;
                issuing_entity_key: z.ZodNullable<z.ZodString>;
                municipality_key: z.ZodNullable<z.ZodString>;
                name: z.ZodNullable<z.ZodString>;
                nationality: z.ZodNullable<z.ZodString>;
                probatory_document: z.ZodNullable<z.ZodString>;
                registration_entity_number: z.ZodNullable<z.ZodString>;
                registration_year: z.ZodNullable<z.ZodString>;
                second_last_name: z.ZodNullable<z.ZodString>;
                valid: z.ZodBoolean;
                probatory_document_data: z.ZodObject<{
                    act_number: z.ZodNullable<z.ZodString>;
                    book: z.ZodNullable<z.ZodString>;
                    crip: z.ZodNullable<z.ZodString>;
                    id: z.ZodNullable<z.ZodString>;
                    letter_folio: z.ZodNullable<z.ZodString>;
                    name: z.ZodNullable<z.ZodString>;
                    sheet: z.ZodNullable<z.ZodString>;
                    tome: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        find: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            birth_date: z.ZodString;
            birth_federal_entity: z.ZodEnum<{
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
            }>;
            first_last_name: z.ZodString;
            gender: z.ZodEnum<{
                H: "H";
                M: "M";
                X: "X";
            }>;
            name: z.ZodString;
            second_last_name: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                birth_date: z.ZodNullable<z.ZodISODate>;
                birth_federal_entity: z.ZodNullable<z.ZodString>;
                certificate_folio: z.ZodNullable<z.ZodString>;
                curp: z.ZodString;
                curp_status: z.ZodNullable<z.ZodString>;
                curp_status_description: z.ZodNullable<z.ZodString>;
                first_last_name: z.ZodNullable<z.ZodString>;
                foreign_registration_number: z.ZodNullable<z.ZodString>;
                gender: z.ZodNullable<z.ZodString>;
                issuing_entity_key: z.ZodNullable<z.ZodString>;
                municipality_key: z.ZodNullable<z.ZodString>;
                name: z.ZodNullable<z.ZodString>;
                nationality: z.ZodNullable<z.ZodString>;
                probatory_document: z.ZodNullable<z.ZodString>;
                registration_entity_number: z.ZodNullable<z.ZodString>;
                registration_year: z.ZodNullable<z.ZodString>;
                second_last_name: z.ZodNullable<z.ZodString>;
                valid: z.ZodBoolean;
                probatory_document_data: z.ZodObject<{
                    act_number: z.ZodNullable<z.ZodString>;
                    book: z.ZodNullable<z.ZodString>;
                    crip: z.ZodNullable<z.ZodString>;
                    id: z.ZodNullable<z.ZodString>;
                    letter_folio: z.ZodNullable<z.ZodString>;
                    name: z.ZodNullable<z.ZodString>;
                    sheet: z.ZodNullable<z.ZodString>;
                    tome: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    };
    rfc: {
        get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            rfc: z.ZodString;
            name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            postal_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                rfc: z.ZodString;
                valid_rfc: z.ZodNullable<z.ZodBoolean>;
                elegible_for_invoices: z.ZodNullable<z.ZodBoolean>;
                message: z.ZodString;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        reverse: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            name: z.ZodString;
            first_last_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            second_last_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            birth_date: z.ZodString;
            person_type: z.ZodEnum<{
                PF: "PF";
                PM: "PM";
            }>;
            postal_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                rfc: z.ZodString;
                valid_rfc: z.ZodNullable<z.ZodBoolean>;
                elegible_for_invoices: z.ZodNullable<z.ZodBoolean>;
                message: z.ZodString;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        reverseWithCurp: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            curp: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                rfc_result: z.ZodObject<{
                    rfc: z.ZodString;
                    valid_rfc: z.ZodNullable<z.ZodBoolean>;
                    elegible_for_invoices: z.ZodNullable<z.ZodBoolean>;
                    message: z.ZodString;
                }, z.core.$strip>;
                curp_result: z.ZodObject<{
                    birth_date: z.ZodNullable<z.ZodISODate>;
                    birth_federal_entity: z.ZodNullable<z.ZodString>;
                    certificate_folio: z.ZodNullable<z.ZodString>;
                    curp: z.ZodString;
                    curp_status: z.ZodNullable<z.ZodString>;
                    curp_status_description: z.ZodNullable<z.ZodString>;
                    first_last_name: z.ZodNullable<z.ZodString>;
                    foreign_registration_number: z.ZodNullable<z.ZodString>;
                    gender: z.ZodNullable<z.ZodString>;
                    issuing_entity_key: z.ZodNullable<z.ZodString>;
                    municipality_key: z.ZodNullable<z.ZodString>;
                    nationality: z.ZodNullable<z.ZodString>;
                    probatory_document: z.ZodNullable<z.ZodString>;
                    registration_entity_number: z.ZodNullable<z.ZodString>;
                    registration_year: z.ZodNullable<z.ZodString>;
                    second_last_name: z.ZodNullable<z.ZodString>;
                    valid: z.ZodBoolean;
                    names: z.ZodNullable<z.ZodString>;
                    probatory_document_data: z.ZodObject<{
                        act_number: z.ZodNullable<z.ZodString>;
                        book: z.ZodNullable<z.ZodString>;
                        crip: z.ZodNullable<z.ZodString>;
                        id: z.ZodNullable<z.ZodString>;
                        letter_folio: z.ZodNullable<z.ZodString>;
                        name: z.ZodNullable<z.ZodString>;
                        sheet: z.ZodNullable<z.ZodString>;
                        tomo: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    };
    cfdi: {
        read: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            document: z.ZodFile;
            callback_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        }, z.core.$strip>, z.ZodUnion<readonly [z.ZodObject<{
            success: z.ZodLiteral<true>;
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
        }, z.core.$strip>, z.ZodObject<{
            webhook_uuid: z.ZodUUID;
            timestamp: z.ZodInt;
        }, z.core.$strip>]>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    };
    credential: {
        validateAsync: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            query: z.ZodObject<{
                webhook: z.ZodString;
            }, z.core.$strip>;
            body: z.ZodObject<{
                cic: z.ZodOptional<z.ZodString>;
                ocr: z.ZodOptional<z.ZodString>;
                type: z.ZodEnum<{
                    C: "C";
                    D: "D";
                    EFGH: "EFGH";
                }>;
                electorKey: z.ZodOptional<z.ZodString>;
                emissionNumber: z.ZodOptional<z.ZodString>;
            }, z.core.$strip>;
        }, z.core.$strip>, z.ZodObject<{
            webhook_uuid: z.ZodUUID;
            timestamp: z.ZodInt;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        validate: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            query: z.ZodObject<{
                webhook: z.ZodString;
            }, z.core.$strip>;
            body: z.ZodObject<{
                type: z.ZodEnum<{
                    C: "C";
                    D: "D";
                    EFGH: "EFGH";
                }>;
                cic: z.ZodOptional<z.ZodString>;
                ocr: z.ZodString;
                elector_key: z.ZodString;
                emission_number: z.ZodString;
            }, z.core.$strip>;
        }, z.core.$strip>, z.ZodObject<{
            webhook_uuid: z.ZodUUID;
            timestamp: z.ZodInt;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        judge: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            type: z.ZodEnum<{
                C: "C";
                D: "D";
                EFGH: "EFGH";
            }>;
            cic: z.ZodOptional<z.ZodString>;
            ocr: z.ZodOptional<z.ZodString>;
            elector_key: z.ZodOptional<z.ZodString>;
            emission_number: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
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
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    };
    nss: {
        get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            nss: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                known: z.ZodBoolean;
                person: z.ZodNullable<z.ZodObject<{
                    name: z.ZodNullable<z.ZodString>;
                    first_last_name: z.ZodNullable<z.ZodString>;
                    second_last_name: z.ZodNullable<z.ZodString>;
                    birth_date: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    };
    registry: {
        get: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                rows: z.ZodInt;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        import: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            rows: z.ZodArray<z.ZodObject<{
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
            }, z.core.$strip>>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                rows: z.ZodInt;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        remove: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            key: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                rows: z.ZodInt;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        clear: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                rows: z.ZodInt;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    };
    lookups: {
        delete: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            uuid: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodString;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    };
};
export type RfcResult = z.output<typeof rfcResult>;
export {};
