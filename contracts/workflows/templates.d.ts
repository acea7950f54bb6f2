import { z } from 'zod';
declare const newTemplate: z.ZodObject<{
    name: z.ZodString;
    description: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    steps: z.ZodArray<z.ZodString>;
    config: z.ZodObject<{
        metadata: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>>;
        expires_in: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
        disable_geolocation: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
        skip_steps: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodString>>>;
        rule_set_uuid: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
        autofill: z.ZodOptional<z.ZodNullable<z.ZodObject<{
            document_uuid: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
            template_binding_uuid: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
            document_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            autosigning: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
            send_email: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
            user_email: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        }, z.core.$strict>>>;
        callback_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    }, z.core.$strict>;
    steps_setup: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
}, z.core.$strip>;
export type NewTemplate = z.output<typeof newTemplate>;
declare const template: z.ZodObject<{
    name: z.ZodString;
    description: z.ZodNullable<z.ZodString>;
    config: z.ZodObject<{
        metadata: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        expires_in: z.ZodInt;
        disable_geolocation: z.ZodBoolean;
        skip_steps: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodString>>;
        rule_set_uuid: z.ZodNullable<z.ZodUUID>;
        autofill: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        callback_url: z.ZodNullable<z.ZodString>;
    }, z.core.$strip>;
    steps: z.ZodArray<z.ZodString>;
    steps_setup: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
}, z.core.$strip>;
export type Template = z.output<typeof template>;
/** Everything that *Create workflow* takes but the steps themselves. */
declare const overwrites: z.ZodObject<{
    people_uuid: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
    entity_uuid: z.ZodOptional<z.ZodNullable<z.ZodGUID>>;
    callback_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    disable_geolocation: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
    responsible_uuid: z.ZodOptional<z.ZodNullable<z.ZodGUID>>;
    external_reference_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    setup: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>>;
    rule_set_uuid: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
    metadata: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>>;
    expires_in: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
    autofill: z.ZodOptional<z.ZodNullable<z.ZodObject<{
        document_uuid: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
        template_binding_uuid: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
        document_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        autosigning: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
        send_email: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
        user_email: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    }, z.core.$strict>>>;
    skip_steps: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodNullable<z.ZodString>>>>;
}, z.core.$strict>;
export type Overwrites = z.output<typeof overwrites>;
export declare const templatesContract: {
    list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
        per_page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
        cursor: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            current_page: z.ZodInt;
            data: z.ZodArray<z.ZodObject<{
                uuid: z.ZodUUID;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                name: z.ZodString;
                description: z.ZodNullable<z.ZodString>;
                config: z.ZodObject<{
                    metadata: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
                    expires_in: z.ZodInt;
                    disable_geolocation: z.ZodBoolean;
                    skip_steps: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodString>>;
                    rule_set_uuid: z.ZodNullable<z.ZodUUID>;
                    autofill: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
                    callback_url: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
                steps: z.ZodArray<z.ZodString>;
                steps_setup: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
            }, z.core.$strip>>;
            from: z.ZodNullable<z.ZodInt>;
            next_page_url: z.ZodNullable<z.ZodString>;
            per_page: z.ZodInt;
            prev_page_url: z.ZodNullable<z.ZodString>;
            to: z.ZodNullable<z.ZodInt>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        name: z.ZodString;
        description: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        steps: z.ZodArray<z.ZodString>;
        config: z.ZodObject<{
            metadata: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>>;
            expires_in: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
            disable_geolocation: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
            skip_steps: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodString>>>;
            rule_set_uuid: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
            autofill: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                document_uuid: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
                template_binding_uuid: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
                document_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                autosigning: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
                send_email: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
                user_email: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            }, z.core.$strict>>>;
            callback_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        }, z.core.$strict>;
        steps_setup: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            uuid: z.ZodUUID;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
            name: z.ZodString;
            description: z.ZodNullable<z.ZodString>;
            config: z.ZodObject<{
                metadata: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
                expires_in: z.ZodInt;
                disable_geolocation: z.ZodBoolean;
                skip_steps: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodString>>;
                rule_set_uuid: z.ZodNullable<z.ZodUUID>;
                autofill: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
                callback_url: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>;
            steps: z.ZodArray<z.ZodString>;
            steps_setup: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        uuid: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            uuid: z.ZodUUID;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
            name: z.ZodString;
            description: z.ZodNullable<z.ZodString>;
            config: z.ZodObject<{
                metadata: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
                expires_in: z.ZodInt;
                disable_geolocation: z.ZodBoolean;
                skip_steps: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodString>>;
                rule_set_uuid: z.ZodNullable<z.ZodUUID>;
                autofill: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
                callback_url: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>;
            steps: z.ZodArray<z.ZodString>;
            steps_setup: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        params: z.ZodObject<{
            uuid: z.ZodString;
        }, z.core.$strip>;
        body: z.ZodObject<{
            name: z.ZodOptional<z.ZodString>;
            description: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodString>>>;
            steps: z.ZodOptional<z.ZodArray<z.ZodString>>;
            config: z.ZodOptional<z.ZodObject<{
                metadata: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>>;
                expires_in: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
                disable_geolocation: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
                skip_steps: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodString>>>;
                rule_set_uuid: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
                autofill: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                    document_uuid: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
                    template_binding_uuid: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
                    document_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                    autosigning: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
                    send_email: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
                    user_email: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                }, z.core.$strict>>>;
                callback_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            }, z.core.$strict>>;
            steps_setup: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        }, z.core.$strip>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            uuid: z.ZodUUID;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
            name: z.ZodString;
            description: z.ZodNullable<z.ZodString>;
            config: z.ZodObject<{
                metadata: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
                expires_in: z.ZodInt;
                disable_geolocation: z.ZodBoolean;
                skip_steps: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodString>>;
                rule_set_uuid: z.ZodNullable<z.ZodUUID>;
                autofill: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
                callback_url: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>;
            steps: z.ZodArray<z.ZodString>;
            steps_setup: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    run: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        params: z.ZodObject<{
            uuid: z.ZodString;
        }, z.core.$strip>;
        body: z.ZodDefault<z.ZodObject<{
            overwrites: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                people_uuid: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
                entity_uuid: z.ZodOptional<z.ZodNullable<z.ZodGUID>>;
                callback_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                disable_geolocation: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
                responsible_uuid: z.ZodOptional<z.ZodNullable<z.ZodGUID>>;
                external_reference_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                setup: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>>;
                rule_set_uuid: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
                metadata: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>>;
                expires_in: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
                autofill: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                    document_uuid: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
                    template_binding_uuid: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
                    document_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                    autosigning: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
                    send_email: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
                    user_email: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                }, z.core.$strict>>>;
                skip_steps: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodNullable<z.ZodString>>>>;
            }, z.core.$strict>>>;
        }, z.core.$strip>>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            uuid: z.ZodUUID;
            responsible_uuid: z.ZodNullable<z.ZodGUID>;
            people_uuid: z.ZodNullable<z.ZodUUID>;
            entity_uuid: z.ZodNullable<z.ZodGUID>;
            status: z.ZodEnum<{
                error: "error";
                failed: "failed";
                people_error: "people_error";
                pristine: "pristine";
                rules_failed: "rules_failed";
                skipped: "skipped";
                success: "success";
                working: "working";
            }>;
            disable_geolocation: z.ZodBoolean;
            started_at: z.ZodNullable<z.ZodISODateTime>;
            finished_at: z.ZodNullable<z.ZodISODateTime>;
            callback_at: z.ZodNullable<z.ZodISODateTime>;
            lead_uuid: z.ZodNullable<z.ZodGUID>;
            credit_uuid: z.ZodNullable<z.ZodGUID>;
            skip_steps: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodString>>;
            error: z.ZodNullable<z.ZodObject<{
                fatal: z.ZodBoolean;
                extra: z.ZodRecord<z.ZodString, z.ZodUnknown>;
                details: z.ZodObject<{
                    reason: z.ZodString;
                    error_id: z.ZodInt;
                    stack: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
            }, z.core.$strip>>;
            external_reference_id: z.ZodNullable<z.ZodString>;
            expires_in: z.ZodInt;
            metadata: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
            internal_metadata: z.ZodNullable<z.ZodObject<{
                ip: z.ZodNullable<z.ZodString>;
                user_agent: z.ZodNullable<z.ZodString>;
                device_id: z.ZodNullable<z.ZodString>;
                device_name: z.ZodNullable<z.ZodString>;
                system_name: z.ZodNullable<z.ZodString>;
                system_version: z.ZodNullable<z.ZodString>;
                app_version: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>>;
            template_binding_uuid: z.ZodNullable<z.ZodUUID>;
            rule_set_uuid: z.ZodNullable<z.ZodUUID>;
            document_uuid: z.ZodNullable<z.ZodUUID>;
            user_email: z.ZodNullable<z.ZodString>;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
            steps: z.ZodArray<z.ZodObject<{
                uuid: z.ZodUUID;
                workflow_uuid: z.ZodUUID;
                custom_id: z.ZodString;
                coordinates: z.ZodNullable<z.ZodArray<z.ZodTuple<[z.ZodString, z.ZodString], null>>>;
                error: z.ZodNullable<z.ZodObject<{
                    fatal: z.ZodBoolean;
                    extra: z.ZodRecord<z.ZodString, z.ZodUnknown>;
                    details: z.ZodObject<{
                        reason: z.ZodString;
                        error_id: z.ZodInt;
                        stack: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>;
                }, z.core.$strip>>;
                metadata: z.ZodObject<{
                    name: z.ZodString;
                    title: z.ZodNullable<z.ZodString>;
                    description: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
                status: z.ZodEnum<{
                    error: "error";
                    failed: "failed";
                    pristine: "pristine";
                    skipped: "skipped";
                    success: "success";
                    working: "working";
                }>;
                step: z.ZodString;
                started_at: z.ZodNullable<z.ZodISODateTime>;
                finished_at: z.ZodNullable<z.ZodISODateTime>;
                payload: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>>;
            vouched_by: z.ZodNullable<z.ZodEnum<{
                contact: "contact";
                enrollment: "enrollment";
                operator: "operator";
                partner: "partner";
            }>>;
            claims: z.ZodNullable<z.ZodObject<{
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
            }, z.core.$strip>>;
            claims_at: z.ZodNullable<z.ZodISODateTime>;
            failed_rules: z.ZodNullable<z.ZodArray<z.ZodObject<{
                uuid: z.ZodUUID;
                name: z.ZodString;
                message: z.ZodString;
                fault: z.ZodNullable<z.ZodEnum<{
                    failed: "failed";
                    not_boolean: "not_boolean";
                    too_large: "too_large";
                }>>;
            }, z.core.$strip>>>;
            waiting_since: z.ZodNullable<z.ZodISODateTime>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
};
export {};
