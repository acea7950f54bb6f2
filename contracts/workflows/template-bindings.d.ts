import { z } from 'zod';
/** How placeholders and conditions call a step of this reference. A custom id is told of one step only. */
export declare const spokenName: (reference: string) => string;
/** `{step.field}`, and deeper: the step, and the path to what it recorded. */
export declare const PLACEHOLDER: RegExp;
declare const newBinding: z.ZodObject<{
    name: z.ZodString;
    template_uuid: z.ZodUUID;
    text_bindings: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodUUID, z.ZodObject<{
        steps: z.ZodArray<z.ZodString>;
        template: z.ZodString;
    }, z.core.$strip>>>>, z.ZodTransform<Record<string, {
        steps: string[];
        template: string;
    }>, Record<string, {
        steps: string[];
        template: string;
    }> | null | undefined>>;
    sign_bindings: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodUUID>>>, z.ZodTransform<string[], string[] | null | undefined>>;
}, z.core.$strip>;
export type NewTemplateBinding = z.output<typeof newBinding>;
export declare const templateBindingsContract: {
    list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
        per_page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
        cursor: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            current_page: z.ZodInt;
            data: z.ZodArray<z.ZodObject<{
                name: z.ZodString;
                template_uuid: z.ZodUUID;
                text_bindings: z.ZodRecord<z.ZodUUID, z.ZodObject<{
                    steps: z.ZodArray<z.ZodString>;
                    template: z.ZodString;
                }, z.core.$strip>>;
                sign_bindings: z.ZodArray<z.ZodUUID>;
                uuid: z.ZodUUID;
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
        template_uuid: z.ZodUUID;
        text_bindings: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodUUID, z.ZodObject<{
            steps: z.ZodArray<z.ZodString>;
            template: z.ZodString;
        }, z.core.$strip>>>>, z.ZodTransform<Record<string, {
            steps: string[];
            template: string;
        }>, Record<string, {
            steps: string[];
            template: string;
        }> | null | undefined>>;
        sign_bindings: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodUUID>>>, z.ZodTransform<string[], string[] | null | undefined>>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            name: z.ZodString;
            template_uuid: z.ZodUUID;
            text_bindings: z.ZodRecord<z.ZodUUID, z.ZodObject<{
                steps: z.ZodArray<z.ZodString>;
                template: z.ZodString;
            }, z.core.$strip>>;
            sign_bindings: z.ZodArray<z.ZodUUID>;
            uuid: z.ZodUUID;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        uuid: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            name: z.ZodString;
            template_uuid: z.ZodUUID;
            text_bindings: z.ZodRecord<z.ZodUUID, z.ZodObject<{
                steps: z.ZodArray<z.ZodString>;
                template: z.ZodString;
            }, z.core.$strip>>;
            sign_bindings: z.ZodArray<z.ZodUUID>;
            uuid: z.ZodUUID;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        params: z.ZodObject<{
            uuid: z.ZodString;
        }, z.core.$strip>;
        body: z.ZodObject<{
            name: z.ZodOptional<z.ZodString>;
            text_bindings: z.ZodOptional<z.ZodRecord<z.ZodUUID, z.ZodObject<{
                steps: z.ZodArray<z.ZodString>;
                template: z.ZodString;
            }, z.core.$strip>>>;
            sign_bindings: z.ZodOptional<z.ZodArray<z.ZodUUID>>;
        }, z.core.$strip>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            name: z.ZodString;
            template_uuid: z.ZodUUID;
            text_bindings: z.ZodRecord<z.ZodUUID, z.ZodObject<{
                steps: z.ZodArray<z.ZodString>;
                template: z.ZodString;
            }, z.core.$strip>>;
            sign_bindings: z.ZodArray<z.ZodUUID>;
            uuid: z.ZodUUID;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
};
export {};
