import { z } from 'zod';
export declare const linksContract: {
    send: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        type: z.ZodEnum<{
            EMAIL: "EMAIL";
            SMS: "SMS";
            WHATSAPP: "WHATSAPP";
        }>;
        to: z.ZodString;
        link: z.ZodString;
        expires_at: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        user: z.ZodString;
        metadata: z.ZodOptional<z.ZodNullable<z.ZodObject<{
            company: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            language: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        }, z.core.$strip>>>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            reference: z.ZodUUID;
            type: z.ZodEnum<{
                EMAIL: "EMAIL";
                SMS: "SMS";
                WHATSAPP: "WHATSAPP";
            }>;
            user: z.ZodString;
            sent_at: z.ZodISODateTime;
            resend_after: z.ZodInt;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    channels: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            channels: z.ZodArray<z.ZodEnum<{
                EMAIL: "EMAIL";
                SMS: "SMS";
                WHATSAPP: "WHATSAPP";
            }>>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
};
