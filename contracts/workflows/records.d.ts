import { z } from 'zod';
export declare const workflowStatus: z.ZodEnum<{
    error: "error";
    failed: "failed";
    people_error: "people_error";
    pristine: "pristine";
    rules_failed: "rules_failed";
    skipped: "skipped";
    success: "success";
    working: "working";
}>;
export declare const stepStatus: z.ZodEnum<{
    error: "error";
    failed: "failed";
    pristine: "pristine";
    skipped: "skipped";
    success: "success";
    working: "working";
}>;
/** The `error` of a workflow and of a step. `error_id` numbers the causes of `errors.ts`. */
export declare const workflowError: z.ZodObject<{
    fatal: z.ZodBoolean;
    extra: z.ZodRecord<z.ZodString, z.ZodUnknown>;
    details: z.ZodObject<{
        reason: z.ZodString;
        error_id: z.ZodInt;
        stack: z.ZodNullable<z.ZodString>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type WorkflowError = z.output<typeof workflowError>;
/** The same as everybody but a key is told it: of what a key sent in its own words, that it was `reported`. */
export declare const publishedError: z.ZodObject<{
    fatal: z.ZodBoolean;
    extra: z.ZodRecord<z.ZodString, z.ZodNumber>;
    details: z.ZodObject<{
        reason: z.ZodString;
        error_id: z.ZodInt;
        stack: z.ZodNull;
    }, z.core.$strip>;
}, z.core.$strip>;
export type PublishedError = z.output<typeof publishedError>;
/** The device that the person uses, as the session API describes it. */
export declare const internalMetadata: import("zod/mini").ZodMiniObject<{
    ip: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniUnion<readonly [import("zod/mini").ZodMiniIPv4, import("zod/mini").ZodMiniIPv6]>>>;
    user_agent: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
    device_id: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
    device_name: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
    system_name: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
    system_version: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
    app_version: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
}, z.core.$strip>;
export type DeviceMetadata = z.output<typeof internalMetadata>;
declare const deviceRecord: z.ZodObject<{
    ip: z.ZodNullable<z.ZodString>;
    user_agent: z.ZodNullable<z.ZodString>;
    device_id: z.ZodNullable<z.ZodString>;
    device_name: z.ZodNullable<z.ZodString>;
    system_name: z.ZodNullable<z.ZodString>;
    system_version: z.ZodNullable<z.ZodString>;
    app_version: z.ZodNullable<z.ZodString>;
}, z.core.$strip>;
export type DeviceRecord = z.output<typeof deviceRecord>;
export declare const step: z.ZodObject<{
    uuid: z.ZodUUID;
    workflow_uuid: z.ZodUUID;
    custom_id: z.ZodString;
    coordinates: z.ZodNullable<z.ZodArray<z.ZodTuple<[z.ZodString, z.ZodString], null>>>;
    error: z.ZodNullable<z.ZodObject<{
        fatal: z.ZodBoolean;
        extra: z.ZodRecord<z.ZodString, z.ZodUnknown>;
        details: z.ZodObject<{
            reason: z.ZodString;
            error_id: z.ZodInt;
            stack: z.ZodNullable<z.ZodString>;
        }, z.core.$strip>;
    }, z.core.$strip>>;
    metadata: z.ZodObject<{
        name: z.ZodString;
        title: z.ZodNullable<z.ZodString>;
        description: z.ZodNullable<z.ZodString>;
    }, z.core.$strip>;
    status: z.ZodEnum<{
        error: "error";
        failed: "failed";
        pristine: "pristine";
        skipped: "skipped";
        success: "success";
        working: "working";
    }>;
    step: z.ZodString;
    started_at: z.ZodNullable<z.ZodISODateTime>;
    finished_at: z.ZodNullable<z.ZodISODateTime>;
    payload: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
    created_at: z.ZodISODateTime;
    updated_at: z.ZodISODateTime;
}, z.core.$strip>;
export type StepRecord = z.output<typeof step>;
export declare const workflow: z.ZodObject<{
    uuid: z.ZodUUID;
    responsible_uuid: z.ZodNullable<z.ZodGUID>;
    people_uuid: z.ZodNullable<z.ZodUUID>;
    entity_uuid: z.ZodNullable<z.ZodGUID>;
    status: z.ZodEnum<{
        error: "error";
        failed: "failed";
        people_error: "people_error";
        pristine: "pristine";
        rules_failed: "rules_failed";
        skipped: "skipped";
        success: "success";
        working: "working";
    }>;
    disable_geolocation: z.ZodBoolean;
    started_at: z.ZodNullable<z.ZodISODateTime>;
    finished_at: z.ZodNullable<z.ZodISODateTime>;
    callback_at: z.ZodNullable<z.ZodISODateTime>;
    lead_uuid: z.ZodNullable<z.ZodGUID>;
    credit_uuid: z.ZodNullable<z.ZodGUID>;
    skip_steps: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodString>>;
    error: z.ZodNullable<z.ZodObject<{
        fatal: z.ZodBoolean;
        extra: z.ZodRecord<z.ZodString, z.ZodUnknown>;
        details: z.ZodObject<{
            reason: z.ZodString;
            error_id: z.ZodInt;
            stack: z.ZodNullable<z.ZodString>;
        }, z.core.$strip>;
    }, z.core.$strip>>;
    external_reference_id: z.ZodNullable<z.ZodString>;
    expires_in: z.ZodInt;
    metadata: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
    internal_metadata: z.ZodNullable<z.ZodObject<{
        ip: z.ZodNullable<z.ZodString>;
        user_agent: z.ZodNullable<z.ZodString>;
        device_id: z.ZodNullable<z.ZodString>;
        device_name: z.ZodNullable<z.ZodString>;
        system_name: z.ZodNullable<z.ZodString>;
        system_version: z.ZodNullable<z.ZodString>;
        app_version: z.ZodNullable<z.ZodString>;
    }, z.core.$strip>>;
    template_binding_uuid: z.ZodNullable<z.ZodUUID>;
    rule_set_uuid: z.ZodNullable<z.ZodUUID>;
    document_uuid: z.ZodNullable<z.ZodUUID>;
    user_email: z.ZodNullable<z.ZodString>;
    created_at: z.ZodISODateTime;
    updated_at: z.ZodISODateTime;
    steps: z.ZodArray<z.ZodObject<{
        uuid: z.ZodUUID;
        workflow_uuid: z.ZodUUID;
        custom_id: z.ZodString;
        coordinates: z.ZodNullable<z.ZodArray<z.ZodTuple<[z.ZodString, z.ZodString], null>>>;
        error: z.ZodNullable<z.ZodObject<{
            fatal: z.ZodBoolean;
            extra: z.ZodRecord<z.ZodString, z.ZodUnknown>;
            details: z.ZodObject<{
                reason: z.ZodString;
                error_id: z.ZodInt;
                stack: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>;
        }, z.core.$strip>>;
        metadata: z.ZodObject<{
            name: z.ZodString;
            title: z.ZodNullable<z.ZodString>;
            description: z.ZodNullable<z.ZodString>;
        }, z.core.$strip>;
        status: z.ZodEnum<{
            error: "error";
            failed: "failed";
            pristine: "pristine";
            skipped: "skipped";
            success: "success";
            working: "working";
        }>;
        step: z.ZodString;
        started_at: z.ZodNullable<z.ZodISODateTime>;
        finished_at: z.ZodNullable<z.ZodISODateTime>;
        payload: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        created_at: z.ZodISODateTime;
        updated_at: z.ZodISODateTime;
    }, z.core.$strip>>;
    vouched_by: z.ZodNullable<z.ZodEnum<{
        contact: "contact";
        enrollment: "enrollment";
        operator: "operator";
        partner: "partner";
    }>>;
    claims: z.ZodNullable<z.ZodObject<{
        people_uuid: z.ZodUUID;
        on_record: z.ZodEnum<{
            gone: "gone";
            read: "read";
            unread: "unread";
        }>;
        only_claimed: z.ZodBoolean;
        differences: z.ZodArray<z.ZodObject<{
            member: z.ZodString;
            known: z.ZodNullable<z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodRecord<z.ZodString, z.ZodUnknown>]>>;
            claimed: z.ZodNullable<z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodRecord<z.ZodString, z.ZodUnknown>]>>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    claims_at: z.ZodNullable<z.ZodISODateTime>;
    failed_rules: z.ZodNullable<z.ZodArray<z.ZodObject<{
        uuid: z.ZodUUID;
        name: z.ZodString;
        message: z.ZodString;
        fault: z.ZodNullable<z.ZodEnum<{
            failed: "failed";
            not_boolean: "not_boolean";
            too_large: "too_large";
        }>>;
    }, z.core.$strip>>>;
    waiting_since: z.ZodNullable<z.ZodISODateTime>;
}, z.core.$strip>;
export type WorkflowRecord = z.output<typeof workflow>;
/** The same as the two operations answer that a session token may call: what it may not see is null. */
export declare const workflowOfCaller: z.ZodObject<{
    uuid: z.ZodUUID;
    responsible_uuid: z.ZodNullable<z.ZodGUID>;
    people_uuid: z.ZodNullable<z.ZodUUID>;
    entity_uuid: z.ZodNullable<z.ZodGUID>;
    status: z.ZodEnum<{
        error: "error";
        failed: "failed";
        people_error: "people_error";
        pristine: "pristine";
        rules_failed: "rules_failed";
        skipped: "skipped";
        success: "success";
        working: "working";
    }>;
    disable_geolocation: z.ZodBoolean;
    started_at: z.ZodNullable<z.ZodISODateTime>;
    finished_at: z.ZodNullable<z.ZodISODateTime>;
    callback_at: z.ZodNullable<z.ZodISODateTime>;
    lead_uuid: z.ZodNullable<z.ZodGUID>;
    credit_uuid: z.ZodNullable<z.ZodGUID>;
    skip_steps: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodString>>;
    external_reference_id: z.ZodNullable<z.ZodString>;
    metadata: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
    internal_metadata: z.ZodNullable<z.ZodObject<{
        ip: z.ZodNullable<z.ZodString>;
        user_agent: z.ZodNullable<z.ZodString>;
        device_id: z.ZodNullable<z.ZodString>;
        device_name: z.ZodNullable<z.ZodString>;
        system_name: z.ZodNullable<z.ZodString>;
        system_version: z.ZodNullable<z.ZodString>;
        app_version: z.ZodNullable<z.ZodString>;
    }, z.core.$strip>>;
    template_binding_uuid: z.ZodNullable<z.ZodUUID>;
    rule_set_uuid: z.ZodNullable<z.ZodUUID>;
    document_uuid: z.ZodNullable<z.ZodUUID>;
    user_email: z.ZodNullable<z.ZodString>;
    vouched_by: z.ZodNullable<z.ZodEnum<{
        contact: "contact";
        enrollment: "enrollment";
        operator: "operator";
        partner: "partner";
    }>>;
    claims: z.ZodNullable<z.ZodObject<{
        people_uuid: z.ZodUUID;
        on_record: z.ZodEnum<{
            gone: "gone";
            read: "read";
            unread: "unread";
        }>;
        only_claimed: z.ZodBoolean;
        differences: z.ZodArray<z.ZodObject<{
            member: z.ZodString;
            known: z.ZodNullable<z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodRecord<z.ZodString, z.ZodUnknown>]>>;
            claimed: z.ZodNullable<z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodRecord<z.ZodString, z.ZodUnknown>]>>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    claims_at: z.ZodNullable<z.ZodISODateTime>;
    failed_rules: z.ZodNullable<z.ZodArray<z.ZodObject<{
        uuid: z.ZodUUID;
        name: z.ZodString;
        message: z.ZodString;
        fault: z.ZodNullable<z.ZodEnum<{
            failed: "failed";
            not_boolean: "not_boolean";
            too_large: "too_large";
        }>>;
    }, z.core.$strip>>>;
    waiting_since: z.ZodNullable<z.ZodISODateTime>;
    created_at: z.ZodNullable<z.ZodISODateTime>;
    updated_at: z.ZodNullable<z.ZodISODateTime>;
    expires_in: z.ZodInt;
    error: z.ZodNullable<z.ZodObject<{
        fatal: z.ZodNullable<z.ZodBoolean>;
        extra: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        details: z.ZodObject<{
            reason: z.ZodString;
            error_id: z.ZodInt;
            stack: z.ZodNullable<z.ZodString>;
        }, z.core.$strip>;
    }, z.core.$strip>>;
    steps: z.ZodArray<z.ZodObject<{
        uuid: z.ZodUUID;
        custom_id: z.ZodString;
        coordinates: z.ZodNullable<z.ZodArray<z.ZodTuple<[z.ZodString, z.ZodString], null>>>;
        metadata: z.ZodObject<{
            name: z.ZodString;
            title: z.ZodNullable<z.ZodString>;
            description: z.ZodNullable<z.ZodString>;
        }, z.core.$strip>;
        status: z.ZodEnum<{
            error: "error";
            failed: "failed";
            pristine: "pristine";
            skipped: "skipped";
            success: "success";
            working: "working";
        }>;
        step: z.ZodString;
        started_at: z.ZodNullable<z.ZodISODateTime>;
        finished_at: z.ZodNullable<z.ZodISODateTime>;
        payload: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        created_at: z.ZodISODateTime;
        updated_at: z.ZodISODateTime;
        workflow_uuid: z.ZodNullable<z.ZodUUID>;
        error: z.ZodNullable<z.ZodObject<{
            fatal: z.ZodNullable<z.ZodBoolean>;
            extra: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
            details: z.ZodObject<{
                reason: z.ZodString;
                error_id: z.ZodInt;
                stack: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type WorkflowOfCaller = z.output<typeof workflowOfCaller>;
export declare const catalogEntry: z.ZodObject<{
    key: z.ZodString;
    title: z.ZodString;
    description: z.ZodString;
    setup_required: z.ZodBoolean;
    requires_people: z.ZodBoolean;
    setup: z.ZodRecord<z.ZodString, z.ZodUnknown>;
    allow_multiple: z.ZodBoolean;
    geolocation: z.ZodBoolean;
}, z.core.$strip>;
export type CatalogEntry = z.output<typeof catalogEntry>;
export declare const stepMediaItem: z.ZodObject<{
    collection: z.ZodString;
    createdAt: z.ZodISODateTime;
    mime: z.ZodString;
    uuid: z.ZodUUID;
    size: z.ZodInt;
    url: z.ZodURL;
}, z.core.$strip>;
export type StepMediaItem = z.output<typeof stepMediaItem>;
export declare const issuedToken: z.ZodObject<{
    token: z.ZodString;
    token_encoded: z.ZodString;
    expiration: z.ZodNullable<z.ZodISODateTime>;
    qr_code: z.ZodNullable<z.ZodString>;
    workflow: z.ZodObject<{
        uuid: z.ZodUUID;
        responsible_uuid: z.ZodNullable<z.ZodGUID>;
        people_uuid: z.ZodNullable<z.ZodUUID>;
        entity_uuid: z.ZodNullable<z.ZodGUID>;
        status: z.ZodEnum<{
            error: "error";
            failed: "failed";
            people_error: "people_error";
            pristine: "pristine";
            rules_failed: "rules_failed";
            skipped: "skipped";
            success: "success";
            working: "working";
        }>;
        disable_geolocation: z.ZodBoolean;
        started_at: z.ZodNullable<z.ZodISODateTime>;
        finished_at: z.ZodNullable<z.ZodISODateTime>;
        callback_at: z.ZodNullable<z.ZodISODateTime>;
        lead_uuid: z.ZodNullable<z.ZodGUID>;
        credit_uuid: z.ZodNullable<z.ZodGUID>;
        skip_steps: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodString>>;
        error: z.ZodNullable<z.ZodObject<{
            fatal: z.ZodBoolean;
            extra: z.ZodRecord<z.ZodString, z.ZodUnknown>;
            details: z.ZodObject<{
                reason: z.ZodString;
                error_id: z.ZodInt;
                stack: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>;
        }, z.core.$strip>>;
        external_reference_id: z.ZodNullable<z.ZodString>;
        expires_in: z.ZodInt;
        metadata: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        internal_metadata: z.ZodNullable<z.ZodObject<{
            ip: z.ZodNullable<z.ZodString>;
            user_agent: z.ZodNullable<z.ZodString>;
            device_id: z.ZodNullable<z.ZodString>;
            device_name: z.ZodNullable<z.ZodString>;
            system_name: z.ZodNullable<z.ZodString>;
            system_version: z.ZodNullable<z.ZodString>;
            app_version: z.ZodNullable<z.ZodString>;
        }, z.core.$strip>>;
        template_binding_uuid: z.ZodNullable<z.ZodUUID>;
        rule_set_uuid: z.ZodNullable<z.ZodUUID>;
        document_uuid: z.ZodNullable<z.ZodUUID>;
        user_email: z.ZodNullable<z.ZodString>;
        created_at: z.ZodISODateTime;
        updated_at: z.ZodISODateTime;
        steps: z.ZodArray<z.ZodObject<{
            uuid: z.ZodUUID;
            workflow_uuid: z.ZodUUID;
            custom_id: z.ZodString;
            coordinates: z.ZodNullable<z.ZodArray<z.ZodTuple<[z.ZodString, z.ZodString], null>>>;
            error: z.ZodNullable<z.ZodObject<{
                fatal: z.ZodBoolean;
                extra: z.ZodRecord<z.ZodString, z.ZodUnknown>;
                details: z.ZodObject<{
                    reason: z.ZodString;
                    error_id: z.ZodInt;
                    stack: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
            }, z.core.$strip>>;
            metadata: z.ZodObject<{
                name: z.ZodString;
                title: z.ZodNullable<z.ZodString>;
                description: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>;
            status: z.ZodEnum<{
                error: "error";
                failed: "failed";
                pristine: "pristine";
                skipped: "skipped";
                success: "success";
                working: "working";
            }>;
            step: z.ZodString;
            started_at: z.ZodNullable<z.ZodISODateTime>;
            finished_at: z.ZodNullable<z.ZodISODateTime>;
            payload: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
        }, z.core.$strip>>;
        vouched_by: z.ZodNullable<z.ZodEnum<{
            contact: "contact";
            enrollment: "enrollment";
            operator: "operator";
            partner: "partner";
        }>>;
        claims: z.ZodNullable<z.ZodObject<{
            people_uuid: z.ZodUUID;
            on_record: z.ZodEnum<{
                gone: "gone";
                read: "read";
                unread: "unread";
            }>;
            only_claimed: z.ZodBoolean;
            differences: z.ZodArray<z.ZodObject<{
                member: z.ZodString;
                known: z.ZodNullable<z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodRecord<z.ZodString, z.ZodUnknown>]>>;
                claimed: z.ZodNullable<z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodRecord<z.ZodString, z.ZodUnknown>]>>;
            }, z.core.$strip>>;
        }, z.core.$strip>>;
        claims_at: z.ZodNullable<z.ZodISODateTime>;
        failed_rules: z.ZodNullable<z.ZodArray<z.ZodObject<{
            uuid: z.ZodUUID;
            name: z.ZodString;
            message: z.ZodString;
            fault: z.ZodNullable<z.ZodEnum<{
                failed: "failed";
                not_boolean: "not_boolean";
                too_large: "too_large";
            }>>;
        }, z.core.$strip>>>;
        waiting_since: z.ZodNullable<z.ZodISODateTime>;
    }, z.core.$strip>;
    url: z.ZodURL;
}, z.core.$strip>;
export type IssuedToken = z.output<typeof issuedToken>;
export {};
