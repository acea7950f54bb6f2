import { z } from 'zod';
/** Everything that is stored of one workflow, but the bytes of its media and the memory of its steps. */
/** Consents, media, tokens and entries of the log that one page has at most, of each. */
export declare const DATA_PAGE = 500;
export declare const workflowData: z.ZodObject<{
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
    exported_at: z.ZodISODateTime;
    next_page_url: z.ZodNullable<z.ZodString>;
    learned: z.ZodArray<z.ZodObject<{
        step_uuid: z.ZodUUID;
        facts: z.ZodRecord<z.ZodString, z.ZodUnknown>;
    }, z.core.$strip>>;
    consents: z.ZodArray<z.ZodObject<{
        step_uuid: z.ZodUUID;
        key: z.ZodString;
        kind: z.ZodString;
        accepted: z.ZodBoolean;
        text_sha256: z.ZodString;
        language: z.ZodString;
        version: z.ZodString;
        token_id: z.ZodNullable<z.ZodUUID>;
        ip: z.ZodNullable<z.ZodString>;
        user_agent: z.ZodNullable<z.ZodString>;
        recorded_at: z.ZodISODateTime;
    }, z.core.$strip>>;
    media: z.ZodArray<z.ZodObject<{
        uuid: z.ZodUUID;
        step_uuid: z.ZodUUID;
        collection: z.ZodString;
        mime: z.ZodString;
        size: z.ZodInt;
        capture: z.ZodString;
        sha256: z.ZodString;
        stored_sha256: z.ZodString;
        created_at: z.ZodISODateTime;
        stored_at: z.ZodNullable<z.ZodISODateTime>;
    }, z.core.$strip>>;
    tokens: z.ZodArray<z.ZodObject<{
        id: z.ZodUUID;
        made_by: z.ZodNullable<z.ZodString>;
        created_at: z.ZodISODateTime;
        expires_at: z.ZodNullable<z.ZodISODateTime>;
        revoked_at: z.ZodNullable<z.ZodISODateTime>;
        opened_at: z.ZodNullable<z.ZodISODateTime>;
        sent: z.ZodNullable<z.ZodObject<{
            channel: z.ZodString;
            to: z.ZodString;
            taken: z.ZodBoolean;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    copies: z.ZodArray<z.ZodObject<{
        step_uuid: z.ZodUUID;
        address: z.ZodNullable<z.ZodString>;
        status: z.ZodEnum<{
            due: "due";
            failed: "failed";
            refused: "refused";
            sent: "sent";
        }>;
        link_expires_at: z.ZodNullable<z.ZodISODateTime>;
        created_at: z.ZodISODateTime;
        updated_at: z.ZodISODateTime;
    }, z.core.$strip>>;
    timeline: z.ZodArray<z.ZodObject<{
        number: z.ZodInt;
        type: z.ZodString;
        at: z.ZodISODateTime;
        actor: z.ZodString;
        request_id: z.ZodString;
        livemode: z.ZodBoolean;
        data: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodNull]>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type WorkflowData = z.output<typeof workflowData>;
