import { z } from 'zod';
/** The configuration of each class, with its defaults. A name that it does not have is refused: left out, a condition would let everybody pass. */
export declare const validationConfigs: {
    readonly curp: z.ZodObject<{
        compare: z.ZodDefault<z.ZodBoolean>;
        require_active: z.ZodDefault<z.ZodBoolean>;
    }, z.core.$strict>;
    readonly rfc: z.ZodObject<{
        require_eligible: z.ZodDefault<z.ZodBoolean>;
    }, z.core.$strict>;
    readonly blacklist: z.ZodObject<{
        lists: z.ZodArray<z.ZodUUID>;
        threshold: z.ZodDefault<z.ZodNumber>;
    }, z.core.$strict>;
    readonly document: z.ZodObject<{
        url: z.ZodString;
        collection: z.ZodString;
        type: z.ZodDefault<z.ZodEnum<{
            base64: "base64";
            multipart: "multipart";
        }>>;
        file_field_name: z.ZodDefault<z.ZodString>;
        body: z.ZodDefault<z.ZodArray<z.ZodObject<{
            name: z.ZodString;
            value: z.ZodString;
        }, z.core.$strict>>>;
        headers: z.ZodDefault<z.ZodArray<z.ZodObject<{
            name: z.ZodString;
            value: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        }, z.core.$strict>>>;
        success_if: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        timeout_ms: z.ZodDefault<z.ZodInt>;
    }, z.core.$strict>;
    readonly external: z.ZodObject<{
        url: z.ZodString;
        method: z.ZodDefault<z.ZodEnum<{
            GET: "GET";
            POST: "POST";
            PUT: "PUT";
        }>>;
        headers: z.ZodDefault<z.ZodArray<z.ZodObject<{
            name: z.ZodString;
            value: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        }, z.core.$strict>>>;
        success_if: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        timeout_ms: z.ZodDefault<z.ZodInt>;
    }, z.core.$strict>;
    readonly ine: z.ZodObject<{
        require_current: z.ZodDefault<z.ZodBoolean>;
        types: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodEnum<{
            C: "C";
            D: "D";
            EFGH: "EFGH";
        }>>>>;
    }, z.core.$strict>;
    readonly anti_spoofing: z.ZodObject<{
        min_score: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
    }, z.core.$strict>;
    readonly face_duplicity: z.ZodObject<{
        threshold: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
        scope: z.ZodDefault<z.ZodEnum<{
            group: "group";
            tenant: "tenant";
        }>>;
        purpose: z.ZodString;
    }, z.core.$strict>;
};
export type ValidationClassName = keyof typeof validationConfigs;
export type ValidationConfig<Name extends ValidationClassName> = z.output<(typeof validationConfigs)[Name]>;
export declare const validationClassNames: [ValidationClassName, ...ValidationClassName[]];
