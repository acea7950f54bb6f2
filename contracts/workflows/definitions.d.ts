import { z } from 'zod';
/** What a partner defines by name, and workflows use: templates, rules, rule sets, customizations. Each has the same four operations. */
export declare const definitionName: z.ZodString;
/** What is said of one kind of record. */
interface Kind<Created extends z.ZodObject, Changed extends z.ZodObject, Shape extends z.ZodRawShape> {
    path: `/v1/${string}`;
    tag: string;
    summaries: Readonly<Record<'list' | 'create' | 'get' | 'update', string>>;
    /** Which of them are ours: `spec/` does not have them. */
    ours: readonly ('list' | 'create' | 'get' | 'update')[];
    descriptions: Readonly<Record<'list' | 'create' | 'update', string>>;
    /** In what they differ from those of `spec/`. */
    differs?: Readonly<Record<'create' | 'update', string>>;
    /** What a caller sends to make one, to change one, and what is answered beside uuid and times. */
    created: Created;
    changed: Changed;
    members: z.ZodObject<Shape>;
    /** The name of the answer's schema. */
    id: string;
}
export declare function definitionContract<Created extends z.ZodObject, Changed extends z.ZodObject, Shape extends z.ZodRawShape>({ path, tag, summaries, ours, descriptions, differs, created, changed, members, id, }: Kind<Created, Changed, Shape>): {
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
            } & Shape & {
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            } extends infer T ? { -readonly [P in keyof T]: T[P]; } : never, z.core.$strip>>;
            from: z.ZodNullable<z.ZodInt>;
            next_page_url: z.ZodNullable<z.ZodString>;
            per_page: z.ZodInt;
            prev_page_url: z.ZodNullable<z.ZodString>;
            to: z.ZodNullable<z.ZodInt>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<Created, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            uuid: z.ZodUUID;
        } & Shape & {
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
        } extends infer T ? { -readonly [P in keyof T]: T[P]; } : never, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        uuid: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            uuid: z.ZodUUID;
        } & Shape & {
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
        } extends infer T ? { -readonly [P in keyof T]: T[P]; } : never, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        params: z.ZodObject<{
            uuid: z.ZodString;
        }, z.core.$strip>;
        body: Changed;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            uuid: z.ZodUUID;
        } & Shape & {
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
        } extends infer T ? { -readonly [P in keyof T]: T[P]; } : never, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
};
export {};
