import { z } from 'zod';
export declare const signerWithDocument: z.ZodObject<{
    id: z.ZodUUID;
    name: z.ZodString;
    email: z.ZodNullable<z.ZodString>;
    document_id: z.ZodUUID;
    person_id: z.ZodUUID;
    external_person_id: z.ZodNullable<z.ZodString>;
    is_permanent: z.ZodBoolean;
    expires_in: z.ZodInt;
    metadata: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
    created_at: z.ZodISODateTime;
    updated_at: z.ZodISODateTime;
    signed_at: z.ZodNullable<z.ZodISODateTime>;
    fillable_elements: z.ZodArray<z.ZodObject<{
        id: z.ZodUUID;
        signer_id: z.ZodUUID;
        template_element_id: z.ZodNullable<z.ZodUUID>;
        document_element_id: z.ZodUUID;
        filled_at: z.ZodNullable<z.ZodISODateTime>;
        created_at: z.ZodISODateTime;
        updated_at: z.ZodISODateTime;
    }, z.core.$strip>>;
    document: z.ZodObject<{
        id: z.ZodUUID;
        template_id: z.ZodNullable<z.ZodUUID>;
        name: z.ZodString;
        send_email: z.ZodBoolean;
        autosigning: z.ZodBoolean;
        expires_in: z.ZodInt;
        from_file: z.ZodBoolean;
        created_at: z.ZodISODateTime;
        updated_at: z.ZodISODateTime;
        last_generated_at: z.ZodISODateTime;
        signed_at: z.ZodNullable<z.ZodISODateTime>;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const signersContract: {
    create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        params: z.ZodObject<{
            id: z.ZodString;
        }, z.core.$strip>;
        body: z.ZodObject<{
            document_id: z.ZodUUID;
            password: z.ZodString;
            elements: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodUUID>>>;
        }, z.core.$strip>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            id: z.ZodUUID;
            name: z.ZodString;
            email: z.ZodNullable<z.ZodString>;
            document_id: z.ZodUUID;
            person_id: z.ZodUUID;
            external_person_id: z.ZodNullable<z.ZodString>;
            is_permanent: z.ZodBoolean;
            expires_in: z.ZodInt;
            metadata: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
            signed_at: z.ZodNullable<z.ZodISODateTime>;
            fillable_elements: z.ZodArray<z.ZodObject<{
                id: z.ZodUUID;
                signer_id: z.ZodUUID;
                template_element_id: z.ZodNullable<z.ZodUUID>;
                document_element_id: z.ZodUUID;
                filled_at: z.ZodNullable<z.ZodISODateTime>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        id: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodArray<z.ZodObject<{
            id: z.ZodUUID;
            name: z.ZodString;
            email: z.ZodNullable<z.ZodString>;
            document_id: z.ZodUUID;
            person_id: z.ZodUUID;
            external_person_id: z.ZodNullable<z.ZodString>;
            is_permanent: z.ZodBoolean;
            expires_in: z.ZodInt;
            metadata: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
            signed_at: z.ZodNullable<z.ZodISODateTime>;
            fillable_elements: z.ZodArray<z.ZodObject<{
                id: z.ZodUUID;
                signer_id: z.ZodUUID;
                template_element_id: z.ZodNullable<z.ZodUUID>;
                document_element_id: z.ZodUUID;
                filled_at: z.ZodNullable<z.ZodISODateTime>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>>;
            document: z.ZodObject<{
                id: z.ZodUUID;
                template_id: z.ZodNullable<z.ZodUUID>;
                name: z.ZodString;
                send_email: z.ZodBoolean;
                autosigning: z.ZodBoolean;
                expires_in: z.ZodInt;
                from_file: z.ZodBoolean;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                last_generated_at: z.ZodISODateTime;
                signed_at: z.ZodNullable<z.ZodISODateTime>;
            }, z.core.$strip>;
        }, z.core.$strip>>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
};
