import { z } from 'zod';
export declare const documentsContract: {
    list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
        per_page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
        cursor: z.ZodOptional<z.ZodString>;
        status: z.ZodOptional<z.ZodEnum<{
            open: "open";
            signed: "signed";
        }>>;
        people_uuid: z.ZodOptional<z.ZodUUID>;
        workflow_uuid: z.ZodOptional<z.ZodUUID>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            current_page: z.ZodInt;
            data: z.ZodArray<z.ZodObject<{
                uuid: z.ZodUUID;
                name: z.ZodString;
                sha256: z.ZodString;
                pages: z.ZodArray<z.ZodObject<{
                    width: z.ZodNumber;
                    height: z.ZodNumber;
                }, z.core.$strip>>;
                status: z.ZodEnum<{
                    open: "open";
                    signed: "signed";
                }>;
                template_uuid: z.ZodNullable<z.ZodUUID>;
                people_uuid: z.ZodNullable<z.ZodUUID>;
                workflow_uuid: z.ZodNullable<z.ZodUUID>;
                workflow_deleted_at: z.ZodNullable<z.ZodISODateTime>;
                signed_sha256: z.ZodNullable<z.ZodString>;
                signed_at: z.ZodNullable<z.ZodISODateTime>;
                timestamped: z.ZodNullable<z.ZodBoolean>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>>;
            from: z.ZodNullable<z.ZodInt>;
            next_page_url: z.ZodNullable<z.ZodString>;
            per_page: z.ZodInt;
            prev_page_url: z.ZodNullable<z.ZodString>;
            to: z.ZodNullable<z.ZodInt>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        file: z.ZodFile;
        name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            uuid: z.ZodUUID;
            name: z.ZodString;
            sha256: z.ZodString;
            pages: z.ZodArray<z.ZodObject<{
                width: z.ZodNumber;
                height: z.ZodNumber;
            }, z.core.$strip>>;
            status: z.ZodEnum<{
                open: "open";
                signed: "signed";
            }>;
            template_uuid: z.ZodNullable<z.ZodUUID>;
            people_uuid: z.ZodNullable<z.ZodUUID>;
            workflow_uuid: z.ZodNullable<z.ZodUUID>;
            workflow_deleted_at: z.ZodNullable<z.ZodISODateTime>;
            signed_sha256: z.ZodNullable<z.ZodString>;
            signed_at: z.ZodNullable<z.ZodISODateTime>;
            timestamped: z.ZodNullable<z.ZodBoolean>;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
            token: z.ZodString;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    createFromTemplate: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        params: z.ZodObject<{
            uuid: z.ZodString;
        }, z.core.$strip>;
        body: z.ZodObject<{
            name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            values: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodUUID, z.ZodString>>>;
        }, z.core.$strip>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            uuid: z.ZodUUID;
            name: z.ZodString;
            sha256: z.ZodString;
            pages: z.ZodArray<z.ZodObject<{
                width: z.ZodNumber;
                height: z.ZodNumber;
            }, z.core.$strip>>;
            status: z.ZodEnum<{
                open: "open";
                signed: "signed";
            }>;
            template_uuid: z.ZodNullable<z.ZodUUID>;
            people_uuid: z.ZodNullable<z.ZodUUID>;
            workflow_uuid: z.ZodNullable<z.ZodUUID>;
            workflow_deleted_at: z.ZodNullable<z.ZodISODateTime>;
            signed_sha256: z.ZodNullable<z.ZodString>;
            signed_at: z.ZodNullable<z.ZodISODateTime>;
            timestamped: z.ZodNullable<z.ZodBoolean>;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
            token: z.ZodString;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    open: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        token: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            uuid: z.ZodUUID;
            name: z.ZodString;
            sha256: z.ZodString;
            pages: z.ZodArray<z.ZodObject<{
                width: z.ZodNumber;
                height: z.ZodNumber;
            }, z.core.$strip>>;
            status: z.ZodEnum<{
                open: "open";
                signed: "signed";
            }>;
            template_uuid: z.ZodNullable<z.ZodUUID>;
            people_uuid: z.ZodNullable<z.ZodUUID>;
            workflow_uuid: z.ZodNullable<z.ZodUUID>;
            workflow_deleted_at: z.ZodNullable<z.ZodISODateTime>;
            signed_sha256: z.ZodNullable<z.ZodString>;
            signed_at: z.ZodNullable<z.ZodISODateTime>;
            timestamped: z.ZodNullable<z.ZodBoolean>;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
            elements: z.ZodArray<z.ZodObject<{
                uuid: z.ZodUUID;
                page: z.ZodInt;
                box: z.ZodTuple<[z.ZodNumber, z.ZodNumber, z.ZodNumber, z.ZodNumber], null>;
                kind: z.ZodEnum<{
                    signature: "signature";
                    text: "text";
                }>;
                name: z.ZodString;
                required: z.ZodBoolean;
                ask_signer: z.ZodBoolean;
                template_element_uuid: z.ZodNullable<z.ZodUUID>;
                value: z.ZodNullable<z.ZodString>;
                written_by: z.ZodNullable<z.ZodEnum<{
                    sender: "sender";
                    signer: "signer";
                }>>;
            }, z.core.$strip>>;
            signers: z.ZodArray<z.ZodObject<{
                id: z.ZodUUID;
                person_id: z.ZodUUID;
                workflow_uuid: z.ZodNullable<z.ZodUUID>;
                elements: z.ZodArray<z.ZodUUID>;
                signed_at: z.ZodNullable<z.ZodISODateTime>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    verify: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        file: z.ZodFile;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            verdict: z.ZodEnum<{
                changed: "changed";
                unknown: "unknown";
                valid: "valid";
            }>;
            reason: z.ZodEnum<{
                added_after_seal: "added_after_seal";
                as_sealed: "as_sealed";
                no_seal: "no_seal";
                not_a_pdf: "not_a_pdf";
                not_on_record: "not_on_record";
                seal_missing: "seal_missing";
                seal_of_another: "seal_of_another";
                sealed_bytes_differ: "sealed_bytes_differ";
            }>;
            detail: z.ZodString;
            sha256: z.ZodString;
            document: z.ZodNullable<z.ZodObject<{
                uuid: z.ZodUUID;
                name: z.ZodString;
                people_uuid: z.ZodNullable<z.ZodUUID>;
                workflow_uuid: z.ZodNullable<z.ZodUUID>;
                signed_sha256: z.ZodString;
                signed_at: z.ZodISODateTime;
                timestamped: z.ZodBoolean;
                signers: z.ZodArray<z.ZodObject<{
                    id: z.ZodUUID;
                    person_id: z.ZodUUID;
                    workflow_uuid: z.ZodNullable<z.ZodUUID>;
                    signed_at: z.ZodNullable<z.ZodISODateTime>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
            seal: z.ZodNullable<z.ZodObject<{
                subject: z.ZodString;
                issuer: z.ZodString;
                certificate_sha256: z.ZodString;
                issued_here: z.ZodBoolean;
                intact: z.ZodBoolean;
                sealed_bytes: z.ZodNullable<z.ZodInt>;
                whole: z.ZodBoolean;
            }, z.core.$strip>>;
            changes: z.ZodArray<z.ZodObject<{
                what: z.ZodEnum<{
                    annotation_added: "annotation_added";
                    annotation_changed: "annotation_changed";
                    annotation_removed: "annotation_removed";
                    appearance: "appearance";
                    bytes_added: "bytes_added";
                    bytes_differ: "bytes_differ";
                    catalog: "catalog";
                    content: "content";
                    form_field: "form_field";
                    information: "information";
                    page: "page";
                    page_added: "page_added";
                    page_removed: "page_removed";
                    resources: "resources";
                    seal: "seal";
                    signature_added: "signature_added";
                    unreadable: "unreadable";
                }>;
                page: z.ZodNullable<z.ZodInt>;
                detail: z.ZodString;
            }, z.core.$strip>>;
            pages_compared: z.ZodNullable<z.ZodInt>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    certificates: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            chain: z.ZodArray<z.ZodString>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        uuid: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            uuid: z.ZodUUID;
            name: z.ZodString;
            sha256: z.ZodString;
            pages: z.ZodArray<z.ZodObject<{
                width: z.ZodNumber;
                height: z.ZodNumber;
            }, z.core.$strip>>;
            status: z.ZodEnum<{
                open: "open";
                signed: "signed";
            }>;
            template_uuid: z.ZodNullable<z.ZodUUID>;
            people_uuid: z.ZodNullable<z.ZodUUID>;
            workflow_uuid: z.ZodNullable<z.ZodUUID>;
            workflow_deleted_at: z.ZodNullable<z.ZodISODateTime>;
            signed_sha256: z.ZodNullable<z.ZodString>;
            signed_at: z.ZodNullable<z.ZodISODateTime>;
            timestamped: z.ZodNullable<z.ZodBoolean>;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
            elements: z.ZodArray<z.ZodObject<{
                uuid: z.ZodUUID;
                page: z.ZodInt;
                box: z.ZodTuple<[z.ZodNumber, z.ZodNumber, z.ZodNumber, z.ZodNumber], null>;
                kind: z.ZodEnum<{
                    signature: "signature";
                    text: "text";
                }>;
                name: z.ZodString;
                required: z.ZodBoolean;
                ask_signer: z.ZodBoolean;
                template_element_uuid: z.ZodNullable<z.ZodUUID>;
                value: z.ZodNullable<z.ZodString>;
                written_by: z.ZodNullable<z.ZodEnum<{
                    sender: "sender";
                    signer: "signer";
                }>>;
            }, z.core.$strip>>;
            signers: z.ZodArray<z.ZodObject<{
                id: z.ZodUUID;
                person_id: z.ZodUUID;
                workflow_uuid: z.ZodNullable<z.ZodUUID>;
                elements: z.ZodArray<z.ZodUUID>;
                signed_at: z.ZodNullable<z.ZodISODateTime>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    delete: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        uuid: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodString;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    page: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        params: z.ZodObject<{
            uuid: z.ZodString;
            page: z.ZodString;
        }, z.core.$strip>;
        query: z.ZodPrefault<z.ZodObject<{
            width: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
        }, z.core.$strip>>;
    }, z.core.$strip>, z.ZodFile, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    pageText: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        uuid: z.ZodString;
        page: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            text: z.ZodString;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    fill: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        params: z.ZodObject<{
            uuid: z.ZodString;
        }, z.core.$strip>;
        body: z.ZodObject<{
            texts: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodUUID, z.ZodString>>>;
            bound_texts: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodUUID, z.ZodString>>>;
            signer_texts: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodUUID, z.ZodString>>>;
        }, z.core.$strip>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            uuid: z.ZodUUID;
            name: z.ZodString;
            sha256: z.ZodString;
            pages: z.ZodArray<z.ZodObject<{
                width: z.ZodNumber;
                height: z.ZodNumber;
            }, z.core.$strip>>;
            status: z.ZodEnum<{
                open: "open";
                signed: "signed";
            }>;
            template_uuid: z.ZodNullable<z.ZodUUID>;
            people_uuid: z.ZodNullable<z.ZodUUID>;
            workflow_uuid: z.ZodNullable<z.ZodUUID>;
            workflow_deleted_at: z.ZodNullable<z.ZodISODateTime>;
            signed_sha256: z.ZodNullable<z.ZodString>;
            signed_at: z.ZodNullable<z.ZodISODateTime>;
            timestamped: z.ZodNullable<z.ZodBoolean>;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
            elements: z.ZodArray<z.ZodObject<{
                uuid: z.ZodUUID;
                page: z.ZodInt;
                box: z.ZodTuple<[z.ZodNumber, z.ZodNumber, z.ZodNumber, z.ZodNumber], null>;
                kind: z.ZodEnum<{
                    signature: "signature";
                    text: "text";
                }>;
                name: z.ZodString;
                required: z.ZodBoolean;
                ask_signer: z.ZodBoolean;
                template_element_uuid: z.ZodNullable<z.ZodUUID>;
                value: z.ZodNullable<z.ZodString>;
                written_by: z.ZodNullable<z.ZodEnum<{
                    sender: "sender";
                    signer: "signer";
                }>>;
            }, z.core.$strip>>;
            signers: z.ZodArray<z.ZodObject<{
                id: z.ZodUUID;
                person_id: z.ZodUUID;
                workflow_uuid: z.ZodNullable<z.ZodUUID>;
                elements: z.ZodArray<z.ZodUUID>;
                signed_at: z.ZodNullable<z.ZodISODateTime>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    sign: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        params: z.ZodObject<{
            uuid: z.ZodString;
        }, z.core.$strip>;
        body: z.ZodObject<{
            signing_uuid: z.ZodUUID;
            sha256: z.ZodString;
            signature: z.ZodUnion<readonly [z.ZodObject<{
                kind: z.ZodEnum<{
                    drawn: "drawn";
                    typed: "typed";
                }>;
                png: z.ZodString;
            }, z.core.$strip>, z.ZodObject<{
                kind: z.ZodLiteral<"applied">;
                document_uuid: z.ZodUUID;
            }, z.core.$strip>]>;
            signature_elements: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodUUID>>>;
            signer: z.ZodObject<{
                name: z.ZodString;
                national_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                people_uuid: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
                known_by: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                    name: z.ZodObject<{
                        by: z.ZodEnum<{
                            code: "code";
                            document: "document";
                            partner: "partner";
                            reading: "reading";
                            signer: "signer";
                        }>;
                        at: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                    }, z.core.$strip>;
                    national_id: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                        by: z.ZodEnum<{
                            code: "code";
                            document: "document";
                            partner: "partner";
                            reading: "reading";
                            signer: "signer";
                        }>;
                        at: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                    }, z.core.$strip>>>;
                }, z.core.$strip>>>;
            }, z.core.$strip>;
            texts: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodUUID, z.ZodString>>>;
            evidence: z.ZodObject<{
                workflow_uuid: z.ZodUUID;
                language: z.ZodDefault<z.ZodString>;
                consent: z.ZodObject<{
                    text: z.ZodString;
                    text_sha256: z.ZodString;
                }, z.core.$strip>;
                device: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                    ip: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                    user_agent: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                    metadata: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodString>>>;
                }, z.core.$strip>>>;
                pages_delivered: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodInt>>>;
                coordinates: z.ZodOptional<z.ZodNullable<z.ZodTuple<[z.ZodString, z.ZodString], null>>>;
                consents: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
                    key: z.ZodString;
                    kind: z.ZodString;
                    accepted: z.ZodBoolean;
                    text_sha256: z.ZodString;
                    version: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                    language: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                    at: z.ZodString;
                }, z.core.$strip>>>>;
                codes: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
                    channel: z.ZodEnum<{
                        EMAIL: "EMAIL";
                        SMS: "SMS";
                        WHATSAPP: "WHATSAPP";
                    }>;
                    destination: z.ZodString;
                    verified_at: z.ZodString;
                }, z.core.$strip>>>>;
                media: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
                    uuid: z.ZodUUID;
                    collection: z.ZodString;
                    title: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                        es: z.ZodString;
                        en: z.ZodString;
                    }, z.core.$strip>>>;
                    sha256: z.ZodString;
                    stored_at: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                }, z.core.$strip>>>>;
                log: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                    length: z.ZodInt;
                    head: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>>;
            }, z.core.$strip>;
            store_sign: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
        }, z.core.$strip>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            uuid: z.ZodUUID;
            sealed: z.ZodBoolean;
            sha256: z.ZodNullable<z.ZodString>;
            signed_at: z.ZodISODateTime;
            timestamped: z.ZodNullable<z.ZodBoolean>;
            kind: z.ZodEnum<{
                applied: "applied";
                drawn: "drawn";
                typed: "typed";
            }>;
            consent: z.ZodObject<{
                text_sha256: z.ZodString;
                language: z.ZodString;
            }, z.core.$strip>;
            signature_kept: z.ZodBoolean;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    signed: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        uuid: z.ZodString;
    }, z.core.$strip>, z.ZodFile, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    signature: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        uuid: z.ZodString;
        signer: z.ZodOptional<z.ZodUUID>;
    }, z.core.$strip>, z.ZodFile, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    elements: {
        list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            uuid: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodArray<z.ZodObject<{
                uuid: z.ZodUUID;
                page: z.ZodInt;
                box: z.ZodTuple<[z.ZodNumber, z.ZodNumber, z.ZodNumber, z.ZodNumber], null>;
                kind: z.ZodEnum<{
                    signature: "signature";
                    text: "text";
                }>;
                name: z.ZodString;
                required: z.ZodBoolean;
                ask_signer: z.ZodBoolean;
                template_element_uuid: z.ZodNullable<z.ZodUUID>;
                value: z.ZodNullable<z.ZodString>;
                written_by: z.ZodNullable<z.ZodEnum<{
                    sender: "sender";
                    signer: "signer";
                }>>;
            }, z.core.$strip>>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            params: z.ZodObject<{
                uuid: z.ZodString;
            }, z.core.$strip>;
            body: z.ZodObject<{
                page: z.ZodInt;
                box: z.ZodTuple<[z.ZodNumber, z.ZodNumber, z.ZodNumber, z.ZodNumber], null>;
                kind: z.ZodEnum<{
                    signature: "signature";
                    text: "text";
                }>;
                name: z.ZodString;
                required: z.ZodDefault<z.ZodBoolean>;
                ask_signer: z.ZodDefault<z.ZodBoolean>;
            }, z.core.$strip>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                uuid: z.ZodUUID;
                page: z.ZodInt;
                box: z.ZodTuple<[z.ZodNumber, z.ZodNumber, z.ZodNumber, z.ZodNumber], null>;
                kind: z.ZodEnum<{
                    signature: "signature";
                    text: "text";
                }>;
                name: z.ZodString;
                required: z.ZodBoolean;
                ask_signer: z.ZodBoolean;
                template_element_uuid: z.ZodNullable<z.ZodUUID>;
                value: z.ZodNullable<z.ZodString>;
                written_by: z.ZodNullable<z.ZodEnum<{
                    sender: "sender";
                    signer: "signer";
                }>>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        delete: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            uuid: z.ZodString;
            element_uuid: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodString;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    };
    internal: {
        signer: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            document_uuid: z.ZodUUID;
            workflow_uuid: z.ZodUUID;
            people_uuid: z.ZodNullable<z.ZodUUID>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodNullable<z.ZodObject<{
                id: z.ZodUUID;
                person_id: z.ZodUUID;
                workflow_uuid: z.ZodNullable<z.ZodUUID>;
                elements: z.ZodArray<z.ZodUUID>;
                signed_at: z.ZodNullable<z.ZodISODateTime>;
            }, z.core.$strip>>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        workflowDeleted: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            workflow_uuid: z.ZodUUID;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                deleted: z.ZodArray<z.ZodUUID>;
                kept: z.ZodArray<z.ZodUUID>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    };
};
/** The documents service, whose operations stand below the address of people. */
export declare const documentsServiceContract: {
    documents: {
        list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
            per_page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
            cursor: z.ZodOptional<z.ZodString>;
            status: z.ZodOptional<z.ZodEnum<{
                open: "open";
                signed: "signed";
            }>>;
            people_uuid: z.ZodOptional<z.ZodUUID>;
            workflow_uuid: z.ZodOptional<z.ZodUUID>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                current_page: z.ZodInt;
                data: z.ZodArray<z.ZodObject<{
                    uuid: z.ZodUUID;
                    name: z.ZodString;
                    sha256: z.ZodString;
                    pages: z.ZodArray<z.ZodObject<{
                        width: z.ZodNumber;
                        height: z.ZodNumber;
                    }, z.core.$strip>>;
                    status: z.ZodEnum<{
                        open: "open";
                        signed: "signed";
                    }>;
                    template_uuid: z.ZodNullable<z.ZodUUID>;
                    people_uuid: z.ZodNullable<z.ZodUUID>;
                    workflow_uuid: z.ZodNullable<z.ZodUUID>;
                    workflow_deleted_at: z.ZodNullable<z.ZodISODateTime>;
                    signed_sha256: z.ZodNullable<z.ZodString>;
                    signed_at: z.ZodNullable<z.ZodISODateTime>;
                    timestamped: z.ZodNullable<z.ZodBoolean>;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                }, z.core.$strip>>;
                from: z.ZodNullable<z.ZodInt>;
                next_page_url: z.ZodNullable<z.ZodString>;
                per_page: z.ZodInt;
                prev_page_url: z.ZodNullable<z.ZodString>;
                to: z.ZodNullable<z.ZodInt>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            file: z.ZodFile;
            name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                uuid: z.ZodUUID;
                name: z.ZodString;
                sha256: z.ZodString;
                pages: z.ZodArray<z.ZodObject<{
                    width: z.ZodNumber;
                    height: z.ZodNumber;
                }, z.core.$strip>>;
                status: z.ZodEnum<{
                    open: "open";
                    signed: "signed";
                }>;
                template_uuid: z.ZodNullable<z.ZodUUID>;
                people_uuid: z.ZodNullable<z.ZodUUID>;
                workflow_uuid: z.ZodNullable<z.ZodUUID>;
                workflow_deleted_at: z.ZodNullable<z.ZodISODateTime>;
                signed_sha256: z.ZodNullable<z.ZodString>;
                signed_at: z.ZodNullable<z.ZodISODateTime>;
                timestamped: z.ZodNullable<z.ZodBoolean>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                token: z.ZodString;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        createFromTemplate: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            params: z.ZodObject<{
                uuid: z.ZodString;
            }, z.core.$strip>;
            body: z.ZodObject<{
                name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                values: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodUUID, z.ZodString>>>;
            }, z.core.$strip>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                uuid: z.ZodUUID;
                name: z.ZodString;
                sha256: z.ZodString;
                pages: z.ZodArray<z.ZodObject<{
                    width: z.ZodNumber;
                    height: z.ZodNumber;
                }, z.core.$strip>>;
                status: z.ZodEnum<{
                    open: "open";
                    signed: "signed";
                }>;
                template_uuid: z.ZodNullable<z.ZodUUID>;
                people_uuid: z.ZodNullable<z.ZodUUID>;
                workflow_uuid: z.ZodNullable<z.ZodUUID>;
                workflow_deleted_at: z.ZodNullable<z.ZodISODateTime>;
                signed_sha256: z.ZodNullable<z.ZodString>;
                signed_at: z.ZodNullable<z.ZodISODateTime>;
                timestamped: z.ZodNullable<z.ZodBoolean>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                token: z.ZodString;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        open: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            token: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                uuid: z.ZodUUID;
                name: z.ZodString;
                sha256: z.ZodString;
                pages: z.ZodArray<z.ZodObject<{
                    width: z.ZodNumber;
                    height: z.ZodNumber;
                }, z.core.$strip>>;
                status: z.ZodEnum<{
                    open: "open";
                    signed: "signed";
                }>;
                template_uuid: z.ZodNullable<z.ZodUUID>;
                people_uuid: z.ZodNullable<z.ZodUUID>;
                workflow_uuid: z.ZodNullable<z.ZodUUID>;
                workflow_deleted_at: z.ZodNullable<z.ZodISODateTime>;
                signed_sha256: z.ZodNullable<z.ZodString>;
                signed_at: z.ZodNullable<z.ZodISODateTime>;
                timestamped: z.ZodNullable<z.ZodBoolean>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                elements: z.ZodArray<z.ZodObject<{
                    uuid: z.ZodUUID;
                    page: z.ZodInt;
                    box: z.ZodTuple<[z.ZodNumber, z.ZodNumber, z.ZodNumber, z.ZodNumber], null>;
                    kind: z.ZodEnum<{
                        signature: "signature";
                        text: "text";
                    }>;
                    name: z.ZodString;
                    required: z.ZodBoolean;
                    ask_signer: z.ZodBoolean;
                    template_element_uuid: z.ZodNullable<z.ZodUUID>;
                    value: z.ZodNullable<z.ZodString>;
                    written_by: z.ZodNullable<z.ZodEnum<{
                        sender: "sender";
                        signer: "signer";
                    }>>;
                }, z.core.$strip>>;
                signers: z.ZodArray<z.ZodObject<{
                    id: z.ZodUUID;
                    person_id: z.ZodUUID;
                    workflow_uuid: z.ZodNullable<z.ZodUUID>;
                    elements: z.ZodArray<z.ZodUUID>;
                    signed_at: z.ZodNullable<z.ZodISODateTime>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        verify: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            file: z.ZodFile;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                verdict: z.ZodEnum<{
                    changed: "changed";
                    unknown: "unknown";
                    valid: "valid";
                }>;
                reason: z.ZodEnum<{
                    added_after_seal: "added_after_seal";
                    as_sealed: "as_sealed";
                    no_seal: "no_seal";
                    not_a_pdf: "not_a_pdf";
                    not_on_record: "not_on_record";
                    seal_missing: "seal_missing";
                    seal_of_another: "seal_of_another";
                    sealed_bytes_differ: "sealed_bytes_differ";
                }>;
                detail: z.ZodString;
                sha256: z.ZodString;
                document: z.ZodNullable<z.ZodObject<{
                    uuid: z.ZodUUID;
                    name: z.ZodString;
                    people_uuid: z.ZodNullable<z.ZodUUID>;
                    workflow_uuid: z.ZodNullable<z.ZodUUID>;
                    signed_sha256: z.ZodString;
                    signed_at: z.ZodISODateTime;
                    timestamped: z.ZodBoolean;
                    signers: z.ZodArray<z.ZodObject<{
                        id: z.ZodUUID;
                        person_id: z.ZodUUID;
                        workflow_uuid: z.ZodNullable<z.ZodUUID>;
                        signed_at: z.ZodNullable<z.ZodISODateTime>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                seal: z.ZodNullable<z.ZodObject<{
                    subject: z.ZodString;
                    issuer: z.ZodString;
                    certificate_sha256: z.ZodString;
                    issued_here: z.ZodBoolean;
                    intact: z.ZodBoolean;
                    sealed_bytes: z.ZodNullable<z.ZodInt>;
                    whole: z.ZodBoolean;
                }, z.core.$strip>>;
                changes: z.ZodArray<z.ZodObject<{
                    what: z.ZodEnum<{
                        annotation_added: "annotation_added";
                        annotation_changed: "annotation_changed";
                        annotation_removed: "annotation_removed";
                        appearance: "appearance";
                        bytes_added: "bytes_added";
                        bytes_differ: "bytes_differ";
                        catalog: "catalog";
                        content: "content";
                        form_field: "form_field";
                        information: "information";
                        page: "page";
                        page_added: "page_added";
                        page_removed: "page_removed";
                        resources: "resources";
                        seal: "seal";
                        signature_added: "signature_added";
                        unreadable: "unreadable";
                    }>;
                    page: z.ZodNullable<z.ZodInt>;
                    detail: z.ZodString;
                }, z.core.$strip>>;
                pages_compared: z.ZodNullable<z.ZodInt>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        certificates: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                chain: z.ZodArray<z.ZodString>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            uuid: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                uuid: z.ZodUUID;
                name: z.ZodString;
                sha256: z.ZodString;
                pages: z.ZodArray<z.ZodObject<{
                    width: z.ZodNumber;
                    height: z.ZodNumber;
                }, z.core.$strip>>;
                status: z.ZodEnum<{
                    open: "open";
                    signed: "signed";
                }>;
                template_uuid: z.ZodNullable<z.ZodUUID>;
                people_uuid: z.ZodNullable<z.ZodUUID>;
                workflow_uuid: z.ZodNullable<z.ZodUUID>;
                workflow_deleted_at: z.ZodNullable<z.ZodISODateTime>;
                signed_sha256: z.ZodNullable<z.ZodString>;
                signed_at: z.ZodNullable<z.ZodISODateTime>;
                timestamped: z.ZodNullable<z.ZodBoolean>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                elements: z.ZodArray<z.ZodObject<{
                    uuid: z.ZodUUID;
                    page: z.ZodInt;
                    box: z.ZodTuple<[z.ZodNumber, z.ZodNumber, z.ZodNumber, z.ZodNumber], null>;
                    kind: z.ZodEnum<{
                        signature: "signature";
                        text: "text";
                    }>;
                    name: z.ZodString;
                    required: z.ZodBoolean;
                    ask_signer: z.ZodBoolean;
                    template_element_uuid: z.ZodNullable<z.ZodUUID>;
                    value: z.ZodNullable<z.ZodString>;
                    written_by: z.ZodNullable<z.ZodEnum<{
                        sender: "sender";
                        signer: "signer";
                    }>>;
                }, z.core.$strip>>;
                signers: z.ZodArray<z.ZodObject<{
                    id: z.ZodUUID;
                    person_id: z.ZodUUID;
                    workflow_uuid: z.ZodNullable<z.ZodUUID>;
                    elements: z.ZodArray<z.ZodUUID>;
                    signed_at: z.ZodNullable<z.ZodISODateTime>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        delete: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            uuid: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodString;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        page: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            params: z.ZodObject<{
                uuid: z.ZodString;
                page: z.ZodString;
            }, z.core.$strip>;
            query: z.ZodPrefault<z.ZodObject<{
                width: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
            }, z.core.$strip>>;
        }, z.core.$strip>, z.ZodFile, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        pageText: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            uuid: z.ZodString;
            page: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                text: z.ZodString;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        fill: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            params: z.ZodObject<{
                uuid: z.ZodString;
            }, z.core.$strip>;
            body: z.ZodObject<{
                texts: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodUUID, z.ZodString>>>;
                bound_texts: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodUUID, z.ZodString>>>;
                signer_texts: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodUUID, z.ZodString>>>;
            }, z.core.$strip>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                uuid: z.ZodUUID;
                name: z.ZodString;
                sha256: z.ZodString;
                pages: z.ZodArray<z.ZodObject<{
                    width: z.ZodNumber;
                    height: z.ZodNumber;
                }, z.core.$strip>>;
                status: z.ZodEnum<{
                    open: "open";
                    signed: "signed";
                }>;
                template_uuid: z.ZodNullable<z.ZodUUID>;
                people_uuid: z.ZodNullable<z.ZodUUID>;
                workflow_uuid: z.ZodNullable<z.ZodUUID>;
                workflow_deleted_at: z.ZodNullable<z.ZodISODateTime>;
                signed_sha256: z.ZodNullable<z.ZodString>;
                signed_at: z.ZodNullable<z.ZodISODateTime>;
                timestamped: z.ZodNullable<z.ZodBoolean>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                elements: z.ZodArray<z.ZodObject<{
                    uuid: z.ZodUUID;
                    page: z.ZodInt;
                    box: z.ZodTuple<[z.ZodNumber, z.ZodNumber, z.ZodNumber, z.ZodNumber], null>;
                    kind: z.ZodEnum<{
                        signature: "signature";
                        text: "text";
                    }>;
                    name: z.ZodString;
                    required: z.ZodBoolean;
                    ask_signer: z.ZodBoolean;
                    template_element_uuid: z.ZodNullable<z.ZodUUID>;
                    value: z.ZodNullable<z.ZodString>;
                    written_by: z.ZodNullable<z.ZodEnum<{
                        sender: "sender";
                        signer: "signer";
                    }>>;
                }, z.core.$strip>>;
                signers: z.ZodArray<z.ZodObject<{
                    id: z.ZodUUID;
                    person_id: z.ZodUUID;
                    workflow_uuid: z.ZodNullable<z.ZodUUID>;
                    elements: z.ZodArray<z.ZodUUID>;
                    signed_at: z.ZodNullable<z.ZodISODateTime>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        sign: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            params: z.ZodObject<{
                uuid: z.ZodString;
            }, z.core.$strip>;
            body: z.ZodObject<{
                signing_uuid: z.ZodUUID;
                sha256: z.ZodString;
                signature: z.ZodUnion<readonly [z.ZodObject<{
                    kind: z.ZodEnum<{
                        drawn: "drawn";
                        typed: "typed";
                    }>;
                    png: z.ZodString;
                }, z.core.$strip>, z.ZodObject<{
                    kind: z.ZodLiteral<"applied">;
                    document_uuid: z.ZodUUID;
                }, z.core.$strip>]>;
                signature_elements: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodUUID>>>;
                signer: z.ZodObject<{
                    name: z.ZodString;
                    national_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                    people_uuid: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
                    known_by: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                        name: z.ZodObject<{
                            by: z.ZodEnum<{
                                code: "code";
                                document: "document";
                                partner: "partner";
                                reading: "reading";
                                signer: "signer";
                            }>;
                            at: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                        }, z.core.$strip>;
                        national_id: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                            by: z.ZodEnum<{
                                code: "code";
                                document: "document";
                                partner: "partner";
                                reading: "reading";
                                signer: "signer";
                            }>;
                            at: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                        }, z.core.$strip>>>;
                    }, z.core.$strip>>>;
                }, z.core.$strip>;
                texts: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodUUID, z.ZodString>>>;
                evidence: z.ZodObject<{
                    workflow_uuid: z.ZodUUID;
                    language: z.ZodDefault<z.ZodString>;
                    consent: z.ZodObject<{
                        text: z.ZodString;
                        text_sha256: z.ZodString;
                    }, z.core.$strip>;
                    device: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                        ip: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                        user_agent: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                        metadata: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodString>>>;
                    }, z.core.$strip>>>;
                    pages_delivered: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodInt>>>;
                    coordinates: z.ZodOptional<z.ZodNullable<z.ZodTuple<[z.ZodString, z.ZodString], null>>>;
                    consents: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
                        key: z.ZodString;
                        kind: z.ZodString;
                        accepted: z.ZodBoolean;
                        text_sha256: z.ZodString;
                        version: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                        language: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                        at: z.ZodString;
                    }, z.core.$strip>>>>;
                    codes: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
                        channel: z.ZodEnum<{
                            EMAIL: "EMAIL";
                            SMS: "SMS";
                            WHATSAPP: "WHATSAPP";
                        }>;
                        destination: z.ZodString;
                        verified_at: z.ZodString;
                    }, z.core.$strip>>>>;
                    media: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
                        uuid: z.ZodUUID;
                        collection: z.ZodString;
                        title: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                            es: z.ZodString;
                            en: z.ZodString;
                        }, z.core.$strip>>>;
                        sha256: z.ZodString;
                        stored_at: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                    }, z.core.$strip>>>>;
                    log: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                        length: z.ZodInt;
                        head: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>>;
                }, z.core.$strip>;
                store_sign: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
            }, z.core.$strip>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                uuid: z.ZodUUID;
                sealed: z.ZodBoolean;
                sha256: z.ZodNullable<z.ZodString>;
                signed_at: z.ZodISODateTime;
                timestamped: z.ZodNullable<z.ZodBoolean>;
                kind: z.ZodEnum<{
                    applied: "applied";
                    drawn: "drawn";
                    typed: "typed";
                }>;
                consent: z.ZodObject<{
                    text_sha256: z.ZodString;
                    language: z.ZodString;
                }, z.core.$strip>;
                signature_kept: z.ZodBoolean;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        signed: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            uuid: z.ZodString;
        }, z.core.$strip>, z.ZodFile, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        signature: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            uuid: z.ZodString;
            signer: z.ZodOptional<z.ZodUUID>;
        }, z.core.$strip>, z.ZodFile, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        elements: {
            list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
                uuid: z.ZodString;
            }, z.core.$strip>, z.ZodObject<{
                success: z.ZodLiteral<true>;
                result: z.ZodArray<z.ZodObject<{
                    uuid: z.ZodUUID;
                    page: z.ZodInt;
                    box: z.ZodTuple<[z.ZodNumber, z.ZodNumber, z.ZodNumber, z.ZodNumber], null>;
                    kind: z.ZodEnum<{
                        signature: "signature";
                        text: "text";
                    }>;
                    name: z.ZodString;
                    required: z.ZodBoolean;
                    ask_signer: z.ZodBoolean;
                    template_element_uuid: z.ZodNullable<z.ZodUUID>;
                    value: z.ZodNullable<z.ZodString>;
                    written_by: z.ZodNullable<z.ZodEnum<{
                        sender: "sender";
                        signer: "signer";
                    }>>;
                }, z.core.$strip>>;
            }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
            create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
                params: z.ZodObject<{
                    uuid: z.ZodString;
                }, z.core.$strip>;
                body: z.ZodObject<{
                    page: z.ZodInt;
                    box: z.ZodTuple<[z.ZodNumber, z.ZodNumber, z.ZodNumber, z.ZodNumber], null>;
                    kind: z.ZodEnum<{
                        signature: "signature";
                        text: "text";
                    }>;
                    name: z.ZodString;
                    required: z.ZodDefault<z.ZodBoolean>;
                    ask_signer: z.ZodDefault<z.ZodBoolean>;
                }, z.core.$strip>;
            }, z.core.$strip>, z.ZodObject<{
                success: z.ZodLiteral<true>;
                result: z.ZodObject<{
                    uuid: z.ZodUUID;
                    page: z.ZodInt;
                    box: z.ZodTuple<[z.ZodNumber, z.ZodNumber, z.ZodNumber, z.ZodNumber], null>;
                    kind: z.ZodEnum<{
                        signature: "signature";
                        text: "text";
                    }>;
                    name: z.ZodString;
                    required: z.ZodBoolean;
                    ask_signer: z.ZodBoolean;
                    template_element_uuid: z.ZodNullable<z.ZodUUID>;
                    value: z.ZodNullable<z.ZodString>;
                    written_by: z.ZodNullable<z.ZodEnum<{
                        sender: "sender";
                        signer: "signer";
                    }>>;
                }, z.core.$strip>;
            }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
            delete: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
                uuid: z.ZodString;
                element_uuid: z.ZodString;
            }, z.core.$strip>, z.ZodObject<{
                success: z.ZodLiteral<true>;
                result: z.ZodString;
            }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        };
        internal: {
            signer: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
                document_uuid: z.ZodUUID;
                workflow_uuid: z.ZodUUID;
                people_uuid: z.ZodNullable<z.ZodUUID>;
            }, z.core.$strip>, z.ZodObject<{
                success: z.ZodLiteral<true>;
                result: z.ZodNullable<z.ZodObject<{
                    id: z.ZodUUID;
                    person_id: z.ZodUUID;
                    workflow_uuid: z.ZodNullable<z.ZodUUID>;
                    elements: z.ZodArray<z.ZodUUID>;
                    signed_at: z.ZodNullable<z.ZodISODateTime>;
                }, z.core.$strip>>;
            }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
            workflowDeleted: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
                workflow_uuid: z.ZodUUID;
            }, z.core.$strip>, z.ZodObject<{
                success: z.ZodLiteral<true>;
                result: z.ZodObject<{
                    deleted: z.ZodArray<z.ZodUUID>;
                    kept: z.ZodArray<z.ZodUUID>;
                }, z.core.$strip>;
            }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        };
    };
    documentTemplates: {
        list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
            per_page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
            cursor: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                current_page: z.ZodInt;
                data: z.ZodArray<z.ZodObject<{
                    uuid: z.ZodUUID;
                    name: z.ZodString;
                    sha256: z.ZodString;
                    pages: z.ZodArray<z.ZodObject<{
                        width: z.ZodNumber;
                        height: z.ZodNumber;
                    }, z.core.$strip>>;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                }, z.core.$strip>>;
                from: z.ZodNullable<z.ZodInt>;
                next_page_url: z.ZodNullable<z.ZodString>;
                per_page: z.ZodInt;
                prev_page_url: z.ZodNullable<z.ZodString>;
                to: z.ZodNullable<z.ZodInt>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            file: z.ZodFile;
            name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                uuid: z.ZodUUID;
                name: z.ZodString;
                sha256: z.ZodString;
                pages: z.ZodArray<z.ZodObject<{
                    width: z.ZodNumber;
                    height: z.ZodNumber;
                }, z.core.$strip>>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            uuid: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                uuid: z.ZodUUID;
                name: z.ZodString;
                sha256: z.ZodString;
                pages: z.ZodArray<z.ZodObject<{
                    width: z.ZodNumber;
                    height: z.ZodNumber;
                }, z.core.$strip>>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                elements: z.ZodArray<z.ZodObject<{
                    uuid: z.ZodUUID;
                    page: z.ZodInt;
                    box: z.ZodTuple<[z.ZodNumber, z.ZodNumber, z.ZodNumber, z.ZodNumber], null>;
                    kind: z.ZodEnum<{
                        signature: "signature";
                        text: "text";
                    }>;
                    name: z.ZodString;
                    required: z.ZodBoolean;
                    ask_signer: z.ZodBoolean;
                    template_element_uuid: z.ZodNullable<z.ZodUUID>;
                    value: z.ZodNullable<z.ZodString>;
                    written_by: z.ZodNullable<z.ZodEnum<{
                        sender: "sender";
                        signer: "signer";
                    }>>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        delete: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            uuid: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodString;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        elements: {
            list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
                uuid: z.ZodString;
            }, z.core.$strip>, z.ZodObject<{
                success: z.ZodLiteral<true>;
                result: z.ZodArray<z.ZodObject<{
                    uuid: z.ZodUUID;
                    page: z.ZodInt;
                    box: z.ZodTuple<[z.ZodNumber, z.ZodNumber, z.ZodNumber, z.ZodNumber], null>;
                    kind: z.ZodEnum<{
                        signature: "signature";
                        text: "text";
                    }>;
                    name: z.ZodString;
                    required: z.ZodBoolean;
                    ask_signer: z.ZodBoolean;
                    template_element_uuid: z.ZodNullable<z.ZodUUID>;
                    value: z.ZodNullable<z.ZodString>;
                    written_by: z.ZodNullable<z.ZodEnum<{
                        sender: "sender";
                        signer: "signer";
                    }>>;
                }, z.core.$strip>>;
            }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
            create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
                params: z.ZodObject<{
                    uuid: z.ZodString;
                }, z.core.$strip>;
                body: z.ZodObject<{
                    page: z.ZodInt;
                    box: z.ZodTuple<[z.ZodNumber, z.ZodNumber, z.ZodNumber, z.ZodNumber], null>;
                    kind: z.ZodEnum<{
                        signature: "signature";
                        text: "text";
                    }>;
                    name: z.ZodString;
                    required: z.ZodDefault<z.ZodBoolean>;
                    ask_signer: z.ZodDefault<z.ZodBoolean>;
                }, z.core.$strip>;
            }, z.core.$strip>, z.ZodObject<{
                success: z.ZodLiteral<true>;
                result: z.ZodObject<{
                    uuid: z.ZodUUID;
                    page: z.ZodInt;
                    box: z.ZodTuple<[z.ZodNumber, z.ZodNumber, z.ZodNumber, z.ZodNumber], null>;
                    kind: z.ZodEnum<{
                        signature: "signature";
                        text: "text";
                    }>;
                    name: z.ZodString;
                    required: z.ZodBoolean;
                    ask_signer: z.ZodBoolean;
                    template_element_uuid: z.ZodNullable<z.ZodUUID>;
                    value: z.ZodNullable<z.ZodString>;
                    written_by: z.ZodNullable<z.ZodEnum<{
                        sender: "sender";
                        signer: "signer";
                    }>>;
                }, z.core.$strip>;
            }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
            delete: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
                uuid: z.ZodString;
                element_uuid: z.ZodString;
            }, z.core.$strip>, z.ZodObject<{
                success: z.ZodLiteral<true>;
                result: z.ZodString;
            }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        };
    };
};
