import { type OpenAPI } from '@orpc/contract';
import { z } from 'zod';
/** What a server needs to know of an operation beside its schemas. A member replaces what the service declares. */
export interface OperationMeta {
    /** The status and code of a body that does not fit. */
    invalidBody?: {
        status: 400 | 422;
        publicCode?: string;
    };
    /** The requests that one caller may send in so many seconds. */
    limit?: {
        count: number;
        seconds: number;
    };
    /** The body is a form; `largestFile` is in bytes, `part` the name of the file's part. */
    form?: {
        largestFile: number;
        part: string;
    };
    /** `message`: a problem's body has `message` too, and its wrong members as `detail: [{loc, msg, type}]`. */
    envelope?: 'success' | 'message';
    /** Where it differs from the published interface, in sentences. `docs/differences.md` lists them. */
    differs?: string;
    /** For the processes of one installation alone: no key or token may call it, and no reference lists it. */
    internal?: boolean;
}
/**
 * Starts an operation whose input is the body, the query or the path's parameters. `summary` is the operation's name in `spec/`.
 * A path parameter together with a body needs `addressedOperation`: merged, a body member of the same name would replace it.
 */
export declare const operation: import("@orpc/contract").ContractBuilder<import("@orpc/contract").Schema<unknown, unknown>, import("@orpc/contract").Schema<unknown, unknown>, Record<never, never>, OperationMeta & Record<never, never>>;
/** Starts an operation for the other processes of one installation. */
export declare const internalOperation: import("@orpc/contract").ContractBuilder<import("@orpc/contract").Schema<unknown, unknown>, import("@orpc/contract").Schema<unknown, unknown>, Record<never, never>, OperationMeta & Record<never, never>>;
/**
 * Declares statuses that differ from those of the operation's kind (an id in the path: 404, a POST: 409, …). Each has its reason, or null
 * where the operation never answers with it. `.route({ …, ...answers({ 409: 'At most five live at once.' }) })`
 */
export declare function answers(statuses: Readonly<Record<number, string | null>>): {
    spec: (described: OpenAPI.OperationObject) => {
        parameters?: (OpenAPI.ReferenceObject | OpenAPI.ParameterObject)[];
        requestBody?: OpenAPI.ReferenceObject | OpenAPI.RequestBodyObject;
        callbacks?: Record<string, OpenAPI.ReferenceObject | OpenAPI.CallbackObject>;
        servers?: OpenAPI.ServerObject[];
        tags?: string[];
        summary?: string;
        description?: string;
        externalDocs?: import("openapi-types").OpenAPIV3.ExternalDocumentationObject;
        operationId?: string;
        deprecated?: boolean;
        security?: import("openapi-types").OpenAPIV3.SecurityRequirementObject[];
        responses: {
            [x: string]: {
                description: string;
            } | OpenAPI.ReferenceObject | OpenAPI.ResponseObject;
        };
    };
};
/** Declares the 409 of an operation that deletes what a legal hold keeps. */
export declare const keptByHold: {
    spec: (described: OpenAPI.OperationObject) => {
        parameters?: (OpenAPI.ReferenceObject | OpenAPI.ParameterObject)[];
        requestBody?: OpenAPI.ReferenceObject | OpenAPI.RequestBodyObject;
        callbacks?: Record<string, OpenAPI.ReferenceObject | OpenAPI.CallbackObject>;
        servers?: OpenAPI.ServerObject[];
        tags?: string[];
        summary?: string;
        description?: string;
        externalDocs?: import("openapi-types").OpenAPIV3.ExternalDocumentationObject;
        operationId?: string;
        deprecated?: boolean;
        security?: import("openapi-types").OpenAPIV3.SecurityRequirementObject[];
        responses: {
            [x: string]: {
                description: string;
            } | OpenAPI.ReferenceObject | OpenAPI.ResponseObject;
        };
    };
};
/** Declares an operation that answers with a file. Its output is `{headers, body}`; `statuses` as in `answers`. */
export declare function download(type: string, statuses?: Parameters<typeof answers>[0]): {
    spec: (described: OpenAPI.OperationObject) => {
        parameters?: (OpenAPI.ReferenceObject | OpenAPI.ParameterObject)[];
        requestBody?: OpenAPI.ReferenceObject | OpenAPI.RequestBodyObject;
        callbacks?: Record<string, OpenAPI.ReferenceObject | OpenAPI.CallbackObject>;
        servers?: OpenAPI.ServerObject[];
        tags?: string[];
        summary?: string;
        description?: string;
        externalDocs?: import("openapi-types").OpenAPIV3.ExternalDocumentationObject;
        operationId?: string;
        deprecated?: boolean;
        security?: import("openapi-types").OpenAPIV3.SecurityRequirementObject[];
        responses: {
            [x: string]: {
                description: string;
            } | OpenAPI.ReferenceObject | OpenAPI.ResponseObject;
        };
    };
};
/** Declares a download that `Accept` may turn into JSON. The output's body is the JSON's schema or `z.custom` for the file. */
export declare function downloadOrJson(type: string): {
    spec: (described: OpenAPI.OperationObject) => {
        parameters?: (OpenAPI.ReferenceObject | OpenAPI.ParameterObject)[];
        requestBody?: OpenAPI.ReferenceObject | OpenAPI.RequestBodyObject;
        callbacks?: Record<string, OpenAPI.ReferenceObject | OpenAPI.CallbackObject>;
        servers?: OpenAPI.ServerObject[];
        tags?: string[];
        summary?: string;
        description?: string;
        externalDocs?: import("openapi-types").OpenAPIV3.ExternalDocumentationObject;
        operationId?: string;
        deprecated?: boolean;
        security?: import("openapi-types").OpenAPIV3.SecurityRequirementObject[];
        responses: {
            [x: string]: OpenAPI.ReferenceObject | OpenAPI.ResponseObject;
        };
    };
};
/** Starts an operation with a path parameter and a body or query: its input is `{params, query, body}`. */
export declare const addressedOperation: import("@orpc/contract").ContractBuilder<import("@orpc/contract").Schema<unknown, unknown>, import("@orpc/contract").Schema<unknown, unknown>, Record<never, never>, OperationMeta & Record<never, never>>;
/**
 * A uuid in a path. It becomes small letters, for its text names files, log streams and turns. Its form is documented and not validated:
 * a text that is no uuid is 404 like any unknown id.
 */
export declare const pathUuid: z.ZodString;
/** A text without the blanks around it, which may be as many again. */
export declare const line: (characters: number) => z.ZodString;
/** An e-mail address. */
export declare const emailInput: z.ZodString;
/** An address that our webhooks call. */
export declare const callAddress: z.ZodString;
/** A name of the caller's in a path. Nothing is named by a longer one. */
export declare const pathName: z.ZodString;
/** An object of the caller's own, in an answer. */
export declare const freeObject: z.ZodRecord<z.ZodString, z.ZodUnknown>;
/** Characters of such an object as JSON. Lists carry one in every record. */
export declare const LARGEST_OBJECT = 16384;
/** An object of the caller's own, in a request. */
export declare const objectInput: z.ZodRecord<z.ZodString, z.ZodUnknown>;
/** A time in an answer, as ISO 8601 UTC text. */
export declare const timestamp: z.ZodISODateTime;
/** A time in a request, in any zone (UTC unless it says), within years that every calendar and database has. */
export declare const timeInput: z.ZodString;
/** The same, or a day of Mexico City, which has had no summer time since 2022: the moment at which it begins, or ends. */
export declare const timeOrDay: (moment: 'begins' | 'ends') => z.ZodString;
/** `{success, result}`. */
export declare function envelope<Result extends z.ZodType>(result: Result): z.ZodObject<{
    success: z.ZodLiteral<true>;
    result: Result;
}, z.core.$strip>;
/** The paged shape of `spec/`. It has no total. */
export declare function paged<Item extends z.ZodType>(item: Item): z.ZodObject<{
    current_page: z.ZodInt;
    data: z.ZodArray<Item>;
    from: z.ZodNullable<z.ZodInt>;
    next_page_url: z.ZodNullable<z.ZodString>;
    per_page: z.ZodInt;
    prev_page_url: z.ZodNullable<z.ZodString>;
    to: z.ZodNullable<z.ZodInt>;
}, z.core.$strip>;
/** Which page of a list. Numbers arrive as text. */
export declare const pageNumber: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
/** The query of a list whose rows keep their places: the number of a page finds it. */
export declare const numberedPageQuery: {
    page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
    per_page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
};
/** The query of a list whose rows have such ids, as a pattern. */
export declare const pageQueryOver: (id: string) => {
    page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
    per_page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
    cursor: z.ZodOptional<z.ZodString>;
};
/** The query of a list whose rows have uuids. */
export declare const pageQuery: {
    page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
    per_page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
    cursor: z.ZodOptional<z.ZodString>;
};
