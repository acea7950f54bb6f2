import { z } from 'zod';
export declare const dynamicDescriptor: z.ZodObject<{
    id: z.ZodUUID;
    name: z.ZodString;
    description: z.ZodString;
    key: z.ZodString;
    descriptor: z.ZodArray<z.ZodObject<{
        title: z.ZodString;
        type: z.ZodString;
        key: z.ZodString;
        rules: z.ZodArray<z.ZodString>;
        catalog_id: z.ZodNullable<z.ZodString>;
    }, z.core.$strip>>;
    created_at: z.ZodISODateTime;
    updated_at: z.ZodISODateTime;
}, z.core.$strip>;
export declare const dynamicValue: z.ZodObject<{
    id: z.ZodUUID;
    person_id: z.ZodUUID;
    dynamic_property_id: z.ZodUUID;
    values: z.ZodRecord<z.ZodString, z.ZodUnknown>;
    dynamic_descriptor: z.ZodObject<{
        id: z.ZodUUID;
        name: z.ZodString;
        description: z.ZodString;
        key: z.ZodString;
        descriptor: z.ZodArray<z.ZodObject<{
            title: z.ZodString;
            type: z.ZodString;
            key: z.ZodString;
            rules: z.ZodArray<z.ZodString>;
            catalog_id: z.ZodNullable<z.ZodString>;
        }, z.core.$strip>>;
        created_at: z.ZodISODateTime;
        updated_at: z.ZodISODateTime;
    }, z.core.$strip>;
    created_at: z.ZodISODateTime;
    updated_at: z.ZodISODateTime;
}, z.core.$strip>;
export declare const dynamicDescriptorsContract: {
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
                description: z.ZodString;
                key: z.ZodString;
                descriptor: z.ZodArray<z.ZodObject<{
                    title: z.ZodString;
                    type: z.ZodString;
                    key: z.ZodString;
                    rules: z.ZodArray<z.ZodString>;
                    catalog_id: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
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
        name: z.ZodString;
        description: z.ZodString;
        key: z.ZodString;
        descriptor: z.ZodArray<z.ZodObject<{
            title: z.ZodString;
            type: z.ZodEnum<{
                boolean: "boolean";
                date: "date";
                email: "email";
                integer: "integer";
                number: "number";
                phone: "phone";
                select: "select";
                text: "text";
            }>;
            key: z.ZodString;
            rules: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>, z.ZodTransform<string[], string[] | null | undefined>>;
            catalog_id: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodEnum<{
                marital_statuses: "marital_statuses";
                nationalities: "nationalities";
                relations: "relations";
                states: "states";
            }>>>, z.ZodTransform<"marital_statuses" | "nationalities" | "relations" | "states" | null, "marital_statuses" | "nationalities" | "relations" | "states" | null | undefined>>;
        }, z.core.$strip>>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            id: z.ZodUUID;
            name: z.ZodString;
            description: z.ZodString;
            key: z.ZodString;
            descriptor: z.ZodArray<z.ZodObject<{
                title: z.ZodString;
                type: z.ZodString;
                key: z.ZodString;
                rules: z.ZodArray<z.ZodString>;
                catalog_id: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>>;
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
            description: z.ZodString;
            key: z.ZodString;
            descriptor: z.ZodArray<z.ZodObject<{
                title: z.ZodString;
                type: z.ZodString;
                key: z.ZodString;
                rules: z.ZodArray<z.ZodString>;
                catalog_id: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>>;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        params: z.ZodObject<{
            id: z.ZodString;
        }, z.core.$strip>;
        body: z.ZodObject<{
            name: z.ZodOptional<z.ZodString>;
            description: z.ZodOptional<z.ZodString>;
            key: z.ZodOptional<z.ZodString>;
            descriptor: z.ZodOptional<z.ZodArray<z.ZodObject<{
                title: z.ZodString;
                type: z.ZodEnum<{
                    boolean: "boolean";
                    date: "date";
                    email: "email";
                    integer: "integer";
                    number: "number";
                    phone: "phone";
                    select: "select";
                    text: "text";
                }>;
                key: z.ZodString;
                rules: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>, z.ZodTransform<string[], string[] | null | undefined>>;
                catalog_id: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodEnum<{
                    marital_statuses: "marital_statuses";
                    nationalities: "nationalities";
                    relations: "relations";
                    states: "states";
                }>>>, z.ZodTransform<"marital_statuses" | "nationalities" | "relations" | "states" | null, "marital_statuses" | "nationalities" | "relations" | "states" | null | undefined>>;
            }, z.core.$strip>>>;
        }, z.core.$strip>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            id: z.ZodUUID;
            name: z.ZodString;
            description: z.ZodString;
            key: z.ZodString;
            descriptor: z.ZodArray<z.ZodObject<{
                title: z.ZodString;
                type: z.ZodString;
                key: z.ZodString;
                rules: z.ZodArray<z.ZodString>;
                catalog_id: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>>;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
};
export declare const dynamicValuesOfPerson: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
    params: z.ZodObject<{
        id: z.ZodString;
    }, z.core.$strip>;
    query: z.ZodPrefault<z.ZodObject<{
        page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
        per_page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
        cursor: z.ZodOptional<z.ZodString>;
        all: z.ZodOptional<z.ZodPipe<z.ZodEnum<{
            0: "0";
            1: "1";
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "0" | "1" | "false" | "true">>>;
        descriptor_id: z.ZodOptional<z.ZodUUID>;
    }, z.core.$strip>>;
}, z.core.$strip>, z.ZodObject<{
    success: z.ZodLiteral<true>;
    result: z.ZodObject<{
        current_page: z.ZodInt;
        data: z.ZodArray<z.ZodObject<{
            id: z.ZodUUID;
            person_id: z.ZodUUID;
            dynamic_property_id: z.ZodUUID;
            values: z.ZodRecord<z.ZodString, z.ZodUnknown>;
            dynamic_descriptor: z.ZodObject<{
                id: z.ZodUUID;
                name: z.ZodString;
                description: z.ZodString;
                key: z.ZodString;
                descriptor: z.ZodArray<z.ZodObject<{
                    title: z.ZodString;
                    type: z.ZodString;
                    key: z.ZodString;
                    rules: z.ZodArray<z.ZodString>;
                    catalog_id: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>;
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
/** For the step that asks for the values. */
export declare const dynamicInternal: {
    descriptor: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        id: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            id: z.ZodUUID;
            name: z.ZodString;
            description: z.ZodString;
            key: z.ZodString;
            descriptor: z.ZodArray<z.ZodObject<{
                title: z.ZodString;
                type: z.ZodString;
                key: z.ZodString;
                rules: z.ZodArray<z.ZodString>;
                catalog_id: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>>;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
};
/** What steps of a workflow were told, for the person whom its facts are attached to. */
export declare const dynamicFacts: z.ZodArray<z.ZodObject<{
    step: z.ZodString;
    descriptor_id: z.ZodUUID;
    values: z.ZodRecord<z.ZodString, z.ZodUnknown>;
}, z.core.$strip>>;
