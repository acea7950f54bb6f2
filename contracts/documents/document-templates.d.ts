import { z } from 'zod';
export declare const documentTemplatesContract: {
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
                name: z.ZodString;
                sha256: z.ZodString;
                pages: z.ZodArray<z.ZodObject<{
                    width: z.ZodNumber;
                    height: z.ZodNumber;
                }, z.core.$strip>>;
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
        file: z.ZodFile;
        name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            uuid: z.ZodUUID;
            name: z.ZodString;
            sha256: z.ZodString;
            pages: z.ZodArray<z.ZodObject<{
                width: z.ZodNumber;
                height: z.ZodNumber;
            }, z.core.$strip>>;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        uuid: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            uuid: z.ZodUUID;
            name: z.ZodString;
            sha256: z.ZodString;
            pages: z.ZodArray<z.ZodObject<{
                width: z.ZodNumber;
                height: z.ZodNumber;
            }, z.core.$strip>>;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
            elements: z.ZodArray<z.ZodObject<{
                uuid: z.ZodUUID;
                page: z.ZodInt;
                box: z.ZodTuple<[z.ZodNumber, z.ZodNumber, z.ZodNumber, z.ZodNumber], null>;
                kind: z.ZodEnum<{
                    signature: "signature";
                    text: "text";
                }>;
                name: z.ZodString;
                required: z.ZodBoolean;
                ask_signer: z.ZodBoolean;
                template_element_uuid: z.ZodNullable<z.ZodUUID>;
                value: z.ZodNullable<z.ZodString>;
                written_by: z.ZodNullable<z.ZodEnum<{
                    sender: "sender";
                    signer: "signer";
                }>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    delete: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        uuid: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodString;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    elements: {
        list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            uuid: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodArray<z.ZodObject<{
                uuid: z.ZodUUID;
                page: z.ZodInt;
                box: z.ZodTuple<[z.ZodNumber, z.ZodNumber, z.ZodNumber, z.ZodNumber], null>;
                kind: z.ZodEnum<{
                    signature: "signature";
                    text: "text";
                }>;
                name: z.ZodString;
                required: z.ZodBoolean;
                ask_signer: z.ZodBoolean;
                template_element_uuid: z.ZodNullable<z.ZodUUID>;
                value: z.ZodNullable<z.ZodString>;
                written_by: z.ZodNullable<z.ZodEnum<{
                    sender: "sender";
                    signer: "signer";
                }>>;
            }, z.core.$strip>>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            params: z.ZodObject<{
                uuid: z.ZodString;
            }, z.core.$strip>;
            body: z.ZodObject<{
                page: z.ZodInt;
                box: z.ZodTuple<[z.ZodNumber, z.ZodNumber, z.ZodNumber, z.ZodNumber], null>;
                kind: z.ZodEnum<{
                    signature: "signature";
                    text: "text";
                }>;
                name: z.ZodString;
                required: z.ZodDefault<z.ZodBoolean>;
                ask_signer: z.ZodDefault<z.ZodBoolean>;
            }, z.core.$strip>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                uuid: z.ZodUUID;
                page: z.ZodInt;
                box: z.ZodTuple<[z.ZodNumber, z.ZodNumber, z.ZodNumber, z.ZodNumber], null>;
                kind: z.ZodEnum<{
                    signature: "signature";
                    text: "text";
                }>;
                name: z.ZodString;
                required: z.ZodBoolean;
                ask_signer: z.ZodBoolean;
                template_element_uuid: z.ZodNullable<z.ZodUUID>;
                value: z.ZodNullable<z.ZodString>;
                written_by: z.ZodNullable<z.ZodEnum<{
                    sender: "sender";
                    signer: "signer";
                }>>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        delete: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            uuid: z.ZodString;
            element_uuid: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodString;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    };
};
