import { z } from 'zod';
/**
 * What a tenant administers itself, under `/workflows/v1/settings`: settings, keys, webhook secrets, deliveries, and the proof of its
 * log. Every operation needs a key with the scope `admin`.
 */
export declare const ADMIN_SCOPE = "admin";
declare const domainProof: z.ZodObject<{
    domain: z.ZodString;
    txt_name: z.ZodString;
    txt_value: z.ZodString;
    proven_at: z.ZodNullable<z.ZodISODateTime>;
}, z.core.$strip>;
export type DomainProof = z.output<typeof domainProof>;
export declare const settingsRecord: z.ZodObject<{
    company: z.ZodObject<{
        name: z.ZodString;
        logo_url: z.ZodDefault<z.ZodNullable<z.ZodString>>;
        privacy_notice_url: z.ZodDefault<z.ZodNullable<z.ZodString>>;
        support: z.ZodPrefault<z.ZodObject<{
            email: z.ZodDefault<z.ZodNullable<z.ZodString>>;
            phone: z.ZodDefault<z.ZodNullable<z.ZodString>>;
            url: z.ZodDefault<z.ZodNullable<z.ZodString>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    languages: z.ZodDefault<z.ZodArray<z.ZodString>>;
    origins: z.ZodDefault<z.ZodArray<z.ZodString>>;
    redirect_hosts: z.ZodDefault<z.ZodArray<z.ZodString>>;
    custom_domains: z.ZodDefault<z.ZodArray<z.ZodString>>;
    senders: z.ZodPrefault<z.ZodObject<{
        countries: z.ZodDefault<z.ZodArray<z.ZodString>>;
        daily: z.ZodPrefault<z.ZodObject<{
            email: z.ZodDefault<z.ZodInt>;
            sms: z.ZodDefault<z.ZodInt>;
            whatsapp: z.ZodDefault<z.ZodInt>;
        }, z.core.$strip>>;
        alerts_url: z.ZodDefault<z.ZodNullable<z.ZodString>>;
        email: z.ZodPrefault<z.ZodObject<{
            name: z.ZodString;
            address: z.ZodString;
        }, z.core.$strip>>;
        sms: z.ZodDefault<z.ZodNullable<z.ZodObject<{
            account_sid: z.ZodString;
            sender: z.ZodString;
            backup_sender: z.ZodDefault<z.ZodNullable<z.ZodString>>;
        }, z.core.$strip>>>;
        whatsapp: z.ZodDefault<z.ZodNullable<z.ZodObject<{
            phone_id: z.ZodString;
            template: z.ZodString;
            link_template: z.ZodDefault<z.ZodNullable<z.ZodString>>;
            languages: z.ZodDefault<z.ZodArray<z.ZodString>>;
        }, z.core.$strip>>>;
    }, z.core.$strip>>;
    remote: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodObject<{}, z.core.$strip>>>;
    retention: z.ZodPrefault<z.ZodObject<{
        media_days: z.ZodDefault<z.ZodInt>;
        abandoned_days: z.ZodDefault<z.ZodInt>;
        abandoned_media_days: z.ZodDefault<z.ZodInt>;
        signed_document_days: z.ZodDefault<z.ZodNullable<z.ZodInt>>;
        open_document_days: z.ZodDefault<z.ZodInt>;
        otp_days: z.ZodDefault<z.ZodInt>;
        webhook_days: z.ZodDefault<z.ZodInt>;
    }, z.core.$strip>>;
    tokens: z.ZodPrefault<z.ZodObject<{
        idle_days: z.ZodDefault<z.ZodInt>;
        max_days: z.ZodDefault<z.ZodInt>;
    }, z.core.$strip>>;
    log_webhook_url: z.ZodDefault<z.ZodNullable<z.ZodString>>;
    legal_hold: z.ZodDefault<z.ZodBoolean>;
    minimum_age: z.ZodDefault<z.ZodInt>;
    people: z.ZodPrefault<z.ZodObject<{
        unvouched: z.ZodDefault<z.ZodEnum<{
            join: "join";
            propose: "propose";
        }>>;
        claims_days: z.ZodDefault<z.ZodInt>;
        portrait_days: z.ZodDefault<z.ZodInt>;
        face_search: z.ZodDefault<z.ZodBoolean>;
        face_match: z.ZodPrefault<z.ZodObject<{
            match_distance: z.ZodDefault<z.ZodNumber>;
            review_distance: z.ZodDefault<z.ZodNumber>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    validations: z.ZodPrefault<z.ZodObject<{
        hosts: z.ZodDefault<z.ZodArray<z.ZodString>>;
    }, z.core.$strip>>;
    custom_domain_proofs: z.ZodArray<z.ZodObject<{
        domain: z.ZodString;
        txt_name: z.ZodString;
        txt_value: z.ZodString;
        proven_at: z.ZodNullable<z.ZodISODateTime>;
    }, z.core.$strip>>;
    tenant_uuid: z.ZodUUID;
    webhook_keys: z.ZodArray<z.ZodObject<{
        livemode: z.ZodBoolean;
        public_key: z.ZodString;
    }, z.core.$strip>>;
    webhook_keys_url: z.ZodURL;
}, z.core.$strip>;
declare const deliveryRecord: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodString;
    url: z.ZodString;
    status: z.ZodEnum<{
        dead: "dead";
        delivered: "delivered";
        pending: "pending";
    }>;
    forgotten: z.ZodBoolean;
    subject: z.ZodObject<{
        kind: z.ZodString;
        id: z.ZodString;
    }, z.core.$strip>;
    created_at: z.ZodISODateTime;
    delivered_at: z.ZodNullable<z.ZodISODateTime>;
    attempts: z.ZodArray<z.ZodObject<{
        number: z.ZodInt;
        at: z.ZodISODateTime;
        status: z.ZodNullable<z.ZodInt>;
        error: z.ZodNullable<z.ZodString>;
        milliseconds: z.ZodInt;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type DeliveryRecord = z.output<typeof deliveryRecord>;
export declare const logEntry: z.ZodObject<{
    number: z.ZodInt;
    type: z.ZodString;
    at: z.ZodISODateTime;
    actor: z.ZodString;
    request_id: z.ZodString;
    livemode: z.ZodBoolean;
    data: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodNull]>>;
}, z.core.$strip>;
export type LogEntry = z.output<typeof logEntry>;
declare const logProof: z.ZodObject<{
    length: z.ZodInt;
    head: z.ZodNullable<z.ZodString>;
    whole: z.ZodBoolean;
    broken: z.ZodNullable<z.ZodObject<{
        number: z.ZodInt;
        reason: z.ZodEnum<{
            changed: "changed";
            missing: "missing";
        }>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type LogProof = z.output<typeof logProof>;
export declare const settingsContract: {
    get: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            company: z.ZodObject<{
                name: z.ZodString;
                logo_url: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                privacy_notice_url: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                support: z.ZodPrefault<z.ZodObject<{
                    email: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                    phone: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                    url: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            languages: z.ZodDefault<z.ZodArray<z.ZodString>>;
            origins: z.ZodDefault<z.ZodArray<z.ZodString>>;
            redirect_hosts: z.ZodDefault<z.ZodArray<z.ZodString>>;
            custom_domains: z.ZodDefault<z.ZodArray<z.ZodString>>;
            senders: z.ZodPrefault<z.ZodObject<{
                countries: z.ZodDefault<z.ZodArray<z.ZodString>>;
                daily: z.ZodPrefault<z.ZodObject<{
                    email: z.ZodDefault<z.ZodInt>;
                    sms: z.ZodDefault<z.ZodInt>;
                    whatsapp: z.ZodDefault<z.ZodInt>;
                }, z.core.$strip>>;
                alerts_url: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                email: z.ZodPrefault<z.ZodObject<{
                    name: z.ZodString;
                    address: z.ZodString;
                }, z.core.$strip>>;
                sms: z.ZodDefault<z.ZodNullable<z.ZodObject<{
                    account_sid: z.ZodString;
                    sender: z.ZodString;
                    backup_sender: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                }, z.core.$strip>>>;
                whatsapp: z.ZodDefault<z.ZodNullable<z.ZodObject<{
                    phone_id: z.ZodString;
                    template: z.ZodString;
                    link_template: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                    languages: z.ZodDefault<z.ZodArray<z.ZodString>>;
                }, z.core.$strip>>>;
            }, z.core.$strip>>;
            remote: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodObject<{}, z.core.$strip>>>;
            retention: z.ZodPrefault<z.ZodObject<{
                media_days: z.ZodDefault<z.ZodInt>;
                abandoned_days: z.ZodDefault<z.ZodInt>;
                abandoned_media_days: z.ZodDefault<z.ZodInt>;
                signed_document_days: z.ZodDefault<z.ZodNullable<z.ZodInt>>;
                open_document_days: z.ZodDefault<z.ZodInt>;
                otp_days: z.ZodDefault<z.ZodInt>;
                webhook_days: z.ZodDefault<z.ZodInt>;
            }, z.core.$strip>>;
            tokens: z.ZodPrefault<z.ZodObject<{
                idle_days: z.ZodDefault<z.ZodInt>;
                max_days: z.ZodDefault<z.ZodInt>;
            }, z.core.$strip>>;
            log_webhook_url: z.ZodDefault<z.ZodNullable<z.ZodString>>;
            legal_hold: z.ZodDefault<z.ZodBoolean>;
            minimum_age: z.ZodDefault<z.ZodInt>;
            people: z.ZodPrefault<z.ZodObject<{
                unvouched: z.ZodDefault<z.ZodEnum<{
                    join: "join";
                    propose: "propose";
                }>>;
                claims_days: z.ZodDefault<z.ZodInt>;
                portrait_days: z.ZodDefault<z.ZodInt>;
                face_search: z.ZodDefault<z.ZodBoolean>;
                face_match: z.ZodPrefault<z.ZodObject<{
                    match_distance: z.ZodDefault<z.ZodNumber>;
                    review_distance: z.ZodDefault<z.ZodNumber>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
            validations: z.ZodPrefault<z.ZodObject<{
                hosts: z.ZodDefault<z.ZodArray<z.ZodString>>;
            }, z.core.$strip>>;
            custom_domain_proofs: z.ZodArray<z.ZodObject<{
                domain: z.ZodString;
                txt_name: z.ZodString;
                txt_value: z.ZodString;
                proven_at: z.ZodNullable<z.ZodISODateTime>;
            }, z.core.$strip>>;
            tenant_uuid: z.ZodUUID;
            webhook_keys: z.ZodArray<z.ZodObject<{
                livemode: z.ZodBoolean;
                public_key: z.ZodString;
            }, z.core.$strip>>;
            webhook_keys_url: z.ZodURL;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("./service.ts").OperationMeta & Record<never, never>>;
    update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{}, z.core.$loose>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            company: z.ZodObject<{
                name: z.ZodString;
                logo_url: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                privacy_notice_url: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                support: z.ZodPrefault<z.ZodObject<{
                    email: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                    phone: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                    url: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            languages: z.ZodDefault<z.ZodArray<z.ZodString>>;
            origins: z.ZodDefault<z.ZodArray<z.ZodString>>;
            redirect_hosts: z.ZodDefault<z.ZodArray<z.ZodString>>;
            custom_domains: z.ZodDefault<z.ZodArray<z.ZodString>>;
            senders: z.ZodPrefault<z.ZodObject<{
                countries: z.ZodDefault<z.ZodArray<z.ZodString>>;
                daily: z.ZodPrefault<z.ZodObject<{
                    email: z.ZodDefault<z.ZodInt>;
                    sms: z.ZodDefault<z.ZodInt>;
                    whatsapp: z.ZodDefault<z.ZodInt>;
                }, z.core.$strip>>;
                alerts_url: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                email: z.ZodPrefault<z.ZodObject<{
                    name: z.ZodString;
                    address: z.ZodString;
                }, z.core.$strip>>;
                sms: z.ZodDefault<z.ZodNullable<z.ZodObject<{
                    account_sid: z.ZodString;
                    sender: z.ZodString;
                    backup_sender: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                }, z.core.$strip>>>;
                whatsapp: z.ZodDefault<z.ZodNullable<z.ZodObject<{
                    phone_id: z.ZodString;
                    template: z.ZodString;
                    link_template: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                    languages: z.ZodDefault<z.ZodArray<z.ZodString>>;
                }, z.core.$strip>>>;
            }, z.core.$strip>>;
            remote: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodObject<{}, z.core.$strip>>>;
            retention: z.ZodPrefault<z.ZodObject<{
                media_days: z.ZodDefault<z.ZodInt>;
                abandoned_days: z.ZodDefault<z.ZodInt>;
                abandoned_media_days: z.ZodDefault<z.ZodInt>;
                signed_document_days: z.ZodDefault<z.ZodNullable<z.ZodInt>>;
                open_document_days: z.ZodDefault<z.ZodInt>;
                otp_days: z.ZodDefault<z.ZodInt>;
                webhook_days: z.ZodDefault<z.ZodInt>;
            }, z.core.$strip>>;
            tokens: z.ZodPrefault<z.ZodObject<{
                idle_days: z.ZodDefault<z.ZodInt>;
                max_days: z.ZodDefault<z.ZodInt>;
            }, z.core.$strip>>;
            log_webhook_url: z.ZodDefault<z.ZodNullable<z.ZodString>>;
            legal_hold: z.ZodDefault<z.ZodBoolean>;
            minimum_age: z.ZodDefault<z.ZodInt>;
            people: z.ZodPrefault<z.ZodObject<{
                unvouched: z.ZodDefault<z.ZodEnum<{
                    join: "join";
                    propose: "propose";
                }>>;
                claims_days: z.ZodDefault<z.ZodInt>;
                portrait_days: z.ZodDefault<z.ZodInt>;
                face_search: z.ZodDefault<z.ZodBoolean>;
                face_match: z.ZodPrefault<z.ZodObject<{
                    match_distance: z.ZodDefault<z.ZodNumber>;
                    review_distance: z.ZodDefault<z.ZodNumber>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
            validations: z.ZodPrefault<z.ZodObject<{
                hosts: z.ZodDefault<z.ZodArray<z.ZodString>>;
            }, z.core.$strip>>;
            custom_domain_proofs: z.ZodArray<z.ZodObject<{
                domain: z.ZodString;
                txt_name: z.ZodString;
                txt_value: z.ZodString;
                proven_at: z.ZodNullable<z.ZodISODateTime>;
            }, z.core.$strip>>;
            tenant_uuid: z.ZodUUID;
            webhook_keys: z.ZodArray<z.ZodObject<{
                livemode: z.ZodBoolean;
                public_key: z.ZodString;
            }, z.core.$strip>>;
            webhook_keys_url: z.ZodURL;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("./service.ts").OperationMeta & Record<never, never>>;
    proveDomain: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        domain: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            domain: z.ZodString;
            txt_name: z.ZodString;
            txt_value: z.ZodString;
            proven_at: z.ZodNullable<z.ZodISODateTime>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("./service.ts").OperationMeta & Record<never, never>>;
    listKeys: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodArray<z.ZodObject<{
            id: z.ZodString;
            name: z.ZodString;
            livemode: z.ZodBoolean;
            scopes: z.ZodArray<z.ZodString>;
            created_at: z.ZodISODateTime;
            last_used_at: z.ZodNullable<z.ZodISODateTime>;
            revoked_at: z.ZodNullable<z.ZodISODateTime>;
        }, z.core.$strip>>;
    }, z.core.$strip>, Record<never, never>, import("./service.ts").OperationMeta & Record<never, never>>;
    createKey: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        name: z.ZodString;
        livemode: z.ZodOptional<z.ZodBoolean>;
        scopes: z.ZodOptional<z.ZodArray<z.ZodString>>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            id: z.ZodString;
            name: z.ZodString;
            livemode: z.ZodBoolean;
            scopes: z.ZodArray<z.ZodString>;
            created_at: z.ZodISODateTime;
            last_used_at: z.ZodNullable<z.ZodISODateTime>;
            revoked_at: z.ZodNullable<z.ZodISODateTime>;
            key: z.ZodString;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("./service.ts").OperationMeta & Record<never, never>>;
    revokeKey: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        id: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            id: z.ZodString;
            name: z.ZodString;
            livemode: z.ZodBoolean;
            scopes: z.ZodArray<z.ZodString>;
            created_at: z.ZodISODateTime;
            last_used_at: z.ZodNullable<z.ZodISODateTime>;
            revoked_at: z.ZodNullable<z.ZodISODateTime>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("./service.ts").OperationMeta & Record<never, never>>;
    listWebhookSecrets: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodArray<z.ZodObject<{
            id: z.ZodString;
            livemode: z.ZodBoolean;
            created_at: z.ZodISODateTime;
        }, z.core.$strip>>;
    }, z.core.$strip>, Record<never, never>, import("./service.ts").OperationMeta & Record<never, never>>;
    createWebhookSecret: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodDefault<z.ZodObject<{}, z.core.$strip>>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            id: z.ZodString;
            livemode: z.ZodBoolean;
            created_at: z.ZodISODateTime;
            secret: z.ZodString;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("./service.ts").OperationMeta & Record<never, never>>;
    revokeWebhookSecret: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        id: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            id: z.ZodString;
            livemode: z.ZodBoolean;
            created_at: z.ZodISODateTime;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("./service.ts").OperationMeta & Record<never, never>>;
    listDataKeys: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodArray<z.ZodObject<{
            number: z.ZodInt;
            created_at: z.ZodISODateTime;
            idle_since: z.ZodNullable<z.ZodISODateTime>;
        }, z.core.$strip>>;
    }, z.core.$strip>, Record<never, never>, import("./service.ts").OperationMeta & Record<never, never>>;
    createDataKey: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodDefault<z.ZodObject<{}, z.core.$strip>>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            number: z.ZodInt;
            created_at: z.ZodISODateTime;
            idle_since: z.ZodNullable<z.ZodISODateTime>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("./service.ts").OperationMeta & Record<never, never>>;
    listDeliveries: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
        per_page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
        cursor: z.ZodOptional<z.ZodString>;
        status: z.ZodOptional<z.ZodEnum<{
            dead: "dead";
            delivered: "delivered";
            pending: "pending";
        }>>;
        subject_id: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            current_page: z.ZodInt;
            data: z.ZodArray<z.ZodObject<{
                id: z.ZodString;
                type: z.ZodString;
                url: z.ZodString;
                status: z.ZodEnum<{
                    dead: "dead";
                    delivered: "delivered";
                    pending: "pending";
                }>;
                forgotten: z.ZodBoolean;
                subject: z.ZodObject<{
                    kind: z.ZodString;
                    id: z.ZodString;
                }, z.core.$strip>;
                created_at: z.ZodISODateTime;
                delivered_at: z.ZodNullable<z.ZodISODateTime>;
                attempts: z.ZodArray<z.ZodObject<{
                    number: z.ZodInt;
                    at: z.ZodISODateTime;
                    status: z.ZodNullable<z.ZodInt>;
                    error: z.ZodNullable<z.ZodString>;
                    milliseconds: z.ZodInt;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
            from: z.ZodNullable<z.ZodInt>;
            next_page_url: z.ZodNullable<z.ZodString>;
            per_page: z.ZodInt;
            prev_page_url: z.ZodNullable<z.ZodString>;
            to: z.ZodNullable<z.ZodInt>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("./service.ts").OperationMeta & Record<never, never>>;
    resendDelivery: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        params: z.ZodObject<{
            id: z.ZodString;
        }, z.core.$strip>;
        body: z.ZodDefault<z.ZodObject<{}, z.core.$strip>>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            id: z.ZodString;
            type: z.ZodString;
            url: z.ZodString;
            status: z.ZodEnum<{
                dead: "dead";
                delivered: "delivered";
                pending: "pending";
            }>;
            forgotten: z.ZodBoolean;
            subject: z.ZodObject<{
                kind: z.ZodString;
                id: z.ZodString;
            }, z.core.$strip>;
            created_at: z.ZodISODateTime;
            delivered_at: z.ZodNullable<z.ZodISODateTime>;
            attempts: z.ZodArray<z.ZodObject<{
                number: z.ZodInt;
                at: z.ZodISODateTime;
                status: z.ZodNullable<z.ZodInt>;
                error: z.ZodNullable<z.ZodString>;
                milliseconds: z.ZodInt;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("./service.ts").OperationMeta & Record<never, never>>;
    log: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
        per_page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
        kind: z.ZodString;
        id: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            current_page: z.ZodInt;
            data: z.ZodArray<z.ZodObject<{
                number: z.ZodInt;
                type: z.ZodString;
                at: z.ZodISODateTime;
                actor: z.ZodString;
                request_id: z.ZodString;
                livemode: z.ZodBoolean;
                data: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodNull]>>;
            }, z.core.$strip>>;
            from: z.ZodNullable<z.ZodInt>;
            next_page_url: z.ZodNullable<z.ZodString>;
            per_page: z.ZodInt;
            prev_page_url: z.ZodNullable<z.ZodString>;
            to: z.ZodNullable<z.ZodInt>;
            length: z.ZodInt;
            head: z.ZodNullable<z.ZodString>;
            whole: z.ZodBoolean;
            broken: z.ZodNullable<z.ZodObject<{
                number: z.ZodInt;
                reason: z.ZodEnum<{
                    changed: "changed";
                    missing: "missing";
                }>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("./service.ts").OperationMeta & Record<never, never>>;
};
export {};
