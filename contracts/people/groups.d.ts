import { z } from 'zod';
/** A group of people that a partner defines: a branch, a product, a campaign. */
export declare const peopleGroup: z.ZodObject<{
    id: z.ZodUUID;
    name: z.ZodString;
    description: z.ZodString;
    created_at: z.ZodISODateTime;
    updated_at: z.ZodISODateTime;
}, z.core.$strip>;
export declare const groupsContract: {
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
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            id: z.ZodUUID;
            name: z.ZodString;
            description: z.ZodString;
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
        }, z.core.$strip>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            id: z.ZodUUID;
            name: z.ZodString;
            description: z.ZodString;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
};
