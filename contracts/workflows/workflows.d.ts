import { z } from 'zod';
declare const listQuery: z.ZodObject<{
    page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
    per_page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
    cursor: z.ZodOptional<z.ZodString>;
    responsible_uuid: z.ZodOptional<z.ZodGUID>;
    people_uuid: z.ZodOptional<z.ZodUUID>;
    status: z.ZodOptional<z.ZodEnum<{
        error: "error";
        failed: "failed";
        people_error: "people_error";
        pristine: "pristine";
        rules_failed: "rules_failed";
        skipped: "skipped";
        success: "success";
        working: "working";
    }>>;
    from_date: z.ZodOptional<z.ZodString>;
    to_date: z.ZodOptional<z.ZodString>;
    external_reference_id: z.ZodOptional<z.ZodString>;
    claims: z.ZodOptional<z.ZodLiteral<"open">>;
    review: z.ZodOptional<z.ZodLiteral<"waiting">>;
    order: z.ZodDefault<z.ZodEnum<{
        asc: "asc";
        desc: "desc";
    }>>;
}, z.core.$strip>;
export type ListWorkflows = z.output<typeof listQuery>;
export declare const workflowsContract: {
    list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
        per_page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
        cursor: z.ZodOptional<z.ZodString>;
        responsible_uuid: z.ZodOptional<z.ZodGUID>;
        people_uuid: z.ZodOptional<z.ZodUUID>;
        status: z.ZodOptional<z.ZodEnum<{
            error: "error";
            failed: "failed";
            people_error: "people_error";
            pristine: "pristine";
            rules_failed: "rules_failed";
            skipped: "skipped";
            success: "success";
            working: "working";
        }>>;
        from_date: z.ZodOptional<z.ZodString>;
        to_date: z.ZodOptional<z.ZodString>;
        external_reference_id: z.ZodOptional<z.ZodString>;
        claims: z.ZodOptional<z.ZodLiteral<"open">>;
        review: z.ZodOptional<z.ZodLiteral<"waiting">>;
        order: z.ZodDefault<z.ZodEnum<{
            asc: "asc";
            desc: "desc";
        }>>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            current_page: z.ZodInt;
            data: z.ZodArray<z.ZodObject<{
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
            }, z.core.$strip>>;
            from: z.ZodNullable<z.ZodInt>;
            next_page_url: z.ZodNullable<z.ZodString>;
            per_page: z.ZodInt;
            prev_page_url: z.ZodNullable<z.ZodString>;
            to: z.ZodNullable<z.ZodInt>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        people_uuid: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
        entity_uuid: z.ZodOptional<z.ZodNullable<z.ZodGUID>>;
        callback_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        disable_geolocation: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
        responsible_uuid: z.ZodOptional<z.ZodNullable<z.ZodGUID>>;
        external_reference_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        setup: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>>;
        skip_steps: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodString>>>;
        rule_set_uuid: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
        autofill: z.ZodOptional<z.ZodNullable<z.ZodObject<{
            document_uuid: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
            template_binding_uuid: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
            document_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            autosigning: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
            send_email: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
            user_email: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        }, z.core.$loose>>>;
        metadata: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>>;
        expires_in: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
        steps: z.ZodArray<z.ZodString>;
    }, z.core.$loose>, z.ZodObject<{
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
    findByExternalReference: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        params: z.ZodObject<{
            externalReferenceId: z.ZodString;
        }, z.core.$strip>;
        query: z.ZodObject<{
            page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
            per_page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
            cursor: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            current_page: z.ZodInt;
            data: z.ZodArray<z.ZodObject<{
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
            }, z.core.$strip>>;
            from: z.ZodNullable<z.ZodInt>;
            next_page_url: z.ZodNullable<z.ZodString>;
            per_page: z.ZodInt;
            prev_page_url: z.ZodNullable<z.ZodString>;
            to: z.ZodNullable<z.ZodInt>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        uuid: z.ZodString;
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
    data: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        uuid: z.ZodString;
        page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
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
            exported_at: z.ZodISODateTime;
            next_page_url: z.ZodNullable<z.ZodString>;
            learned: z.ZodArray<z.ZodObject<{
                step_uuid: z.ZodUUID;
                facts: z.ZodRecord<z.ZodString, z.ZodUnknown>;
            }, z.core.$strip>>;
            consents: z.ZodArray<z.ZodObject<{
                step_uuid: z.ZodUUID;
                key: z.ZodString;
                kind: z.ZodString;
                accepted: z.ZodBoolean;
                text_sha256: z.ZodString;
                language: z.ZodString;
                version: z.ZodString;
                token_id: z.ZodNullable<z.ZodUUID>;
                ip: z.ZodNullable<z.ZodString>;
                user_agent: z.ZodNullable<z.ZodString>;
                recorded_at: z.ZodISODateTime;
            }, z.core.$strip>>;
            media: z.ZodArray<z.ZodObject<{
                uuid: z.ZodUUID;
                step_uuid: z.ZodUUID;
                collection: z.ZodString;
                mime: z.ZodString;
                size: z.ZodInt;
                capture: z.ZodString;
                sha256: z.ZodString;
                stored_sha256: z.ZodString;
                created_at: z.ZodISODateTime;
                stored_at: z.ZodNullable<z.ZodISODateTime>;
            }, z.core.$strip>>;
            tokens: z.ZodArray<z.ZodObject<{
                id: z.ZodUUID;
                made_by: z.ZodNullable<z.ZodString>;
                created_at: z.ZodISODateTime;
                expires_at: z.ZodNullable<z.ZodISODateTime>;
                revoked_at: z.ZodNullable<z.ZodISODateTime>;
                opened_at: z.ZodNullable<z.ZodISODateTime>;
                sent: z.ZodNullable<z.ZodObject<{
                    channel: z.ZodString;
                    to: z.ZodString;
                    taken: z.ZodBoolean;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
            copies: z.ZodArray<z.ZodObject<{
                step_uuid: z.ZodUUID;
                address: z.ZodNullable<z.ZodString>;
                status: z.ZodEnum<{
                    due: "due";
                    failed: "failed";
                    refused: "refused";
                    sent: "sent";
                }>;
                link_expires_at: z.ZodNullable<z.ZodISODateTime>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>>;
            timeline: z.ZodArray<z.ZodObject<{
                number: z.ZodInt;
                type: z.ZodString;
                at: z.ZodISODateTime;
                actor: z.ZodString;
                request_id: z.ZodString;
                livemode: z.ZodBoolean;
                data: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodNull]>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    delete: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        uuid: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodString;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    initialize: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        params: z.ZodObject<{
            uuid: z.ZodString;
        }, z.core.$strip>;
        body: z.ZodDefault<import("zod/mini").ZodMiniObject<{
            ip: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniUnion<readonly [import("zod/mini").ZodMiniIPv4, import("zod/mini").ZodMiniIPv6]>>>;
            user_agent: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
            device_id: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
            device_name: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
            system_name: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
            system_version: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
            app_version: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
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
            external_reference_id: z.ZodNullable<z.ZodString>;
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
            created_at: z.ZodNullable<z.ZodISODateTime>;
            updated_at: z.ZodNullable<z.ZodISODateTime>;
            expires_in: z.ZodInt;
            error: z.ZodNullable<z.ZodObject<{
                fatal: z.ZodNullable<z.ZodBoolean>;
                extra: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
                details: z.ZodObject<{
                    reason: z.ZodString;
                    error_id: z.ZodInt;
                    stack: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
            }, z.core.$strip>>;
            steps: z.ZodArray<z.ZodObject<{
                uuid: z.ZodUUID;
                custom_id: z.ZodString;
                coordinates: z.ZodNullable<z.ZodArray<z.ZodTuple<[z.ZodString, z.ZodString], null>>>;
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
                workflow_uuid: z.ZodNullable<z.ZodUUID>;
                error: z.ZodNullable<z.ZodObject<{
                    fatal: z.ZodNullable<z.ZodBoolean>;
                    extra: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
                    details: z.ZodObject<{
                        reason: z.ZodString;
                        error_id: z.ZodInt;
                        stack: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        params: z.ZodObject<{
            uuid: z.ZodString;
        }, z.core.$strip>;
        body: z.ZodObject<{
            internal_metadata: z.ZodOptional<z.ZodNullable<import("zod/mini").ZodMiniObject<{
                ip: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniUnion<readonly [import("zod/mini").ZodMiniIPv4, import("zod/mini").ZodMiniIPv6]>>>;
                user_agent: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
                device_id: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
                device_name: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
                system_name: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
                system_version: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
                app_version: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
            }, z.core.$strip>>>;
            status: z.ZodOptional<z.ZodNullable<z.ZodEnum<{
                error: "error";
                failed: "failed";
                people_error: "people_error";
                pristine: "pristine";
                rules_failed: "rules_failed";
                skipped: "skipped";
                success: "success";
                working: "working";
            }>>>;
            error: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                fatal: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
                extra: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>>;
                details: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                    reason: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                    error_id: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
                    stack: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                }, z.core.$strip>>>;
            }, z.core.$strip>>>;
        }, z.core.$strip>;
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
            external_reference_id: z.ZodNullable<z.ZodString>;
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
            created_at: z.ZodNullable<z.ZodISODateTime>;
            updated_at: z.ZodNullable<z.ZodISODateTime>;
            expires_in: z.ZodInt;
            error: z.ZodNullable<z.ZodObject<{
                fatal: z.ZodNullable<z.ZodBoolean>;
                extra: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
                details: z.ZodObject<{
                    reason: z.ZodString;
                    error_id: z.ZodInt;
                    stack: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
            }, z.core.$strip>>;
            steps: z.ZodArray<z.ZodObject<{
                uuid: z.ZodUUID;
                custom_id: z.ZodString;
                coordinates: z.ZodNullable<z.ZodArray<z.ZodTuple<[z.ZodString, z.ZodString], null>>>;
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
                workflow_uuid: z.ZodNullable<z.ZodUUID>;
                error: z.ZodNullable<z.ZodObject<{
                    fatal: z.ZodNullable<z.ZodBoolean>;
                    extra: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
                    details: z.ZodObject<{
                        reason: z.ZodString;
                        error_id: z.ZodInt;
                        stack: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    token: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        params: z.ZodObject<{
            uuid: z.ZodString;
        }, z.core.$strip>;
        query: z.ZodDefault<z.ZodObject<{
            redirect_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            custom_domain: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            generate_qr: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodString, z.ZodNumber, z.ZodNull]>>;
        }, z.core.$strip>>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            token: z.ZodString;
            token_encoded: z.ZodString;
            expiration: z.ZodNullable<z.ZodISODateTime>;
            qr_code: z.ZodNullable<z.ZodString>;
            workflow: z.ZodObject<{
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
            url: z.ZodURL;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    createToken: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        params: z.ZodObject<{
            uuid: z.ZodString;
        }, z.core.$strip>;
        body: z.ZodDefault<z.ZodObject<{
            redirect_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            custom_domain: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            generate_qr: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodString, z.ZodNumber, z.ZodNull]>>;
        }, z.core.$strip>>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            token: z.ZodString;
            token_encoded: z.ZodString;
            expiration: z.ZodNullable<z.ZodISODateTime>;
            qr_code: z.ZodNullable<z.ZodString>;
            workflow: z.ZodObject<{
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
            url: z.ZodURL;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    revokeTokens: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        uuid: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            revoked: z.ZodInt;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    claims: {
        accept: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            params: z.ZodObject<{
                uuid: z.ZodString;
            }, z.core.$strip>;
            body: z.ZodDefault<z.ZodObject<{
                members: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>;
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
        refuse: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            params: z.ZodObject<{
                uuid: z.ZodString;
            }, z.core.$strip>;
            body: z.ZodDefault<z.ZodObject<{}, z.core.$strip>>;
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
    catalog: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodArray<z.ZodObject<{
            key: z.ZodString;
            title: z.ZodString;
            description: z.ZodString;
            setup_required: z.ZodBoolean;
            requires_people: z.ZodBoolean;
            setup: z.ZodRecord<z.ZodString, z.ZodUnknown>;
            allow_multiple: z.ZodBoolean;
            geolocation: z.ZodBoolean;
        }, z.core.$strip>>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    getStep: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        uuid: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
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
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    getStepMedia: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        uuid: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodArray<z.ZodObject<{
            collection: z.ZodString;
            createdAt: z.ZodISODateTime;
            mime: z.ZodString;
            uuid: z.ZodUUID;
            size: z.ZodInt;
            url: z.ZodURL;
        }, z.core.$strip>>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    review: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        params: z.ZodObject<{
            uuid: z.ZodString;
        }, z.core.$strip>;
        body: z.ZodObject<{
            decision: z.ZodEnum<{
                approved: "approved";
                rejected: "rejected";
            }>;
            reason: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        }, z.core.$strip>;
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
    internal: {
        medium: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            uuid: z.ZodString;
        }, z.core.$strip>, z.ZodFile, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        renew: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            uuid: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodString;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    };
    templateBindings: {
        list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
            per_page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
            cursor: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                current_page: z.ZodInt;
                data: z.ZodArray<z.ZodObject<{
                    name: z.ZodString;
                    template_uuid: z.ZodUUID;
                    text_bindings: z.ZodRecord<z.ZodUUID, z.ZodObject<{
                        steps: z.ZodArray<z.ZodString>;
                        template: z.ZodString;
                    }, z.core.$strip>>;
                    sign_bindings: z.ZodArray<z.ZodUUID>;
                    uuid: z.ZodUUID;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
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
            template_uuid: z.ZodUUID;
            text_bindings: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodUUID, z.ZodObject<{
                steps: z.ZodArray<z.ZodString>;
                template: z.ZodString;
            }, z.core.$strip>>>>, z.ZodTransform<Record<string, {
                steps: string[];
                template: string;
            }>, Record<string, {
                steps: string[];
                template: string;
            }> | null | undefined>>;
            sign_bindings: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodUUID>>>, z.ZodTransform<string[], string[] | null | undefined>>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                name: z.ZodString;
                template_uuid: z.ZodUUID;
                text_bindings: z.ZodRecord<z.ZodUUID, z.ZodObject<{
                    steps: z.ZodArray<z.ZodString>;
                    template: z.ZodString;
                }, z.core.$strip>>;
                sign_bindings: z.ZodArray<z.ZodUUID>;
                uuid: z.ZodUUID;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            uuid: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                name: z.ZodString;
                template_uuid: z.ZodUUID;
                text_bindings: z.ZodRecord<z.ZodUUID, z.ZodObject<{
                    steps: z.ZodArray<z.ZodString>;
                    template: z.ZodString;
                }, z.core.$strip>>;
                sign_bindings: z.ZodArray<z.ZodUUID>;
                uuid: z.ZodUUID;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            params: z.ZodObject<{
                uuid: z.ZodString;
            }, z.core.$strip>;
            body: z.ZodObject<{
                name: z.ZodOptional<z.ZodString>;
                text_bindings: z.ZodOptional<z.ZodRecord<z.ZodUUID, z.ZodObject<{
                    steps: z.ZodArray<z.ZodString>;
                    template: z.ZodString;
                }, z.core.$strip>>>;
                sign_bindings: z.ZodOptional<z.ZodArray<z.ZodUUID>>;
            }, z.core.$strip>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                name: z.ZodString;
                template_uuid: z.ZodUUID;
                text_bindings: z.ZodRecord<z.ZodUUID, z.ZodObject<{
                    steps: z.ZodArray<z.ZodString>;
                    template: z.ZodString;
                }, z.core.$strip>>;
                sign_bindings: z.ZodArray<z.ZodUUID>;
                uuid: z.ZodUUID;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    };
    templates: {
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
    customizations: {
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
                    texts: z.ZodRecord<z.ZodString, z.ZodRecord<z.ZodString, z.ZodString>>;
                    colors: z.ZodObject<{
                        accent: z.ZodNullable<z.ZodString>;
                        ground: z.ZodNullable<z.ZodString>;
                        surface: z.ZodNullable<z.ZodString>;
                        ink: z.ZodNullable<z.ZodString>;
                        muted: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>;
                    logo: z.ZodNullable<z.ZodString>;
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
            texts: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodEnum<{
                en: "en";
                "es-MX": "es-MX";
            }> & z.core.$partial, z.ZodRecord<z.ZodString, z.ZodString>>>>;
            colors: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                accent: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                ground: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                surface: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                ink: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                muted: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            }, z.core.$strict>>>;
            logo: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                uuid: z.ZodUUID;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                name: z.ZodString;
                texts: z.ZodRecord<z.ZodString, z.ZodRecord<z.ZodString, z.ZodString>>;
                colors: z.ZodObject<{
                    accent: z.ZodNullable<z.ZodString>;
                    ground: z.ZodNullable<z.ZodString>;
                    surface: z.ZodNullable<z.ZodString>;
                    ink: z.ZodNullable<z.ZodString>;
                    muted: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
                logo: z.ZodNullable<z.ZodString>;
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
                texts: z.ZodRecord<z.ZodString, z.ZodRecord<z.ZodString, z.ZodString>>;
                colors: z.ZodObject<{
                    accent: z.ZodNullable<z.ZodString>;
                    ground: z.ZodNullable<z.ZodString>;
                    surface: z.ZodNullable<z.ZodString>;
                    ink: z.ZodNullable<z.ZodString>;
                    muted: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
                logo: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            params: z.ZodObject<{
                uuid: z.ZodString;
            }, z.core.$strip>;
            body: z.ZodObject<{
                name: z.ZodOptional<z.ZodString>;
                texts: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodEnum<{
                    en: "en";
                    "es-MX": "es-MX";
                }> & z.core.$partial, z.ZodRecord<z.ZodString, z.ZodString>>>>>;
                colors: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodObject<{
                    accent: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                    ground: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                    surface: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                    ink: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                    muted: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                }, z.core.$strict>>>>;
                logo: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodString>>>;
            }, z.core.$strip>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                uuid: z.ZodUUID;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                name: z.ZodString;
                texts: z.ZodRecord<z.ZodString, z.ZodRecord<z.ZodString, z.ZodString>>;
                colors: z.ZodObject<{
                    accent: z.ZodNullable<z.ZodString>;
                    ground: z.ZodNullable<z.ZodString>;
                    surface: z.ZodNullable<z.ZodString>;
                    ink: z.ZodNullable<z.ZodString>;
                    muted: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
                logo: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    };
    expressions: {
        validate: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            expression: z.ZodString;
            data_names: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodString;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    };
    rules: {
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
                    expression: z.ZodString;
                    message: z.ZodNullable<z.ZodString>;
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
            expression: z.ZodString;
            message: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                uuid: z.ZodUUID;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                name: z.ZodString;
                expression: z.ZodString;
                message: z.ZodNullable<z.ZodString>;
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
                expression: z.ZodString;
                message: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            params: z.ZodObject<{
                uuid: z.ZodString;
            }, z.core.$strip>;
            body: z.ZodObject<{
                name: z.ZodOptional<z.ZodString>;
                expression: z.ZodOptional<z.ZodString>;
                message: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodString>>>;
            }, z.core.$strip>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                uuid: z.ZodUUID;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                name: z.ZodString;
                expression: z.ZodString;
                message: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    };
    ruleSets: {
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
                    rules: z.ZodArray<z.ZodUUID>;
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
            rules: z.ZodArray<z.ZodUUID>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                uuid: z.ZodUUID;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                name: z.ZodString;
                rules: z.ZodArray<z.ZodUUID>;
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
                rules: z.ZodArray<z.ZodUUID>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            params: z.ZodObject<{
                uuid: z.ZodString;
            }, z.core.$strip>;
            body: z.ZodObject<{
                name: z.ZodOptional<z.ZodString>;
                rules: z.ZodOptional<z.ZodArray<z.ZodUUID>>;
            }, z.core.$strip>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                uuid: z.ZodUUID;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                name: z.ZodString;
                rules: z.ZodArray<z.ZodUUID>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    };
    settings: {
        get: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                company: z.ZodObject<{
                    name: z.ZodString;
                    logo_url: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                    privacy_notice_url: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                    support: z.ZodPrefault<z.ZodObject<{
                        email: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                        phone: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                        url: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
                languages: z.ZodDefault<z.ZodArray<z.ZodString>>;
                origins: z.ZodDefault<z.ZodArray<z.ZodString>>;
                redirect_hosts: z.ZodDefault<z.ZodArray<z.ZodString>>;
                custom_domains: z.ZodDefault<z.ZodArray<z.ZodString>>;
                senders: z.ZodPrefault<z.ZodObject<{
                    countries: z.ZodDefault<z.ZodArray<z.ZodString>>;
                    daily: z.ZodPrefault<z.ZodObject<{
                        email: z.ZodDefault<z.ZodInt>;
                        sms: z.ZodDefault<z.ZodInt>;
                        whatsapp: z.ZodDefault<z.ZodInt>;
                    }, z.core.$strip>>;
                    alerts_url: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                    email: z.ZodPrefault<z.ZodObject<{
                        name: z.ZodString;
                        address: z.ZodString;
                    }, z.core.$strip>>;
                    sms: z.ZodDefault<z.ZodNullable<z.ZodObject<{
                        account_sid: z.ZodString;
                        sender: z.ZodString;
                        backup_sender: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                    }, z.core.$strip>>>;
                    whatsapp: z.ZodDefault<z.ZodNullable<z.ZodObject<{
                        phone_id: z.ZodString;
                        template: z.ZodString;
                        link_template: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                        languages: z.ZodDefault<z.ZodArray<z.ZodString>>;
                    }, z.core.$strip>>>;
                }, z.core.$strip>>;
                remote: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodObject<{}, z.core.$strip>>>;
                retention: z.ZodPrefault<z.ZodObject<{
                    media_days: z.ZodDefault<z.ZodInt>;
                    abandoned_days: z.ZodDefault<z.ZodInt>;
                    abandoned_media_days: z.ZodDefault<z.ZodInt>;
                    signed_document_days: z.ZodDefault<z.ZodNullable<z.ZodInt>>;
                    open_document_days: z.ZodDefault<z.ZodInt>;
                    otp_days: z.ZodDefault<z.ZodInt>;
                    webhook_days: z.ZodDefault<z.ZodInt>;
                }, z.core.$strip>>;
                tokens: z.ZodPrefault<z.ZodObject<{
                    idle_days: z.ZodDefault<z.ZodInt>;
                    max_days: z.ZodDefault<z.ZodInt>;
                }, z.core.$strip>>;
                log_webhook_url: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                legal_hold: z.ZodDefault<z.ZodBoolean>;
                minimum_age: z.ZodDefault<z.ZodInt>;
                people: z.ZodPrefault<z.ZodObject<{
                    unvouched: z.ZodDefault<z.ZodEnum<{
                        join: "join";
                        propose: "propose";
                    }>>;
                    claims_days: z.ZodDefault<z.ZodInt>;
                    portrait_days: z.ZodDefault<z.ZodInt>;
                    face_search: z.ZodDefault<z.ZodBoolean>;
                    face_match: z.ZodPrefault<z.ZodObject<{
                        match_distance: z.ZodDefault<z.ZodNumber>;
                        review_distance: z.ZodDefault<z.ZodNumber>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                validations: z.ZodPrefault<z.ZodObject<{
                    hosts: z.ZodDefault<z.ZodArray<z.ZodString>>;
                }, z.core.$strip>>;
                custom_domain_proofs: z.ZodArray<z.ZodObject<{
                    domain: z.ZodString;
                    txt_name: z.ZodString;
                    txt_value: z.ZodString;
                    proven_at: z.ZodNullable<z.ZodISODateTime>;
                }, z.core.$strip>>;
                tenant_uuid: z.ZodUUID;
                webhook_keys: z.ZodArray<z.ZodObject<{
                    livemode: z.ZodBoolean;
                    public_key: z.ZodString;
                }, z.core.$strip>>;
                webhook_keys_url: z.ZodURL;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{}, z.core.$loose>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                company: z.ZodObject<{
                    name: z.ZodString;
                    logo_url: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                    privacy_notice_url: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                    support: z.ZodPrefault<z.ZodObject<{
                        email: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                        phone: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                        url: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
                languages: z.ZodDefault<z.ZodArray<z.ZodString>>;
                origins: z.ZodDefault<z.ZodArray<z.ZodString>>;
                redirect_hosts: z.ZodDefault<z.ZodArray<z.ZodString>>;
                custom_domains: z.ZodDefault<z.ZodArray<z.ZodString>>;
                senders: z.ZodPrefault<z.ZodObject<{
                    countries: z.ZodDefault<z.ZodArray<z.ZodString>>;
                    daily: z.ZodPrefault<z.ZodObject<{
                        email: z.ZodDefault<z.ZodInt>;
                        sms: z.ZodDefault<z.ZodInt>;
                        whatsapp: z.ZodDefault<z.ZodInt>;
                    }, z.core.$strip>>;
                    alerts_url: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                    email: z.ZodPrefault<z.ZodObject<{
                        name: z.ZodString;
                        address: z.ZodString;
                    }, z.core.$strip>>;
                    sms: z.ZodDefault<z.ZodNullable<z.ZodObject<{
                        account_sid: z.ZodString;
                        sender: z.ZodString;
                        backup_sender: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                    }, z.core.$strip>>>;
                    whatsapp: z.ZodDefault<z.ZodNullable<z.ZodObject<{
                        phone_id: z.ZodString;
                        template: z.ZodString;
                        link_template: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                        languages: z.ZodDefault<z.ZodArray<z.ZodString>>;
                    }, z.core.$strip>>>;
                }, z.core.$strip>>;
                remote: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodObject<{}, z.core.$strip>>>;
                retention: z.ZodPrefault<z.ZodObject<{
                    media_days: z.ZodDefault<z.ZodInt>;
                    abandoned_days: z.ZodDefault<z.ZodInt>;
                    abandoned_media_days: z.ZodDefault<z.ZodInt>;
                    signed_document_days: z.ZodDefault<z.ZodNullable<z.ZodInt>>;
                    open_document_days: z.ZodDefault<z.ZodInt>;
                    otp_days: z.ZodDefault<z.ZodInt>;
                    webhook_days: z.ZodDefault<z.ZodInt>;
                }, z.core.$strip>>;
                tokens: z.ZodPrefault<z.ZodObject<{
                    idle_days: z.ZodDefault<z.ZodInt>;
                    max_days: z.ZodDefault<z.ZodInt>;
                }, z.core.$strip>>;
                log_webhook_url: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                legal_hold: z.ZodDefault<z.ZodBoolean>;
                minimum_age: z.ZodDefault<z.ZodInt>;
                people: z.ZodPrefault<z.ZodObject<{
                    unvouched: z.ZodDefault<z.ZodEnum<{
                        join: "join";
                        propose: "propose";
                    }>>;
                    claims_days: z.ZodDefault<z.ZodInt>;
                    portrait_days: z.ZodDefault<z.ZodInt>;
                    face_search: z.ZodDefault<z.ZodBoolean>;
                    face_match: z.ZodPrefault<z.ZodObject<{
                        match_distance: z.ZodDefault<z.ZodNumber>;
                        review_distance: z.ZodDefault<z.ZodNumber>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                validations: z.ZodPrefault<z.ZodObject<{
                    hosts: z.ZodDefault<z.ZodArray<z.ZodString>>;
                }, z.core.$strip>>;
                custom_domain_proofs: z.ZodArray<z.ZodObject<{
                    domain: z.ZodString;
                    txt_name: z.ZodString;
                    txt_value: z.ZodString;
                    proven_at: z.ZodNullable<z.ZodISODateTime>;
                }, z.core.$strip>>;
                tenant_uuid: z.ZodUUID;
                webhook_keys: z.ZodArray<z.ZodObject<{
                    livemode: z.ZodBoolean;
                    public_key: z.ZodString;
                }, z.core.$strip>>;
                webhook_keys_url: z.ZodURL;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        proveDomain: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            domain: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                domain: z.ZodString;
                txt_name: z.ZodString;
                txt_value: z.ZodString;
                proven_at: z.ZodNullable<z.ZodISODateTime>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        listKeys: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodArray<z.ZodObject<{
                id: z.ZodString;
                name: z.ZodString;
                livemode: z.ZodBoolean;
                scopes: z.ZodArray<z.ZodString>;
                created_at: z.ZodISODateTime;
                last_used_at: z.ZodNullable<z.ZodISODateTime>;
                revoked_at: z.ZodNullable<z.ZodISODateTime>;
            }, z.core.$strip>>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        createKey: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            name: z.ZodString;
            livemode: z.ZodOptional<z.ZodBoolean>;
            scopes: z.ZodOptional<z.ZodArray<z.ZodString>>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                id: z.ZodString;
                name: z.ZodString;
                livemode: z.ZodBoolean;
                scopes: z.ZodArray<z.ZodString>;
                created_at: z.ZodISODateTime;
                last_used_at: z.ZodNullable<z.ZodISODateTime>;
                revoked_at: z.ZodNullable<z.ZodISODateTime>;
                key: z.ZodString;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        revokeKey: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            id: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                id: z.ZodString;
                name: z.ZodString;
                livemode: z.ZodBoolean;
                scopes: z.ZodArray<z.ZodString>;
                created_at: z.ZodISODateTime;
                last_used_at: z.ZodNullable<z.ZodISODateTime>;
                revoked_at: z.ZodNullable<z.ZodISODateTime>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        listWebhookSecrets: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodArray<z.ZodObject<{
                id: z.ZodString;
                livemode: z.ZodBoolean;
                created_at: z.ZodISODateTime;
            }, z.core.$strip>>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        createWebhookSecret: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodDefault<z.ZodObject<{}, z.core.$strip>>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                id: z.ZodString;
                livemode: z.ZodBoolean;
                created_at: z.ZodISODateTime;
                secret: z.ZodString;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        revokeWebhookSecret: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            id: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                id: z.ZodString;
                livemode: z.ZodBoolean;
                created_at: z.ZodISODateTime;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        listDataKeys: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodArray<z.ZodObject<{
                number: z.ZodInt;
                created_at: z.ZodISODateTime;
                idle_since: z.ZodNullable<z.ZodISODateTime>;
            }, z.core.$strip>>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        createDataKey: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodDefault<z.ZodObject<{}, z.core.$strip>>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                number: z.ZodInt;
                created_at: z.ZodISODateTime;
                idle_since: z.ZodNullable<z.ZodISODateTime>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        listDeliveries: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
            per_page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
            cursor: z.ZodOptional<z.ZodString>;
            status: z.ZodOptional<z.ZodEnum<{
                dead: "dead";
                delivered: "delivered";
                pending: "pending";
            }>>;
            subject_id: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                current_page: z.ZodInt;
                data: z.ZodArray<z.ZodObject<{
                    id: z.ZodString;
                    type: z.ZodString;
                    url: z.ZodString;
                    status: z.ZodEnum<{
                        dead: "dead";
                        delivered: "delivered";
                        pending: "pending";
                    }>;
                    forgotten: z.ZodBoolean;
                    subject: z.ZodObject<{
                        kind: z.ZodString;
                        id: z.ZodString;
                    }, z.core.$strip>;
                    created_at: z.ZodISODateTime;
                    delivered_at: z.ZodNullable<z.ZodISODateTime>;
                    attempts: z.ZodArray<z.ZodObject<{
                        number: z.ZodInt;
                        at: z.ZodISODateTime;
                        status: z.ZodNullable<z.ZodInt>;
                        error: z.ZodNullable<z.ZodString>;
                        milliseconds: z.ZodInt;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                from: z.ZodNullable<z.ZodInt>;
                next_page_url: z.ZodNullable<z.ZodString>;
                per_page: z.ZodInt;
                prev_page_url: z.ZodNullable<z.ZodString>;
                to: z.ZodNullable<z.ZodInt>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        resendDelivery: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            params: z.ZodObject<{
                id: z.ZodString;
            }, z.core.$strip>;
            body: z.ZodDefault<z.ZodObject<{}, z.core.$strip>>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                id: z.ZodString;
                type: z.ZodString;
                url: z.ZodString;
                status: z.ZodEnum<{
                    dead: "dead";
                    delivered: "delivered";
                    pending: "pending";
                }>;
                forgotten: z.ZodBoolean;
                subject: z.ZodObject<{
                    kind: z.ZodString;
                    id: z.ZodString;
                }, z.core.$strip>;
                created_at: z.ZodISODateTime;
                delivered_at: z.ZodNullable<z.ZodISODateTime>;
                attempts: z.ZodArray<z.ZodObject<{
                    number: z.ZodInt;
                    at: z.ZodISODateTime;
                    status: z.ZodNullable<z.ZodInt>;
                    error: z.ZodNullable<z.ZodString>;
                    milliseconds: z.ZodInt;
                }, z.core.$strip>>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        log: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
            per_page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
            kind: z.ZodString;
            id: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                current_page: z.ZodInt;
                data: z.ZodArray<z.ZodObject<{
                    number: z.ZodInt;
                    type: z.ZodString;
                    at: z.ZodISODateTime;
                    actor: z.ZodString;
                    request_id: z.ZodString;
                    livemode: z.ZodBoolean;
                    data: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodNull]>>;
                }, z.core.$strip>>;
                from: z.ZodNullable<z.ZodInt>;
                next_page_url: z.ZodNullable<z.ZodString>;
                per_page: z.ZodInt;
                prev_page_url: z.ZodNullable<z.ZodString>;
                to: z.ZodNullable<z.ZodInt>;
                length: z.ZodInt;
                head: z.ZodNullable<z.ZodString>;
                whole: z.ZodBoolean;
                broken: z.ZodNullable<z.ZodObject<{
                    number: z.ZodInt;
                    reason: z.ZodEnum<{
                        changed: "changed";
                        missing: "missing";
                    }>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    };
};
export {};
