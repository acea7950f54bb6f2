import { z } from 'zod';
/**
 * One-time codes (base `/otp`): six digits, sent to a person, checked once.
 * Errors carry `code: "ERR001" … "ERR007"`; docs/services/otp.md has the status of each.
 */
export declare const otpMetadata: z.ZodObject<{
    company: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    language: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    user_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$strip>;
export declare const otpCreation: z.ZodObject<{
    created_at: z.ZodISODateTime;
    expiration_date: z.ZodISODateTime;
    reference: z.ZodUUID;
    type: z.ZodEnum<{
        EMAIL: "EMAIL";
        SMS: "SMS";
        WHATSAPP: "WHATSAPP";
    }>;
    user: z.ZodString;
}, z.core.$strip>;
export declare const otpValidation: z.ZodObject<{
    match: z.ZodBoolean;
    type: z.ZodEnum<{
        EMAIL: "EMAIL";
        SMS: "SMS";
        WHATSAPP: "WHATSAPP";
    }>;
    user: z.ZodString;
    validated_at: z.ZodISODateTime;
}, z.core.$strip>;
export declare const otpContract: {
    sendEmail: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        email: z.ZodString;
        expires_in: z.ZodString;
        metadata: z.ZodOptional<z.ZodNullable<z.ZodObject<{
            company: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            language: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            user_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        }, z.core.$strip>>>;
        user: z.ZodString;
        from_key: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            created_at: z.ZodISODateTime;
            expiration_date: z.ZodISODateTime;
            reference: z.ZodUUID;
            type: z.ZodEnum<{
                EMAIL: "EMAIL";
                SMS: "SMS";
                WHATSAPP: "WHATSAPP";
            }>;
            user: z.ZodString;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    sendSms: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        phone: z.ZodString;
        expires_in: z.ZodString;
        user: z.ZodString;
        country_code: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
        country_code_included: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
        metadata: z.ZodOptional<z.ZodNullable<z.ZodObject<{
            company: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            language: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            user_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        }, z.core.$strip>>>;
        from_key: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
        retry: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            created_at: z.ZodISODateTime;
            expiration_date: z.ZodISODateTime;
            reference: z.ZodUUID;
            type: z.ZodEnum<{
                EMAIL: "EMAIL";
                SMS: "SMS";
                WHATSAPP: "WHATSAPP";
            }>;
            user: z.ZodString;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    sendWhatsapp: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        phone: z.ZodString;
        expires_in: z.ZodString;
        user: z.ZodString;
        metadata: z.ZodOptional<z.ZodNullable<z.ZodObject<{
            company: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            language: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            user_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        }, z.core.$strip>>>;
        from_key: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            created_at: z.ZodISODateTime;
            expiration_date: z.ZodISODateTime;
            reference: z.ZodUUID;
            type: z.ZodEnum<{
                EMAIL: "EMAIL";
                SMS: "SMS";
                WHATSAPP: "WHATSAPP";
            }>;
            user: z.ZodString;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    validate: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        code: z.ZodString;
        type: z.ZodEnum<{
            EMAIL: "EMAIL";
            SMS: "SMS";
            WHATSAPP: "WHATSAPP";
        }>;
        user: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            match: z.ZodBoolean;
            type: z.ZodEnum<{
                EMAIL: "EMAIL";
                SMS: "SMS";
                WHATSAPP: "WHATSAPP";
            }>;
            user: z.ZodString;
            validated_at: z.ZodISODateTime;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    links: {
        send: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            type: z.ZodEnum<{
                EMAIL: "EMAIL";
                SMS: "SMS";
                WHATSAPP: "WHATSAPP";
            }>;
            to: z.ZodString;
            link: z.ZodString;
            expires_at: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            user: z.ZodString;
            metadata: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                company: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                language: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            }, z.core.$strip>>>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                reference: z.ZodUUID;
                type: z.ZodEnum<{
                    EMAIL: "EMAIL";
                    SMS: "SMS";
                    WHATSAPP: "WHATSAPP";
                }>;
                user: z.ZodString;
                sent_at: z.ZodISODateTime;
                resend_after: z.ZodInt;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        channels: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                channels: z.ZodArray<z.ZodEnum<{
                    EMAIL: "EMAIL";
                    SMS: "SMS";
                    WHATSAPP: "WHATSAPP";
                }>>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    };
    internal: {
        copies: {
            send: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
                reference: z.ZodUUID;
                to: z.ZodString;
                user: z.ZodString;
                name: z.ZodString;
                file: z.ZodOptional<z.ZodFile>;
                link: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                expires_at: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                metadata: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                    company: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                    language: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                }, z.core.$strip>>>;
            }, z.core.$strip>, z.ZodObject<{
                success: z.ZodLiteral<true>;
                result: z.ZodObject<{
                    sent_at: z.ZodISODateTime;
                }, z.core.$strip>;
            }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        };
        notices: {
            send: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
                type: z.ZodEnum<{
                    EMAIL: "EMAIL";
                    SMS: "SMS";
                }>;
                to: z.ZodString;
                news: z.ZodEnum<{
                    done: "done";
                    go_on: "go_on";
                    rejected: "rejected";
                }>;
                reference: z.ZodUUID;
                user: z.ZodString;
                metadata: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                    company: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                    language: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                }, z.core.$strip>>>;
            }, z.core.$strip>, z.ZodObject<{
                success: z.ZodLiteral<true>;
                result: z.ZodObject<{
                    reference: z.ZodUUID;
                }, z.core.$strip>;
            }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        };
    };
};
