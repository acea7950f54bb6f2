import { z } from 'zod';
/** Signed copies by mail (base `/otp`, for our own processes alone): the person's copy at the end of their workflow. */
/** Bytes of a copy that is attached; a larger one is fetched by a link. */
export declare const LARGEST_ATTACHMENT: number;
export declare const copiesContract: {
    send: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        reference: z.ZodUUID;
        to: z.ZodString;
        user: z.ZodString;
        name: z.ZodString;
        file: z.ZodOptional<z.ZodFile>;
        link: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        expires_at: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        metadata: z.ZodOptional<z.ZodNullable<z.ZodObject<{
            company: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            language: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        }, z.core.$strip>>>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            sent_at: z.ZodISODateTime;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
};
