import { z } from 'zod';
/** What a service tells its partners by webhook: when, and with which body. */
export interface EventContract<Body extends z.ZodType = z.ZodType> {
    summary: string;
    description: string;
    body: Body;
    /** The body is a form of its own: ids travel in headers. */
    bare: boolean;
}
/** An event with the members that all of ours have, and its own below `data`. */
export declare function event<Type extends string, Data extends z.ZodType>(type: Type, { data, ...words }: {
    summary: string;
    description: string;
    data: Data;
}): {
    summary: string;
    description: string;
    body: z.ZodObject<{
        id: z.ZodString;
        type: z.ZodLiteral<Type>;
        created_at: z.ZodISODateTime;
        livemode: z.ZodBoolean;
        data: Data;
    }, z.core.$strip>;
    bare: false;
};
export declare function bareEvent<Body extends z.ZodType>(words: {
    summary: string;
    description: string;
    body: Body;
}): {
    summary: string;
    description: string;
    body: Body;
    bare: true;
};
