import { z } from 'zod';
/** E-mail addresses and phone numbers of people, and the codes that confirm them. */
export declare const contactData: z.ZodObject<{
    id: z.ZodUUID;
    person_id: z.ZodUUID;
    email: z.ZodNullable<z.ZodString>;
    phone: z.ZodNullable<z.ZodString>;
    email_confirmation: z.ZodBoolean;
    sms_confirmation: z.ZodBoolean;
    created_at: z.ZodISODateTime;
    updated_at: z.ZodISODateTime;
}, z.core.$strip>;
export declare const contactFields: z.ZodObject<{
    email: z.ZodString;
    phone: z.ZodString;
}, z.core.$strip>;
export declare const contactsContract: {
    list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
        per_page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
        cursor: z.ZodOptional<z.ZodString>;
        person_id: z.ZodOptional<z.ZodUUID>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            current_page: z.ZodInt;
            data: z.ZodArray<z.ZodObject<{
                id: z.ZodUUID;
                person_id: z.ZodUUID;
                email: z.ZodNullable<z.ZodString>;
                phone: z.ZodNullable<z.ZodString>;
                email_confirmation: z.ZodBoolean;
                sms_confirmation: z.ZodBoolean;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>>;
            from: z.ZodNullable<z.ZodInt>;
            next_page_url: z.ZodNullable<z.ZodString>;
            per_page: z.ZodInt;
            prev_page_url: z.ZodNullable<z.ZodString>;
            to: z.ZodNullable<z.ZodInt>;
            total: z.ZodInt;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        email: z.ZodString;
        phone: z.ZodString;
        person_id: z.ZodUUID;
    }, z.core.$strip>, z.ZodObject<{
        id: z.ZodUUID;
        person_id: z.ZodUUID;
        email: z.ZodNullable<z.ZodString>;
        phone: z.ZodNullable<z.ZodString>;
        email_confirmation: z.ZodBoolean;
        sms_confirmation: z.ZodBoolean;
        created_at: z.ZodISODateTime;
        updated_at: z.ZodISODateTime;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        id: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            id: z.ZodUUID;
            person_id: z.ZodUUID;
            email: z.ZodNullable<z.ZodString>;
            phone: z.ZodNullable<z.ZodString>;
            email_confirmation: z.ZodBoolean;
            sms_confirmation: z.ZodBoolean;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        params: z.ZodObject<{
            id: z.ZodString;
        }, z.core.$strip>;
        body: z.ZodObject<{
            email: z.ZodOptional<z.ZodString>;
            phone: z.ZodOptional<z.ZodString>;
            person_id: z.ZodOptional<z.ZodUUID>;
        }, z.core.$strip>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            id: z.ZodUUID;
            person_id: z.ZodUUID;
            email: z.ZodNullable<z.ZodString>;
            phone: z.ZodNullable<z.ZodString>;
            email_confirmation: z.ZodBoolean;
            sms_confirmation: z.ZodBoolean;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    sendSmsCode: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        person_id: z.ZodUUID;
        phone: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodString;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    validateSmsCode: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        person_id: z.ZodUUID;
        phone: z.ZodString;
        code: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodString;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    sendEmailCode: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        person_id: z.ZodUUID;
        email: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodString;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    validateEmailCode: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        person_id: z.ZodUUID;
        email: z.ZodString;
        code: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodString;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
};
