import { z } from 'zod';
/** What was measured of people's faces, here or by a vendor. */
/** The integer of each kind is its place. */
export declare const biometricTypes: readonly ['LIVENESS', 'ENROLL', 'FACE_3D_MATCH', 'FACE_2D_MATCH', 'FACE_MATCH_ID'];
export type BiometricType = (typeof biometricTypes)[number];
/** Each member of the metadata, as it is sent. */
declare const measurements: {
    readonly safe: z.ZodBoolean;
    readonly success: z.ZodBoolean;
    readonly wasProcessed: z.ZodBoolean;
    readonly matchLevel: z.ZodInt32;
    readonly executed_at: z.ZodString;
    readonly referenceId: z.ZodString;
    readonly nfcStatusEnumInt: z.ZodInt32;
    readonly fullIDStatusEnumInt: z.ZodInt32;
    readonly barcodeStatusEnumInt: z.ZodInt32;
    readonly matchLevelNFCToFaceMap: z.ZodInt32;
    readonly digitalIDSpoofStatusEnumInt: z.ZodInt32;
    readonly idScanAgeEstimateGroupEnumInt: z.ZodInt32;
    readonly faceOnDocumentStatusEnumInt: z.ZodString;
    readonly textOnDocumentStatusEnumInt: z.ZodString;
};
type Name = keyof typeof measurements;
export declare const measurementNames: readonly Name[];
declare const metadata: z.ZodObject<{
    safe: z.ZodNullable<z.ZodBoolean>;
    success: z.ZodNullable<z.ZodBoolean>;
    wasProcessed: z.ZodNullable<z.ZodBoolean>;
    matchLevel: z.ZodNullable<z.ZodInt>;
    executed_at: z.ZodNullable<z.ZodString>;
    referenceId: z.ZodNullable<z.ZodString>;
    nfcStatusEnumInt: z.ZodNullable<z.ZodInt>;
    fullIDStatusEnumInt: z.ZodNullable<z.ZodInt>;
    barcodeStatusEnumInt: z.ZodNullable<z.ZodInt>;
    matchLevelNFCToFaceMap: z.ZodNullable<z.ZodInt>;
    digitalIDSpoofStatusEnumInt: z.ZodNullable<z.ZodInt>;
    idScanAgeEstimateGroupEnumInt: z.ZodNullable<z.ZodInt>;
    faceOnDocumentStatusEnumInt: z.ZodNullable<z.ZodString>;
    textOnDocumentStatusEnumInt: z.ZodNullable<z.ZodString>;
}, z.core.$loose>;
export type BiometricMetadata = z.output<typeof metadata>;
export declare const biometricResult: z.ZodObject<{
    id: z.ZodUUID;
    person_id: z.ZodUUID;
    type: z.ZodInt;
    typeName: z.ZodEnum<{
        ENROLL: "ENROLL";
        FACE_2D_MATCH: "FACE_2D_MATCH";
        FACE_3D_MATCH: "FACE_3D_MATCH";
        FACE_MATCH_ID: "FACE_MATCH_ID";
        LIVENESS: "LIVENESS";
    }>;
    vendor_id: z.ZodNullable<z.ZodString>;
    execution_date: z.ZodISODateTime;
    metadata: z.ZodObject<{
        safe: z.ZodNullable<z.ZodBoolean>;
        success: z.ZodNullable<z.ZodBoolean>;
        wasProcessed: z.ZodNullable<z.ZodBoolean>;
        matchLevel: z.ZodNullable<z.ZodInt>;
        executed_at: z.ZodNullable<z.ZodString>;
        referenceId: z.ZodNullable<z.ZodString>;
        nfcStatusEnumInt: z.ZodNullable<z.ZodInt>;
        fullIDStatusEnumInt: z.ZodNullable<z.ZodInt>;
        barcodeStatusEnumInt: z.ZodNullable<z.ZodInt>;
        matchLevelNFCToFaceMap: z.ZodNullable<z.ZodInt>;
        digitalIDSpoofStatusEnumInt: z.ZodNullable<z.ZodInt>;
        idScanAgeEstimateGroupEnumInt: z.ZodNullable<z.ZodInt>;
        faceOnDocumentStatusEnumInt: z.ZodNullable<z.ZodString>;
        textOnDocumentStatusEnumInt: z.ZodNullable<z.ZodString>;
    }, z.core.$loose>;
    created_at: z.ZodISODateTime;
    updated_at: z.ZodISODateTime;
}, z.core.$strip>;
export declare const biometricsContract: {
    list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
        per_page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
        cursor: z.ZodOptional<z.ZodString>;
        person_id: z.ZodOptional<z.ZodUUID>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            current_page: z.ZodInt;
            data: z.ZodArray<z.ZodObject<{
                id: z.ZodUUID;
                person_id: z.ZodUUID;
                type: z.ZodInt;
                typeName: z.ZodEnum<{
                    ENROLL: "ENROLL";
                    FACE_2D_MATCH: "FACE_2D_MATCH";
                    FACE_3D_MATCH: "FACE_3D_MATCH";
                    FACE_MATCH_ID: "FACE_MATCH_ID";
                    LIVENESS: "LIVENESS";
                }>;
                vendor_id: z.ZodNullable<z.ZodString>;
                execution_date: z.ZodISODateTime;
                metadata: z.ZodObject<{
                    safe: z.ZodNullable<z.ZodBoolean>;
                    success: z.ZodNullable<z.ZodBoolean>;
                    wasProcessed: z.ZodNullable<z.ZodBoolean>;
                    matchLevel: z.ZodNullable<z.ZodInt>;
                    executed_at: z.ZodNullable<z.ZodString>;
                    referenceId: z.ZodNullable<z.ZodString>;
                    nfcStatusEnumInt: z.ZodNullable<z.ZodInt>;
                    fullIDStatusEnumInt: z.ZodNullable<z.ZodInt>;
                    barcodeStatusEnumInt: z.ZodNullable<z.ZodInt>;
                    matchLevelNFCToFaceMap: z.ZodNullable<z.ZodInt>;
                    digitalIDSpoofStatusEnumInt: z.ZodNullable<z.ZodInt>;
                    idScanAgeEstimateGroupEnumInt: z.ZodNullable<z.ZodInt>;
                    faceOnDocumentStatusEnumInt: z.ZodNullable<z.ZodString>;
                    textOnDocumentStatusEnumInt: z.ZodNullable<z.ZodString>;
                }, z.core.$loose>;
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
    save: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        person_id: z.ZodUUID;
        type: z.ZodEnum<{
            ENROLL: "ENROLL";
            FACE_2D_MATCH: "FACE_2D_MATCH";
            FACE_3D_MATCH: "FACE_3D_MATCH";
            FACE_MATCH_ID: "FACE_MATCH_ID";
            LIVENESS: "LIVENESS";
        }>;
        vendor_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        execution_date: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [z.ZodISODate, z.ZodString]>>>;
        metadata: z.ZodOptional<z.ZodNullable<z.ZodObject<{
            safe: z.ZodOptional<z.ZodBoolean>;
            success: z.ZodOptional<z.ZodBoolean>;
            wasProcessed: z.ZodOptional<z.ZodBoolean>;
            matchLevel: z.ZodOptional<z.ZodInt32>;
            executed_at: z.ZodOptional<z.ZodString>;
            referenceId: z.ZodOptional<z.ZodString>;
            nfcStatusEnumInt: z.ZodOptional<z.ZodInt32>;
            fullIDStatusEnumInt: z.ZodOptional<z.ZodInt32>;
            barcodeStatusEnumInt: z.ZodOptional<z.ZodInt32>;
            matchLevelNFCToFaceMap: z.ZodOptional<z.ZodInt32>;
            digitalIDSpoofStatusEnumInt: z.ZodOptional<z.ZodInt32>;
            idScanAgeEstimateGroupEnumInt: z.ZodOptional<z.ZodInt32>;
            faceOnDocumentStatusEnumInt: z.ZodOptional<z.ZodString>;
            textOnDocumentStatusEnumInt: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>>>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            id: z.ZodUUID;
            person_id: z.ZodUUID;
            type: z.ZodInt;
            typeName: z.ZodEnum<{
                ENROLL: "ENROLL";
                FACE_2D_MATCH: "FACE_2D_MATCH";
                FACE_3D_MATCH: "FACE_3D_MATCH";
                FACE_MATCH_ID: "FACE_MATCH_ID";
                LIVENESS: "LIVENESS";
            }>;
            vendor_id: z.ZodNullable<z.ZodString>;
            execution_date: z.ZodISODateTime;
            metadata: z.ZodObject<{
                safe: z.ZodNullable<z.ZodBoolean>;
                success: z.ZodNullable<z.ZodBoolean>;
                wasProcessed: z.ZodNullable<z.ZodBoolean>;
                matchLevel: z.ZodNullable<z.ZodInt>;
                executed_at: z.ZodNullable<z.ZodString>;
                referenceId: z.ZodNullable<z.ZodString>;
                nfcStatusEnumInt: z.ZodNullable<z.ZodInt>;
                fullIDStatusEnumInt: z.ZodNullable<z.ZodInt>;
                barcodeStatusEnumInt: z.ZodNullable<z.ZodInt>;
                matchLevelNFCToFaceMap: z.ZodNullable<z.ZodInt>;
                digitalIDSpoofStatusEnumInt: z.ZodNullable<z.ZodInt>;
                idScanAgeEstimateGroupEnumInt: z.ZodNullable<z.ZodInt>;
                faceOnDocumentStatusEnumInt: z.ZodNullable<z.ZodString>;
                textOnDocumentStatusEnumInt: z.ZodNullable<z.ZodString>;
            }, z.core.$loose>;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        id: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            id: z.ZodUUID;
            person_id: z.ZodUUID;
            type: z.ZodInt;
            typeName: z.ZodEnum<{
                ENROLL: "ENROLL";
                FACE_2D_MATCH: "FACE_2D_MATCH";
                FACE_3D_MATCH: "FACE_3D_MATCH";
                FACE_MATCH_ID: "FACE_MATCH_ID";
                LIVENESS: "LIVENESS";
            }>;
            vendor_id: z.ZodNullable<z.ZodString>;
            execution_date: z.ZodISODateTime;
            metadata: z.ZodObject<{
                safe: z.ZodNullable<z.ZodBoolean>;
                success: z.ZodNullable<z.ZodBoolean>;
                wasProcessed: z.ZodNullable<z.ZodBoolean>;
                matchLevel: z.ZodNullable<z.ZodInt>;
                executed_at: z.ZodNullable<z.ZodString>;
                referenceId: z.ZodNullable<z.ZodString>;
                nfcStatusEnumInt: z.ZodNullable<z.ZodInt>;
                fullIDStatusEnumInt: z.ZodNullable<z.ZodInt>;
                barcodeStatusEnumInt: z.ZodNullable<z.ZodInt>;
                matchLevelNFCToFaceMap: z.ZodNullable<z.ZodInt>;
                digitalIDSpoofStatusEnumInt: z.ZodNullable<z.ZodInt>;
                idScanAgeEstimateGroupEnumInt: z.ZodNullable<z.ZodInt>;
                faceOnDocumentStatusEnumInt: z.ZodNullable<z.ZodString>;
                textOnDocumentStatusEnumInt: z.ZodNullable<z.ZodString>;
            }, z.core.$loose>;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        params: z.ZodObject<{
            id: z.ZodString;
        }, z.core.$strip>;
        body: z.ZodObject<{
            person_id: z.ZodOptional<z.ZodUUID>;
            type: z.ZodOptional<z.ZodEnum<{
                ENROLL: "ENROLL";
                FACE_2D_MATCH: "FACE_2D_MATCH";
                FACE_3D_MATCH: "FACE_3D_MATCH";
                FACE_MATCH_ID: "FACE_MATCH_ID";
                LIVENESS: "LIVENESS";
            }>>;
            vendor_id: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodString>>>;
            execution_date: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [z.ZodISODate, z.ZodString]>>>>;
            metadata: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodObject<{
                safe: z.ZodOptional<z.ZodBoolean>;
                success: z.ZodOptional<z.ZodBoolean>;
                wasProcessed: z.ZodOptional<z.ZodBoolean>;
                matchLevel: z.ZodOptional<z.ZodInt32>;
                executed_at: z.ZodOptional<z.ZodString>;
                referenceId: z.ZodOptional<z.ZodString>;
                nfcStatusEnumInt: z.ZodOptional<z.ZodInt32>;
                fullIDStatusEnumInt: z.ZodOptional<z.ZodInt32>;
                barcodeStatusEnumInt: z.ZodOptional<z.ZodInt32>;
                matchLevelNFCToFaceMap: z.ZodOptional<z.ZodInt32>;
                digitalIDSpoofStatusEnumInt: z.ZodOptional<z.ZodInt32>;
                idScanAgeEstimateGroupEnumInt: z.ZodOptional<z.ZodInt32>;
                faceOnDocumentStatusEnumInt: z.ZodOptional<z.ZodString>;
                textOnDocumentStatusEnumInt: z.ZodOptional<z.ZodString>;
            }, z.core.$loose>>>>;
        }, z.core.$strip>;
    }, z.core.$strip>, z.ZodObject<{
        id: z.ZodUUID;
        person_id: z.ZodUUID;
        type: z.ZodInt;
        typeName: z.ZodEnum<{
            ENROLL: "ENROLL";
            FACE_2D_MATCH: "FACE_2D_MATCH";
            FACE_3D_MATCH: "FACE_3D_MATCH";
            FACE_MATCH_ID: "FACE_MATCH_ID";
            LIVENESS: "LIVENESS";
        }>;
        vendor_id: z.ZodNullable<z.ZodString>;
        execution_date: z.ZodISODateTime;
        metadata: z.ZodObject<{
            safe: z.ZodNullable<z.ZodBoolean>;
            success: z.ZodNullable<z.ZodBoolean>;
            wasProcessed: z.ZodNullable<z.ZodBoolean>;
            matchLevel: z.ZodNullable<z.ZodInt>;
            executed_at: z.ZodNullable<z.ZodString>;
            referenceId: z.ZodNullable<z.ZodString>;
            nfcStatusEnumInt: z.ZodNullable<z.ZodInt>;
            fullIDStatusEnumInt: z.ZodNullable<z.ZodInt>;
            barcodeStatusEnumInt: z.ZodNullable<z.ZodInt>;
            matchLevelNFCToFaceMap: z.ZodNullable<z.ZodInt>;
            digitalIDSpoofStatusEnumInt: z.ZodNullable<z.ZodInt>;
            idScanAgeEstimateGroupEnumInt: z.ZodNullable<z.ZodInt>;
            faceOnDocumentStatusEnumInt: z.ZodNullable<z.ZodString>;
            textOnDocumentStatusEnumInt: z.ZodNullable<z.ZodString>;
        }, z.core.$loose>;
        created_at: z.ZodISODateTime;
        updated_at: z.ZodISODateTime;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    ofPerson: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        id: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodArray<z.ZodObject<{
            id: z.ZodUUID;
            person_id: z.ZodUUID;
            type: z.ZodInt;
            typeName: z.ZodEnum<{
                ENROLL: "ENROLL";
                FACE_2D_MATCH: "FACE_2D_MATCH";
                FACE_3D_MATCH: "FACE_3D_MATCH";
                FACE_MATCH_ID: "FACE_MATCH_ID";
                LIVENESS: "LIVENESS";
            }>;
            vendor_id: z.ZodNullable<z.ZodString>;
            execution_date: z.ZodISODateTime;
            metadata: z.ZodObject<{
                safe: z.ZodNullable<z.ZodBoolean>;
                success: z.ZodNullable<z.ZodBoolean>;
                wasProcessed: z.ZodNullable<z.ZodBoolean>;
                matchLevel: z.ZodNullable<z.ZodInt>;
                executed_at: z.ZodNullable<z.ZodString>;
                referenceId: z.ZodNullable<z.ZodString>;
                nfcStatusEnumInt: z.ZodNullable<z.ZodInt>;
                fullIDStatusEnumInt: z.ZodNullable<z.ZodInt>;
                barcodeStatusEnumInt: z.ZodNullable<z.ZodInt>;
                matchLevelNFCToFaceMap: z.ZodNullable<z.ZodInt>;
                digitalIDSpoofStatusEnumInt: z.ZodNullable<z.ZodInt>;
                idScanAgeEstimateGroupEnumInt: z.ZodNullable<z.ZodInt>;
                faceOnDocumentStatusEnumInt: z.ZodNullable<z.ZodString>;
                textOnDocumentStatusEnumInt: z.ZodNullable<z.ZodString>;
            }, z.core.$loose>;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
        }, z.core.$strip>>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
};
export {};
