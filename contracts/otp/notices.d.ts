import { z } from 'zod';
/** What a workflow has to say to its person when nobody asked. `done`: nothing is left for them to do. */
export declare const noticeNews: z.ZodEnum<{
    done: "done";
    go_on: "go_on";
    rejected: "rejected";
}>;
export type NoticeNews = z.output<typeof noticeNews>;
/** Notices for the workflows service alone: nobody else writes to people in a tenant's name without being asked. */
export declare const noticesContract: {
    send: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        type: z.ZodEnum<{
            EMAIL: "EMAIL";
            SMS: "SMS";
        }>;
        to: z.ZodString;
        news: z.ZodEnum<{
            done: "done";
            go_on: "go_on";
            rejected: "rejected";
        }>;
        reference: z.ZodUUID;
        user: z.ZodString;
        metadata: z.ZodOptional<z.ZodNullable<z.ZodObject<{
            company: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            language: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        }, z.core.$strip>>>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            reference: z.ZodUUID;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
};
