import { z } from 'zod';
/** Who vouches for what a person said of themselves, strongest first. */
export declare const voucher: z.ZodEnum<{
    contact: "contact";
    enrollment: "enrollment";
    operator: "operator";
    partner: "partner";
}>;
export type Voucher = z.output<typeof voucher>;
/** What the steps of a workflow say otherwise than the record of somebody who was there before. Nothing of the record is in it. */
export declare const saidClaims: z.ZodObject<{
    people_uuid: z.ZodUUID;
    differences: z.ZodArray<z.ZodObject<{
        member: z.ZodString;
        claimed: z.ZodNullable<z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodRecord<z.ZodString, z.ZodUnknown>]>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type SaidClaims = z.output<typeof saidClaims>;
/** The same beside what the record says when a key asks. */
export declare const claims: z.ZodObject<{
    people_uuid: z.ZodUUID;
    on_record: z.ZodEnum<{
        gone: "gone";
        read: "read";
        unread: "unread";
    }>;
    only_claimed: z.ZodBoolean;
    differences: z.ZodArray<z.ZodObject<{
        member: z.ZodString;
        known: z.ZodNullable<z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodRecord<z.ZodString, z.ZodUnknown>]>>;
        claimed: z.ZodNullable<z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodRecord<z.ZodString, z.ZodUnknown>]>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type Claims = z.output<typeof claims>;
