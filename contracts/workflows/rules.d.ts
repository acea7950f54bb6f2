import { z } from 'zod';
/** Rules, and the sets of them that a workflow has to pass once all its steps are done. */
declare const rule: z.ZodObject<{
    name: z.ZodString;
    expression: z.ZodString;
    message: z.ZodNullable<z.ZodString>;
}, z.core.$strip>;
declare const newRule: z.ZodObject<{
    name: z.ZodString;
    expression: z.ZodString;
    message: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$strip>;
declare const ruleSet: z.ZodObject<{
    name: z.ZodString;
    rules: z.ZodArray<z.ZodUUID>;
}, z.core.$strip>;
export declare const rulesContract: {
    list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
        per_page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
        cursor: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            current_page: z.ZodInt;
            data: z.ZodArray<z.ZodObject<{
                uuid: z.ZodUUID;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                name: z.ZodString;
                expression: z.ZodString;
                message: z.ZodNullable<z.ZodString>;
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
        expression: z.ZodString;
        message: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            uuid: z.ZodUUID;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
            name: z.ZodString;
            expression: z.ZodString;
            message: z.ZodNullable<z.ZodString>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        uuid: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            uuid: z.ZodUUID;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
            name: z.ZodString;
            expression: z.ZodString;
            message: z.ZodNullable<z.ZodString>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        params: z.ZodObject<{
            uuid: z.ZodString;
        }, z.core.$strip>;
        body: z.ZodObject<{
            name: z.ZodOptional<z.ZodString>;
            expression: z.ZodOptional<z.ZodString>;
            message: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodString>>>;
        }, z.core.$strip>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            uuid: z.ZodUUID;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
            name: z.ZodString;
            expression: z.ZodString;
            message: z.ZodNullable<z.ZodString>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
};
export declare const ruleSetsContract: {
    list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
        per_page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
        cursor: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            current_page: z.ZodInt;
            data: z.ZodArray<z.ZodObject<{
                uuid: z.ZodUUID;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                name: z.ZodString;
                rules: z.ZodArray<z.ZodUUID>;
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
        rules: z.ZodArray<z.ZodUUID>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            uuid: z.ZodUUID;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
            name: z.ZodString;
            rules: z.ZodArray<z.ZodUUID>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        uuid: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            uuid: z.ZodUUID;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
            name: z.ZodString;
            rules: z.ZodArray<z.ZodUUID>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        params: z.ZodObject<{
            uuid: z.ZodString;
        }, z.core.$strip>;
        body: z.ZodObject<{
            name: z.ZodOptional<z.ZodString>;
            rules: z.ZodOptional<z.ZodArray<z.ZodUUID>>;
        }, z.core.$strip>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            uuid: z.ZodUUID;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
            name: z.ZodString;
            rules: z.ZodArray<z.ZodUUID>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
};
export type NewRule = z.output<typeof newRule>;
export type Rule = z.output<typeof rule>;
export type RuleSet = z.output<typeof ruleSet>;
export {};
