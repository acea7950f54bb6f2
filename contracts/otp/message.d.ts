import { z } from 'zod';
/** The common part of codes and links: the channel, the person and the words of a message. */
export declare const otpType: z.ZodEnum<{
    EMAIL: "EMAIL";
    SMS: "SMS";
    WHATSAPP: "WHATSAPP";
}>;
export type OtpType = z.output<typeof otpType>;
/** The caller's own name for the person: an id, or the address itself. Answers to the caller show it, messages never do. */
export declare const user: z.ZodString;
export declare const fromKey: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
export declare const messageMetadata: z.ZodObject<{
    company: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    language: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$strip>;
