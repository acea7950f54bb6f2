import { z } from 'zod';
/** What documents and their templates share. */
/** Bytes of a PDF that is uploaded. */
export declare const LARGEST_PDF: number;
/** Readers of forms take a part without a file name as text, whatever its bytes are. */
export declare const filePart: z.ZodFile;
export declare const pdfPart: z.ZodFile;
export declare const byUuid: z.ZodObject<{
    uuid: z.ZodString;
}, z.core.$strip>;
export declare const deleted: (what: string) => z.ZodObject<{
    success: z.ZodLiteral<true>;
    result: z.ZodString;
}, z.core.$strip>;
export declare const elementsOf: (base: `/${string}`, of: string, tags: {
    tags: string[];
}) => {
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
