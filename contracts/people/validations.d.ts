import { z } from 'zod';
export declare const validationDefinition: z.ZodObject<{
    id: z.ZodUUID;
    name: z.ZodString;
    class: z.ZodString;
    active: z.ZodBoolean;
    config: z.ZodRecord<z.ZodString, z.ZodUnknown>;
    execution_type: z.ZodEnum<{
        auto: "auto";
        manual: "manual";
    }>;
    allow_retry: z.ZodBoolean;
    created_at: z.ZodISODateTime;
    updated_at: z.ZodISODateTime;
}, z.core.$strip>;
/** Of a result. */
export declare const VALIDATION_STATUS: {
    readonly pending: 0;
    readonly running: 1;
    readonly passed: 2;
    readonly failed: 3;
    readonly error: 4;
    readonly skipped: 5;
};
export declare const validationResult: z.ZodObject<{
    id: z.ZodUUID;
    model_type: z.ZodEnum<{
        address: "address";
        person: "person";
    }>;
    model_id: z.ZodUUID;
    validation_id: z.ZodUUID;
    status: z.ZodInt;
    content: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
    metadata: z.ZodRecord<z.ZodString, z.ZodUnknown>;
    error: z.ZodNullable<z.ZodString>;
    retries: z.ZodInt;
    executed_at: z.ZodNullable<z.ZodISODateTime>;
    created_at: z.ZodISODateTime;
    updated_at: z.ZodISODateTime;
}, z.core.$strip>;
export declare const validationsContract: {
    list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
        per_page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
        cursor: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            current_page: z.ZodInt;
            data: z.ZodArray<z.ZodObject<{
                id: z.ZodUUID;
                name: z.ZodString;
                class: z.ZodString;
                active: z.ZodBoolean;
                config: z.ZodRecord<z.ZodString, z.ZodUnknown>;
                execution_type: z.ZodEnum<{
                    auto: "auto";
                    manual: "manual";
                }>;
                allow_retry: z.ZodBoolean;
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
        active: z.ZodOptional<z.ZodBoolean>;
        execution_type: z.ZodOptional<z.ZodEnum<{
            auto: "auto";
            manual: "manual";
        }>>;
        allow_retry: z.ZodOptional<z.ZodBoolean>;
        name: z.ZodString;
        class: z.ZodEnum<{
            anti_spoofing: "anti_spoofing";
            blacklist: "blacklist";
            curp: "curp";
            document: "document";
            external: "external";
            face_duplicity: "face_duplicity";
            ine: "ine";
            rfc: "rfc";
        }>;
        config: z.ZodRecord<z.ZodString, z.ZodUnknown>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            id: z.ZodUUID;
            name: z.ZodString;
            class: z.ZodString;
            active: z.ZodBoolean;
            config: z.ZodRecord<z.ZodString, z.ZodUnknown>;
            execution_type: z.ZodEnum<{
                auto: "auto";
                manual: "manual";
            }>;
            allow_retry: z.ZodBoolean;
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
            name: z.ZodString;
            class: z.ZodString;
            active: z.ZodBoolean;
            config: z.ZodRecord<z.ZodString, z.ZodUnknown>;
            execution_type: z.ZodEnum<{
                auto: "auto";
                manual: "manual";
            }>;
            allow_retry: z.ZodBoolean;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        params: z.ZodObject<{
            id: z.ZodString;
        }, z.core.$strip>;
        body: z.ZodObject<{
            active: z.ZodOptional<z.ZodOptional<z.ZodBoolean>>;
            allow_retry: z.ZodOptional<z.ZodOptional<z.ZodBoolean>>;
            name: z.ZodOptional<z.ZodString>;
            config: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
            execution_type: z.ZodOptional<z.ZodOptional<z.ZodEnum<{
                auto: "auto";
                manual: "manual";
            }>>>;
        }, z.core.$strip>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            id: z.ZodUUID;
            name: z.ZodString;
            class: z.ZodString;
            active: z.ZodBoolean;
            config: z.ZodRecord<z.ZodString, z.ZodUnknown>;
            execution_type: z.ZodEnum<{
                auto: "auto";
                manual: "manual";
            }>;
            allow_retry: z.ZodBoolean;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
};
export declare const validationResultsContract: {
    list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
        per_page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
        cursor: z.ZodOptional<z.ZodString>;
        person_id: z.ZodOptional<z.ZodUUID>;
        validation_id: z.ZodOptional<z.ZodUUID>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            current_page: z.ZodInt;
            data: z.ZodArray<z.ZodObject<{
                id: z.ZodUUID;
                model_type: z.ZodEnum<{
                    address: "address";
                    person: "person";
                }>;
                model_id: z.ZodUUID;
                validation_id: z.ZodUUID;
                status: z.ZodInt;
                content: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
                metadata: z.ZodRecord<z.ZodString, z.ZodUnknown>;
                error: z.ZodNullable<z.ZodString>;
                retries: z.ZodInt;
                executed_at: z.ZodNullable<z.ZodISODateTime>;
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
    get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        id: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            id: z.ZodUUID;
            model_type: z.ZodEnum<{
                address: "address";
                person: "person";
            }>;
            model_id: z.ZodUUID;
            validation_id: z.ZodUUID;
            status: z.ZodInt;
            content: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
            metadata: z.ZodRecord<z.ZodString, z.ZodUnknown>;
            error: z.ZodNullable<z.ZodString>;
            retries: z.ZodInt;
            executed_at: z.ZodNullable<z.ZodISODateTime>;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
};
/** What is validated of one person. */
export declare const personValidations: {
    run: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        params: z.ZodObject<{
            id: z.ZodString;
        }, z.core.$strip>;
        body: z.ZodObject<{
            validations: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodUUID>>>;
        }, z.core.$strip>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodString;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    runForAddresses: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        params: z.ZodObject<{
            id: z.ZodString;
        }, z.core.$strip>;
        body: z.ZodObject<{
            validations: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodUUID>>>;
        }, z.core.$strip>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodString;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    latest: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        id: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodArray<z.ZodObject<{
            id: z.ZodUUID;
            model_type: z.ZodEnum<{
                address: "address";
                person: "person";
            }>;
            model_id: z.ZodUUID;
            validation_id: z.ZodUUID;
            status: z.ZodInt;
            content: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
            metadata: z.ZodRecord<z.ZodString, z.ZodUnknown>;
            error: z.ZodNullable<z.ZodString>;
            retries: z.ZodInt;
            executed_at: z.ZodNullable<z.ZodISODateTime>;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
        }, z.core.$strip>>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
};
