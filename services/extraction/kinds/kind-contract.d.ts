import { z } from 'zod';
/** Bytes of the largest file: a PDF. */
export declare const LARGEST_PDF: number;
export declare const LARGEST_PICTURE: number;
/** Pages of the longest PDF. */
export declare const MOST_PAGES = 30;
/** What may be asked of registries beside reading. */
export type Flag = 'validate_curp' | 'validate_rfc' | 'validate_nss';
interface Spec<Data extends z.ZodType, Flags extends Flag, More extends z.ZodRawShape, Beside extends z.ZodRawShape> {
    /** Below `/v1/extract/`. */
    path: string;
    /** The published name. */
    summary: string;
    description: string;
    /** Whether the published interface lacks it. */
    ours?: boolean;
    data: Data;
    flags?: readonly Flags[];
    /** Members of the form beside file and password. */
    form?: More;
    /** Members of the answer beside message and data. */
    beside?: Beside;
    /** Why a file may be refused with 400, where it is. */
    unusable?: string;
    accepts: 'pictures and PDFs' | 'PDFs';
}
/** The operation of a kind, by what is its own. */
export declare function kindContract<Data extends z.ZodType, Flags extends Flag = never, More extends z.ZodRawShape = Record<never, never>, Beside extends z.ZodRawShape = Record<never, never>>(spec: Spec<Data, Flags, More, Beside>): import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
    query: z.ZodPrefault<z.ZodObject<Pick<Readonly<Record<Flag, z.ZodPipe<z.ZodDefault<z.ZodEnum<{
        0: "0";
        1: "1";
        false: "false";
        true: "true";
    }>>, z.ZodTransform<boolean, "0" | "1" | "false" | "true">>>>, Flags> & {
        explain: z.ZodPipe<z.ZodDefault<z.ZodEnum<{
            0: "0";
            1: "1";
            false: "false";
            true: "true";
        }>>, z.ZodTransform<boolean, "0" | "1" | "false" | "true">>;
    } extends infer T ? { -readonly [P in keyof T]: T[P]; } : never, z.core.$strip>>;
    body: z.ZodObject<{
        file: z.ZodFile;
        password: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    } & More extends infer T_1 ? { -readonly [P in keyof T_1]: T_1[P]; } : never, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    message: z.ZodString;
} & Beside & {
    data: Data;
    sources: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
        origin: z.ZodEnum<{
            mrz: "mrz";
            ocr: "ocr";
            qr: "qr";
            text: "text";
        }>;
        confidence: z.ZodNumber;
        page: z.ZodNullable<z.ZodInt>;
        box: z.ZodNullable<z.ZodArray<z.ZodNumber>>;
    }, z.core.$strip>>>;
} extends infer T_2 ? { -readonly [P in keyof T_2]: T_2[P]; } : never, z.core.$strip>, Record<never, never>, import("../../../contracts/service.ts").OperationMeta & Record<never, never>>;
export {};
