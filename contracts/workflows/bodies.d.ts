import { z } from 'zod';
/** What a caller sends to make a workflow, to change it, and to issue its tokens. */
/** Characters of all setups together, as JSON: texts of consents are the longest. */
export declare const LARGEST_SETUP = 500000;
/** Loose for the reason that `createBody` gives. */
export declare const autofill: z.ZodObject<{
    document_uuid: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
    template_binding_uuid: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
    document_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    autosigning: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
    send_email: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
    user_email: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>;
export declare const skipSteps: z.ZodRecord<z.ZodString, z.ZodString>;
/** Loose, as every body is: a member that is unknown is ignored. */
export declare const createBody: z.ZodObject<{
    people_uuid: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
    entity_uuid: z.ZodOptional<z.ZodNullable<z.ZodGUID>>;
    callback_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    disable_geolocation: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
    responsible_uuid: z.ZodOptional<z.ZodNullable<z.ZodGUID>>;
    external_reference_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    setup: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>>;
    skip_steps: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodString>>>;
    rule_set_uuid: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
    autofill: z.ZodOptional<z.ZodNullable<z.ZodObject<{
        document_uuid: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
        template_binding_uuid: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
        document_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        autosigning: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
        send_email: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
        user_email: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    }, z.core.$loose>>>;
    metadata: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>>;
    expires_in: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
    steps: z.ZodArray<z.ZodString>;
}, z.core.$loose>;
export type CreateWorkflow = z.output<typeof createBody>;
declare const reportedError: z.ZodObject<{
    fatal: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
    extra: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>>;
    details: z.ZodOptional<z.ZodNullable<z.ZodObject<{
        reason: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        error_id: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
        stack: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    }, z.core.$strip>>>;
}, z.core.$strip>;
export type ReportedError = z.output<typeof reportedError>;
export declare const updateBody: z.ZodObject<{
    internal_metadata: z.ZodOptional<z.ZodNullable<import("zod/mini").ZodMiniObject<{
        ip: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniUnion<readonly [import("zod/mini").ZodMiniIPv4, import("zod/mini").ZodMiniIPv6]>>>;
        user_agent: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
        device_id: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
        device_name: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
        system_name: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
        system_version: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
        app_version: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
    }, z.core.$strip>>>;
    status: z.ZodOptional<z.ZodNullable<z.ZodEnum<{
        error: "error";
        failed: "failed";
        people_error: "people_error";
        pristine: "pristine";
        rules_failed: "rules_failed";
        skipped: "skipped";
        success: "success";
        working: "working";
    }>>>;
    error: z.ZodOptional<z.ZodNullable<z.ZodObject<{
        fatal: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
        extra: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>>;
        details: z.ZodOptional<z.ZodNullable<z.ZodObject<{
            reason: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            error_id: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
            stack: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        }, z.core.$strip>>>;
    }, z.core.$strip>>>;
}, z.core.$strip>;
export type UpdateWorkflow = z.output<typeof updateBody>;
export declare const reviewBody: z.ZodObject<{
    decision: z.ZodEnum<{
        approved: "approved";
        rejected: "rejected";
    }>;
    reason: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$strip>;
export type Review = z.output<typeof reviewBody>;
export declare const tokenRequest: {
    redirect_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    custom_domain: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    generate_qr: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodString, z.ZodNumber, z.ZodNull]>>;
};
export type TokenRequest = z.output<z.ZodObject<typeof tokenRequest>>;
export {};
