import { z } from 'zod';
/** Somebody who knows the person and whom the partner may call. */
export declare const personalReference: z.ZodObject<{
    id: z.ZodUUID;
    person_id: z.ZodUUID;
    name: z.ZodString;
    phone: z.ZodString;
    person_relation_id: z.ZodInt;
    person_relation: z.ZodObject<{
        id: z.ZodInt;
        code: z.ZodString;
        name: z.ZodString;
        created_at: z.ZodISODateTime;
        updated_at: z.ZodISODateTime;
    }, z.core.$strip>;
    created_at: z.ZodISODateTime;
    updated_at: z.ZodISODateTime;
}, z.core.$strip>;
/** How claims write references: names and phones in one line, so that two lists of the same people are the same text. */
export declare function writtenReferences(references: readonly {
    name: string;
    phone: string;
}[]): string;
/** The same of the steps of a workflow, for a person who is told beside them. */
export declare const attachedReferences: z.ZodArray<z.ZodObject<{
    name: z.ZodString;
    phone: z.ZodString;
    person_relation_id: z.ZodInt32;
}, z.core.$strip>>;
export declare const referencesContract: {
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
                name: z.ZodString;
                phone: z.ZodString;
                person_relation_id: z.ZodInt;
                person_relation: z.ZodObject<{
                    id: z.ZodInt;
                    code: z.ZodString;
                    name: z.ZodString;
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
    create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        person_id: z.ZodUUID;
        name: z.ZodString;
        phone: z.ZodString;
        person_relation_id: z.ZodInt32;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            id: z.ZodUUID;
            person_id: z.ZodUUID;
            name: z.ZodString;
            phone: z.ZodString;
            person_relation_id: z.ZodInt;
            person_relation: z.ZodObject<{
                id: z.ZodInt;
                code: z.ZodString;
                name: z.ZodString;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>;
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
            name: z.ZodString;
            phone: z.ZodString;
            person_relation_id: z.ZodInt;
            person_relation: z.ZodObject<{
                id: z.ZodInt;
                code: z.ZodString;
                name: z.ZodString;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>;
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
            name: z.ZodOptional<z.ZodString>;
            phone: z.ZodOptional<z.ZodString>;
            person_relation_id: z.ZodOptional<z.ZodInt32>;
        }, z.core.$strip>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            id: z.ZodUUID;
            person_id: z.ZodUUID;
            name: z.ZodString;
            phone: z.ZodString;
            person_relation_id: z.ZodInt;
            person_relation: z.ZodObject<{
                id: z.ZodInt;
                code: z.ZodString;
                name: z.ZodString;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
};
