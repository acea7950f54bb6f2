import { z } from 'zod';
/** Comparing faces, and the pictures that are kept of people. */
/** Who gave a portrait: a step in which the person enrolled, or a key. */
export declare const portraitSource: z.ZodEnum<{
    api: "api";
    enrollment: "enrollment";
}>;
export type PortraitSource = z.output<typeof portraitSource>;
/** Bytes of one picture. */
export declare const LARGEST_PICTURE: number;
/** What is told of a portrait: never the picture, nor its template. */
export declare const keptPortrait: z.ZodObject<{
    source: z.ZodEnum<{
        api: "api";
        enrollment: "enrollment";
    }>;
    model: z.ZodString;
    model_version: z.ZodString;
    kept_at: z.ZodISODateTime;
}, z.core.$strip>;
export declare const keptCredential: z.ZodObject<{
    uploaded_at: z.ZodISODateTime;
    ocr_data_front: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
    ocr_data_reverse: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
}, z.core.$strip>;
export declare const facesContract: {
    compareWithCredential: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        params: z.ZodObject<{
            id: z.ZodString;
        }, z.core.$strip>;
        body: z.ZodObject<{
            selfie: z.ZodFile;
            ine_front: z.ZodFile;
        }, z.core.$strip>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            id: z.ZodUUID;
            national_id: z.ZodString;
            name: z.ZodString;
            first_lastname: z.ZodString;
            second_lastname: z.ZodString;
            birthdate: z.ZodNullable<z.ZodISODateTime>;
            gender: z.ZodNullable<z.ZodEnum<{
                FEMALE: "FEMALE";
                MALE: "MALE";
            }>>;
            tax_id: z.ZodNullable<z.ZodString>;
            nationality_id: z.ZodNullable<z.ZodInt>;
            state_id: z.ZodNullable<z.ZodInt>;
            entity_of_birth: z.ZodNullable<z.ZodString>;
            external_ref_id: z.ZodNullable<z.ZodString>;
            vendor_ref_id: z.ZodNullable<z.ZodString>;
            addresses_similarity: z.ZodNullable<z.ZodObject<{
                city: z.ZodNumber;
                state: z.ZodNumber;
                colony: z.ZodNumber;
                street: z.ZodNumber;
                ext_num: z.ZodNumber;
                int_num: z.ZodNumber;
                zip_code: z.ZodNumber;
                municipality: z.ZodNumber;
                general_score: z.ZodNumber;
            }, z.core.$strip>>;
            marital_status_id: z.ZodNullable<z.ZodInt>;
            people_group_id: z.ZodNullable<z.ZodUUID>;
            extra_data: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
            temporary_ref_id: z.ZodNullable<z.ZodString>;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
            age: z.ZodNullable<z.ZodInt>;
            information_percentage: z.ZodNumber;
            vouched_by: z.ZodNullable<z.ZodEnum<{
                contact: "contact";
                enrollment: "enrollment";
                operator: "operator";
                partner: "partner";
            }>>;
            vouched_at: z.ZodNullable<z.ZodISODateTime>;
            biometrics: z.ZodArray<z.ZodObject<{
                liveness: z.ZodNullable<z.ZodBoolean>;
                match_id: z.ZodNullable<z.ZodBoolean>;
                match_level: z.ZodNullable<z.ZodInt>;
                executed_at: z.ZodISODateTime;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    uploadCredential: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        params: z.ZodObject<{
            id: z.ZodString;
        }, z.core.$strip>;
        body: z.ZodObject<{
            ine_front: z.ZodFile;
            ine_reverse: z.ZodFile;
            ocr_data_front: z.ZodOptional<z.ZodString>;
            ocr_data_reverse: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodString;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    deletePortraits: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        id: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodString;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
};
/** What a certified PAD vendor answers of a film. */
export declare const padAnswer: z.ZodObject<{
    standard: z.ZodString;
    outcome: z.ZodEnum<{
        failed: "failed";
        passed: "passed";
        unsure: "unsure";
    }>;
    score: z.ZodNullable<z.ZodNumber>;
    reference: z.ZodString;
}, z.core.$strip>;
/** The same, beside the name that the operator gives the vendor. */
export declare const padVerdict: z.ZodObject<{
    standard: z.ZodString;
    outcome: z.ZodEnum<{
        failed: "failed";
        passed: "passed";
        unsure: "unsure";
    }>;
    score: z.ZodNullable<z.ZodNumber>;
    reference: z.ZodString;
    provider: z.ZodString;
}, z.core.$strip>;
/** For steps of the workflows service. */
export declare const facesInternal: {
    portrait: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        id: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            kept: z.ZodBoolean;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    comparePortrait: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        params: z.ZodObject<{
            id: z.ZodString;
        }, z.core.$strip>;
        body: z.ZodObject<{
            selfie: z.ZodFile;
        }, z.core.$strip>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodNullable<z.ZodUnion<readonly [z.ZodObject<{
            outcome: z.ZodEnum<{
                match: "match";
                mismatch: "mismatch";
                unsure: "unsure";
            }>;
            match_level: z.ZodInt;
        }, z.core.$strip>, z.ZodObject<{
            trouble: z.ZodEnum<{
                face_too_small: "face_too_small";
                no_face: "no_face";
                picture_unreadable: "picture_unreadable";
                several_faces: "several_faces";
            }>;
        }, z.core.$strip>]>>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    compareCredential: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        body: z.ZodObject<{
            selfie: z.ZodFile;
            ine_front: z.ZodFile;
        }, z.core.$strip>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodUnion<readonly [z.ZodObject<{
            outcome: z.ZodEnum<{
                match: "match";
                mismatch: "mismatch";
                unsure: "unsure";
            }>;
            match_level: z.ZodInt;
        }, z.core.$strip>, z.ZodObject<{
            trouble: z.ZodEnum<{
                face_too_small: "face_too_small";
                no_face: "no_face";
                picture_unreadable: "picture_unreadable";
                several_faces: "several_faces";
            }>;
            of: z.ZodEnum<{
                ine_front: "ine_front";
                selfie: "selfie";
            }>;
        }, z.core.$strip>]>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    measureFrames: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        body: z.ZodObject<{
            selfie: z.ZodFile;
            frames: z.ZodArray<z.ZodFile>;
        }, z.core.$strip>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodUnion<readonly [z.ZodObject<{
            frames: z.ZodArray<z.ZodObject<{
                turn: z.ZodNumber;
                height: z.ZodNumber;
                x: z.ZodNumber;
                y: z.ZodNumber;
                spread: z.ZodNumber;
                likeness: z.ZodEnum<{
                    match: "match";
                    mismatch: "mismatch";
                    unsure: "unsure";
                }>;
            }, z.core.$strip>>;
        }, z.core.$strip>, z.ZodObject<{
            trouble: z.ZodEnum<{
                face_too_small: "face_too_small";
                no_face: "no_face";
                picture_unreadable: "picture_unreadable";
                several_faces: "several_faces";
            }>;
        }, z.core.$strip>]>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    detectAttack: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        body: z.ZodObject<{
            selfie: z.ZodFile;
            frames: z.ZodArray<z.ZodFile>;
        }, z.core.$strip>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodNullable<z.ZodObject<{
            standard: z.ZodString;
            outcome: z.ZodEnum<{
                failed: "failed";
                passed: "passed";
                unsure: "unsure";
            }>;
            score: z.ZodNullable<z.ZodNumber>;
            reference: z.ZodString;
            provider: z.ZodString;
        }, z.core.$strip>>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
};
