import { z } from 'zod';
/** Characters of a document's or a template's name. */
export declare const LONGEST_NAME = 200;
export declare const documentName: z.ZodString;
export declare const elementInput: z.ZodObject<{
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
export declare const elementRecord: z.ZodObject<{
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
export type ElementRecord = z.output<typeof elementRecord>;
/** Texts of the elements of a document, of which there are fifty. */
export declare const textsByElement: z.ZodRecord<z.ZodUUID, z.ZodString>;
/** The texts of a document before it is signed. */
export declare const filling: z.ZodObject<{
    texts: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodUUID, z.ZodString>>>;
    bound_texts: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodUUID, z.ZodString>>>;
    signer_texts: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodUUID, z.ZodString>>>;
}, z.core.$strip>;
export type Filling = z.output<typeof filling>;
/** The evidence of the act beyond the document. It holds only what the server itself knows, never what a browser claims of itself unasked. */
export declare const evidence: z.ZodObject<{
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
export type Evidence = z.output<typeof evidence>;
declare const knownBy: z.ZodObject<{
    by: z.ZodEnum<{
        code: "code";
        document: "document";
        partner: "partner";
        reading: "reading";
        signer: "signer";
    }>;
    at: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$strip>;
export type KnownBy = z.output<typeof knownBy>;
export declare const signing: z.ZodObject<{
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
export type Signing = z.output<typeof signing>;
/** Describes the signed file, also where the same act was sent again with something else. */
export declare const signingAnswer: z.ZodObject<{
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
export {};
