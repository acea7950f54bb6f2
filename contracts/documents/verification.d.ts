import { z } from 'zod';
/** What becomes of a file that somebody asks about: whether it is as it was sealed, and what is otherwise. */
/** Why the verdict is what it is. */
export declare const sealReasons: {
    readonly valid: readonly ['as_sealed'];
    readonly changed: readonly ['added_after_seal', 'sealed_bytes_differ', 'seal_missing'];
    readonly unknown: readonly ['not_on_record', 'seal_of_another', 'no_seal', 'not_a_pdf'];
};
declare const reasons: readonly ["as_sealed", "added_after_seal", "sealed_bytes_differ", "seal_missing", "not_on_record", "seal_of_another", "no_seal", "not_a_pdf"];
export type SealReason = (typeof reasons)[number];
export declare const sealChange: z.ZodObject<{
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
}, z.core.$strip>;
export type SealChange = z.output<typeof sealChange>;
export declare const verification: z.ZodObject<{
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
export type Verification = z.output<typeof verification>;
export {};
