import { z } from 'zod';
/** Conditions: which steps a workflow skips, and the rules that it has to pass at its end. */
export declare const expression: z.ZodString;
export declare const expressionsContract: {
    validate: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        expression: z.ZodString;
        data_names: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodString;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
};
