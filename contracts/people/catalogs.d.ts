import { z } from 'zod';
export declare const maritalStatus: z.ZodObject<{
    id: z.ZodInt;
    code: z.ZodString;
    name: z.ZodString;
    created_at: z.ZodISODateTime;
    updated_at: z.ZodISODateTime;
}, z.core.$strip>;
export declare const personRelation: z.ZodObject<{
    id: z.ZodInt;
    code: z.ZodString;
    name: z.ZodString;
    created_at: z.ZodISODateTime;
    updated_at: z.ZodISODateTime;
}, z.core.$strip>;
export declare const nationality: z.ZodObject<{
    id: z.ZodInt;
    code: z.ZodString;
    name: z.ZodString;
    created_at: z.ZodISODateTime;
    updated_at: z.ZodISODateTime;
    country: z.ZodString;
}, z.core.$strip>;
export declare const state: z.ZodObject<{
    id: z.ZodInt;
    code: z.ZodString;
    name: z.ZodString;
    created_at: z.ZodISODateTime;
    updated_at: z.ZodISODateTime;
    country: z.ZodString;
}, z.core.$strip>;
export declare const catalogsContract: {
    nationalities: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodArray<z.ZodObject<{
            id: z.ZodInt;
            code: z.ZodString;
            name: z.ZodString;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
            country: z.ZodString;
        }, z.core.$strip>>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    states: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodArray<z.ZodObject<{
            id: z.ZodInt;
            code: z.ZodString;
            name: z.ZodString;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
            country: z.ZodString;
        }, z.core.$strip>>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    maritalStatuses: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodArray<z.ZodObject<{
            id: z.ZodInt;
            code: z.ZodString;
            name: z.ZodString;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
        }, z.core.$strip>>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    relations: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodArray<z.ZodObject<{
            id: z.ZodInt;
            code: z.ZodString;
            name: z.ZodString;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
        }, z.core.$strip>>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
};
