import { z } from 'zod';
export declare const documentRecord: z.ZodObject<{
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
}, z.core.$strip>;
/** Somebody who is to sign it together with others, or has. */
export declare const documentSigner: z.ZodObject<{
    id: z.ZodUUID;
    person_id: z.ZodUUID;
    workflow_uuid: z.ZodNullable<z.ZodUUID>;
    elements: z.ZodArray<z.ZodUUID>;
    signed_at: z.ZodNullable<z.ZodISODateTime>;
}, z.core.$strip>;
/** What a step's server half needs to show a document. `status` and `signed_*` let it find a lost answer again. */
export declare const openedDocument: z.ZodObject<{
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
export declare const issuedDocument: z.ZodObject<{
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
export declare const templateRecord: z.ZodObject<{
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
