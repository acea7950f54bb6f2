/** What a partner's server may ask, by the address of each service. */
export declare const contracts: {
    workflows: {
        list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
            page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
            per_page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
            cursor: import("zod").ZodOptional<import("zod").ZodString>;
            responsible_uuid: import("zod").ZodOptional<import("zod").ZodGUID>;
            people_uuid: import("zod").ZodOptional<import("zod").ZodUUID>;
            status: import("zod").ZodOptional<import("zod").ZodEnum<{
                error: "error";
                failed: "failed";
                people_error: "people_error";
                pristine: "pristine";
                rules_failed: "rules_failed";
                skipped: "skipped";
                success: "success";
                working: "working";
            }>>;
            from_date: import("zod").ZodOptional<import("zod").ZodString>;
            to_date: import("zod").ZodOptional<import("zod").ZodString>;
            external_reference_id: import("zod").ZodOptional<import("zod").ZodString>;
            claims: import("zod").ZodOptional<import("zod").ZodLiteral<"open">>;
            review: import("zod").ZodOptional<import("zod").ZodLiteral<"waiting">>;
            order: import("zod").ZodDefault<import("zod").ZodEnum<{
                asc: "asc";
                desc: "desc";
            }>>;
        }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
            success: import("zod").ZodLiteral<true>;
            result: import("zod").ZodObject<{
                current_page: import("zod").ZodInt;
                data: import("zod").ZodArray<import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    responsible_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                    people_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    entity_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                    status: import("zod").ZodEnum<{
                        error: "error";
                        failed: "failed";
                        people_error: "people_error";
                        pristine: "pristine";
                        rules_failed: "rules_failed";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    disable_geolocation: import("zod").ZodBoolean;
                    started_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    finished_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    callback_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    lead_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                    credit_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                    skip_steps: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>;
                    error: import("zod").ZodNullable<import("zod").ZodObject<{
                        fatal: import("zod").ZodBoolean;
                        extra: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                        details: import("zod").ZodObject<{
                            reason: import("zod").ZodString;
                            error_id: import("zod").ZodInt;
                            stack: import("zod").ZodNullable<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>;
                    }, import("zod/v4/core").$strip>>;
                    external_reference_id: import("zod").ZodNullable<import("zod").ZodString>;
                    expires_in: import("zod").ZodInt;
                    metadata: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    internal_metadata: import("zod").ZodNullable<import("zod").ZodObject<{
                        ip: import("zod").ZodNullable<import("zod").ZodString>;
                        user_agent: import("zod").ZodNullable<import("zod").ZodString>;
                        device_id: import("zod").ZodNullable<import("zod").ZodString>;
                        device_name: import("zod").ZodNullable<import("zod").ZodString>;
                        system_name: import("zod").ZodNullable<import("zod").ZodString>;
                        system_version: import("zod").ZodNullable<import("zod").ZodString>;
                        app_version: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                    template_binding_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    rule_set_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    document_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    user_email: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    steps: import("zod").ZodArray<import("zod").ZodObject<{
                        uuid: import("zod").ZodUUID;
                        workflow_uuid: import("zod").ZodUUID;
                        custom_id: import("zod").ZodString;
                        coordinates: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodTuple<[import("zod").ZodString, import("zod").ZodString], null>>>;
                        error: import("zod").ZodNullable<import("zod").ZodObject<{
                            fatal: import("zod").ZodBoolean;
                            extra: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                            details: import("zod").ZodObject<{
                                reason: import("zod").ZodString;
                                error_id: import("zod").ZodInt;
                                stack: import("zod").ZodNullable<import("zod").ZodString>;
                            }, import("zod/v4/core").$strip>;
                        }, import("zod/v4/core").$strip>>;
                        metadata: import("zod").ZodObject<{
                            name: import("zod").ZodString;
                            title: import("zod").ZodNullable<import("zod").ZodString>;
                            description: import("zod").ZodNullable<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>;
                        status: import("zod").ZodEnum<{
                            error: "error";
                            failed: "failed";
                            pristine: "pristine";
                            skipped: "skipped";
                            success: "success";
                            working: "working";
                        }>;
                        step: import("zod").ZodString;
                        started_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        finished_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        payload: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    vouched_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                        contact: "contact";
                        enrollment: "enrollment";
                        operator: "operator";
                        partner: "partner";
                    }>>;
                    claims: import("zod").ZodNullable<import("zod").ZodObject<{
                        people_uuid: import("zod").ZodUUID;
                        on_record: import("zod").ZodEnum<{
                            gone: "gone";
                            read: "read";
                            unread: "unread";
                        }>;
                        only_claimed: import("zod").ZodBoolean;
                        differences: import("zod").ZodArray<import("zod").ZodObject<{
                            member: import("zod").ZodString;
                            known: import("zod").ZodNullable<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>]>>;
                            claimed: import("zod").ZodNullable<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>]>>;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>>;
                    claims_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    failed_rules: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodObject<{
                        uuid: import("zod").ZodUUID;
                        name: import("zod").ZodString;
                        message: import("zod").ZodString;
                        fault: import("zod").ZodNullable<import("zod").ZodEnum<{
                            failed: "failed";
                            not_boolean: "not_boolean";
                            too_large: "too_large";
                        }>>;
                    }, import("zod/v4/core").$strip>>>;
                    waiting_since: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                }, import("zod/v4/core").$strip>>;
                from: import("zod").ZodNullable<import("zod").ZodInt>;
                next_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                per_page: import("zod").ZodInt;
                prev_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                to: import("zod").ZodNullable<import("zod").ZodInt>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
            people_uuid: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodUUID>>;
            entity_uuid: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodGUID>>;
            callback_url: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            disable_geolocation: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
            responsible_uuid: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodGUID>>;
            external_reference_id: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            setup: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>>;
            skip_steps: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>>;
            rule_set_uuid: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodUUID>>;
            autofill: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                document_uuid: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodUUID>>;
                template_binding_uuid: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodUUID>>;
                document_name: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                autosigning: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
                send_email: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
                user_email: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            }, import("zod/v4/core").$loose>>>;
            metadata: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>>;
            expires_in: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt>>;
            steps: import("zod").ZodArray<import("zod").ZodString>;
        }, import("zod/v4/core").$loose>, import("zod").ZodObject<{
            success: import("zod").ZodLiteral<true>;
            result: import("zod").ZodObject<{
                uuid: import("zod").ZodUUID;
                responsible_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                people_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                entity_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                status: import("zod").ZodEnum<{
                    error: "error";
                    failed: "failed";
                    people_error: "people_error";
                    pristine: "pristine";
                    rules_failed: "rules_failed";
                    skipped: "skipped";
                    success: "success";
                    working: "working";
                }>;
                disable_geolocation: import("zod").ZodBoolean;
                started_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                finished_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                callback_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                lead_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                credit_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                skip_steps: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>;
                error: import("zod").ZodNullable<import("zod").ZodObject<{
                    fatal: import("zod").ZodBoolean;
                    extra: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                    details: import("zod").ZodObject<{
                        reason: import("zod").ZodString;
                        error_id: import("zod").ZodInt;
                        stack: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>;
                }, import("zod/v4/core").$strip>>;
                external_reference_id: import("zod").ZodNullable<import("zod").ZodString>;
                expires_in: import("zod").ZodInt;
                metadata: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                internal_metadata: import("zod").ZodNullable<import("zod").ZodObject<{
                    ip: import("zod").ZodNullable<import("zod").ZodString>;
                    user_agent: import("zod").ZodNullable<import("zod").ZodString>;
                    device_id: import("zod").ZodNullable<import("zod").ZodString>;
                    device_name: import("zod").ZodNullable<import("zod").ZodString>;
                    system_name: import("zod").ZodNullable<import("zod").ZodString>;
                    system_version: import("zod").ZodNullable<import("zod").ZodString>;
                    app_version: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                template_binding_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                rule_set_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                document_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                user_email: import("zod").ZodNullable<import("zod").ZodString>;
                created_at: import("zod").ZodISODateTime;
                updated_at: import("zod").ZodISODateTime;
                steps: import("zod").ZodArray<import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    workflow_uuid: import("zod").ZodUUID;
                    custom_id: import("zod").ZodString;
                    coordinates: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodTuple<[import("zod").ZodString, import("zod").ZodString], null>>>;
                    error: import("zod").ZodNullable<import("zod").ZodObject<{
                        fatal: import("zod").ZodBoolean;
                        extra: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                        details: import("zod").ZodObject<{
                            reason: import("zod").ZodString;
                            error_id: import("zod").ZodInt;
                            stack: import("zod").ZodNullable<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>;
                    }, import("zod/v4/core").$strip>>;
                    metadata: import("zod").ZodObject<{
                        name: import("zod").ZodString;
                        title: import("zod").ZodNullable<import("zod").ZodString>;
                        description: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>;
                    status: import("zod").ZodEnum<{
                        error: "error";
                        failed: "failed";
                        pristine: "pristine";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    step: import("zod").ZodString;
                    started_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    finished_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    payload: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                vouched_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                    contact: "contact";
                    enrollment: "enrollment";
                    operator: "operator";
                    partner: "partner";
                }>>;
                claims: import("zod").ZodNullable<import("zod").ZodObject<{
                    people_uuid: import("zod").ZodUUID;
                    on_record: import("zod").ZodEnum<{
                        gone: "gone";
                        read: "read";
                        unread: "unread";
                    }>;
                    only_claimed: import("zod").ZodBoolean;
                    differences: import("zod").ZodArray<import("zod").ZodObject<{
                        member: import("zod").ZodString;
                        known: import("zod").ZodNullable<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>]>>;
                        claimed: import("zod").ZodNullable<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>]>>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>>;
                claims_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                failed_rules: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    message: import("zod").ZodString;
                    fault: import("zod").ZodNullable<import("zod").ZodEnum<{
                        failed: "failed";
                        not_boolean: "not_boolean";
                        too_large: "too_large";
                    }>>;
                }, import("zod/v4/core").$strip>>>;
                waiting_since: import("zod").ZodNullable<import("zod").ZodISODateTime>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        findByExternalReference: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
            params: import("zod").ZodObject<{
                externalReferenceId: import("zod").ZodString;
            }, import("zod/v4/core").$strip>;
            query: import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                per_page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
            success: import("zod").ZodLiteral<true>;
            result: import("zod").ZodObject<{
                current_page: import("zod").ZodInt;
                data: import("zod").ZodArray<import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    responsible_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                    people_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    entity_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                    status: import("zod").ZodEnum<{
                        error: "error";
                        failed: "failed";
                        people_error: "people_error";
                        pristine: "pristine";
                        rules_failed: "rules_failed";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    disable_geolocation: import("zod").ZodBoolean;
                    started_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    finished_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    callback_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    lead_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                    credit_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                    skip_steps: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>;
                    error: import("zod").ZodNullable<import("zod").ZodObject<{
                        fatal: import("zod").ZodBoolean;
                        extra: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                        details: import("zod").ZodObject<{
                            reason: import("zod").ZodString;
                            error_id: import("zod").ZodInt;
                            stack: import("zod").ZodNullable<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>;
                    }, import("zod/v4/core").$strip>>;
                    external_reference_id: import("zod").ZodNullable<import("zod").ZodString>;
                    expires_in: import("zod").ZodInt;
                    metadata: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    internal_metadata: import("zod").ZodNullable<import("zod").ZodObject<{
                        ip: import("zod").ZodNullable<import("zod").ZodString>;
                        user_agent: import("zod").ZodNullable<import("zod").ZodString>;
                        device_id: import("zod").ZodNullable<import("zod").ZodString>;
                        device_name: import("zod").ZodNullable<import("zod").ZodString>;
                        system_name: import("zod").ZodNullable<import("zod").ZodString>;
                        system_version: import("zod").ZodNullable<import("zod").ZodString>;
                        app_version: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                    template_binding_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    rule_set_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    document_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    user_email: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    steps: import("zod").ZodArray<import("zod").ZodObject<{
                        uuid: import("zod").ZodUUID;
                        workflow_uuid: import("zod").ZodUUID;
                        custom_id: import("zod").ZodString;
                        coordinates: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodTuple<[import("zod").ZodString, import("zod").ZodString], null>>>;
                        error: import("zod").ZodNullable<import("zod").ZodObject<{
                            fatal: import("zod").ZodBoolean;
                            extra: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                            details: import("zod").ZodObject<{
                                reason: import("zod").ZodString;
                                error_id: import("zod").ZodInt;
                                stack: import("zod").ZodNullable<import("zod").ZodString>;
                            }, import("zod/v4/core").$strip>;
                        }, import("zod/v4/core").$strip>>;
                        metadata: import("zod").ZodObject<{
                            name: import("zod").ZodString;
                            title: import("zod").ZodNullable<import("zod").ZodString>;
                            description: import("zod").ZodNullable<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>;
                        status: import("zod").ZodEnum<{
                            error: "error";
                            failed: "failed";
                            pristine: "pristine";
                            skipped: "skipped";
                            success: "success";
                            working: "working";
                        }>;
                        step: import("zod").ZodString;
                        started_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        finished_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        payload: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    vouched_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                        contact: "contact";
                        enrollment: "enrollment";
                        operator: "operator";
                        partner: "partner";
                    }>>;
                    claims: import("zod").ZodNullable<import("zod").ZodObject<{
                        people_uuid: import("zod").ZodUUID;
                        on_record: import("zod").ZodEnum<{
                            gone: "gone";
                            read: "read";
                            unread: "unread";
                        }>;
                        only_claimed: import("zod").ZodBoolean;
                        differences: import("zod").ZodArray<import("zod").ZodObject<{
                            member: import("zod").ZodString;
                            known: import("zod").ZodNullable<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>]>>;
                            claimed: import("zod").ZodNullable<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>]>>;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>>;
                    claims_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    failed_rules: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodObject<{
                        uuid: import("zod").ZodUUID;
                        name: import("zod").ZodString;
                        message: import("zod").ZodString;
                        fault: import("zod").ZodNullable<import("zod").ZodEnum<{
                            failed: "failed";
                            not_boolean: "not_boolean";
                            too_large: "too_large";
                        }>>;
                    }, import("zod/v4/core").$strip>>>;
                    waiting_since: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                }, import("zod/v4/core").$strip>>;
                from: import("zod").ZodNullable<import("zod").ZodInt>;
                next_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                per_page: import("zod").ZodInt;
                prev_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                to: import("zod").ZodNullable<import("zod").ZodInt>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
            uuid: import("zod").ZodString;
        }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
            success: import("zod").ZodLiteral<true>;
            result: import("zod").ZodObject<{
                uuid: import("zod").ZodUUID;
                responsible_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                people_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                entity_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                status: import("zod").ZodEnum<{
                    error: "error";
                    failed: "failed";
                    people_error: "people_error";
                    pristine: "pristine";
                    rules_failed: "rules_failed";
                    skipped: "skipped";
                    success: "success";
                    working: "working";
                }>;
                disable_geolocation: import("zod").ZodBoolean;
                started_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                finished_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                callback_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                lead_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                credit_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                skip_steps: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>;
                error: import("zod").ZodNullable<import("zod").ZodObject<{
                    fatal: import("zod").ZodBoolean;
                    extra: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                    details: import("zod").ZodObject<{
                        reason: import("zod").ZodString;
                        error_id: import("zod").ZodInt;
                        stack: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>;
                }, import("zod/v4/core").$strip>>;
                external_reference_id: import("zod").ZodNullable<import("zod").ZodString>;
                expires_in: import("zod").ZodInt;
                metadata: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                internal_metadata: import("zod").ZodNullable<import("zod").ZodObject<{
                    ip: import("zod").ZodNullable<import("zod").ZodString>;
                    user_agent: import("zod").ZodNullable<import("zod").ZodString>;
                    device_id: import("zod").ZodNullable<import("zod").ZodString>;
                    device_name: import("zod").ZodNullable<import("zod").ZodString>;
                    system_name: import("zod").ZodNullable<import("zod").ZodString>;
                    system_version: import("zod").ZodNullable<import("zod").ZodString>;
                    app_version: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                template_binding_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                rule_set_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                document_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                user_email: import("zod").ZodNullable<import("zod").ZodString>;
                created_at: import("zod").ZodISODateTime;
                updated_at: import("zod").ZodISODateTime;
                steps: import("zod").ZodArray<import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    workflow_uuid: import("zod").ZodUUID;
                    custom_id: import("zod").ZodString;
                    coordinates: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodTuple<[import("zod").ZodString, import("zod").ZodString], null>>>;
                    error: import("zod").ZodNullable<import("zod").ZodObject<{
                        fatal: import("zod").ZodBoolean;
                        extra: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                        details: import("zod").ZodObject<{
                            reason: import("zod").ZodString;
                            error_id: import("zod").ZodInt;
                            stack: import("zod").ZodNullable<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>;
                    }, import("zod/v4/core").$strip>>;
                    metadata: import("zod").ZodObject<{
                        name: import("zod").ZodString;
                        title: import("zod").ZodNullable<import("zod").ZodString>;
                        description: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>;
                    status: import("zod").ZodEnum<{
                        error: "error";
                        failed: "failed";
                        pristine: "pristine";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    step: import("zod").ZodString;
                    started_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    finished_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    payload: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                vouched_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                    contact: "contact";
                    enrollment: "enrollment";
                    operator: "operator";
                    partner: "partner";
                }>>;
                claims: import("zod").ZodNullable<import("zod").ZodObject<{
                    people_uuid: import("zod").ZodUUID;
                    on_record: import("zod").ZodEnum<{
                        gone: "gone";
                        read: "read";
                        unread: "unread";
                    }>;
                    only_claimed: import("zod").ZodBoolean;
                    differences: import("zod").ZodArray<import("zod").ZodObject<{
                        member: import("zod").ZodString;
                        known: import("zod").ZodNullable<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>]>>;
                        claimed: import("zod").ZodNullable<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>]>>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>>;
                claims_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                failed_rules: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    message: import("zod").ZodString;
                    fault: import("zod").ZodNullable<import("zod").ZodEnum<{
                        failed: "failed";
                        not_boolean: "not_boolean";
                        too_large: "too_large";
                    }>>;
                }, import("zod/v4/core").$strip>>>;
                waiting_since: import("zod").ZodNullable<import("zod").ZodISODateTime>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        data: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
            uuid: import("zod").ZodString;
            page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
        }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
            success: import("zod").ZodLiteral<true>;
            result: import("zod").ZodObject<{
                uuid: import("zod").ZodUUID;
                responsible_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                people_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                entity_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                status: import("zod").ZodEnum<{
                    error: "error";
                    failed: "failed";
                    people_error: "people_error";
                    pristine: "pristine";
                    rules_failed: "rules_failed";
                    skipped: "skipped";
                    success: "success";
                    working: "working";
                }>;
                disable_geolocation: import("zod").ZodBoolean;
                started_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                finished_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                callback_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                lead_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                credit_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                skip_steps: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>;
                error: import("zod").ZodNullable<import("zod").ZodObject<{
                    fatal: import("zod").ZodBoolean;
                    extra: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                    details: import("zod").ZodObject<{
                        reason: import("zod").ZodString;
                        error_id: import("zod").ZodInt;
                        stack: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>;
                }, import("zod/v4/core").$strip>>;
                external_reference_id: import("zod").ZodNullable<import("zod").ZodString>;
                expires_in: import("zod").ZodInt;
                metadata: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                internal_metadata: import("zod").ZodNullable<import("zod").ZodObject<{
                    ip: import("zod").ZodNullable<import("zod").ZodString>;
                    user_agent: import("zod").ZodNullable<import("zod").ZodString>;
                    device_id: import("zod").ZodNullable<import("zod").ZodString>;
                    device_name: import("zod").ZodNullable<import("zod").ZodString>;
                    system_name: import("zod").ZodNullable<import("zod").ZodString>;
                    system_version: import("zod").ZodNullable<import("zod").ZodString>;
                    app_version: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                template_binding_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                rule_set_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                document_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                user_email: import("zod").ZodNullable<import("zod").ZodString>;
                created_at: import("zod").ZodISODateTime;
                updated_at: import("zod").ZodISODateTime;
                steps: import("zod").ZodArray<import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    workflow_uuid: import("zod").ZodUUID;
                    custom_id: import("zod").ZodString;
                    coordinates: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodTuple<[import("zod").ZodString, import("zod").ZodString], null>>>;
                    error: import("zod").ZodNullable<import("zod").ZodObject<{
                        fatal: import("zod").ZodBoolean;
                        extra: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                        details: import("zod").ZodObject<{
                            reason: import("zod").ZodString;
                            error_id: import("zod").ZodInt;
                            stack: import("zod").ZodNullable<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>;
                    }, import("zod/v4/core").$strip>>;
                    metadata: import("zod").ZodObject<{
                        name: import("zod").ZodString;
                        title: import("zod").ZodNullable<import("zod").ZodString>;
                        description: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>;
                    status: import("zod").ZodEnum<{
                        error: "error";
                        failed: "failed";
                        pristine: "pristine";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    step: import("zod").ZodString;
                    started_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    finished_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    payload: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                vouched_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                    contact: "contact";
                    enrollment: "enrollment";
                    operator: "operator";
                    partner: "partner";
                }>>;
                claims: import("zod").ZodNullable<import("zod").ZodObject<{
                    people_uuid: import("zod").ZodUUID;
                    on_record: import("zod").ZodEnum<{
                        gone: "gone";
                        read: "read";
                        unread: "unread";
                    }>;
                    only_claimed: import("zod").ZodBoolean;
                    differences: import("zod").ZodArray<import("zod").ZodObject<{
                        member: import("zod").ZodString;
                        known: import("zod").ZodNullable<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>]>>;
                        claimed: import("zod").ZodNullable<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>]>>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>>;
                claims_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                failed_rules: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    message: import("zod").ZodString;
                    fault: import("zod").ZodNullable<import("zod").ZodEnum<{
                        failed: "failed";
                        not_boolean: "not_boolean";
                        too_large: "too_large";
                    }>>;
                }, import("zod/v4/core").$strip>>>;
                waiting_since: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                exported_at: import("zod").ZodISODateTime;
                next_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                learned: import("zod").ZodArray<import("zod").ZodObject<{
                    step_uuid: import("zod").ZodUUID;
                    facts: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                }, import("zod/v4/core").$strip>>;
                consents: import("zod").ZodArray<import("zod").ZodObject<{
                    step_uuid: import("zod").ZodUUID;
                    key: import("zod").ZodString;
                    kind: import("zod").ZodString;
                    accepted: import("zod").ZodBoolean;
                    text_sha256: import("zod").ZodString;
                    language: import("zod").ZodString;
                    version: import("zod").ZodString;
                    token_id: import("zod").ZodNullable<import("zod").ZodUUID>;
                    ip: import("zod").ZodNullable<import("zod").ZodString>;
                    user_agent: import("zod").ZodNullable<import("zod").ZodString>;
                    recorded_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                media: import("zod").ZodArray<import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    step_uuid: import("zod").ZodUUID;
                    collection: import("zod").ZodString;
                    mime: import("zod").ZodString;
                    size: import("zod").ZodInt;
                    capture: import("zod").ZodString;
                    sha256: import("zod").ZodString;
                    stored_sha256: import("zod").ZodString;
                    created_at: import("zod").ZodISODateTime;
                    stored_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                }, import("zod/v4/core").$strip>>;
                tokens: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    made_by: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                    expires_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    revoked_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    opened_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    sent: import("zod").ZodNullable<import("zod").ZodObject<{
                        channel: import("zod").ZodString;
                        to: import("zod").ZodString;
                        taken: import("zod").ZodBoolean;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>>;
                copies: import("zod").ZodArray<import("zod").ZodObject<{
                    step_uuid: import("zod").ZodUUID;
                    address: import("zod").ZodNullable<import("zod").ZodString>;
                    status: import("zod").ZodEnum<{
                        due: "due";
                        failed: "failed";
                        refused: "refused";
                        sent: "sent";
                    }>;
                    link_expires_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                timeline: import("zod").ZodArray<import("zod").ZodObject<{
                    number: import("zod").ZodInt;
                    type: import("zod").ZodString;
                    at: import("zod").ZodISODateTime;
                    actor: import("zod").ZodString;
                    request_id: import("zod").ZodString;
                    livemode: import("zod").ZodBoolean;
                    data: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodBoolean, import("zod").ZodNull]>>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        delete: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
            uuid: import("zod").ZodString;
        }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
            success: import("zod").ZodLiteral<true>;
            result: import("zod").ZodString;
        }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        initialize: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
            params: import("zod").ZodObject<{
                uuid: import("zod").ZodString;
            }, import("zod/v4/core").$strip>;
            body: import("zod").ZodDefault<import("zod/mini").ZodMiniObject<{
                ip: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniUnion<readonly [import("zod/mini").ZodMiniIPv4, import("zod/mini").ZodMiniIPv6]>>>;
                user_agent: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
                device_id: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
                device_name: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
                system_name: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
                system_version: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
                app_version: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
            success: import("zod").ZodLiteral<true>;
            result: import("zod").ZodObject<{
                uuid: import("zod").ZodUUID;
                responsible_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                people_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                entity_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                status: import("zod").ZodEnum<{
                    error: "error";
                    failed: "failed";
                    people_error: "people_error";
                    pristine: "pristine";
                    rules_failed: "rules_failed";
                    skipped: "skipped";
                    success: "success";
                    working: "working";
                }>;
                disable_geolocation: import("zod").ZodBoolean;
                started_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                finished_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                callback_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                lead_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                credit_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                skip_steps: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>;
                external_reference_id: import("zod").ZodNullable<import("zod").ZodString>;
                metadata: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                internal_metadata: import("zod").ZodNullable<import("zod").ZodObject<{
                    ip: import("zod").ZodNullable<import("zod").ZodString>;
                    user_agent: import("zod").ZodNullable<import("zod").ZodString>;
                    device_id: import("zod").ZodNullable<import("zod").ZodString>;
                    device_name: import("zod").ZodNullable<import("zod").ZodString>;
                    system_name: import("zod").ZodNullable<import("zod").ZodString>;
                    system_version: import("zod").ZodNullable<import("zod").ZodString>;
                    app_version: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                template_binding_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                rule_set_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                document_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                user_email: import("zod").ZodNullable<import("zod").ZodString>;
                vouched_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                    contact: "contact";
                    enrollment: "enrollment";
                    operator: "operator";
                    partner: "partner";
                }>>;
                claims: import("zod").ZodNullable<import("zod").ZodObject<{
                    people_uuid: import("zod").ZodUUID;
                    on_record: import("zod").ZodEnum<{
                        gone: "gone";
                        read: "read";
                        unread: "unread";
                    }>;
                    only_claimed: import("zod").ZodBoolean;
                    differences: import("zod").ZodArray<import("zod").ZodObject<{
                        member: import("zod").ZodString;
                        known: import("zod").ZodNullable<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>]>>;
                        claimed: import("zod").ZodNullable<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>]>>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>>;
                claims_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                failed_rules: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    message: import("zod").ZodString;
                    fault: import("zod").ZodNullable<import("zod").ZodEnum<{
                        failed: "failed";
                        not_boolean: "not_boolean";
                        too_large: "too_large";
                    }>>;
                }, import("zod/v4/core").$strip>>>;
                waiting_since: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                created_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                updated_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                expires_in: import("zod").ZodInt;
                error: import("zod").ZodNullable<import("zod").ZodObject<{
                    fatal: import("zod").ZodNullable<import("zod").ZodBoolean>;
                    extra: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    details: import("zod").ZodObject<{
                        reason: import("zod").ZodString;
                        error_id: import("zod").ZodInt;
                        stack: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>;
                }, import("zod/v4/core").$strip>>;
                steps: import("zod").ZodArray<import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    custom_id: import("zod").ZodString;
                    coordinates: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodTuple<[import("zod").ZodString, import("zod").ZodString], null>>>;
                    metadata: import("zod").ZodObject<{
                        name: import("zod").ZodString;
                        title: import("zod").ZodNullable<import("zod").ZodString>;
                        description: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>;
                    status: import("zod").ZodEnum<{
                        error: "error";
                        failed: "failed";
                        pristine: "pristine";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    step: import("zod").ZodString;
                    started_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    finished_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    payload: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    workflow_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    error: import("zod").ZodNullable<import("zod").ZodObject<{
                        fatal: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        extra: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                        details: import("zod").ZodObject<{
                            reason: import("zod").ZodString;
                            error_id: import("zod").ZodInt;
                            stack: import("zod").ZodNullable<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
            params: import("zod").ZodObject<{
                uuid: import("zod").ZodString;
            }, import("zod/v4/core").$strip>;
            body: import("zod").ZodObject<{
                internal_metadata: import("zod").ZodOptional<import("zod").ZodNullable<import("zod/mini").ZodMiniObject<{
                    ip: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniUnion<readonly [import("zod/mini").ZodMiniIPv4, import("zod/mini").ZodMiniIPv6]>>>;
                    user_agent: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
                    device_id: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
                    device_name: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
                    system_name: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
                    system_version: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
                    app_version: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
                }, import("zod/v4/core").$strip>>>;
                status: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodEnum<{
                    error: "error";
                    failed: "failed";
                    people_error: "people_error";
                    pristine: "pristine";
                    rules_failed: "rules_failed";
                    skipped: "skipped";
                    success: "success";
                    working: "working";
                }>>>;
                error: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                    fatal: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
                    extra: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>>;
                    details: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                        reason: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                        error_id: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt>>;
                        stack: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                    }, import("zod/v4/core").$strip>>>;
                }, import("zod/v4/core").$strip>>>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
            success: import("zod").ZodLiteral<true>;
            result: import("zod").ZodObject<{
                uuid: import("zod").ZodUUID;
                responsible_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                people_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                entity_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                status: import("zod").ZodEnum<{
                    error: "error";
                    failed: "failed";
                    people_error: "people_error";
                    pristine: "pristine";
                    rules_failed: "rules_failed";
                    skipped: "skipped";
                    success: "success";
                    working: "working";
                }>;
                disable_geolocation: import("zod").ZodBoolean;
                started_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                finished_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                callback_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                lead_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                credit_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                skip_steps: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>;
                external_reference_id: import("zod").ZodNullable<import("zod").ZodString>;
                metadata: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                internal_metadata: import("zod").ZodNullable<import("zod").ZodObject<{
                    ip: import("zod").ZodNullable<import("zod").ZodString>;
                    user_agent: import("zod").ZodNullable<import("zod").ZodString>;
                    device_id: import("zod").ZodNullable<import("zod").ZodString>;
                    device_name: import("zod").ZodNullable<import("zod").ZodString>;
                    system_name: import("zod").ZodNullable<import("zod").ZodString>;
                    system_version: import("zod").ZodNullable<import("zod").ZodString>;
                    app_version: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                template_binding_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                rule_set_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                document_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                user_email: import("zod").ZodNullable<import("zod").ZodString>;
                vouched_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                    contact: "contact";
                    enrollment: "enrollment";
                    operator: "operator";
                    partner: "partner";
                }>>;
                claims: import("zod").ZodNullable<import("zod").ZodObject<{
                    people_uuid: import("zod").ZodUUID;
                    on_record: import("zod").ZodEnum<{
                        gone: "gone";
                        read: "read";
                        unread: "unread";
                    }>;
                    only_claimed: import("zod").ZodBoolean;
                    differences: import("zod").ZodArray<import("zod").ZodObject<{
                        member: import("zod").ZodString;
                        known: import("zod").ZodNullable<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>]>>;
                        claimed: import("zod").ZodNullable<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>]>>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>>;
                claims_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                failed_rules: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    message: import("zod").ZodString;
                    fault: import("zod").ZodNullable<import("zod").ZodEnum<{
                        failed: "failed";
                        not_boolean: "not_boolean";
                        too_large: "too_large";
                    }>>;
                }, import("zod/v4/core").$strip>>>;
                waiting_since: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                created_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                updated_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                expires_in: import("zod").ZodInt;
                error: import("zod").ZodNullable<import("zod").ZodObject<{
                    fatal: import("zod").ZodNullable<import("zod").ZodBoolean>;
                    extra: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    details: import("zod").ZodObject<{
                        reason: import("zod").ZodString;
                        error_id: import("zod").ZodInt;
                        stack: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>;
                }, import("zod/v4/core").$strip>>;
                steps: import("zod").ZodArray<import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    custom_id: import("zod").ZodString;
                    coordinates: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodTuple<[import("zod").ZodString, import("zod").ZodString], null>>>;
                    metadata: import("zod").ZodObject<{
                        name: import("zod").ZodString;
                        title: import("zod").ZodNullable<import("zod").ZodString>;
                        description: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>;
                    status: import("zod").ZodEnum<{
                        error: "error";
                        failed: "failed";
                        pristine: "pristine";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    step: import("zod").ZodString;
                    started_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    finished_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    payload: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    workflow_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    error: import("zod").ZodNullable<import("zod").ZodObject<{
                        fatal: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        extra: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                        details: import("zod").ZodObject<{
                            reason: import("zod").ZodString;
                            error_id: import("zod").ZodInt;
                            stack: import("zod").ZodNullable<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        token: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
            params: import("zod").ZodObject<{
                uuid: import("zod").ZodString;
            }, import("zod/v4/core").$strip>;
            query: import("zod").ZodDefault<import("zod").ZodObject<{
                redirect_url: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                custom_domain: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                generate_qr: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodBoolean, import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodNull]>>;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
            success: import("zod").ZodLiteral<true>;
            result: import("zod").ZodObject<{
                token: import("zod").ZodString;
                token_encoded: import("zod").ZodString;
                expiration: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                qr_code: import("zod").ZodNullable<import("zod").ZodString>;
                workflow: import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    responsible_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                    people_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    entity_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                    status: import("zod").ZodEnum<{
                        error: "error";
                        failed: "failed";
                        people_error: "people_error";
                        pristine: "pristine";
                        rules_failed: "rules_failed";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    disable_geolocation: import("zod").ZodBoolean;
                    started_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    finished_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    callback_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    lead_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                    credit_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                    skip_steps: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>;
                    error: import("zod").ZodNullable<import("zod").ZodObject<{
                        fatal: import("zod").ZodBoolean;
                        extra: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                        details: import("zod").ZodObject<{
                            reason: import("zod").ZodString;
                            error_id: import("zod").ZodInt;
                            stack: import("zod").ZodNullable<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>;
                    }, import("zod/v4/core").$strip>>;
                    external_reference_id: import("zod").ZodNullable<import("zod").ZodString>;
                    expires_in: import("zod").ZodInt;
                    metadata: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    internal_metadata: import("zod").ZodNullable<import("zod").ZodObject<{
                        ip: import("zod").ZodNullable<import("zod").ZodString>;
                        user_agent: import("zod").ZodNullable<import("zod").ZodString>;
                        device_id: import("zod").ZodNullable<import("zod").ZodString>;
                        device_name: import("zod").ZodNullable<import("zod").ZodString>;
                        system_name: import("zod").ZodNullable<import("zod").ZodString>;
                        system_version: import("zod").ZodNullable<import("zod").ZodString>;
                        app_version: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                    template_binding_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    rule_set_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    document_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    user_email: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    steps: import("zod").ZodArray<import("zod").ZodObject<{
                        uuid: import("zod").ZodUUID;
                        workflow_uuid: import("zod").ZodUUID;
                        custom_id: import("zod").ZodString;
                        coordinates: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodTuple<[import("zod").ZodString, import("zod").ZodString], null>>>;
                        error: import("zod").ZodNullable<import("zod").ZodObject<{
                            fatal: import("zod").ZodBoolean;
                            extra: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                            details: import("zod").ZodObject<{
                                reason: import("zod").ZodString;
                                error_id: import("zod").ZodInt;
                                stack: import("zod").ZodNullable<import("zod").ZodString>;
                            }, import("zod/v4/core").$strip>;
                        }, import("zod/v4/core").$strip>>;
                        metadata: import("zod").ZodObject<{
                            name: import("zod").ZodString;
                            title: import("zod").ZodNullable<import("zod").ZodString>;
                            description: import("zod").ZodNullable<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>;
                        status: import("zod").ZodEnum<{
                            error: "error";
                            failed: "failed";
                            pristine: "pristine";
                            skipped: "skipped";
                            success: "success";
                            working: "working";
                        }>;
                        step: import("zod").ZodString;
                        started_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        finished_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        payload: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    vouched_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                        contact: "contact";
                        enrollment: "enrollment";
                        operator: "operator";
                        partner: "partner";
                    }>>;
                    claims: import("zod").ZodNullable<import("zod").ZodObject<{
                        people_uuid: import("zod").ZodUUID;
                        on_record: import("zod").ZodEnum<{
                            gone: "gone";
                            read: "read";
                            unread: "unread";
                        }>;
                        only_claimed: import("zod").ZodBoolean;
                        differences: import("zod").ZodArray<import("zod").ZodObject<{
                            member: import("zod").ZodString;
                            known: import("zod").ZodNullable<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>]>>;
                            claimed: import("zod").ZodNullable<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>]>>;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>>;
                    claims_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    failed_rules: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodObject<{
                        uuid: import("zod").ZodUUID;
                        name: import("zod").ZodString;
                        message: import("zod").ZodString;
                        fault: import("zod").ZodNullable<import("zod").ZodEnum<{
                            failed: "failed";
                            not_boolean: "not_boolean";
                            too_large: "too_large";
                        }>>;
                    }, import("zod/v4/core").$strip>>>;
                    waiting_since: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                }, import("zod/v4/core").$strip>;
                url: import("zod").ZodURL;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        createToken: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
            params: import("zod").ZodObject<{
                uuid: import("zod").ZodString;
            }, import("zod/v4/core").$strip>;
            body: import("zod").ZodDefault<import("zod").ZodObject<{
                redirect_url: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                custom_domain: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                generate_qr: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodBoolean, import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodNull]>>;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
            success: import("zod").ZodLiteral<true>;
            result: import("zod").ZodObject<{
                token: import("zod").ZodString;
                token_encoded: import("zod").ZodString;
                expiration: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                qr_code: import("zod").ZodNullable<import("zod").ZodString>;
                workflow: import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    responsible_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                    people_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    entity_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                    status: import("zod").ZodEnum<{
                        error: "error";
                        failed: "failed";
                        people_error: "people_error";
                        pristine: "pristine";
                        rules_failed: "rules_failed";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    disable_geolocation: import("zod").ZodBoolean;
                    started_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    finished_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    callback_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    lead_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                    credit_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                    skip_steps: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>;
                    error: import("zod").ZodNullable<import("zod").ZodObject<{
                        fatal: import("zod").ZodBoolean;
                        extra: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                        details: import("zod").ZodObject<{
                            reason: import("zod").ZodString;
                            error_id: import("zod").ZodInt;
                            stack: import("zod").ZodNullable<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>;
                    }, import("zod/v4/core").$strip>>;
                    external_reference_id: import("zod").ZodNullable<import("zod").ZodString>;
                    expires_in: import("zod").ZodInt;
                    metadata: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    internal_metadata: import("zod").ZodNullable<import("zod").ZodObject<{
                        ip: import("zod").ZodNullable<import("zod").ZodString>;
                        user_agent: import("zod").ZodNullable<import("zod").ZodString>;
                        device_id: import("zod").ZodNullable<import("zod").ZodString>;
                        device_name: import("zod").ZodNullable<import("zod").ZodString>;
                        system_name: import("zod").ZodNullable<import("zod").ZodString>;
                        system_version: import("zod").ZodNullable<import("zod").ZodString>;
                        app_version: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                    template_binding_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    rule_set_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    document_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    user_email: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    steps: import("zod").ZodArray<import("zod").ZodObject<{
                        uuid: import("zod").ZodUUID;
                        workflow_uuid: import("zod").ZodUUID;
                        custom_id: import("zod").ZodString;
                        coordinates: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodTuple<[import("zod").ZodString, import("zod").ZodString], null>>>;
                        error: import("zod").ZodNullable<import("zod").ZodObject<{
                            fatal: import("zod").ZodBoolean;
                            extra: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                            details: import("zod").ZodObject<{
                                reason: import("zod").ZodString;
                                error_id: import("zod").ZodInt;
                                stack: import("zod").ZodNullable<import("zod").ZodString>;
                            }, import("zod/v4/core").$strip>;
                        }, import("zod/v4/core").$strip>>;
                        metadata: import("zod").ZodObject<{
                            name: import("zod").ZodString;
                            title: import("zod").ZodNullable<import("zod").ZodString>;
                            description: import("zod").ZodNullable<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>;
                        status: import("zod").ZodEnum<{
                            error: "error";
                            failed: "failed";
                            pristine: "pristine";
                            skipped: "skipped";
                            success: "success";
                            working: "working";
                        }>;
                        step: import("zod").ZodString;
                        started_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        finished_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        payload: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    vouched_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                        contact: "contact";
                        enrollment: "enrollment";
                        operator: "operator";
                        partner: "partner";
                    }>>;
                    claims: import("zod").ZodNullable<import("zod").ZodObject<{
                        people_uuid: import("zod").ZodUUID;
                        on_record: import("zod").ZodEnum<{
                            gone: "gone";
                            read: "read";
                            unread: "unread";
                        }>;
                        only_claimed: import("zod").ZodBoolean;
                        differences: import("zod").ZodArray<import("zod").ZodObject<{
                            member: import("zod").ZodString;
                            known: import("zod").ZodNullable<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>]>>;
                            claimed: import("zod").ZodNullable<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>]>>;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>>;
                    claims_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    failed_rules: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodObject<{
                        uuid: import("zod").ZodUUID;
                        name: import("zod").ZodString;
                        message: import("zod").ZodString;
                        fault: import("zod").ZodNullable<import("zod").ZodEnum<{
                            failed: "failed";
                            not_boolean: "not_boolean";
                            too_large: "too_large";
                        }>>;
                    }, import("zod/v4/core").$strip>>>;
                    waiting_since: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                }, import("zod/v4/core").$strip>;
                url: import("zod").ZodURL;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        revokeTokens: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
            uuid: import("zod").ZodString;
        }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
            success: import("zod").ZodLiteral<true>;
            result: import("zod").ZodObject<{
                revoked: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        claims: {
            accept: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                params: import("zod").ZodObject<{
                    uuid: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                body: import("zod").ZodDefault<import("zod").ZodObject<{
                    members: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodString>>>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    responsible_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                    people_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    entity_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                    status: import("zod").ZodEnum<{
                        error: "error";
                        failed: "failed";
                        people_error: "people_error";
                        pristine: "pristine";
                        rules_failed: "rules_failed";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    disable_geolocation: import("zod").ZodBoolean;
                    started_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    finished_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    callback_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    lead_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                    credit_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                    skip_steps: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>;
                    error: import("zod").ZodNullable<import("zod").ZodObject<{
                        fatal: import("zod").ZodBoolean;
                        extra: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                        details: import("zod").ZodObject<{
                            reason: import("zod").ZodString;
                            error_id: import("zod").ZodInt;
                            stack: import("zod").ZodNullable<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>;
                    }, import("zod/v4/core").$strip>>;
                    external_reference_id: import("zod").ZodNullable<import("zod").ZodString>;
                    expires_in: import("zod").ZodInt;
                    metadata: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    internal_metadata: import("zod").ZodNullable<import("zod").ZodObject<{
                        ip: import("zod").ZodNullable<import("zod").ZodString>;
                        user_agent: import("zod").ZodNullable<import("zod").ZodString>;
                        device_id: import("zod").ZodNullable<import("zod").ZodString>;
                        device_name: import("zod").ZodNullable<import("zod").ZodString>;
                        system_name: import("zod").ZodNullable<import("zod").ZodString>;
                        system_version: import("zod").ZodNullable<import("zod").ZodString>;
                        app_version: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                    template_binding_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    rule_set_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    document_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    user_email: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    steps: import("zod").ZodArray<import("zod").ZodObject<{
                        uuid: import("zod").ZodUUID;
                        workflow_uuid: import("zod").ZodUUID;
                        custom_id: import("zod").ZodString;
                        coordinates: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodTuple<[import("zod").ZodString, import("zod").ZodString], null>>>;
                        error: import("zod").ZodNullable<import("zod").ZodObject<{
                            fatal: import("zod").ZodBoolean;
                            extra: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                            details: import("zod").ZodObject<{
                                reason: import("zod").ZodString;
                                error_id: import("zod").ZodInt;
                                stack: import("zod").ZodNullable<import("zod").ZodString>;
                            }, import("zod/v4/core").$strip>;
                        }, import("zod/v4/core").$strip>>;
                        metadata: import("zod").ZodObject<{
                            name: import("zod").ZodString;
                            title: import("zod").ZodNullable<import("zod").ZodString>;
                            description: import("zod").ZodNullable<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>;
                        status: import("zod").ZodEnum<{
                            error: "error";
                            failed: "failed";
                            pristine: "pristine";
                            skipped: "skipped";
                            success: "success";
                            working: "working";
                        }>;
                        step: import("zod").ZodString;
                        started_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        finished_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        payload: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    vouched_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                        contact: "contact";
                        enrollment: "enrollment";
                        operator: "operator";
                        partner: "partner";
                    }>>;
                    claims: import("zod").ZodNullable<import("zod").ZodObject<{
                        people_uuid: import("zod").ZodUUID;
                        on_record: import("zod").ZodEnum<{
                            gone: "gone";
                            read: "read";
                            unread: "unread";
                        }>;
                        only_claimed: import("zod").ZodBoolean;
                        differences: import("zod").ZodArray<import("zod").ZodObject<{
                            member: import("zod").ZodString;
                            known: import("zod").ZodNullable<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>]>>;
                            claimed: import("zod").ZodNullable<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>]>>;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>>;
                    claims_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    failed_rules: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodObject<{
                        uuid: import("zod").ZodUUID;
                        name: import("zod").ZodString;
                        message: import("zod").ZodString;
                        fault: import("zod").ZodNullable<import("zod").ZodEnum<{
                            failed: "failed";
                            not_boolean: "not_boolean";
                            too_large: "too_large";
                        }>>;
                    }, import("zod/v4/core").$strip>>>;
                    waiting_since: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            refuse: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                params: import("zod").ZodObject<{
                    uuid: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                body: import("zod").ZodDefault<import("zod").ZodObject<{}, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    responsible_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                    people_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    entity_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                    status: import("zod").ZodEnum<{
                        error: "error";
                        failed: "failed";
                        people_error: "people_error";
                        pristine: "pristine";
                        rules_failed: "rules_failed";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    disable_geolocation: import("zod").ZodBoolean;
                    started_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    finished_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    callback_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    lead_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                    credit_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                    skip_steps: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>;
                    error: import("zod").ZodNullable<import("zod").ZodObject<{
                        fatal: import("zod").ZodBoolean;
                        extra: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                        details: import("zod").ZodObject<{
                            reason: import("zod").ZodString;
                            error_id: import("zod").ZodInt;
                            stack: import("zod").ZodNullable<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>;
                    }, import("zod/v4/core").$strip>>;
                    external_reference_id: import("zod").ZodNullable<import("zod").ZodString>;
                    expires_in: import("zod").ZodInt;
                    metadata: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    internal_metadata: import("zod").ZodNullable<import("zod").ZodObject<{
                        ip: import("zod").ZodNullable<import("zod").ZodString>;
                        user_agent: import("zod").ZodNullable<import("zod").ZodString>;
                        device_id: import("zod").ZodNullable<import("zod").ZodString>;
                        device_name: import("zod").ZodNullable<import("zod").ZodString>;
                        system_name: import("zod").ZodNullable<import("zod").ZodString>;
                        system_version: import("zod").ZodNullable<import("zod").ZodString>;
                        app_version: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                    template_binding_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    rule_set_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    document_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    user_email: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    steps: import("zod").ZodArray<import("zod").ZodObject<{
                        uuid: import("zod").ZodUUID;
                        workflow_uuid: import("zod").ZodUUID;
                        custom_id: import("zod").ZodString;
                        coordinates: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodTuple<[import("zod").ZodString, import("zod").ZodString], null>>>;
                        error: import("zod").ZodNullable<import("zod").ZodObject<{
                            fatal: import("zod").ZodBoolean;
                            extra: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                            details: import("zod").ZodObject<{
                                reason: import("zod").ZodString;
                                error_id: import("zod").ZodInt;
                                stack: import("zod").ZodNullable<import("zod").ZodString>;
                            }, import("zod/v4/core").$strip>;
                        }, import("zod/v4/core").$strip>>;
                        metadata: import("zod").ZodObject<{
                            name: import("zod").ZodString;
                            title: import("zod").ZodNullable<import("zod").ZodString>;
                            description: import("zod").ZodNullable<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>;
                        status: import("zod").ZodEnum<{
                            error: "error";
                            failed: "failed";
                            pristine: "pristine";
                            skipped: "skipped";
                            success: "success";
                            working: "working";
                        }>;
                        step: import("zod").ZodString;
                        started_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        finished_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        payload: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    vouched_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                        contact: "contact";
                        enrollment: "enrollment";
                        operator: "operator";
                        partner: "partner";
                    }>>;
                    claims: import("zod").ZodNullable<import("zod").ZodObject<{
                        people_uuid: import("zod").ZodUUID;
                        on_record: import("zod").ZodEnum<{
                            gone: "gone";
                            read: "read";
                            unread: "unread";
                        }>;
                        only_claimed: import("zod").ZodBoolean;
                        differences: import("zod").ZodArray<import("zod").ZodObject<{
                            member: import("zod").ZodString;
                            known: import("zod").ZodNullable<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>]>>;
                            claimed: import("zod").ZodNullable<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>]>>;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>>;
                    claims_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    failed_rules: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodObject<{
                        uuid: import("zod").ZodUUID;
                        name: import("zod").ZodString;
                        message: import("zod").ZodString;
                        fault: import("zod").ZodNullable<import("zod").ZodEnum<{
                            failed: "failed";
                            not_boolean: "not_boolean";
                            too_large: "too_large";
                        }>>;
                    }, import("zod/v4/core").$strip>>>;
                    waiting_since: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
        catalog: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, import("zod").ZodObject<{
            success: import("zod").ZodLiteral<true>;
            result: import("zod").ZodArray<import("zod").ZodObject<{
                key: import("zod").ZodString;
                title: import("zod").ZodString;
                description: import("zod").ZodString;
                setup_required: import("zod").ZodBoolean;
                requires_people: import("zod").ZodBoolean;
                setup: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                allow_multiple: import("zod").ZodBoolean;
                geolocation: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        getStep: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
            uuid: import("zod").ZodString;
        }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
            success: import("zod").ZodLiteral<true>;
            result: import("zod").ZodObject<{
                uuid: import("zod").ZodUUID;
                workflow_uuid: import("zod").ZodUUID;
                custom_id: import("zod").ZodString;
                coordinates: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodTuple<[import("zod").ZodString, import("zod").ZodString], null>>>;
                error: import("zod").ZodNullable<import("zod").ZodObject<{
                    fatal: import("zod").ZodBoolean;
                    extra: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                    details: import("zod").ZodObject<{
                        reason: import("zod").ZodString;
                        error_id: import("zod").ZodInt;
                        stack: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>;
                }, import("zod/v4/core").$strip>>;
                metadata: import("zod").ZodObject<{
                    name: import("zod").ZodString;
                    title: import("zod").ZodNullable<import("zod").ZodString>;
                    description: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>;
                status: import("zod").ZodEnum<{
                    error: "error";
                    failed: "failed";
                    pristine: "pristine";
                    skipped: "skipped";
                    success: "success";
                    working: "working";
                }>;
                step: import("zod").ZodString;
                started_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                finished_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                payload: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                created_at: import("zod").ZodISODateTime;
                updated_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        getStepMedia: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
            uuid: import("zod").ZodString;
        }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
            success: import("zod").ZodLiteral<true>;
            result: import("zod").ZodArray<import("zod").ZodObject<{
                collection: import("zod").ZodString;
                createdAt: import("zod").ZodISODateTime;
                mime: import("zod").ZodString;
                uuid: import("zod").ZodUUID;
                size: import("zod").ZodInt;
                url: import("zod").ZodURL;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        review: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
            params: import("zod").ZodObject<{
                uuid: import("zod").ZodString;
            }, import("zod/v4/core").$strip>;
            body: import("zod").ZodObject<{
                decision: import("zod").ZodEnum<{
                    approved: "approved";
                    rejected: "rejected";
                }>;
                reason: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
            success: import("zod").ZodLiteral<true>;
            result: import("zod").ZodObject<{
                uuid: import("zod").ZodUUID;
                responsible_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                people_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                entity_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                status: import("zod").ZodEnum<{
                    error: "error";
                    failed: "failed";
                    people_error: "people_error";
                    pristine: "pristine";
                    rules_failed: "rules_failed";
                    skipped: "skipped";
                    success: "success";
                    working: "working";
                }>;
                disable_geolocation: import("zod").ZodBoolean;
                started_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                finished_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                callback_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                lead_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                credit_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                skip_steps: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>;
                error: import("zod").ZodNullable<import("zod").ZodObject<{
                    fatal: import("zod").ZodBoolean;
                    extra: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                    details: import("zod").ZodObject<{
                        reason: import("zod").ZodString;
                        error_id: import("zod").ZodInt;
                        stack: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>;
                }, import("zod/v4/core").$strip>>;
                external_reference_id: import("zod").ZodNullable<import("zod").ZodString>;
                expires_in: import("zod").ZodInt;
                metadata: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                internal_metadata: import("zod").ZodNullable<import("zod").ZodObject<{
                    ip: import("zod").ZodNullable<import("zod").ZodString>;
                    user_agent: import("zod").ZodNullable<import("zod").ZodString>;
                    device_id: import("zod").ZodNullable<import("zod").ZodString>;
                    device_name: import("zod").ZodNullable<import("zod").ZodString>;
                    system_name: import("zod").ZodNullable<import("zod").ZodString>;
                    system_version: import("zod").ZodNullable<import("zod").ZodString>;
                    app_version: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                template_binding_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                rule_set_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                document_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                user_email: import("zod").ZodNullable<import("zod").ZodString>;
                created_at: import("zod").ZodISODateTime;
                updated_at: import("zod").ZodISODateTime;
                steps: import("zod").ZodArray<import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    workflow_uuid: import("zod").ZodUUID;
                    custom_id: import("zod").ZodString;
                    coordinates: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodTuple<[import("zod").ZodString, import("zod").ZodString], null>>>;
                    error: import("zod").ZodNullable<import("zod").ZodObject<{
                        fatal: import("zod").ZodBoolean;
                        extra: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                        details: import("zod").ZodObject<{
                            reason: import("zod").ZodString;
                            error_id: import("zod").ZodInt;
                            stack: import("zod").ZodNullable<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>;
                    }, import("zod/v4/core").$strip>>;
                    metadata: import("zod").ZodObject<{
                        name: import("zod").ZodString;
                        title: import("zod").ZodNullable<import("zod").ZodString>;
                        description: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>;
                    status: import("zod").ZodEnum<{
                        error: "error";
                        failed: "failed";
                        pristine: "pristine";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    step: import("zod").ZodString;
                    started_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    finished_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    payload: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                vouched_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                    contact: "contact";
                    enrollment: "enrollment";
                    operator: "operator";
                    partner: "partner";
                }>>;
                claims: import("zod").ZodNullable<import("zod").ZodObject<{
                    people_uuid: import("zod").ZodUUID;
                    on_record: import("zod").ZodEnum<{
                        gone: "gone";
                        read: "read";
                        unread: "unread";
                    }>;
                    only_claimed: import("zod").ZodBoolean;
                    differences: import("zod").ZodArray<import("zod").ZodObject<{
                        member: import("zod").ZodString;
                        known: import("zod").ZodNullable<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>]>>;
                        claimed: import("zod").ZodNullable<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>]>>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>>;
                claims_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                failed_rules: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    message: import("zod").ZodString;
                    fault: import("zod").ZodNullable<import("zod").ZodEnum<{
                        failed: "failed";
                        not_boolean: "not_boolean";
                        too_large: "too_large";
                    }>>;
                }, import("zod/v4/core").$strip>>>;
                waiting_since: import("zod").ZodNullable<import("zod").ZodISODateTime>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        internal: {
            medium: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                uuid: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodFile, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            renew: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                uuid: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
        templateBindings: {
            list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                per_page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    current_page: import("zod").ZodInt;
                    data: import("zod").ZodArray<import("zod").ZodObject<{
                        name: import("zod").ZodString;
                        template_uuid: import("zod").ZodUUID;
                        text_bindings: import("zod").ZodRecord<import("zod").ZodUUID, import("zod").ZodObject<{
                            steps: import("zod").ZodArray<import("zod").ZodString>;
                            template: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sign_bindings: import("zod").ZodArray<import("zod").ZodUUID>;
                        uuid: import("zod").ZodUUID;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    from: import("zod").ZodNullable<import("zod").ZodInt>;
                    next_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    per_page: import("zod").ZodInt;
                    prev_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    to: import("zod").ZodNullable<import("zod").ZodInt>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                name: import("zod").ZodString;
                template_uuid: import("zod").ZodUUID;
                text_bindings: import("zod").ZodPipe<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodUUID, import("zod").ZodObject<{
                    steps: import("zod").ZodArray<import("zod").ZodString>;
                    template: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>>>, import("zod").ZodTransform<Record<string, {
                    steps: string[];
                    template: string;
                }>, Record<string, {
                    steps: string[];
                    template: string;
                }> | null | undefined>>;
                sign_bindings: import("zod").ZodPipe<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodUUID>>>, import("zod").ZodTransform<string[], string[] | null | undefined>>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    name: import("zod").ZodString;
                    template_uuid: import("zod").ZodUUID;
                    text_bindings: import("zod").ZodRecord<import("zod").ZodUUID, import("zod").ZodObject<{
                        steps: import("zod").ZodArray<import("zod").ZodString>;
                        template: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    sign_bindings: import("zod").ZodArray<import("zod").ZodUUID>;
                    uuid: import("zod").ZodUUID;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                uuid: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    name: import("zod").ZodString;
                    template_uuid: import("zod").ZodUUID;
                    text_bindings: import("zod").ZodRecord<import("zod").ZodUUID, import("zod").ZodObject<{
                        steps: import("zod").ZodArray<import("zod").ZodString>;
                        template: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    sign_bindings: import("zod").ZodArray<import("zod").ZodUUID>;
                    uuid: import("zod").ZodUUID;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                params: import("zod").ZodObject<{
                    uuid: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                body: import("zod").ZodObject<{
                    name: import("zod").ZodOptional<import("zod").ZodString>;
                    text_bindings: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodUUID, import("zod").ZodObject<{
                        steps: import("zod").ZodArray<import("zod").ZodString>;
                        template: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>>;
                    sign_bindings: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodUUID>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    name: import("zod").ZodString;
                    template_uuid: import("zod").ZodUUID;
                    text_bindings: import("zod").ZodRecord<import("zod").ZodUUID, import("zod").ZodObject<{
                        steps: import("zod").ZodArray<import("zod").ZodString>;
                        template: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    sign_bindings: import("zod").ZodArray<import("zod").ZodUUID>;
                    uuid: import("zod").ZodUUID;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
        templates: {
            list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                per_page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    current_page: import("zod").ZodInt;
                    data: import("zod").ZodArray<import("zod").ZodObject<{
                        uuid: import("zod").ZodUUID;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                        name: import("zod").ZodString;
                        description: import("zod").ZodNullable<import("zod").ZodString>;
                        config: import("zod").ZodObject<{
                            metadata: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                            expires_in: import("zod").ZodInt;
                            disable_geolocation: import("zod").ZodBoolean;
                            skip_steps: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>;
                            rule_set_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                            autofill: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                            callback_url: import("zod").ZodNullable<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>;
                        steps: import("zod").ZodArray<import("zod").ZodString>;
                        steps_setup: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    }, import("zod/v4/core").$strip>>;
                    from: import("zod").ZodNullable<import("zod").ZodInt>;
                    next_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    per_page: import("zod").ZodInt;
                    prev_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    to: import("zod").ZodNullable<import("zod").ZodInt>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                name: import("zod").ZodString;
                description: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                steps: import("zod").ZodArray<import("zod").ZodString>;
                config: import("zod").ZodObject<{
                    metadata: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>>;
                    expires_in: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt>>;
                    disable_geolocation: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
                    skip_steps: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>>;
                    rule_set_uuid: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodUUID>>;
                    autofill: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                        document_uuid: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodUUID>>;
                        template_binding_uuid: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodUUID>>;
                        document_name: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                        autosigning: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
                        send_email: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
                        user_email: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                    }, import("zod/v4/core").$strict>>>;
                    callback_url: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                }, import("zod/v4/core").$strict>;
                steps_setup: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    name: import("zod").ZodString;
                    description: import("zod").ZodNullable<import("zod").ZodString>;
                    config: import("zod").ZodObject<{
                        metadata: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                        expires_in: import("zod").ZodInt;
                        disable_geolocation: import("zod").ZodBoolean;
                        skip_steps: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>;
                        rule_set_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                        autofill: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                        callback_url: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>;
                    steps: import("zod").ZodArray<import("zod").ZodString>;
                    steps_setup: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                uuid: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    name: import("zod").ZodString;
                    description: import("zod").ZodNullable<import("zod").ZodString>;
                    config: import("zod").ZodObject<{
                        metadata: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                        expires_in: import("zod").ZodInt;
                        disable_geolocation: import("zod").ZodBoolean;
                        skip_steps: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>;
                        rule_set_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                        autofill: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                        callback_url: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>;
                    steps: import("zod").ZodArray<import("zod").ZodString>;
                    steps_setup: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                params: import("zod").ZodObject<{
                    uuid: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                body: import("zod").ZodObject<{
                    name: import("zod").ZodOptional<import("zod").ZodString>;
                    description: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>>;
                    steps: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                    config: import("zod").ZodOptional<import("zod").ZodObject<{
                        metadata: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>>;
                        expires_in: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt>>;
                        disable_geolocation: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
                        skip_steps: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>>;
                        rule_set_uuid: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodUUID>>;
                        autofill: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                            document_uuid: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodUUID>>;
                            template_binding_uuid: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodUUID>>;
                            document_name: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                            autosigning: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
                            send_email: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
                            user_email: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                        }, import("zod/v4/core").$strict>>>;
                        callback_url: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                    }, import("zod/v4/core").$strict>>;
                    steps_setup: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    name: import("zod").ZodString;
                    description: import("zod").ZodNullable<import("zod").ZodString>;
                    config: import("zod").ZodObject<{
                        metadata: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                        expires_in: import("zod").ZodInt;
                        disable_geolocation: import("zod").ZodBoolean;
                        skip_steps: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>;
                        rule_set_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                        autofill: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                        callback_url: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>;
                    steps: import("zod").ZodArray<import("zod").ZodString>;
                    steps_setup: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            run: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                params: import("zod").ZodObject<{
                    uuid: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                body: import("zod").ZodDefault<import("zod").ZodObject<{
                    overwrites: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                        people_uuid: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodUUID>>;
                        entity_uuid: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodGUID>>;
                        callback_url: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                        disable_geolocation: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
                        responsible_uuid: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodGUID>>;
                        external_reference_id: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                        setup: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>>;
                        rule_set_uuid: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodUUID>>;
                        metadata: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>>;
                        expires_in: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt>>;
                        autofill: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                            document_uuid: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodUUID>>;
                            template_binding_uuid: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodUUID>>;
                            document_name: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                            autosigning: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
                            send_email: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
                            user_email: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                        }, import("zod/v4/core").$strict>>>;
                        skip_steps: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodNullable<import("zod").ZodString>>>>;
                    }, import("zod/v4/core").$strict>>>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    responsible_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                    people_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    entity_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                    status: import("zod").ZodEnum<{
                        error: "error";
                        failed: "failed";
                        people_error: "people_error";
                        pristine: "pristine";
                        rules_failed: "rules_failed";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    disable_geolocation: import("zod").ZodBoolean;
                    started_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    finished_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    callback_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    lead_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                    credit_uuid: import("zod").ZodNullable<import("zod").ZodGUID>;
                    skip_steps: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>;
                    error: import("zod").ZodNullable<import("zod").ZodObject<{
                        fatal: import("zod").ZodBoolean;
                        extra: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                        details: import("zod").ZodObject<{
                            reason: import("zod").ZodString;
                            error_id: import("zod").ZodInt;
                            stack: import("zod").ZodNullable<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>;
                    }, import("zod/v4/core").$strip>>;
                    external_reference_id: import("zod").ZodNullable<import("zod").ZodString>;
                    expires_in: import("zod").ZodInt;
                    metadata: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    internal_metadata: import("zod").ZodNullable<import("zod").ZodObject<{
                        ip: import("zod").ZodNullable<import("zod").ZodString>;
                        user_agent: import("zod").ZodNullable<import("zod").ZodString>;
                        device_id: import("zod").ZodNullable<import("zod").ZodString>;
                        device_name: import("zod").ZodNullable<import("zod").ZodString>;
                        system_name: import("zod").ZodNullable<import("zod").ZodString>;
                        system_version: import("zod").ZodNullable<import("zod").ZodString>;
                        app_version: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                    template_binding_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    rule_set_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    document_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    user_email: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    steps: import("zod").ZodArray<import("zod").ZodObject<{
                        uuid: import("zod").ZodUUID;
                        workflow_uuid: import("zod").ZodUUID;
                        custom_id: import("zod").ZodString;
                        coordinates: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodTuple<[import("zod").ZodString, import("zod").ZodString], null>>>;
                        error: import("zod").ZodNullable<import("zod").ZodObject<{
                            fatal: import("zod").ZodBoolean;
                            extra: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                            details: import("zod").ZodObject<{
                                reason: import("zod").ZodString;
                                error_id: import("zod").ZodInt;
                                stack: import("zod").ZodNullable<import("zod").ZodString>;
                            }, import("zod/v4/core").$strip>;
                        }, import("zod/v4/core").$strip>>;
                        metadata: import("zod").ZodObject<{
                            name: import("zod").ZodString;
                            title: import("zod").ZodNullable<import("zod").ZodString>;
                            description: import("zod").ZodNullable<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>;
                        status: import("zod").ZodEnum<{
                            error: "error";
                            failed: "failed";
                            pristine: "pristine";
                            skipped: "skipped";
                            success: "success";
                            working: "working";
                        }>;
                        step: import("zod").ZodString;
                        started_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        finished_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        payload: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    vouched_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                        contact: "contact";
                        enrollment: "enrollment";
                        operator: "operator";
                        partner: "partner";
                    }>>;
                    claims: import("zod").ZodNullable<import("zod").ZodObject<{
                        people_uuid: import("zod").ZodUUID;
                        on_record: import("zod").ZodEnum<{
                            gone: "gone";
                            read: "read";
                            unread: "unread";
                        }>;
                        only_claimed: import("zod").ZodBoolean;
                        differences: import("zod").ZodArray<import("zod").ZodObject<{
                            member: import("zod").ZodString;
                            known: import("zod").ZodNullable<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>]>>;
                            claimed: import("zod").ZodNullable<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>]>>;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>>;
                    claims_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    failed_rules: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodObject<{
                        uuid: import("zod").ZodUUID;
                        name: import("zod").ZodString;
                        message: import("zod").ZodString;
                        fault: import("zod").ZodNullable<import("zod").ZodEnum<{
                            failed: "failed";
                            not_boolean: "not_boolean";
                            too_large: "too_large";
                        }>>;
                    }, import("zod/v4/core").$strip>>>;
                    waiting_since: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
        customizations: {
            list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                per_page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    current_page: import("zod").ZodInt;
                    data: import("zod").ZodArray<import("zod").ZodObject<{
                        uuid: import("zod").ZodUUID;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                        name: import("zod").ZodString;
                        texts: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>;
                        colors: import("zod").ZodObject<{
                            accent: import("zod").ZodNullable<import("zod").ZodString>;
                            ground: import("zod").ZodNullable<import("zod").ZodString>;
                            surface: import("zod").ZodNullable<import("zod").ZodString>;
                            ink: import("zod").ZodNullable<import("zod").ZodString>;
                            muted: import("zod").ZodNullable<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>;
                        logo: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                    from: import("zod").ZodNullable<import("zod").ZodInt>;
                    next_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    per_page: import("zod").ZodInt;
                    prev_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    to: import("zod").ZodNullable<import("zod").ZodInt>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                name: import("zod").ZodString;
                texts: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodEnum<{
                    en: "en";
                    "es-MX": "es-MX";
                }> & import("zod/v4/core").$partial, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>>>;
                colors: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                    accent: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                    ground: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                    surface: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                    ink: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                    muted: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                }, import("zod/v4/core").$strict>>>;
                logo: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    name: import("zod").ZodString;
                    texts: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>;
                    colors: import("zod").ZodObject<{
                        accent: import("zod").ZodNullable<import("zod").ZodString>;
                        ground: import("zod").ZodNullable<import("zod").ZodString>;
                        surface: import("zod").ZodNullable<import("zod").ZodString>;
                        ink: import("zod").ZodNullable<import("zod").ZodString>;
                        muted: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>;
                    logo: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                uuid: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    name: import("zod").ZodString;
                    texts: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>;
                    colors: import("zod").ZodObject<{
                        accent: import("zod").ZodNullable<import("zod").ZodString>;
                        ground: import("zod").ZodNullable<import("zod").ZodString>;
                        surface: import("zod").ZodNullable<import("zod").ZodString>;
                        ink: import("zod").ZodNullable<import("zod").ZodString>;
                        muted: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>;
                    logo: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                params: import("zod").ZodObject<{
                    uuid: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                body: import("zod").ZodObject<{
                    name: import("zod").ZodOptional<import("zod").ZodString>;
                    texts: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodEnum<{
                        en: "en";
                        "es-MX": "es-MX";
                    }> & import("zod/v4/core").$partial, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>>>>;
                    colors: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                        accent: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                        ground: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                        surface: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                        ink: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                        muted: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                    }, import("zod/v4/core").$strict>>>>;
                    logo: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    name: import("zod").ZodString;
                    texts: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>;
                    colors: import("zod").ZodObject<{
                        accent: import("zod").ZodNullable<import("zod").ZodString>;
                        ground: import("zod").ZodNullable<import("zod").ZodString>;
                        surface: import("zod").ZodNullable<import("zod").ZodString>;
                        ink: import("zod").ZodNullable<import("zod").ZodString>;
                        muted: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>;
                    logo: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
        expressions: {
            validate: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                expression: import("zod").ZodString;
                data_names: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodString>>>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
        rules: {
            list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                per_page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    current_page: import("zod").ZodInt;
                    data: import("zod").ZodArray<import("zod").ZodObject<{
                        uuid: import("zod").ZodUUID;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                        name: import("zod").ZodString;
                        expression: import("zod").ZodString;
                        message: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                    from: import("zod").ZodNullable<import("zod").ZodInt>;
                    next_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    per_page: import("zod").ZodInt;
                    prev_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    to: import("zod").ZodNullable<import("zod").ZodInt>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                name: import("zod").ZodString;
                expression: import("zod").ZodString;
                message: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    name: import("zod").ZodString;
                    expression: import("zod").ZodString;
                    message: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                uuid: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    name: import("zod").ZodString;
                    expression: import("zod").ZodString;
                    message: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                params: import("zod").ZodObject<{
                    uuid: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                body: import("zod").ZodObject<{
                    name: import("zod").ZodOptional<import("zod").ZodString>;
                    expression: import("zod").ZodOptional<import("zod").ZodString>;
                    message: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    name: import("zod").ZodString;
                    expression: import("zod").ZodString;
                    message: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
        ruleSets: {
            list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                per_page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    current_page: import("zod").ZodInt;
                    data: import("zod").ZodArray<import("zod").ZodObject<{
                        uuid: import("zod").ZodUUID;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                        name: import("zod").ZodString;
                        rules: import("zod").ZodArray<import("zod").ZodUUID>;
                    }, import("zod/v4/core").$strip>>;
                    from: import("zod").ZodNullable<import("zod").ZodInt>;
                    next_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    per_page: import("zod").ZodInt;
                    prev_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    to: import("zod").ZodNullable<import("zod").ZodInt>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                name: import("zod").ZodString;
                rules: import("zod").ZodArray<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    name: import("zod").ZodString;
                    rules: import("zod").ZodArray<import("zod").ZodUUID>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                uuid: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    name: import("zod").ZodString;
                    rules: import("zod").ZodArray<import("zod").ZodUUID>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                params: import("zod").ZodObject<{
                    uuid: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                body: import("zod").ZodObject<{
                    name: import("zod").ZodOptional<import("zod").ZodString>;
                    rules: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodUUID>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    name: import("zod").ZodString;
                    rules: import("zod").ZodArray<import("zod").ZodUUID>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
        settings: {
            get: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    company: import("zod").ZodObject<{
                        name: import("zod").ZodString;
                        logo_url: import("zod").ZodDefault<import("zod").ZodNullable<import("zod").ZodString>>;
                        privacy_notice_url: import("zod").ZodDefault<import("zod").ZodNullable<import("zod").ZodString>>;
                        support: import("zod").ZodPrefault<import("zod").ZodObject<{
                            email: import("zod").ZodDefault<import("zod").ZodNullable<import("zod").ZodString>>;
                            phone: import("zod").ZodDefault<import("zod").ZodNullable<import("zod").ZodString>>;
                            url: import("zod").ZodDefault<import("zod").ZodNullable<import("zod").ZodString>>;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    languages: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodString>>;
                    origins: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodString>>;
                    redirect_hosts: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodString>>;
                    custom_domains: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodString>>;
                    senders: import("zod").ZodPrefault<import("zod").ZodObject<{
                        countries: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodString>>;
                        daily: import("zod").ZodPrefault<import("zod").ZodObject<{
                            email: import("zod").ZodDefault<import("zod").ZodInt>;
                            sms: import("zod").ZodDefault<import("zod").ZodInt>;
                            whatsapp: import("zod").ZodDefault<import("zod").ZodInt>;
                        }, import("zod/v4/core").$strip>>;
                        alerts_url: import("zod").ZodDefault<import("zod").ZodNullable<import("zod").ZodString>>;
                        email: import("zod").ZodPrefault<import("zod").ZodObject<{
                            name: import("zod").ZodString;
                            address: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sms: import("zod").ZodDefault<import("zod").ZodNullable<import("zod").ZodObject<{
                            account_sid: import("zod").ZodString;
                            sender: import("zod").ZodString;
                            backup_sender: import("zod").ZodDefault<import("zod").ZodNullable<import("zod").ZodString>>;
                        }, import("zod/v4/core").$strip>>>;
                        whatsapp: import("zod").ZodDefault<import("zod").ZodNullable<import("zod").ZodObject<{
                            phone_id: import("zod").ZodString;
                            template: import("zod").ZodString;
                            link_template: import("zod").ZodDefault<import("zod").ZodNullable<import("zod").ZodString>>;
                            languages: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodString>>;
                        }, import("zod/v4/core").$strip>>>;
                    }, import("zod/v4/core").$strip>>;
                    remote: import("zod").ZodDefault<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodObject<{}, import("zod/v4/core").$strip>>>;
                    retention: import("zod").ZodPrefault<import("zod").ZodObject<{
                        media_days: import("zod").ZodDefault<import("zod").ZodInt>;
                        abandoned_days: import("zod").ZodDefault<import("zod").ZodInt>;
                        abandoned_media_days: import("zod").ZodDefault<import("zod").ZodInt>;
                        signed_document_days: import("zod").ZodDefault<import("zod").ZodNullable<import("zod").ZodInt>>;
                        open_document_days: import("zod").ZodDefault<import("zod").ZodInt>;
                        otp_days: import("zod").ZodDefault<import("zod").ZodInt>;
                        webhook_days: import("zod").ZodDefault<import("zod").ZodInt>;
                    }, import("zod/v4/core").$strip>>;
                    tokens: import("zod").ZodPrefault<import("zod").ZodObject<{
                        idle_days: import("zod").ZodDefault<import("zod").ZodInt>;
                        max_days: import("zod").ZodDefault<import("zod").ZodInt>;
                    }, import("zod/v4/core").$strip>>;
                    log_webhook_url: import("zod").ZodDefault<import("zod").ZodNullable<import("zod").ZodString>>;
                    legal_hold: import("zod").ZodDefault<import("zod").ZodBoolean>;
                    minimum_age: import("zod").ZodDefault<import("zod").ZodInt>;
                    people: import("zod").ZodPrefault<import("zod").ZodObject<{
                        unvouched: import("zod").ZodDefault<import("zod").ZodEnum<{
                            join: "join";
                            propose: "propose";
                        }>>;
                        claims_days: import("zod").ZodDefault<import("zod").ZodInt>;
                        portrait_days: import("zod").ZodDefault<import("zod").ZodInt>;
                        face_search: import("zod").ZodDefault<import("zod").ZodBoolean>;
                        face_match: import("zod").ZodPrefault<import("zod").ZodObject<{
                            match_distance: import("zod").ZodDefault<import("zod").ZodNumber>;
                            review_distance: import("zod").ZodDefault<import("zod").ZodNumber>;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>>;
                    validations: import("zod").ZodPrefault<import("zod").ZodObject<{
                        hosts: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodString>>;
                    }, import("zod/v4/core").$strip>>;
                    custom_domain_proofs: import("zod").ZodArray<import("zod").ZodObject<{
                        domain: import("zod").ZodString;
                        txt_name: import("zod").ZodString;
                        txt_value: import("zod").ZodString;
                        proven_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    }, import("zod/v4/core").$strip>>;
                    tenant_uuid: import("zod").ZodUUID;
                    webhook_keys: import("zod").ZodArray<import("zod").ZodObject<{
                        livemode: import("zod").ZodBoolean;
                        public_key: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    webhook_keys_url: import("zod").ZodURL;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{}, import("zod/v4/core").$loose>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    company: import("zod").ZodObject<{
                        name: import("zod").ZodString;
                        logo_url: import("zod").ZodDefault<import("zod").ZodNullable<import("zod").ZodString>>;
                        privacy_notice_url: import("zod").ZodDefault<import("zod").ZodNullable<import("zod").ZodString>>;
                        support: import("zod").ZodPrefault<import("zod").ZodObject<{
                            email: import("zod").ZodDefault<import("zod").ZodNullable<import("zod").ZodString>>;
                            phone: import("zod").ZodDefault<import("zod").ZodNullable<import("zod").ZodString>>;
                            url: import("zod").ZodDefault<import("zod").ZodNullable<import("zod").ZodString>>;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    languages: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodString>>;
                    origins: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodString>>;
                    redirect_hosts: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodString>>;
                    custom_domains: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodString>>;
                    senders: import("zod").ZodPrefault<import("zod").ZodObject<{
                        countries: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodString>>;
                        daily: import("zod").ZodPrefault<import("zod").ZodObject<{
                            email: import("zod").ZodDefault<import("zod").ZodInt>;
                            sms: import("zod").ZodDefault<import("zod").ZodInt>;
                            whatsapp: import("zod").ZodDefault<import("zod").ZodInt>;
                        }, import("zod/v4/core").$strip>>;
                        alerts_url: import("zod").ZodDefault<import("zod").ZodNullable<import("zod").ZodString>>;
                        email: import("zod").ZodPrefault<import("zod").ZodObject<{
                            name: import("zod").ZodString;
                            address: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sms: import("zod").ZodDefault<import("zod").ZodNullable<import("zod").ZodObject<{
                            account_sid: import("zod").ZodString;
                            sender: import("zod").ZodString;
                            backup_sender: import("zod").ZodDefault<import("zod").ZodNullable<import("zod").ZodString>>;
                        }, import("zod/v4/core").$strip>>>;
                        whatsapp: import("zod").ZodDefault<import("zod").ZodNullable<import("zod").ZodObject<{
                            phone_id: import("zod").ZodString;
                            template: import("zod").ZodString;
                            link_template: import("zod").ZodDefault<import("zod").ZodNullable<import("zod").ZodString>>;
                            languages: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodString>>;
                        }, import("zod/v4/core").$strip>>>;
                    }, import("zod/v4/core").$strip>>;
                    remote: import("zod").ZodDefault<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodObject<{}, import("zod/v4/core").$strip>>>;
                    retention: import("zod").ZodPrefault<import("zod").ZodObject<{
                        media_days: import("zod").ZodDefault<import("zod").ZodInt>;
                        abandoned_days: import("zod").ZodDefault<import("zod").ZodInt>;
                        abandoned_media_days: import("zod").ZodDefault<import("zod").ZodInt>;
                        signed_document_days: import("zod").ZodDefault<import("zod").ZodNullable<import("zod").ZodInt>>;
                        open_document_days: import("zod").ZodDefault<import("zod").ZodInt>;
                        otp_days: import("zod").ZodDefault<import("zod").ZodInt>;
                        webhook_days: import("zod").ZodDefault<import("zod").ZodInt>;
                    }, import("zod/v4/core").$strip>>;
                    tokens: import("zod").ZodPrefault<import("zod").ZodObject<{
                        idle_days: import("zod").ZodDefault<import("zod").ZodInt>;
                        max_days: import("zod").ZodDefault<import("zod").ZodInt>;
                    }, import("zod/v4/core").$strip>>;
                    log_webhook_url: import("zod").ZodDefault<import("zod").ZodNullable<import("zod").ZodString>>;
                    legal_hold: import("zod").ZodDefault<import("zod").ZodBoolean>;
                    minimum_age: import("zod").ZodDefault<import("zod").ZodInt>;
                    people: import("zod").ZodPrefault<import("zod").ZodObject<{
                        unvouched: import("zod").ZodDefault<import("zod").ZodEnum<{
                            join: "join";
                            propose: "propose";
                        }>>;
                        claims_days: import("zod").ZodDefault<import("zod").ZodInt>;
                        portrait_days: import("zod").ZodDefault<import("zod").ZodInt>;
                        face_search: import("zod").ZodDefault<import("zod").ZodBoolean>;
                        face_match: import("zod").ZodPrefault<import("zod").ZodObject<{
                            match_distance: import("zod").ZodDefault<import("zod").ZodNumber>;
                            review_distance: import("zod").ZodDefault<import("zod").ZodNumber>;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>>;
                    validations: import("zod").ZodPrefault<import("zod").ZodObject<{
                        hosts: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodString>>;
                    }, import("zod/v4/core").$strip>>;
                    custom_domain_proofs: import("zod").ZodArray<import("zod").ZodObject<{
                        domain: import("zod").ZodString;
                        txt_name: import("zod").ZodString;
                        txt_value: import("zod").ZodString;
                        proven_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    }, import("zod/v4/core").$strip>>;
                    tenant_uuid: import("zod").ZodUUID;
                    webhook_keys: import("zod").ZodArray<import("zod").ZodObject<{
                        livemode: import("zod").ZodBoolean;
                        public_key: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    webhook_keys_url: import("zod").ZodURL;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            proveDomain: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                domain: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    domain: import("zod").ZodString;
                    txt_name: import("zod").ZodString;
                    txt_value: import("zod").ZodString;
                    proven_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            listKeys: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodString;
                    name: import("zod").ZodString;
                    livemode: import("zod").ZodBoolean;
                    scopes: import("zod").ZodArray<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                    last_used_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    revoked_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            createKey: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                name: import("zod").ZodString;
                livemode: import("zod").ZodOptional<import("zod").ZodBoolean>;
                scopes: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodString;
                    name: import("zod").ZodString;
                    livemode: import("zod").ZodBoolean;
                    scopes: import("zod").ZodArray<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                    last_used_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    revoked_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    key: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            revokeKey: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                id: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodString;
                    name: import("zod").ZodString;
                    livemode: import("zod").ZodBoolean;
                    scopes: import("zod").ZodArray<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                    last_used_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    revoked_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            listWebhookSecrets: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodString;
                    livemode: import("zod").ZodBoolean;
                    created_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            createWebhookSecret: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodDefault<import("zod").ZodObject<{}, import("zod/v4/core").$strip>>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodString;
                    livemode: import("zod").ZodBoolean;
                    created_at: import("zod").ZodISODateTime;
                    secret: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            revokeWebhookSecret: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                id: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodString;
                    livemode: import("zod").ZodBoolean;
                    created_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            listDataKeys: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodArray<import("zod").ZodObject<{
                    number: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    idle_since: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            createDataKey: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodDefault<import("zod").ZodObject<{}, import("zod/v4/core").$strip>>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    number: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    idle_since: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            listDeliveries: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                per_page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                status: import("zod").ZodOptional<import("zod").ZodEnum<{
                    dead: "dead";
                    delivered: "delivered";
                    pending: "pending";
                }>>;
                subject_id: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    current_page: import("zod").ZodInt;
                    data: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodString;
                        type: import("zod").ZodString;
                        url: import("zod").ZodString;
                        status: import("zod").ZodEnum<{
                            dead: "dead";
                            delivered: "delivered";
                            pending: "pending";
                        }>;
                        forgotten: import("zod").ZodBoolean;
                        subject: import("zod").ZodObject<{
                            kind: import("zod").ZodString;
                            id: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>;
                        created_at: import("zod").ZodISODateTime;
                        delivered_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        attempts: import("zod").ZodArray<import("zod").ZodObject<{
                            number: import("zod").ZodInt;
                            at: import("zod").ZodISODateTime;
                            status: import("zod").ZodNullable<import("zod").ZodInt>;
                            error: import("zod").ZodNullable<import("zod").ZodString>;
                            milliseconds: import("zod").ZodInt;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>>;
                    from: import("zod").ZodNullable<import("zod").ZodInt>;
                    next_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    per_page: import("zod").ZodInt;
                    prev_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    to: import("zod").ZodNullable<import("zod").ZodInt>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            resendDelivery: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                params: import("zod").ZodObject<{
                    id: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                body: import("zod").ZodDefault<import("zod").ZodObject<{}, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodString;
                    type: import("zod").ZodString;
                    url: import("zod").ZodString;
                    status: import("zod").ZodEnum<{
                        dead: "dead";
                        delivered: "delivered";
                        pending: "pending";
                    }>;
                    forgotten: import("zod").ZodBoolean;
                    subject: import("zod").ZodObject<{
                        kind: import("zod").ZodString;
                        id: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>;
                    created_at: import("zod").ZodISODateTime;
                    delivered_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    attempts: import("zod").ZodArray<import("zod").ZodObject<{
                        number: import("zod").ZodInt;
                        at: import("zod").ZodISODateTime;
                        status: import("zod").ZodNullable<import("zod").ZodInt>;
                        error: import("zod").ZodNullable<import("zod").ZodString>;
                        milliseconds: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            log: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                per_page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                kind: import("zod").ZodString;
                id: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    current_page: import("zod").ZodInt;
                    data: import("zod").ZodArray<import("zod").ZodObject<{
                        number: import("zod").ZodInt;
                        type: import("zod").ZodString;
                        at: import("zod").ZodISODateTime;
                        actor: import("zod").ZodString;
                        request_id: import("zod").ZodString;
                        livemode: import("zod").ZodBoolean;
                        data: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodBoolean, import("zod").ZodNull]>>;
                    }, import("zod/v4/core").$strip>>;
                    from: import("zod").ZodNullable<import("zod").ZodInt>;
                    next_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    per_page: import("zod").ZodInt;
                    prev_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    to: import("zod").ZodNullable<import("zod").ZodInt>;
                    length: import("zod").ZodInt;
                    head: import("zod").ZodNullable<import("zod").ZodString>;
                    whole: import("zod").ZodBoolean;
                    broken: import("zod").ZodNullable<import("zod").ZodObject<{
                        number: import("zod").ZodInt;
                        reason: import("zod").ZodEnum<{
                            changed: "changed";
                            missing: "missing";
                        }>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
    };
    people: {
        documents: {
            list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                per_page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                status: import("zod").ZodOptional<import("zod").ZodEnum<{
                    open: "open";
                    signed: "signed";
                }>>;
                people_uuid: import("zod").ZodOptional<import("zod").ZodUUID>;
                workflow_uuid: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    current_page: import("zod").ZodInt;
                    data: import("zod").ZodArray<import("zod").ZodObject<{
                        uuid: import("zod").ZodUUID;
                        name: import("zod").ZodString;
                        sha256: import("zod").ZodString;
                        pages: import("zod").ZodArray<import("zod").ZodObject<{
                            width: import("zod").ZodNumber;
                            height: import("zod").ZodNumber;
                        }, import("zod/v4/core").$strip>>;
                        status: import("zod").ZodEnum<{
                            open: "open";
                            signed: "signed";
                        }>;
                        template_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                        people_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                        workflow_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                        workflow_deleted_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        signed_sha256: import("zod").ZodNullable<import("zod").ZodString>;
                        signed_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        timestamped: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    from: import("zod").ZodNullable<import("zod").ZodInt>;
                    next_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    per_page: import("zod").ZodInt;
                    prev_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    to: import("zod").ZodNullable<import("zod").ZodInt>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                file: import("zod").ZodFile;
                name: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    sha256: import("zod").ZodString;
                    pages: import("zod").ZodArray<import("zod").ZodObject<{
                        width: import("zod").ZodNumber;
                        height: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>>;
                    status: import("zod").ZodEnum<{
                        open: "open";
                        signed: "signed";
                    }>;
                    template_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    people_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    workflow_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    workflow_deleted_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    signed_sha256: import("zod").ZodNullable<import("zod").ZodString>;
                    signed_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    timestamped: import("zod").ZodNullable<import("zod").ZodBoolean>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    token: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            createFromTemplate: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                params: import("zod").ZodObject<{
                    uuid: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                body: import("zod").ZodObject<{
                    name: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                    values: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodUUID, import("zod").ZodString>>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    sha256: import("zod").ZodString;
                    pages: import("zod").ZodArray<import("zod").ZodObject<{
                        width: import("zod").ZodNumber;
                        height: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>>;
                    status: import("zod").ZodEnum<{
                        open: "open";
                        signed: "signed";
                    }>;
                    template_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    people_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    workflow_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    workflow_deleted_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    signed_sha256: import("zod").ZodNullable<import("zod").ZodString>;
                    signed_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    timestamped: import("zod").ZodNullable<import("zod").ZodBoolean>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    token: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            open: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                token: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    sha256: import("zod").ZodString;
                    pages: import("zod").ZodArray<import("zod").ZodObject<{
                        width: import("zod").ZodNumber;
                        height: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>>;
                    status: import("zod").ZodEnum<{
                        open: "open";
                        signed: "signed";
                    }>;
                    template_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    people_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    workflow_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    workflow_deleted_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    signed_sha256: import("zod").ZodNullable<import("zod").ZodString>;
                    signed_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    timestamped: import("zod").ZodNullable<import("zod").ZodBoolean>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    elements: import("zod").ZodArray<import("zod").ZodObject<{
                        uuid: import("zod").ZodUUID;
                        page: import("zod").ZodInt;
                        box: import("zod").ZodTuple<[import("zod").ZodNumber, import("zod").ZodNumber, import("zod").ZodNumber, import("zod").ZodNumber], null>;
                        kind: import("zod").ZodEnum<{
                            signature: "signature";
                            text: "text";
                        }>;
                        name: import("zod").ZodString;
                        required: import("zod").ZodBoolean;
                        ask_signer: import("zod").ZodBoolean;
                        template_element_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                        value: import("zod").ZodNullable<import("zod").ZodString>;
                        written_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                            sender: "sender";
                            signer: "signer";
                        }>>;
                    }, import("zod/v4/core").$strip>>;
                    signers: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        person_id: import("zod").ZodUUID;
                        workflow_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                        elements: import("zod").ZodArray<import("zod").ZodUUID>;
                        signed_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            verify: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                file: import("zod").ZodFile;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    verdict: import("zod").ZodEnum<{
                        changed: "changed";
                        unknown: "unknown";
                        valid: "valid";
                    }>;
                    reason: import("zod").ZodEnum<{
                        added_after_seal: "added_after_seal";
                        as_sealed: "as_sealed";
                        no_seal: "no_seal";
                        not_a_pdf: "not_a_pdf";
                        not_on_record: "not_on_record";
                        seal_missing: "seal_missing";
                        seal_of_another: "seal_of_another";
                        sealed_bytes_differ: "sealed_bytes_differ";
                    }>;
                    detail: import("zod").ZodString;
                    sha256: import("zod").ZodString;
                    document: import("zod").ZodNullable<import("zod").ZodObject<{
                        uuid: import("zod").ZodUUID;
                        name: import("zod").ZodString;
                        people_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                        workflow_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                        signed_sha256: import("zod").ZodString;
                        signed_at: import("zod").ZodISODateTime;
                        timestamped: import("zod").ZodBoolean;
                        signers: import("zod").ZodArray<import("zod").ZodObject<{
                            id: import("zod").ZodUUID;
                            person_id: import("zod").ZodUUID;
                            workflow_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                            signed_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>>;
                    seal: import("zod").ZodNullable<import("zod").ZodObject<{
                        subject: import("zod").ZodString;
                        issuer: import("zod").ZodString;
                        certificate_sha256: import("zod").ZodString;
                        issued_here: import("zod").ZodBoolean;
                        intact: import("zod").ZodBoolean;
                        sealed_bytes: import("zod").ZodNullable<import("zod").ZodInt>;
                        whole: import("zod").ZodBoolean;
                    }, import("zod/v4/core").$strip>>;
                    changes: import("zod").ZodArray<import("zod").ZodObject<{
                        what: import("zod").ZodEnum<{
                            annotation_added: "annotation_added";
                            annotation_changed: "annotation_changed";
                            annotation_removed: "annotation_removed";
                            appearance: "appearance";
                            bytes_added: "bytes_added";
                            bytes_differ: "bytes_differ";
                            catalog: "catalog";
                            content: "content";
                            form_field: "form_field";
                            information: "information";
                            page: "page";
                            page_added: "page_added";
                            page_removed: "page_removed";
                            resources: "resources";
                            seal: "seal";
                            signature_added: "signature_added";
                            unreadable: "unreadable";
                        }>;
                        page: import("zod").ZodNullable<import("zod").ZodInt>;
                        detail: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    pages_compared: import("zod").ZodNullable<import("zod").ZodInt>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            certificates: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    chain: import("zod").ZodArray<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                uuid: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    sha256: import("zod").ZodString;
                    pages: import("zod").ZodArray<import("zod").ZodObject<{
                        width: import("zod").ZodNumber;
                        height: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>>;
                    status: import("zod").ZodEnum<{
                        open: "open";
                        signed: "signed";
                    }>;
                    template_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    people_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    workflow_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    workflow_deleted_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    signed_sha256: import("zod").ZodNullable<import("zod").ZodString>;
                    signed_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    timestamped: import("zod").ZodNullable<import("zod").ZodBoolean>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    elements: import("zod").ZodArray<import("zod").ZodObject<{
                        uuid: import("zod").ZodUUID;
                        page: import("zod").ZodInt;
                        box: import("zod").ZodTuple<[import("zod").ZodNumber, import("zod").ZodNumber, import("zod").ZodNumber, import("zod").ZodNumber], null>;
                        kind: import("zod").ZodEnum<{
                            signature: "signature";
                            text: "text";
                        }>;
                        name: import("zod").ZodString;
                        required: import("zod").ZodBoolean;
                        ask_signer: import("zod").ZodBoolean;
                        template_element_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                        value: import("zod").ZodNullable<import("zod").ZodString>;
                        written_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                            sender: "sender";
                            signer: "signer";
                        }>>;
                    }, import("zod/v4/core").$strip>>;
                    signers: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        person_id: import("zod").ZodUUID;
                        workflow_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                        elements: import("zod").ZodArray<import("zod").ZodUUID>;
                        signed_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            delete: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                uuid: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            page: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                params: import("zod").ZodObject<{
                    uuid: import("zod").ZodString;
                    page: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                query: import("zod").ZodPrefault<import("zod").ZodObject<{
                    width: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, import("zod").ZodFile, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            pageText: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                uuid: import("zod").ZodString;
                page: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    text: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            fill: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                params: import("zod").ZodObject<{
                    uuid: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                body: import("zod").ZodObject<{
                    texts: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodUUID, import("zod").ZodString>>>;
                    bound_texts: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodUUID, import("zod").ZodString>>>;
                    signer_texts: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodUUID, import("zod").ZodString>>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    sha256: import("zod").ZodString;
                    pages: import("zod").ZodArray<import("zod").ZodObject<{
                        width: import("zod").ZodNumber;
                        height: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>>;
                    status: import("zod").ZodEnum<{
                        open: "open";
                        signed: "signed";
                    }>;
                    template_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    people_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    workflow_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    workflow_deleted_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    signed_sha256: import("zod").ZodNullable<import("zod").ZodString>;
                    signed_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    timestamped: import("zod").ZodNullable<import("zod").ZodBoolean>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    elements: import("zod").ZodArray<import("zod").ZodObject<{
                        uuid: import("zod").ZodUUID;
                        page: import("zod").ZodInt;
                        box: import("zod").ZodTuple<[import("zod").ZodNumber, import("zod").ZodNumber, import("zod").ZodNumber, import("zod").ZodNumber], null>;
                        kind: import("zod").ZodEnum<{
                            signature: "signature";
                            text: "text";
                        }>;
                        name: import("zod").ZodString;
                        required: import("zod").ZodBoolean;
                        ask_signer: import("zod").ZodBoolean;
                        template_element_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                        value: import("zod").ZodNullable<import("zod").ZodString>;
                        written_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                            sender: "sender";
                            signer: "signer";
                        }>>;
                    }, import("zod/v4/core").$strip>>;
                    signers: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        person_id: import("zod").ZodUUID;
                        workflow_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                        elements: import("zod").ZodArray<import("zod").ZodUUID>;
                        signed_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            sign: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                params: import("zod").ZodObject<{
                    uuid: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                body: import("zod").ZodObject<{
                    signing_uuid: import("zod").ZodUUID;
                    sha256: import("zod").ZodString;
                    signature: import("zod").ZodUnion<readonly [import("zod").ZodObject<{
                        kind: import("zod").ZodEnum<{
                            drawn: "drawn";
                            typed: "typed";
                        }>;
                        png: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                        kind: import("zod").ZodLiteral<"applied">;
                        document_uuid: import("zod").ZodUUID;
                    }, import("zod/v4/core").$strip>]>;
                    signature_elements: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodUUID>>>;
                    signer: import("zod").ZodObject<{
                        name: import("zod").ZodString;
                        national_id: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                        people_uuid: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodUUID>>;
                        known_by: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                            name: import("zod").ZodObject<{
                                by: import("zod").ZodEnum<{
                                    code: "code";
                                    document: "document";
                                    partner: "partner";
                                    reading: "reading";
                                    signer: "signer";
                                }>;
                                at: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                            }, import("zod/v4/core").$strip>;
                            national_id: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                                by: import("zod").ZodEnum<{
                                    code: "code";
                                    document: "document";
                                    partner: "partner";
                                    reading: "reading";
                                    signer: "signer";
                                }>;
                                at: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                            }, import("zod/v4/core").$strip>>>;
                        }, import("zod/v4/core").$strip>>>;
                    }, import("zod/v4/core").$strip>;
                    texts: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodUUID, import("zod").ZodString>>>;
                    evidence: import("zod").ZodObject<{
                        workflow_uuid: import("zod").ZodUUID;
                        language: import("zod").ZodDefault<import("zod").ZodString>;
                        consent: import("zod").ZodObject<{
                            text: import("zod").ZodString;
                            text_sha256: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>;
                        device: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                            ip: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                            user_agent: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                            metadata: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>>;
                        }, import("zod/v4/core").$strip>>>;
                        pages_delivered: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodInt>>>;
                        coordinates: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodTuple<[import("zod").ZodString, import("zod").ZodString], null>>>;
                        consents: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodObject<{
                            key: import("zod").ZodString;
                            kind: import("zod").ZodString;
                            accepted: import("zod").ZodBoolean;
                            text_sha256: import("zod").ZodString;
                            version: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                            language: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                            at: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>>>;
                        codes: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodObject<{
                            channel: import("zod").ZodEnum<{
                                EMAIL: "EMAIL";
                                SMS: "SMS";
                                WHATSAPP: "WHATSAPP";
                            }>;
                            destination: import("zod").ZodString;
                            verified_at: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>>>;
                        media: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodObject<{
                            uuid: import("zod").ZodUUID;
                            collection: import("zod").ZodString;
                            title: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                                es: import("zod").ZodString;
                                en: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>>;
                            sha256: import("zod").ZodString;
                            stored_at: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                        }, import("zod/v4/core").$strip>>>>;
                        log: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                            length: import("zod").ZodInt;
                            head: import("zod").ZodNullable<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>>>;
                    }, import("zod/v4/core").$strip>;
                    store_sign: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    sealed: import("zod").ZodBoolean;
                    sha256: import("zod").ZodNullable<import("zod").ZodString>;
                    signed_at: import("zod").ZodISODateTime;
                    timestamped: import("zod").ZodNullable<import("zod").ZodBoolean>;
                    kind: import("zod").ZodEnum<{
                        applied: "applied";
                        drawn: "drawn";
                        typed: "typed";
                    }>;
                    consent: import("zod").ZodObject<{
                        text_sha256: import("zod").ZodString;
                        language: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>;
                    signature_kept: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            signed: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                uuid: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodFile, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            signature: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                uuid: import("zod").ZodString;
                signer: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strip>, import("zod").ZodFile, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            elements: {
                list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                    uuid: import("zod").ZodString;
                }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                    success: import("zod").ZodLiteral<true>;
                    result: import("zod").ZodArray<import("zod").ZodObject<{
                        uuid: import("zod").ZodUUID;
                        page: import("zod").ZodInt;
                        box: import("zod").ZodTuple<[import("zod").ZodNumber, import("zod").ZodNumber, import("zod").ZodNumber, import("zod").ZodNumber], null>;
                        kind: import("zod").ZodEnum<{
                            signature: "signature";
                            text: "text";
                        }>;
                        name: import("zod").ZodString;
                        required: import("zod").ZodBoolean;
                        ask_signer: import("zod").ZodBoolean;
                        template_element_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                        value: import("zod").ZodNullable<import("zod").ZodString>;
                        written_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                            sender: "sender";
                            signer: "signer";
                        }>>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
                create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                    params: import("zod").ZodObject<{
                        uuid: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>;
                    body: import("zod").ZodObject<{
                        page: import("zod").ZodInt;
                        box: import("zod").ZodTuple<[import("zod").ZodNumber, import("zod").ZodNumber, import("zod").ZodNumber, import("zod").ZodNumber], null>;
                        kind: import("zod").ZodEnum<{
                            signature: "signature";
                            text: "text";
                        }>;
                        name: import("zod").ZodString;
                        required: import("zod").ZodDefault<import("zod").ZodBoolean>;
                        ask_signer: import("zod").ZodDefault<import("zod").ZodBoolean>;
                    }, import("zod/v4/core").$strip>;
                }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                    success: import("zod").ZodLiteral<true>;
                    result: import("zod").ZodObject<{
                        uuid: import("zod").ZodUUID;
                        page: import("zod").ZodInt;
                        box: import("zod").ZodTuple<[import("zod").ZodNumber, import("zod").ZodNumber, import("zod").ZodNumber, import("zod").ZodNumber], null>;
                        kind: import("zod").ZodEnum<{
                            signature: "signature";
                            text: "text";
                        }>;
                        name: import("zod").ZodString;
                        required: import("zod").ZodBoolean;
                        ask_signer: import("zod").ZodBoolean;
                        template_element_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                        value: import("zod").ZodNullable<import("zod").ZodString>;
                        written_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                            sender: "sender";
                            signer: "signer";
                        }>>;
                    }, import("zod/v4/core").$strip>;
                }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
                delete: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                    uuid: import("zod").ZodString;
                    element_uuid: import("zod").ZodString;
                }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                    success: import("zod").ZodLiteral<true>;
                    result: import("zod").ZodString;
                }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            };
            internal: {
                signer: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                    document_uuid: import("zod").ZodUUID;
                    workflow_uuid: import("zod").ZodUUID;
                    people_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                    success: import("zod").ZodLiteral<true>;
                    result: import("zod").ZodNullable<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        person_id: import("zod").ZodUUID;
                        workflow_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                        elements: import("zod").ZodArray<import("zod").ZodUUID>;
                        signed_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
                workflowDeleted: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                    workflow_uuid: import("zod").ZodUUID;
                }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                    success: import("zod").ZodLiteral<true>;
                    result: import("zod").ZodObject<{
                        deleted: import("zod").ZodArray<import("zod").ZodUUID>;
                        kept: import("zod").ZodArray<import("zod").ZodUUID>;
                    }, import("zod/v4/core").$strip>;
                }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            };
        };
        documentTemplates: {
            list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                per_page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    current_page: import("zod").ZodInt;
                    data: import("zod").ZodArray<import("zod").ZodObject<{
                        uuid: import("zod").ZodUUID;
                        name: import("zod").ZodString;
                        sha256: import("zod").ZodString;
                        pages: import("zod").ZodArray<import("zod").ZodObject<{
                            width: import("zod").ZodNumber;
                            height: import("zod").ZodNumber;
                        }, import("zod/v4/core").$strip>>;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    from: import("zod").ZodNullable<import("zod").ZodInt>;
                    next_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    per_page: import("zod").ZodInt;
                    prev_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    to: import("zod").ZodNullable<import("zod").ZodInt>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                file: import("zod").ZodFile;
                name: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    sha256: import("zod").ZodString;
                    pages: import("zod").ZodArray<import("zod").ZodObject<{
                        width: import("zod").ZodNumber;
                        height: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                uuid: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    uuid: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    sha256: import("zod").ZodString;
                    pages: import("zod").ZodArray<import("zod").ZodObject<{
                        width: import("zod").ZodNumber;
                        height: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    elements: import("zod").ZodArray<import("zod").ZodObject<{
                        uuid: import("zod").ZodUUID;
                        page: import("zod").ZodInt;
                        box: import("zod").ZodTuple<[import("zod").ZodNumber, import("zod").ZodNumber, import("zod").ZodNumber, import("zod").ZodNumber], null>;
                        kind: import("zod").ZodEnum<{
                            signature: "signature";
                            text: "text";
                        }>;
                        name: import("zod").ZodString;
                        required: import("zod").ZodBoolean;
                        ask_signer: import("zod").ZodBoolean;
                        template_element_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                        value: import("zod").ZodNullable<import("zod").ZodString>;
                        written_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                            sender: "sender";
                            signer: "signer";
                        }>>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            delete: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                uuid: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            elements: {
                list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                    uuid: import("zod").ZodString;
                }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                    success: import("zod").ZodLiteral<true>;
                    result: import("zod").ZodArray<import("zod").ZodObject<{
                        uuid: import("zod").ZodUUID;
                        page: import("zod").ZodInt;
                        box: import("zod").ZodTuple<[import("zod").ZodNumber, import("zod").ZodNumber, import("zod").ZodNumber, import("zod").ZodNumber], null>;
                        kind: import("zod").ZodEnum<{
                            signature: "signature";
                            text: "text";
                        }>;
                        name: import("zod").ZodString;
                        required: import("zod").ZodBoolean;
                        ask_signer: import("zod").ZodBoolean;
                        template_element_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                        value: import("zod").ZodNullable<import("zod").ZodString>;
                        written_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                            sender: "sender";
                            signer: "signer";
                        }>>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
                create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                    params: import("zod").ZodObject<{
                        uuid: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>;
                    body: import("zod").ZodObject<{
                        page: import("zod").ZodInt;
                        box: import("zod").ZodTuple<[import("zod").ZodNumber, import("zod").ZodNumber, import("zod").ZodNumber, import("zod").ZodNumber], null>;
                        kind: import("zod").ZodEnum<{
                            signature: "signature";
                            text: "text";
                        }>;
                        name: import("zod").ZodString;
                        required: import("zod").ZodDefault<import("zod").ZodBoolean>;
                        ask_signer: import("zod").ZodDefault<import("zod").ZodBoolean>;
                    }, import("zod/v4/core").$strip>;
                }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                    success: import("zod").ZodLiteral<true>;
                    result: import("zod").ZodObject<{
                        uuid: import("zod").ZodUUID;
                        page: import("zod").ZodInt;
                        box: import("zod").ZodTuple<[import("zod").ZodNumber, import("zod").ZodNumber, import("zod").ZodNumber, import("zod").ZodNumber], null>;
                        kind: import("zod").ZodEnum<{
                            signature: "signature";
                            text: "text";
                        }>;
                        name: import("zod").ZodString;
                        required: import("zod").ZodBoolean;
                        ask_signer: import("zod").ZodBoolean;
                        template_element_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                        value: import("zod").ZodNullable<import("zod").ZodString>;
                        written_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                            sender: "sender";
                            signer: "signer";
                        }>>;
                    }, import("zod/v4/core").$strip>;
                }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
                delete: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                    uuid: import("zod").ZodString;
                    element_uuid: import("zod").ZodString;
                }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                    success: import("zod").ZodLiteral<true>;
                    result: import("zod").ZodString;
                }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            };
        };
        people: {
            list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                per_page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    current_page: import("zod").ZodInt;
                    data: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        national_id: import("zod").ZodString;
                        name: import("zod").ZodString;
                        first_lastname: import("zod").ZodString;
                        second_lastname: import("zod").ZodString;
                        birthdate: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        gender: import("zod").ZodNullable<import("zod").ZodEnum<{
                            FEMALE: "FEMALE";
                            MALE: "MALE";
                        }>>;
                        tax_id: import("zod").ZodNullable<import("zod").ZodString>;
                        nationality_id: import("zod").ZodNullable<import("zod").ZodInt>;
                        state_id: import("zod").ZodNullable<import("zod").ZodInt>;
                        entity_of_birth: import("zod").ZodNullable<import("zod").ZodString>;
                        external_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                        vendor_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                        biometrics: import("zod").ZodNullable<import("zod").ZodObject<{
                            liveness: import("zod").ZodNullable<import("zod").ZodBoolean>;
                            match_id: import("zod").ZodNullable<import("zod").ZodBoolean>;
                            match_level: import("zod").ZodNullable<import("zod").ZodInt>;
                        }, import("zod/v4/core").$strip>>;
                        addresses_similarity: import("zod").ZodNullable<import("zod").ZodObject<{
                            city: import("zod").ZodNumber;
                            state: import("zod").ZodNumber;
                            colony: import("zod").ZodNumber;
                            street: import("zod").ZodNumber;
                            ext_num: import("zod").ZodNumber;
                            int_num: import("zod").ZodNumber;
                            zip_code: import("zod").ZodNumber;
                            municipality: import("zod").ZodNumber;
                            general_score: import("zod").ZodNumber;
                        }, import("zod/v4/core").$strip>>;
                        marital_status_id: import("zod").ZodNullable<import("zod").ZodInt>;
                        people_group_id: import("zod").ZodNullable<import("zod").ZodUUID>;
                        extra_data: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                        temporary_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                        age: import("zod").ZodNullable<import("zod").ZodInt>;
                        information_percentage: import("zod").ZodNumber;
                        vouched_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                            contact: "contact";
                            enrollment: "enrollment";
                            operator: "operator";
                            partner: "partner";
                        }>>;
                        vouched_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    }, import("zod/v4/core").$strip>>;
                    from: import("zod").ZodNullable<import("zod").ZodInt>;
                    next_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    per_page: import("zod").ZodInt;
                    prev_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    to: import("zod").ZodNullable<import("zod").ZodInt>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                name: import("zod").ZodString;
                first_lastname: import("zod").ZodString;
                second_lastname: import("zod").ZodString;
                birthdate: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                gender: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodEnum<{
                    FEMALE: "FEMALE";
                    MALE: "MALE";
                }>>>;
                tax_id: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                nationality_id: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt32>>;
                state_id: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt32>>;
                entity_of_birth: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                external_ref_id: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                vendor_ref_id: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                biometrics: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                    liveness: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
                    match_id: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
                    match_level: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt32>>;
                }, import("zod/v4/core").$strip>>>;
                marital_status_id: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt32>>;
                people_group_id: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodUUID>>;
                extra_data: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>>;
                ignore_curp_validation: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
                national_id: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    national_id: import("zod").ZodString;
                    name: import("zod").ZodString;
                    first_lastname: import("zod").ZodString;
                    second_lastname: import("zod").ZodString;
                    birthdate: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    gender: import("zod").ZodNullable<import("zod").ZodEnum<{
                        FEMALE: "FEMALE";
                        MALE: "MALE";
                    }>>;
                    tax_id: import("zod").ZodNullable<import("zod").ZodString>;
                    nationality_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    state_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    entity_of_birth: import("zod").ZodNullable<import("zod").ZodString>;
                    external_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    vendor_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    biometrics: import("zod").ZodNullable<import("zod").ZodObject<{
                        liveness: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        match_id: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        match_level: import("zod").ZodNullable<import("zod").ZodInt>;
                    }, import("zod/v4/core").$strip>>;
                    addresses_similarity: import("zod").ZodNullable<import("zod").ZodObject<{
                        city: import("zod").ZodNumber;
                        state: import("zod").ZodNumber;
                        colony: import("zod").ZodNumber;
                        street: import("zod").ZodNumber;
                        ext_num: import("zod").ZodNumber;
                        int_num: import("zod").ZodNumber;
                        zip_code: import("zod").ZodNumber;
                        municipality: import("zod").ZodNumber;
                        general_score: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>>;
                    marital_status_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    people_group_id: import("zod").ZodNullable<import("zod").ZodUUID>;
                    extra_data: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    temporary_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    age: import("zod").ZodNullable<import("zod").ZodInt>;
                    information_percentage: import("zod").ZodNumber;
                    vouched_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                        contact: "contact";
                        enrollment: "enrollment";
                        operator: "operator";
                        partner: "partner";
                    }>>;
                    vouched_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            saveByNationalId: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                name: import("zod").ZodOptional<import("zod").ZodString>;
                first_lastname: import("zod").ZodOptional<import("zod").ZodString>;
                second_lastname: import("zod").ZodOptional<import("zod").ZodString>;
                birthdate: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>>;
                gender: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodEnum<{
                    FEMALE: "FEMALE";
                    MALE: "MALE";
                }>>>>;
                tax_id: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>>;
                nationality_id: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt32>>>;
                state_id: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt32>>>;
                entity_of_birth: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>>;
                external_ref_id: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>>;
                vendor_ref_id: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>>;
                biometrics: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                    liveness: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
                    match_id: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
                    match_level: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt32>>;
                }, import("zod/v4/core").$strip>>>>;
                marital_status_id: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt32>>>;
                people_group_id: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodUUID>>>;
                extra_data: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>>>;
                ignore_curp_validation: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>>;
                national_id: import("zod").ZodNonOptional<import("zod").ZodOptional<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    national_id: import("zod").ZodString;
                    name: import("zod").ZodString;
                    first_lastname: import("zod").ZodString;
                    second_lastname: import("zod").ZodString;
                    birthdate: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    gender: import("zod").ZodNullable<import("zod").ZodEnum<{
                        FEMALE: "FEMALE";
                        MALE: "MALE";
                    }>>;
                    tax_id: import("zod").ZodNullable<import("zod").ZodString>;
                    nationality_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    state_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    entity_of_birth: import("zod").ZodNullable<import("zod").ZodString>;
                    external_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    vendor_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    biometrics: import("zod").ZodNullable<import("zod").ZodObject<{
                        liveness: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        match_id: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        match_level: import("zod").ZodNullable<import("zod").ZodInt>;
                    }, import("zod/v4/core").$strip>>;
                    addresses_similarity: import("zod").ZodNullable<import("zod").ZodObject<{
                        city: import("zod").ZodNumber;
                        state: import("zod").ZodNumber;
                        colony: import("zod").ZodNumber;
                        street: import("zod").ZodNumber;
                        ext_num: import("zod").ZodNumber;
                        int_num: import("zod").ZodNumber;
                        zip_code: import("zod").ZodNumber;
                        municipality: import("zod").ZodNumber;
                        general_score: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>>;
                    marital_status_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    people_group_id: import("zod").ZodNullable<import("zod").ZodUUID>;
                    extra_data: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    temporary_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    age: import("zod").ZodNullable<import("zod").ZodInt>;
                    information_percentage: import("zod").ZodNumber;
                    vouched_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                        contact: "contact";
                        enrollment: "enrollment";
                        operator: "operator";
                        partner: "partner";
                    }>>;
                    vouched_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    addresses: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        person_id: import("zod").ZodUUID;
                        street: import("zod").ZodString;
                        ext_num: import("zod").ZodString;
                        int_num: import("zod").ZodNullable<import("zod").ZodString>;
                        state: import("zod").ZodString;
                        state_id: import("zod").ZodNullable<import("zod").ZodInt>;
                        city: import("zod").ZodNullable<import("zod").ZodString>;
                        municipality: import("zod").ZodString;
                        colony: import("zod").ZodString;
                        zip_code: import("zod").ZodString;
                        references: import("zod").ZodString;
                        latitude: import("zod").ZodNullable<import("zod").ZodNumber>;
                        longitude: import("zod").ZodNullable<import("zod").ZodNumber>;
                        source: import("zod").ZodNullable<import("zod").ZodString>;
                        ownership: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        dwelling_age: import("zod").ZodNullable<import("zod").ZodInt>;
                        device_coordinates: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodNumber>>;
                        is_current_address: import("zod").ZodBoolean;
                        verified_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        metadata: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    contact_data: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        person_id: import("zod").ZodUUID;
                        email: import("zod").ZodNullable<import("zod").ZodString>;
                        phone: import("zod").ZodNullable<import("zod").ZodString>;
                        email_confirmation: import("zod").ZodBoolean;
                        sms_confirmation: import("zod").ZodBoolean;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    references: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        person_id: import("zod").ZodUUID;
                        name: import("zod").ZodString;
                        phone: import("zod").ZodString;
                        person_relation_id: import("zod").ZodInt;
                        person_relation: import("zod").ZodObject<{
                            id: import("zod").ZodInt;
                            code: import("zod").ZodString;
                            name: import("zod").ZodString;
                            created_at: import("zod").ZodISODateTime;
                            updated_at: import("zod").ZodISODateTime;
                        }, import("zod/v4/core").$strip>;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    marital_status: import("zod").ZodNullable<import("zod").ZodObject<{
                        id: import("zod").ZodInt;
                        code: import("zod").ZodString;
                        name: import("zod").ZodString;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    nationality: import("zod").ZodNullable<import("zod").ZodObject<{
                        id: import("zod").ZodInt;
                        code: import("zod").ZodString;
                        name: import("zod").ZodString;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                        country: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    state: import("zod").ZodNullable<import("zod").ZodObject<{
                        id: import("zod").ZodInt;
                        code: import("zod").ZodString;
                        name: import("zod").ZodString;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                        country: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            getByNationalId: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                national_id: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    national_id: import("zod").ZodString;
                    name: import("zod").ZodString;
                    first_lastname: import("zod").ZodString;
                    second_lastname: import("zod").ZodString;
                    birthdate: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    gender: import("zod").ZodNullable<import("zod").ZodEnum<{
                        FEMALE: "FEMALE";
                        MALE: "MALE";
                    }>>;
                    tax_id: import("zod").ZodNullable<import("zod").ZodString>;
                    nationality_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    state_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    entity_of_birth: import("zod").ZodNullable<import("zod").ZodString>;
                    external_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    vendor_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    biometrics: import("zod").ZodNullable<import("zod").ZodObject<{
                        liveness: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        match_id: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        match_level: import("zod").ZodNullable<import("zod").ZodInt>;
                    }, import("zod/v4/core").$strip>>;
                    addresses_similarity: import("zod").ZodNullable<import("zod").ZodObject<{
                        city: import("zod").ZodNumber;
                        state: import("zod").ZodNumber;
                        colony: import("zod").ZodNumber;
                        street: import("zod").ZodNumber;
                        ext_num: import("zod").ZodNumber;
                        int_num: import("zod").ZodNumber;
                        zip_code: import("zod").ZodNumber;
                        municipality: import("zod").ZodNumber;
                        general_score: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>>;
                    marital_status_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    people_group_id: import("zod").ZodNullable<import("zod").ZodUUID>;
                    extra_data: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    temporary_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    age: import("zod").ZodNullable<import("zod").ZodInt>;
                    information_percentage: import("zod").ZodNumber;
                    vouched_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                        contact: "contact";
                        enrollment: "enrollment";
                        operator: "operator";
                        partner: "partner";
                    }>>;
                    vouched_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    addresses: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        person_id: import("zod").ZodUUID;
                        street: import("zod").ZodString;
                        ext_num: import("zod").ZodString;
                        int_num: import("zod").ZodNullable<import("zod").ZodString>;
                        state: import("zod").ZodString;
                        state_id: import("zod").ZodNullable<import("zod").ZodInt>;
                        city: import("zod").ZodNullable<import("zod").ZodString>;
                        municipality: import("zod").ZodString;
                        colony: import("zod").ZodString;
                        zip_code: import("zod").ZodString;
                        references: import("zod").ZodString;
                        latitude: import("zod").ZodNullable<import("zod").ZodNumber>;
                        longitude: import("zod").ZodNullable<import("zod").ZodNumber>;
                        source: import("zod").ZodNullable<import("zod").ZodString>;
                        ownership: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        dwelling_age: import("zod").ZodNullable<import("zod").ZodInt>;
                        device_coordinates: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodNumber>>;
                        is_current_address: import("zod").ZodBoolean;
                        verified_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        metadata: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    contact_data: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        person_id: import("zod").ZodUUID;
                        email: import("zod").ZodNullable<import("zod").ZodString>;
                        phone: import("zod").ZodNullable<import("zod").ZodString>;
                        email_confirmation: import("zod").ZodBoolean;
                        sms_confirmation: import("zod").ZodBoolean;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    references: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        person_id: import("zod").ZodUUID;
                        name: import("zod").ZodString;
                        phone: import("zod").ZodString;
                        person_relation_id: import("zod").ZodInt;
                        person_relation: import("zod").ZodObject<{
                            id: import("zod").ZodInt;
                            code: import("zod").ZodString;
                            name: import("zod").ZodString;
                            created_at: import("zod").ZodISODateTime;
                            updated_at: import("zod").ZodISODateTime;
                        }, import("zod/v4/core").$strip>;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    marital_status: import("zod").ZodNullable<import("zod").ZodObject<{
                        id: import("zod").ZodInt;
                        code: import("zod").ZodString;
                        name: import("zod").ZodString;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    nationality: import("zod").ZodNullable<import("zod").ZodObject<{
                        id: import("zod").ZodInt;
                        code: import("zod").ZodString;
                        name: import("zod").ZodString;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                        country: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    state: import("zod").ZodNullable<import("zod").ZodObject<{
                        id: import("zod").ZodInt;
                        code: import("zod").ZodString;
                        name: import("zod").ZodString;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                        country: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            findByIds: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                ids: import("zod").ZodArray<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    national_id: import("zod").ZodString;
                    name: import("zod").ZodString;
                    first_lastname: import("zod").ZodString;
                    second_lastname: import("zod").ZodString;
                    birthdate: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    gender: import("zod").ZodNullable<import("zod").ZodEnum<{
                        FEMALE: "FEMALE";
                        MALE: "MALE";
                    }>>;
                    tax_id: import("zod").ZodNullable<import("zod").ZodString>;
                    nationality_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    state_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    entity_of_birth: import("zod").ZodNullable<import("zod").ZodString>;
                    external_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    vendor_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    biometrics: import("zod").ZodNullable<import("zod").ZodObject<{
                        liveness: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        match_id: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        match_level: import("zod").ZodNullable<import("zod").ZodInt>;
                    }, import("zod/v4/core").$strip>>;
                    addresses_similarity: import("zod").ZodNullable<import("zod").ZodObject<{
                        city: import("zod").ZodNumber;
                        state: import("zod").ZodNumber;
                        colony: import("zod").ZodNumber;
                        street: import("zod").ZodNumber;
                        ext_num: import("zod").ZodNumber;
                        int_num: import("zod").ZodNumber;
                        zip_code: import("zod").ZodNumber;
                        municipality: import("zod").ZodNumber;
                        general_score: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>>;
                    marital_status_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    people_group_id: import("zod").ZodNullable<import("zod").ZodUUID>;
                    extra_data: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    temporary_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    age: import("zod").ZodNullable<import("zod").ZodInt>;
                    information_percentage: import("zod").ZodNumber;
                    vouched_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                        contact: "contact";
                        enrollment: "enrollment";
                        operator: "operator";
                        partner: "partner";
                    }>>;
                    vouched_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            findByExternalIds: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                external_ref_id: import("zod").ZodArray<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodNullable<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    national_id: import("zod").ZodString;
                    name: import("zod").ZodString;
                    first_lastname: import("zod").ZodString;
                    second_lastname: import("zod").ZodString;
                    birthdate: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    gender: import("zod").ZodNullable<import("zod").ZodEnum<{
                        FEMALE: "FEMALE";
                        MALE: "MALE";
                    }>>;
                    tax_id: import("zod").ZodNullable<import("zod").ZodString>;
                    nationality_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    state_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    entity_of_birth: import("zod").ZodNullable<import("zod").ZodString>;
                    external_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    vendor_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    biometrics: import("zod").ZodNullable<import("zod").ZodObject<{
                        liveness: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        match_id: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        match_level: import("zod").ZodNullable<import("zod").ZodInt>;
                    }, import("zod/v4/core").$strip>>;
                    addresses_similarity: import("zod").ZodNullable<import("zod").ZodObject<{
                        city: import("zod").ZodNumber;
                        state: import("zod").ZodNumber;
                        colony: import("zod").ZodNumber;
                        street: import("zod").ZodNumber;
                        ext_num: import("zod").ZodNumber;
                        int_num: import("zod").ZodNumber;
                        zip_code: import("zod").ZodNumber;
                        municipality: import("zod").ZodNumber;
                        general_score: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>>;
                    marital_status_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    people_group_id: import("zod").ZodNullable<import("zod").ZodUUID>;
                    extra_data: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    temporary_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    age: import("zod").ZodNullable<import("zod").ZodInt>;
                    information_percentage: import("zod").ZodNumber;
                    vouched_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                        contact: "contact";
                        enrollment: "enrollment";
                        operator: "operator";
                        partner: "partner";
                    }>>;
                    vouched_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            createFromCurp: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                curp: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    national_id: import("zod").ZodString;
                    name: import("zod").ZodString;
                    first_lastname: import("zod").ZodString;
                    second_lastname: import("zod").ZodString;
                    birthdate: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    gender: import("zod").ZodNullable<import("zod").ZodEnum<{
                        FEMALE: "FEMALE";
                        MALE: "MALE";
                    }>>;
                    tax_id: import("zod").ZodNullable<import("zod").ZodString>;
                    nationality_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    state_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    entity_of_birth: import("zod").ZodNullable<import("zod").ZodString>;
                    external_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    vendor_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    biometrics: import("zod").ZodNullable<import("zod").ZodObject<{
                        liveness: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        match_id: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        match_level: import("zod").ZodNullable<import("zod").ZodInt>;
                    }, import("zod/v4/core").$strip>>;
                    addresses_similarity: import("zod").ZodNullable<import("zod").ZodObject<{
                        city: import("zod").ZodNumber;
                        state: import("zod").ZodNumber;
                        colony: import("zod").ZodNumber;
                        street: import("zod").ZodNumber;
                        ext_num: import("zod").ZodNumber;
                        int_num: import("zod").ZodNumber;
                        zip_code: import("zod").ZodNumber;
                        municipality: import("zod").ZodNumber;
                        general_score: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>>;
                    marital_status_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    people_group_id: import("zod").ZodNullable<import("zod").ZodUUID>;
                    extra_data: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    temporary_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    age: import("zod").ZodNullable<import("zod").ZodInt>;
                    information_percentage: import("zod").ZodNumber;
                    vouched_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                        contact: "contact";
                        enrollment: "enrollment";
                        operator: "operator";
                        partner: "partner";
                    }>>;
                    vouched_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            exportCsv: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                start_date: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodISODate>>;
                end_date: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodISODate>>;
                exclude: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodEnum<{
                    address: "address";
                    contact: "contact";
                }>>>>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                headers: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                body: import("zod").ZodUnknown;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            getByExternalId: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                external_id: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    national_id: import("zod").ZodString;
                    name: import("zod").ZodString;
                    first_lastname: import("zod").ZodString;
                    second_lastname: import("zod").ZodString;
                    birthdate: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    gender: import("zod").ZodNullable<import("zod").ZodEnum<{
                        FEMALE: "FEMALE";
                        MALE: "MALE";
                    }>>;
                    tax_id: import("zod").ZodNullable<import("zod").ZodString>;
                    nationality_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    state_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    entity_of_birth: import("zod").ZodNullable<import("zod").ZodString>;
                    external_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    vendor_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    biometrics: import("zod").ZodNullable<import("zod").ZodObject<{
                        liveness: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        match_id: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        match_level: import("zod").ZodNullable<import("zod").ZodInt>;
                    }, import("zod/v4/core").$strip>>;
                    addresses_similarity: import("zod").ZodNullable<import("zod").ZodObject<{
                        city: import("zod").ZodNumber;
                        state: import("zod").ZodNumber;
                        colony: import("zod").ZodNumber;
                        street: import("zod").ZodNumber;
                        ext_num: import("zod").ZodNumber;
                        int_num: import("zod").ZodNumber;
                        zip_code: import("zod").ZodNumber;
                        municipality: import("zod").ZodNumber;
                        general_score: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>>;
                    marital_status_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    people_group_id: import("zod").ZodNullable<import("zod").ZodUUID>;
                    extra_data: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    temporary_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    age: import("zod").ZodNullable<import("zod").ZodInt>;
                    information_percentage: import("zod").ZodNumber;
                    vouched_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                        contact: "contact";
                        enrollment: "enrollment";
                        operator: "operator";
                        partner: "partner";
                    }>>;
                    vouched_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            getByVendorId: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                vendor_id: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    national_id: import("zod").ZodString;
                    name: import("zod").ZodString;
                    first_lastname: import("zod").ZodString;
                    second_lastname: import("zod").ZodString;
                    birthdate: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    gender: import("zod").ZodNullable<import("zod").ZodEnum<{
                        FEMALE: "FEMALE";
                        MALE: "MALE";
                    }>>;
                    tax_id: import("zod").ZodNullable<import("zod").ZodString>;
                    nationality_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    state_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    entity_of_birth: import("zod").ZodNullable<import("zod").ZodString>;
                    external_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    vendor_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    biometrics: import("zod").ZodNullable<import("zod").ZodObject<{
                        liveness: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        match_id: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        match_level: import("zod").ZodNullable<import("zod").ZodInt>;
                    }, import("zod/v4/core").$strip>>;
                    addresses_similarity: import("zod").ZodNullable<import("zod").ZodObject<{
                        city: import("zod").ZodNumber;
                        state: import("zod").ZodNumber;
                        colony: import("zod").ZodNumber;
                        street: import("zod").ZodNumber;
                        ext_num: import("zod").ZodNumber;
                        int_num: import("zod").ZodNumber;
                        zip_code: import("zod").ZodNumber;
                        municipality: import("zod").ZodNumber;
                        general_score: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>>;
                    marital_status_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    people_group_id: import("zod").ZodNullable<import("zod").ZodUUID>;
                    extra_data: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    temporary_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    age: import("zod").ZodNullable<import("zod").ZodInt>;
                    information_percentage: import("zod").ZodNumber;
                    vouched_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                        contact: "contact";
                        enrollment: "enrollment";
                        operator: "operator";
                        partner: "partner";
                    }>>;
                    vouched_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            data: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                params: import("zod").ZodObject<{
                    id: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                headers: import("zod").ZodOptional<import("zod").ZodObject<{
                    accept: import("zod").ZodOptional<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                headers: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                body: import("zod").ZodUnion<readonly [import("zod").ZodObject<{
                    success: import("zod").ZodLiteral<true>;
                    result: import("zod").ZodObject<{
                        exported_at: import("zod").ZodISODateTime;
                        person: import("zod").ZodObject<{
                            id: import("zod").ZodUUID;
                            national_id: import("zod").ZodString;
                            name: import("zod").ZodString;
                            first_lastname: import("zod").ZodString;
                            second_lastname: import("zod").ZodString;
                            birthdate: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                            gender: import("zod").ZodNullable<import("zod").ZodEnum<{
                                FEMALE: "FEMALE";
                                MALE: "MALE";
                            }>>;
                            tax_id: import("zod").ZodNullable<import("zod").ZodString>;
                            nationality_id: import("zod").ZodNullable<import("zod").ZodInt>;
                            state_id: import("zod").ZodNullable<import("zod").ZodInt>;
                            entity_of_birth: import("zod").ZodNullable<import("zod").ZodString>;
                            external_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                            vendor_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                            biometrics: import("zod").ZodNullable<import("zod").ZodObject<{
                                liveness: import("zod").ZodNullable<import("zod").ZodBoolean>;
                                match_id: import("zod").ZodNullable<import("zod").ZodBoolean>;
                                match_level: import("zod").ZodNullable<import("zod").ZodInt>;
                            }, import("zod/v4/core").$strip>>;
                            addresses_similarity: import("zod").ZodNullable<import("zod").ZodObject<{
                                city: import("zod").ZodNumber;
                                state: import("zod").ZodNumber;
                                colony: import("zod").ZodNumber;
                                street: import("zod").ZodNumber;
                                ext_num: import("zod").ZodNumber;
                                int_num: import("zod").ZodNumber;
                                zip_code: import("zod").ZodNumber;
                                municipality: import("zod").ZodNumber;
                                general_score: import("zod").ZodNumber;
                            }, import("zod/v4/core").$strip>>;
                            marital_status_id: import("zod").ZodNullable<import("zod").ZodInt>;
                            people_group_id: import("zod").ZodNullable<import("zod").ZodUUID>;
                            extra_data: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                            temporary_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                            created_at: import("zod").ZodISODateTime;
                            updated_at: import("zod").ZodISODateTime;
                            age: import("zod").ZodNullable<import("zod").ZodInt>;
                            information_percentage: import("zod").ZodNumber;
                            vouched_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                                contact: "contact";
                                enrollment: "enrollment";
                                operator: "operator";
                                partner: "partner";
                            }>>;
                            vouched_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        }, import("zod/v4/core").$strip>;
                        people_group: import("zod").ZodNullable<import("zod").ZodObject<{
                            id: import("zod").ZodUUID;
                            name: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        addresses: import("zod").ZodArray<import("zod").ZodObject<{
                            id: import("zod").ZodUUID;
                            person_id: import("zod").ZodUUID;
                            street: import("zod").ZodString;
                            ext_num: import("zod").ZodString;
                            int_num: import("zod").ZodNullable<import("zod").ZodString>;
                            state: import("zod").ZodString;
                            state_id: import("zod").ZodNullable<import("zod").ZodInt>;
                            city: import("zod").ZodNullable<import("zod").ZodString>;
                            municipality: import("zod").ZodString;
                            colony: import("zod").ZodString;
                            zip_code: import("zod").ZodString;
                            references: import("zod").ZodString;
                            latitude: import("zod").ZodNullable<import("zod").ZodNumber>;
                            longitude: import("zod").ZodNullable<import("zod").ZodNumber>;
                            source: import("zod").ZodNullable<import("zod").ZodString>;
                            ownership: import("zod").ZodNullable<import("zod").ZodBoolean>;
                            dwelling_age: import("zod").ZodNullable<import("zod").ZodInt>;
                            device_coordinates: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodNumber>>;
                            is_current_address: import("zod").ZodBoolean;
                            verified_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                            metadata: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                            created_at: import("zod").ZodISODateTime;
                            updated_at: import("zod").ZodISODateTime;
                        }, import("zod/v4/core").$strip>>;
                        contact_data: import("zod").ZodArray<import("zod").ZodObject<{
                            id: import("zod").ZodUUID;
                            person_id: import("zod").ZodUUID;
                            email: import("zod").ZodNullable<import("zod").ZodString>;
                            phone: import("zod").ZodNullable<import("zod").ZodString>;
                            email_confirmation: import("zod").ZodBoolean;
                            sms_confirmation: import("zod").ZodBoolean;
                            created_at: import("zod").ZodISODateTime;
                            updated_at: import("zod").ZodISODateTime;
                        }, import("zod/v4/core").$strip>>;
                        references: import("zod").ZodArray<import("zod").ZodObject<{
                            id: import("zod").ZodUUID;
                            person_id: import("zod").ZodUUID;
                            name: import("zod").ZodString;
                            phone: import("zod").ZodString;
                            person_relation_id: import("zod").ZodInt;
                            person_relation: import("zod").ZodObject<{
                                id: import("zod").ZodInt;
                                code: import("zod").ZodString;
                                name: import("zod").ZodString;
                                created_at: import("zod").ZodISODateTime;
                                updated_at: import("zod").ZodISODateTime;
                            }, import("zod/v4/core").$strip>;
                            created_at: import("zod").ZodISODateTime;
                            updated_at: import("zod").ZodISODateTime;
                        }, import("zod/v4/core").$strip>>;
                        validation_results: import("zod").ZodArray<import("zod").ZodObject<{
                            id: import("zod").ZodUUID;
                            model_type: import("zod").ZodEnum<{
                                address: "address";
                                person: "person";
                            }>;
                            model_id: import("zod").ZodUUID;
                            validation_id: import("zod").ZodUUID;
                            status: import("zod").ZodInt;
                            content: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                            metadata: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                            error: import("zod").ZodNullable<import("zod").ZodString>;
                            retries: import("zod").ZodInt;
                            executed_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                            created_at: import("zod").ZodISODateTime;
                            updated_at: import("zod").ZodISODateTime;
                        }, import("zod/v4/core").$strip>>;
                        dynamic_values: import("zod").ZodArray<import("zod").ZodObject<{
                            id: import("zod").ZodUUID;
                            person_id: import("zod").ZodUUID;
                            dynamic_property_id: import("zod").ZodUUID;
                            values: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                            dynamic_descriptor: import("zod").ZodObject<{
                                id: import("zod").ZodUUID;
                                name: import("zod").ZodString;
                                description: import("zod").ZodString;
                                key: import("zod").ZodString;
                                descriptor: import("zod").ZodArray<import("zod").ZodObject<{
                                    title: import("zod").ZodString;
                                    type: import("zod").ZodString;
                                    key: import("zod").ZodString;
                                    rules: import("zod").ZodArray<import("zod").ZodString>;
                                    catalog_id: import("zod").ZodNullable<import("zod").ZodString>;
                                }, import("zod/v4/core").$strip>>;
                                created_at: import("zod").ZodISODateTime;
                                updated_at: import("zod").ZodISODateTime;
                            }, import("zod/v4/core").$strip>;
                            created_at: import("zod").ZodISODateTime;
                            updated_at: import("zod").ZodISODateTime;
                        }, import("zod/v4/core").$strip>>;
                        biometric_results: import("zod").ZodArray<import("zod").ZodObject<{
                            id: import("zod").ZodUUID;
                            person_id: import("zod").ZodUUID;
                            type: import("zod").ZodInt;
                            typeName: import("zod").ZodEnum<{
                                ENROLL: "ENROLL";
                                FACE_2D_MATCH: "FACE_2D_MATCH";
                                FACE_3D_MATCH: "FACE_3D_MATCH";
                                FACE_MATCH_ID: "FACE_MATCH_ID";
                                LIVENESS: "LIVENESS";
                            }>;
                            vendor_id: import("zod").ZodNullable<import("zod").ZodString>;
                            execution_date: import("zod").ZodISODateTime;
                            metadata: import("zod").ZodObject<{
                                safe: import("zod").ZodNullable<import("zod").ZodBoolean>;
                                success: import("zod").ZodNullable<import("zod").ZodBoolean>;
                                wasProcessed: import("zod").ZodNullable<import("zod").ZodBoolean>;
                                matchLevel: import("zod").ZodNullable<import("zod").ZodInt>;
                                executed_at: import("zod").ZodNullable<import("zod").ZodString>;
                                referenceId: import("zod").ZodNullable<import("zod").ZodString>;
                                nfcStatusEnumInt: import("zod").ZodNullable<import("zod").ZodInt>;
                                fullIDStatusEnumInt: import("zod").ZodNullable<import("zod").ZodInt>;
                                barcodeStatusEnumInt: import("zod").ZodNullable<import("zod").ZodInt>;
                                matchLevelNFCToFaceMap: import("zod").ZodNullable<import("zod").ZodInt>;
                                digitalIDSpoofStatusEnumInt: import("zod").ZodNullable<import("zod").ZodInt>;
                                idScanAgeEstimateGroupEnumInt: import("zod").ZodNullable<import("zod").ZodInt>;
                                faceOnDocumentStatusEnumInt: import("zod").ZodNullable<import("zod").ZodString>;
                                textOnDocumentStatusEnumInt: import("zod").ZodNullable<import("zod").ZodString>;
                            }, import("zod/v4/core").$loose>;
                            created_at: import("zod").ZodISODateTime;
                            updated_at: import("zod").ZodISODateTime;
                        }, import("zod/v4/core").$strip>>;
                        portraits: import("zod").ZodArray<import("zod").ZodObject<{
                            source: import("zod").ZodEnum<{
                                api: "api";
                                enrollment: "enrollment";
                            }>;
                            model: import("zod").ZodString;
                            model_version: import("zod").ZodString;
                            kept_at: import("zod").ZodISODateTime;
                        }, import("zod/v4/core").$strip>>;
                        voter_credential: import("zod").ZodNullable<import("zod").ZodObject<{
                            uploaded_at: import("zod").ZodISODateTime;
                            ocr_data_front: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                            ocr_data_reverse: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                        }, import("zod/v4/core").$strip>>;
                        learned_from: import("zod").ZodArray<import("zod").ZodObject<{
                            workflow_uuid: import("zod").ZodUUID;
                            attached_at: import("zod").ZodISODateTime;
                            document_address: import("zod").ZodNullable<import("zod").ZodObject<{
                                street: import("zod").ZodNullable<import("zod").ZodString>;
                                neighborhood: import("zod").ZodNullable<import("zod").ZodString>;
                                zip_code: import("zod").ZodNullable<import("zod").ZodString>;
                                city: import("zod").ZodNullable<import("zod").ZodString>;
                                province: import("zod").ZodNullable<import("zod").ZodString>;
                            }, import("zod/v4/core").$strip>>;
                        }, import("zod/v4/core").$strip>>;
                        timeline: import("zod").ZodArray<import("zod").ZodObject<{
                            number: import("zod").ZodInt;
                            type: import("zod").ZodString;
                            at: import("zod").ZodISODateTime;
                            actor: import("zod").ZodString;
                            request_id: import("zod").ZodString;
                            livemode: import("zod").ZodBoolean;
                            data: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodBoolean, import("zod").ZodNull]>>;
                        }, import("zod/v4/core").$strip>>;
                        timeline_length: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>;
                }, import("zod/v4/core").$strip>, import("zod").ZodCustom<object, object>]>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            delete: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                id: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                id: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    national_id: import("zod").ZodString;
                    name: import("zod").ZodString;
                    first_lastname: import("zod").ZodString;
                    second_lastname: import("zod").ZodString;
                    birthdate: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    gender: import("zod").ZodNullable<import("zod").ZodEnum<{
                        FEMALE: "FEMALE";
                        MALE: "MALE";
                    }>>;
                    tax_id: import("zod").ZodNullable<import("zod").ZodString>;
                    nationality_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    state_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    entity_of_birth: import("zod").ZodNullable<import("zod").ZodString>;
                    external_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    vendor_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    biometrics: import("zod").ZodNullable<import("zod").ZodObject<{
                        liveness: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        match_id: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        match_level: import("zod").ZodNullable<import("zod").ZodInt>;
                    }, import("zod/v4/core").$strip>>;
                    addresses_similarity: import("zod").ZodNullable<import("zod").ZodObject<{
                        city: import("zod").ZodNumber;
                        state: import("zod").ZodNumber;
                        colony: import("zod").ZodNumber;
                        street: import("zod").ZodNumber;
                        ext_num: import("zod").ZodNumber;
                        int_num: import("zod").ZodNumber;
                        zip_code: import("zod").ZodNumber;
                        municipality: import("zod").ZodNumber;
                        general_score: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>>;
                    marital_status_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    people_group_id: import("zod").ZodNullable<import("zod").ZodUUID>;
                    extra_data: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    temporary_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    age: import("zod").ZodNullable<import("zod").ZodInt>;
                    information_percentage: import("zod").ZodNumber;
                    vouched_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                        contact: "contact";
                        enrollment: "enrollment";
                        operator: "operator";
                        partner: "partner";
                    }>>;
                    vouched_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    addresses: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        person_id: import("zod").ZodUUID;
                        street: import("zod").ZodString;
                        ext_num: import("zod").ZodString;
                        int_num: import("zod").ZodNullable<import("zod").ZodString>;
                        state: import("zod").ZodString;
                        state_id: import("zod").ZodNullable<import("zod").ZodInt>;
                        city: import("zod").ZodNullable<import("zod").ZodString>;
                        municipality: import("zod").ZodString;
                        colony: import("zod").ZodString;
                        zip_code: import("zod").ZodString;
                        references: import("zod").ZodString;
                        latitude: import("zod").ZodNullable<import("zod").ZodNumber>;
                        longitude: import("zod").ZodNullable<import("zod").ZodNumber>;
                        source: import("zod").ZodNullable<import("zod").ZodString>;
                        ownership: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        dwelling_age: import("zod").ZodNullable<import("zod").ZodInt>;
                        device_coordinates: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodNumber>>;
                        is_current_address: import("zod").ZodBoolean;
                        verified_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        metadata: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    contact_data: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        person_id: import("zod").ZodUUID;
                        email: import("zod").ZodNullable<import("zod").ZodString>;
                        phone: import("zod").ZodNullable<import("zod").ZodString>;
                        email_confirmation: import("zod").ZodBoolean;
                        sms_confirmation: import("zod").ZodBoolean;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    references: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        person_id: import("zod").ZodUUID;
                        name: import("zod").ZodString;
                        phone: import("zod").ZodString;
                        person_relation_id: import("zod").ZodInt;
                        person_relation: import("zod").ZodObject<{
                            id: import("zod").ZodInt;
                            code: import("zod").ZodString;
                            name: import("zod").ZodString;
                            created_at: import("zod").ZodISODateTime;
                            updated_at: import("zod").ZodISODateTime;
                        }, import("zod/v4/core").$strip>;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    marital_status: import("zod").ZodNullable<import("zod").ZodObject<{
                        id: import("zod").ZodInt;
                        code: import("zod").ZodString;
                        name: import("zod").ZodString;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    nationality: import("zod").ZodNullable<import("zod").ZodObject<{
                        id: import("zod").ZodInt;
                        code: import("zod").ZodString;
                        name: import("zod").ZodString;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                        country: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    state: import("zod").ZodNullable<import("zod").ZodObject<{
                        id: import("zod").ZodInt;
                        code: import("zod").ZodString;
                        name: import("zod").ZodString;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                        country: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                params: import("zod").ZodObject<{
                    id: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                body: import("zod").ZodObject<{
                    name: import("zod").ZodOptional<import("zod").ZodString>;
                    first_lastname: import("zod").ZodOptional<import("zod").ZodString>;
                    second_lastname: import("zod").ZodOptional<import("zod").ZodString>;
                    birthdate: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>>;
                    gender: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodEnum<{
                        FEMALE: "FEMALE";
                        MALE: "MALE";
                    }>>>>;
                    tax_id: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>>;
                    nationality_id: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt32>>>;
                    state_id: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt32>>>;
                    entity_of_birth: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>>;
                    external_ref_id: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>>;
                    vendor_ref_id: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>>;
                    biometrics: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                        liveness: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
                        match_id: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
                        match_level: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt32>>;
                    }, import("zod/v4/core").$strip>>>>;
                    marital_status_id: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt32>>>;
                    people_group_id: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodUUID>>>;
                    extra_data: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>>>;
                    ignore_curp_validation: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>>;
                    national_id: import("zod").ZodOptional<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    national_id: import("zod").ZodString;
                    name: import("zod").ZodString;
                    first_lastname: import("zod").ZodString;
                    second_lastname: import("zod").ZodString;
                    birthdate: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    gender: import("zod").ZodNullable<import("zod").ZodEnum<{
                        FEMALE: "FEMALE";
                        MALE: "MALE";
                    }>>;
                    tax_id: import("zod").ZodNullable<import("zod").ZodString>;
                    nationality_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    state_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    entity_of_birth: import("zod").ZodNullable<import("zod").ZodString>;
                    external_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    vendor_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    biometrics: import("zod").ZodNullable<import("zod").ZodObject<{
                        liveness: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        match_id: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        match_level: import("zod").ZodNullable<import("zod").ZodInt>;
                    }, import("zod/v4/core").$strip>>;
                    addresses_similarity: import("zod").ZodNullable<import("zod").ZodObject<{
                        city: import("zod").ZodNumber;
                        state: import("zod").ZodNumber;
                        colony: import("zod").ZodNumber;
                        street: import("zod").ZodNumber;
                        ext_num: import("zod").ZodNumber;
                        int_num: import("zod").ZodNumber;
                        zip_code: import("zod").ZodNumber;
                        municipality: import("zod").ZodNumber;
                        general_score: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>>;
                    marital_status_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    people_group_id: import("zod").ZodNullable<import("zod").ZodUUID>;
                    extra_data: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    temporary_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    age: import("zod").ZodNullable<import("zod").ZodInt>;
                    information_percentage: import("zod").ZodNumber;
                    vouched_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                        contact: "contact";
                        enrollment: "enrollment";
                        operator: "operator";
                        partner: "partner";
                    }>>;
                    vouched_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
        groups: {
            list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                per_page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    current_page: import("zod").ZodInt;
                    data: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        name: import("zod").ZodString;
                        description: import("zod").ZodString;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    from: import("zod").ZodNullable<import("zod").ZodInt>;
                    next_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    per_page: import("zod").ZodInt;
                    prev_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    to: import("zod").ZodNullable<import("zod").ZodInt>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                name: import("zod").ZodString;
                description: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    description: import("zod").ZodString;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                id: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    description: import("zod").ZodString;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                params: import("zod").ZodObject<{
                    id: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                body: import("zod").ZodObject<{
                    name: import("zod").ZodOptional<import("zod").ZodString>;
                    description: import("zod").ZodOptional<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    description: import("zod").ZodString;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
        references: {
            list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                per_page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                person_id: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    current_page: import("zod").ZodInt;
                    data: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        person_id: import("zod").ZodUUID;
                        name: import("zod").ZodString;
                        phone: import("zod").ZodString;
                        person_relation_id: import("zod").ZodInt;
                        person_relation: import("zod").ZodObject<{
                            id: import("zod").ZodInt;
                            code: import("zod").ZodString;
                            name: import("zod").ZodString;
                            created_at: import("zod").ZodISODateTime;
                            updated_at: import("zod").ZodISODateTime;
                        }, import("zod/v4/core").$strip>;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    from: import("zod").ZodNullable<import("zod").ZodInt>;
                    next_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    per_page: import("zod").ZodInt;
                    prev_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    to: import("zod").ZodNullable<import("zod").ZodInt>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                person_id: import("zod").ZodUUID;
                name: import("zod").ZodString;
                phone: import("zod").ZodString;
                person_relation_id: import("zod").ZodInt32;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    person_id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    phone: import("zod").ZodString;
                    person_relation_id: import("zod").ZodInt;
                    person_relation: import("zod").ZodObject<{
                        id: import("zod").ZodInt;
                        code: import("zod").ZodString;
                        name: import("zod").ZodString;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                id: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    person_id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    phone: import("zod").ZodString;
                    person_relation_id: import("zod").ZodInt;
                    person_relation: import("zod").ZodObject<{
                        id: import("zod").ZodInt;
                        code: import("zod").ZodString;
                        name: import("zod").ZodString;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                params: import("zod").ZodObject<{
                    id: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                body: import("zod").ZodObject<{
                    person_id: import("zod").ZodOptional<import("zod").ZodUUID>;
                    name: import("zod").ZodOptional<import("zod").ZodString>;
                    phone: import("zod").ZodOptional<import("zod").ZodString>;
                    person_relation_id: import("zod").ZodOptional<import("zod").ZodInt32>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    person_id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    phone: import("zod").ZodString;
                    person_relation_id: import("zod").ZodInt;
                    person_relation: import("zod").ZodObject<{
                        id: import("zod").ZodInt;
                        code: import("zod").ZodString;
                        name: import("zod").ZodString;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
        signers: {
            create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                params: import("zod").ZodObject<{
                    id: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                body: import("zod").ZodObject<{
                    document_id: import("zod").ZodUUID;
                    password: import("zod").ZodString;
                    elements: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodUUID>>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    email: import("zod").ZodNullable<import("zod").ZodString>;
                    document_id: import("zod").ZodUUID;
                    person_id: import("zod").ZodUUID;
                    external_person_id: import("zod").ZodNullable<import("zod").ZodString>;
                    is_permanent: import("zod").ZodBoolean;
                    expires_in: import("zod").ZodInt;
                    metadata: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    signed_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    fillable_elements: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        signer_id: import("zod").ZodUUID;
                        template_element_id: import("zod").ZodNullable<import("zod").ZodUUID>;
                        document_element_id: import("zod").ZodUUID;
                        filled_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                id: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    email: import("zod").ZodNullable<import("zod").ZodString>;
                    document_id: import("zod").ZodUUID;
                    person_id: import("zod").ZodUUID;
                    external_person_id: import("zod").ZodNullable<import("zod").ZodString>;
                    is_permanent: import("zod").ZodBoolean;
                    expires_in: import("zod").ZodInt;
                    metadata: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    signed_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    fillable_elements: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        signer_id: import("zod").ZodUUID;
                        template_element_id: import("zod").ZodNullable<import("zod").ZodUUID>;
                        document_element_id: import("zod").ZodUUID;
                        filled_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    document: import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        template_id: import("zod").ZodNullable<import("zod").ZodUUID>;
                        name: import("zod").ZodString;
                        send_email: import("zod").ZodBoolean;
                        autosigning: import("zod").ZodBoolean;
                        expires_in: import("zod").ZodInt;
                        from_file: import("zod").ZodBoolean;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                        last_generated_at: import("zod").ZodISODateTime;
                        signed_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    }, import("zod/v4/core").$strip>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
        catalogs: {
            nationalities: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodInt;
                    code: import("zod").ZodString;
                    name: import("zod").ZodString;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    country: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            states: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodInt;
                    code: import("zod").ZodString;
                    name: import("zod").ZodString;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    country: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            maritalStatuses: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodInt;
                    code: import("zod").ZodString;
                    name: import("zod").ZodString;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            relations: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodInt;
                    code: import("zod").ZodString;
                    name: import("zod").ZodString;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
        addresses: {
            list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                per_page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                person_id: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    current_page: import("zod").ZodInt;
                    data: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        person_id: import("zod").ZodUUID;
                        street: import("zod").ZodString;
                        ext_num: import("zod").ZodString;
                        int_num: import("zod").ZodNullable<import("zod").ZodString>;
                        state: import("zod").ZodString;
                        state_id: import("zod").ZodNullable<import("zod").ZodInt>;
                        city: import("zod").ZodNullable<import("zod").ZodString>;
                        municipality: import("zod").ZodString;
                        colony: import("zod").ZodString;
                        zip_code: import("zod").ZodString;
                        references: import("zod").ZodString;
                        latitude: import("zod").ZodNullable<import("zod").ZodNumber>;
                        longitude: import("zod").ZodNullable<import("zod").ZodNumber>;
                        source: import("zod").ZodNullable<import("zod").ZodString>;
                        ownership: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        dwelling_age: import("zod").ZodNullable<import("zod").ZodInt>;
                        device_coordinates: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodNumber>>;
                        is_current_address: import("zod").ZodBoolean;
                        verified_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        metadata: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    from: import("zod").ZodNullable<import("zod").ZodInt>;
                    next_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    per_page: import("zod").ZodInt;
                    prev_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    to: import("zod").ZodNullable<import("zod").ZodInt>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                street: import("zod").ZodString;
                ext_num: import("zod").ZodString;
                state: import("zod").ZodString;
                municipality: import("zod").ZodString;
                colony: import("zod").ZodString;
                zip_code: import("zod").ZodString;
                references: import("zod").ZodString;
                int_num: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                state_id: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt32>>;
                city: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                latitude: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodNumber>>;
                longitude: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodNumber, import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>]>, import("zod").ZodNumber>>>;
                source: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                ownership: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
                dwelling_age: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt>>;
                device_coordinates: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodNumber>>>;
                is_current_address: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
                verified_at: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                metadata: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>>;
                person_id: import("zod").ZodUUID;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    person_id: import("zod").ZodUUID;
                    street: import("zod").ZodString;
                    ext_num: import("zod").ZodString;
                    int_num: import("zod").ZodNullable<import("zod").ZodString>;
                    state: import("zod").ZodString;
                    state_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    city: import("zod").ZodNullable<import("zod").ZodString>;
                    municipality: import("zod").ZodString;
                    colony: import("zod").ZodString;
                    zip_code: import("zod").ZodString;
                    references: import("zod").ZodString;
                    latitude: import("zod").ZodNullable<import("zod").ZodNumber>;
                    longitude: import("zod").ZodNullable<import("zod").ZodNumber>;
                    source: import("zod").ZodNullable<import("zod").ZodString>;
                    ownership: import("zod").ZodNullable<import("zod").ZodBoolean>;
                    dwelling_age: import("zod").ZodNullable<import("zod").ZodInt>;
                    device_coordinates: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodNumber>>;
                    is_current_address: import("zod").ZodBoolean;
                    verified_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    metadata: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                id: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    person_id: import("zod").ZodUUID;
                    street: import("zod").ZodString;
                    ext_num: import("zod").ZodString;
                    int_num: import("zod").ZodNullable<import("zod").ZodString>;
                    state: import("zod").ZodString;
                    state_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    city: import("zod").ZodNullable<import("zod").ZodString>;
                    municipality: import("zod").ZodString;
                    colony: import("zod").ZodString;
                    zip_code: import("zod").ZodString;
                    references: import("zod").ZodString;
                    latitude: import("zod").ZodNullable<import("zod").ZodNumber>;
                    longitude: import("zod").ZodNullable<import("zod").ZodNumber>;
                    source: import("zod").ZodNullable<import("zod").ZodString>;
                    ownership: import("zod").ZodNullable<import("zod").ZodBoolean>;
                    dwelling_age: import("zod").ZodNullable<import("zod").ZodInt>;
                    device_coordinates: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodNumber>>;
                    is_current_address: import("zod").ZodBoolean;
                    verified_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    metadata: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                params: import("zod").ZodObject<{
                    id: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                body: import("zod").ZodObject<{
                    street: import("zod").ZodOptional<import("zod").ZodString>;
                    ext_num: import("zod").ZodOptional<import("zod").ZodString>;
                    state: import("zod").ZodOptional<import("zod").ZodString>;
                    municipality: import("zod").ZodOptional<import("zod").ZodString>;
                    colony: import("zod").ZodOptional<import("zod").ZodString>;
                    zip_code: import("zod").ZodOptional<import("zod").ZodString>;
                    references: import("zod").ZodOptional<import("zod").ZodString>;
                    int_num: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>>;
                    state_id: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt32>>>;
                    city: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>>;
                    latitude: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodNumber>>>;
                    longitude: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodNumber, import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>]>, import("zod").ZodNumber>>>>;
                    source: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>>;
                    ownership: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>>;
                    dwelling_age: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt>>>;
                    device_coordinates: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodNumber>>>>;
                    is_current_address: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>>;
                    verified_at: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>>;
                    metadata: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>>>;
                    person_id: import("zod").ZodOptional<import("zod").ZodUUID>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                person_id: import("zod").ZodUUID;
                street: import("zod").ZodString;
                ext_num: import("zod").ZodString;
                int_num: import("zod").ZodNullable<import("zod").ZodString>;
                state: import("zod").ZodString;
                state_id: import("zod").ZodNullable<import("zod").ZodInt>;
                city: import("zod").ZodNullable<import("zod").ZodString>;
                municipality: import("zod").ZodString;
                colony: import("zod").ZodString;
                zip_code: import("zod").ZodString;
                references: import("zod").ZodString;
                latitude: import("zod").ZodNullable<import("zod").ZodNumber>;
                longitude: import("zod").ZodNullable<import("zod").ZodNumber>;
                source: import("zod").ZodNullable<import("zod").ZodString>;
                ownership: import("zod").ZodNullable<import("zod").ZodBoolean>;
                dwelling_age: import("zod").ZodNullable<import("zod").ZodInt>;
                device_coordinates: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodNumber>>;
                is_current_address: import("zod").ZodBoolean;
                verified_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                metadata: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                created_at: import("zod").ZodISODateTime;
                updated_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
        contacts: {
            list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                per_page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                person_id: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    current_page: import("zod").ZodInt;
                    data: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        person_id: import("zod").ZodUUID;
                        email: import("zod").ZodNullable<import("zod").ZodString>;
                        phone: import("zod").ZodNullable<import("zod").ZodString>;
                        email_confirmation: import("zod").ZodBoolean;
                        sms_confirmation: import("zod").ZodBoolean;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    from: import("zod").ZodNullable<import("zod").ZodInt>;
                    next_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    per_page: import("zod").ZodInt;
                    prev_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    to: import("zod").ZodNullable<import("zod").ZodInt>;
                    total: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                email: import("zod").ZodString;
                phone: import("zod").ZodString;
                person_id: import("zod").ZodUUID;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                person_id: import("zod").ZodUUID;
                email: import("zod").ZodNullable<import("zod").ZodString>;
                phone: import("zod").ZodNullable<import("zod").ZodString>;
                email_confirmation: import("zod").ZodBoolean;
                sms_confirmation: import("zod").ZodBoolean;
                created_at: import("zod").ZodISODateTime;
                updated_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                id: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    person_id: import("zod").ZodUUID;
                    email: import("zod").ZodNullable<import("zod").ZodString>;
                    phone: import("zod").ZodNullable<import("zod").ZodString>;
                    email_confirmation: import("zod").ZodBoolean;
                    sms_confirmation: import("zod").ZodBoolean;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                params: import("zod").ZodObject<{
                    id: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                body: import("zod").ZodObject<{
                    email: import("zod").ZodOptional<import("zod").ZodString>;
                    phone: import("zod").ZodOptional<import("zod").ZodString>;
                    person_id: import("zod").ZodOptional<import("zod").ZodUUID>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    person_id: import("zod").ZodUUID;
                    email: import("zod").ZodNullable<import("zod").ZodString>;
                    phone: import("zod").ZodNullable<import("zod").ZodString>;
                    email_confirmation: import("zod").ZodBoolean;
                    sms_confirmation: import("zod").ZodBoolean;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            sendSmsCode: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                person_id: import("zod").ZodUUID;
                phone: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            validateSmsCode: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                person_id: import("zod").ZodUUID;
                phone: import("zod").ZodString;
                code: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            sendEmailCode: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                person_id: import("zod").ZodUUID;
                email: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            validateEmailCode: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                person_id: import("zod").ZodUUID;
                email: import("zod").ZodString;
                code: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
        validations: {
            list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                per_page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    current_page: import("zod").ZodInt;
                    data: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        name: import("zod").ZodString;
                        class: import("zod").ZodString;
                        active: import("zod").ZodBoolean;
                        config: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                        execution_type: import("zod").ZodEnum<{
                            auto: "auto";
                            manual: "manual";
                        }>;
                        allow_retry: import("zod").ZodBoolean;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    from: import("zod").ZodNullable<import("zod").ZodInt>;
                    next_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    per_page: import("zod").ZodInt;
                    prev_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    to: import("zod").ZodNullable<import("zod").ZodInt>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                active: import("zod").ZodOptional<import("zod").ZodBoolean>;
                execution_type: import("zod").ZodOptional<import("zod").ZodEnum<{
                    auto: "auto";
                    manual: "manual";
                }>>;
                allow_retry: import("zod").ZodOptional<import("zod").ZodBoolean>;
                name: import("zod").ZodString;
                class: import("zod").ZodEnum<{
                    anti_spoofing: "anti_spoofing";
                    blacklist: "blacklist";
                    curp: "curp";
                    document: "document";
                    external: "external";
                    face_duplicity: "face_duplicity";
                    ine: "ine";
                    rfc: "rfc";
                }>;
                config: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    class: import("zod").ZodString;
                    active: import("zod").ZodBoolean;
                    config: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                    execution_type: import("zod").ZodEnum<{
                        auto: "auto";
                        manual: "manual";
                    }>;
                    allow_retry: import("zod").ZodBoolean;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                id: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    class: import("zod").ZodString;
                    active: import("zod").ZodBoolean;
                    config: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                    execution_type: import("zod").ZodEnum<{
                        auto: "auto";
                        manual: "manual";
                    }>;
                    allow_retry: import("zod").ZodBoolean;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                params: import("zod").ZodObject<{
                    id: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                body: import("zod").ZodObject<{
                    active: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodBoolean>>;
                    allow_retry: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodBoolean>>;
                    name: import("zod").ZodOptional<import("zod").ZodString>;
                    config: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    execution_type: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodEnum<{
                        auto: "auto";
                        manual: "manual";
                    }>>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    class: import("zod").ZodString;
                    active: import("zod").ZodBoolean;
                    config: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                    execution_type: import("zod").ZodEnum<{
                        auto: "auto";
                        manual: "manual";
                    }>;
                    allow_retry: import("zod").ZodBoolean;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
        validationResults: {
            list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                per_page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                person_id: import("zod").ZodOptional<import("zod").ZodUUID>;
                validation_id: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    current_page: import("zod").ZodInt;
                    data: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        model_type: import("zod").ZodEnum<{
                            address: "address";
                            person: "person";
                        }>;
                        model_id: import("zod").ZodUUID;
                        validation_id: import("zod").ZodUUID;
                        status: import("zod").ZodInt;
                        content: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                        metadata: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                        error: import("zod").ZodNullable<import("zod").ZodString>;
                        retries: import("zod").ZodInt;
                        executed_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    from: import("zod").ZodNullable<import("zod").ZodInt>;
                    next_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    per_page: import("zod").ZodInt;
                    prev_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    to: import("zod").ZodNullable<import("zod").ZodInt>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                id: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    model_type: import("zod").ZodEnum<{
                        address: "address";
                        person: "person";
                    }>;
                    model_id: import("zod").ZodUUID;
                    validation_id: import("zod").ZodUUID;
                    status: import("zod").ZodInt;
                    content: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    metadata: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                    error: import("zod").ZodNullable<import("zod").ZodString>;
                    retries: import("zod").ZodInt;
                    executed_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
        personValidations: {
            run: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                params: import("zod").ZodObject<{
                    id: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                body: import("zod").ZodObject<{
                    validations: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodUUID>>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            runForAddresses: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                params: import("zod").ZodObject<{
                    id: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                body: import("zod").ZodObject<{
                    validations: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodUUID>>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            latest: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                id: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    model_type: import("zod").ZodEnum<{
                        address: "address";
                        person: "person";
                    }>;
                    model_id: import("zod").ZodUUID;
                    validation_id: import("zod").ZodUUID;
                    status: import("zod").ZodInt;
                    content: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    metadata: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                    error: import("zod").ZodNullable<import("zod").ZodString>;
                    retries: import("zod").ZodInt;
                    executed_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
        blacklists: {
            list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                per_page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    current_page: import("zod").ZodInt;
                    data: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        name: import("zod").ZodString;
                        entry_count: import("zod").ZodInt;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    from: import("zod").ZodNullable<import("zod").ZodInt>;
                    next_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    per_page: import("zod").ZodInt;
                    prev_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    to: import("zod").ZodNullable<import("zod").ZodInt>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                name: import("zod").ZodString;
                entries: import("zod").ZodArray<import("zod").ZodObject<{
                    kind: import("zod").ZodEnum<{
                        address: "address";
                        email: "email";
                        name: "name";
                        national_id: "national_id";
                        phone: "phone";
                        tax_id: "tax_id";
                    }>;
                    value: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    entry_count: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    entries: import("zod").ZodArray<import("zod").ZodObject<{
                        kind: import("zod").ZodEnum<{
                            address: "address";
                            email: "email";
                            name: "name";
                            national_id: "national_id";
                            phone: "phone";
                            tax_id: "tax_id";
                        }>;
                        value: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                id: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    entry_count: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    entries: import("zod").ZodArray<import("zod").ZodObject<{
                        kind: import("zod").ZodEnum<{
                            address: "address";
                            email: "email";
                            name: "name";
                            national_id: "national_id";
                            phone: "phone";
                            tax_id: "tax_id";
                        }>;
                        value: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                params: import("zod").ZodObject<{
                    id: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                body: import("zod").ZodObject<{
                    name: import("zod").ZodOptional<import("zod").ZodString>;
                    entries: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                        kind: import("zod").ZodEnum<{
                            address: "address";
                            email: "email";
                            name: "name";
                            national_id: "national_id";
                            phone: "phone";
                            tax_id: "tax_id";
                        }>;
                        value: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    entry_count: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    entries: import("zod").ZodArray<import("zod").ZodObject<{
                        kind: import("zod").ZodEnum<{
                            address: "address";
                            email: "email";
                            name: "name";
                            national_id: "national_id";
                            phone: "phone";
                            tax_id: "tax_id";
                        }>;
                        value: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
        dynamicDescriptors: {
            list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                per_page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    current_page: import("zod").ZodInt;
                    data: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        name: import("zod").ZodString;
                        description: import("zod").ZodString;
                        key: import("zod").ZodString;
                        descriptor: import("zod").ZodArray<import("zod").ZodObject<{
                            title: import("zod").ZodString;
                            type: import("zod").ZodString;
                            key: import("zod").ZodString;
                            rules: import("zod").ZodArray<import("zod").ZodString>;
                            catalog_id: import("zod").ZodNullable<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>>;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    from: import("zod").ZodNullable<import("zod").ZodInt>;
                    next_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    per_page: import("zod").ZodInt;
                    prev_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    to: import("zod").ZodNullable<import("zod").ZodInt>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                name: import("zod").ZodString;
                description: import("zod").ZodString;
                key: import("zod").ZodString;
                descriptor: import("zod").ZodArray<import("zod").ZodObject<{
                    title: import("zod").ZodString;
                    type: import("zod").ZodEnum<{
                        boolean: "boolean";
                        date: "date";
                        email: "email";
                        integer: "integer";
                        number: "number";
                        phone: "phone";
                        select: "select";
                        text: "text";
                    }>;
                    key: import("zod").ZodString;
                    rules: import("zod").ZodPipe<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodString>>>, import("zod").ZodTransform<string[], string[] | null | undefined>>;
                    catalog_id: import("zod").ZodPipe<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodEnum<{
                        marital_statuses: "marital_statuses";
                        nationalities: "nationalities";
                        relations: "relations";
                        states: "states";
                    }>>>, import("zod").ZodTransform<"marital_statuses" | "nationalities" | "relations" | "states" | null, "marital_statuses" | "nationalities" | "relations" | "states" | null | undefined>>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    description: import("zod").ZodString;
                    key: import("zod").ZodString;
                    descriptor: import("zod").ZodArray<import("zod").ZodObject<{
                        title: import("zod").ZodString;
                        type: import("zod").ZodString;
                        key: import("zod").ZodString;
                        rules: import("zod").ZodArray<import("zod").ZodString>;
                        catalog_id: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                id: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    description: import("zod").ZodString;
                    key: import("zod").ZodString;
                    descriptor: import("zod").ZodArray<import("zod").ZodObject<{
                        title: import("zod").ZodString;
                        type: import("zod").ZodString;
                        key: import("zod").ZodString;
                        rules: import("zod").ZodArray<import("zod").ZodString>;
                        catalog_id: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                params: import("zod").ZodObject<{
                    id: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                body: import("zod").ZodObject<{
                    name: import("zod").ZodOptional<import("zod").ZodString>;
                    description: import("zod").ZodOptional<import("zod").ZodString>;
                    key: import("zod").ZodOptional<import("zod").ZodString>;
                    descriptor: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                        title: import("zod").ZodString;
                        type: import("zod").ZodEnum<{
                            boolean: "boolean";
                            date: "date";
                            email: "email";
                            integer: "integer";
                            number: "number";
                            phone: "phone";
                            select: "select";
                            text: "text";
                        }>;
                        key: import("zod").ZodString;
                        rules: import("zod").ZodPipe<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodString>>>, import("zod").ZodTransform<string[], string[] | null | undefined>>;
                        catalog_id: import("zod").ZodPipe<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodEnum<{
                            marital_statuses: "marital_statuses";
                            nationalities: "nationalities";
                            relations: "relations";
                            states: "states";
                        }>>>, import("zod").ZodTransform<"marital_statuses" | "nationalities" | "relations" | "states" | null, "marital_statuses" | "nationalities" | "relations" | "states" | null | undefined>>;
                    }, import("zod/v4/core").$strip>>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    description: import("zod").ZodString;
                    key: import("zod").ZodString;
                    descriptor: import("zod").ZodArray<import("zod").ZodObject<{
                        title: import("zod").ZodString;
                        type: import("zod").ZodString;
                        key: import("zod").ZodString;
                        rules: import("zod").ZodArray<import("zod").ZodString>;
                        catalog_id: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
        dynamicValues: {
            ofPerson: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                params: import("zod").ZodObject<{
                    id: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                query: import("zod").ZodPrefault<import("zod").ZodObject<{
                    page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                    per_page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                    cursor: import("zod").ZodOptional<import("zod").ZodString>;
                    all: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                        0: "0";
                        1: "1";
                        false: "false";
                        true: "true";
                    }>, import("zod").ZodTransform<boolean, "0" | "1" | "false" | "true">>>;
                    descriptor_id: import("zod").ZodOptional<import("zod").ZodUUID>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    current_page: import("zod").ZodInt;
                    data: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        person_id: import("zod").ZodUUID;
                        dynamic_property_id: import("zod").ZodUUID;
                        values: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                        dynamic_descriptor: import("zod").ZodObject<{
                            id: import("zod").ZodUUID;
                            name: import("zod").ZodString;
                            description: import("zod").ZodString;
                            key: import("zod").ZodString;
                            descriptor: import("zod").ZodArray<import("zod").ZodObject<{
                                title: import("zod").ZodString;
                                type: import("zod").ZodString;
                                key: import("zod").ZodString;
                                rules: import("zod").ZodArray<import("zod").ZodString>;
                                catalog_id: import("zod").ZodNullable<import("zod").ZodString>;
                            }, import("zod/v4/core").$strip>>;
                            created_at: import("zod").ZodISODateTime;
                            updated_at: import("zod").ZodISODateTime;
                        }, import("zod/v4/core").$strip>;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    from: import("zod").ZodNullable<import("zod").ZodInt>;
                    next_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    per_page: import("zod").ZodInt;
                    prev_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    to: import("zod").ZodNullable<import("zod").ZodInt>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
        biometrics: {
            list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                per_page: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                person_id: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    current_page: import("zod").ZodInt;
                    data: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        person_id: import("zod").ZodUUID;
                        type: import("zod").ZodInt;
                        typeName: import("zod").ZodEnum<{
                            ENROLL: "ENROLL";
                            FACE_2D_MATCH: "FACE_2D_MATCH";
                            FACE_3D_MATCH: "FACE_3D_MATCH";
                            FACE_MATCH_ID: "FACE_MATCH_ID";
                            LIVENESS: "LIVENESS";
                        }>;
                        vendor_id: import("zod").ZodNullable<import("zod").ZodString>;
                        execution_date: import("zod").ZodISODateTime;
                        metadata: import("zod").ZodObject<{
                            safe: import("zod").ZodNullable<import("zod").ZodBoolean>;
                            success: import("zod").ZodNullable<import("zod").ZodBoolean>;
                            wasProcessed: import("zod").ZodNullable<import("zod").ZodBoolean>;
                            matchLevel: import("zod").ZodNullable<import("zod").ZodInt>;
                            executed_at: import("zod").ZodNullable<import("zod").ZodString>;
                            referenceId: import("zod").ZodNullable<import("zod").ZodString>;
                            nfcStatusEnumInt: import("zod").ZodNullable<import("zod").ZodInt>;
                            fullIDStatusEnumInt: import("zod").ZodNullable<import("zod").ZodInt>;
                            barcodeStatusEnumInt: import("zod").ZodNullable<import("zod").ZodInt>;
                            matchLevelNFCToFaceMap: import("zod").ZodNullable<import("zod").ZodInt>;
                            digitalIDSpoofStatusEnumInt: import("zod").ZodNullable<import("zod").ZodInt>;
                            idScanAgeEstimateGroupEnumInt: import("zod").ZodNullable<import("zod").ZodInt>;
                            faceOnDocumentStatusEnumInt: import("zod").ZodNullable<import("zod").ZodString>;
                            textOnDocumentStatusEnumInt: import("zod").ZodNullable<import("zod").ZodString>;
                        }, import("zod/v4/core").$loose>;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    from: import("zod").ZodNullable<import("zod").ZodInt>;
                    next_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    per_page: import("zod").ZodInt;
                    prev_page_url: import("zod").ZodNullable<import("zod").ZodString>;
                    to: import("zod").ZodNullable<import("zod").ZodInt>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            save: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                person_id: import("zod").ZodUUID;
                type: import("zod").ZodEnum<{
                    ENROLL: "ENROLL";
                    FACE_2D_MATCH: "FACE_2D_MATCH";
                    FACE_3D_MATCH: "FACE_3D_MATCH";
                    FACE_MATCH_ID: "FACE_MATCH_ID";
                    LIVENESS: "LIVENESS";
                }>;
                vendor_id: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                execution_date: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodUnion<readonly [import("zod").ZodISODate, import("zod").ZodString]>>>;
                metadata: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                    safe: import("zod").ZodOptional<import("zod").ZodBoolean>;
                    success: import("zod").ZodOptional<import("zod").ZodBoolean>;
                    wasProcessed: import("zod").ZodOptional<import("zod").ZodBoolean>;
                    matchLevel: import("zod").ZodOptional<import("zod").ZodInt32>;
                    executed_at: import("zod").ZodOptional<import("zod").ZodString>;
                    referenceId: import("zod").ZodOptional<import("zod").ZodString>;
                    nfcStatusEnumInt: import("zod").ZodOptional<import("zod").ZodInt32>;
                    fullIDStatusEnumInt: import("zod").ZodOptional<import("zod").ZodInt32>;
                    barcodeStatusEnumInt: import("zod").ZodOptional<import("zod").ZodInt32>;
                    matchLevelNFCToFaceMap: import("zod").ZodOptional<import("zod").ZodInt32>;
                    digitalIDSpoofStatusEnumInt: import("zod").ZodOptional<import("zod").ZodInt32>;
                    idScanAgeEstimateGroupEnumInt: import("zod").ZodOptional<import("zod").ZodInt32>;
                    faceOnDocumentStatusEnumInt: import("zod").ZodOptional<import("zod").ZodString>;
                    textOnDocumentStatusEnumInt: import("zod").ZodOptional<import("zod").ZodString>;
                }, import("zod/v4/core").$loose>>>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    person_id: import("zod").ZodUUID;
                    type: import("zod").ZodInt;
                    typeName: import("zod").ZodEnum<{
                        ENROLL: "ENROLL";
                        FACE_2D_MATCH: "FACE_2D_MATCH";
                        FACE_3D_MATCH: "FACE_3D_MATCH";
                        FACE_MATCH_ID: "FACE_MATCH_ID";
                        LIVENESS: "LIVENESS";
                    }>;
                    vendor_id: import("zod").ZodNullable<import("zod").ZodString>;
                    execution_date: import("zod").ZodISODateTime;
                    metadata: import("zod").ZodObject<{
                        safe: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        success: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        wasProcessed: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        matchLevel: import("zod").ZodNullable<import("zod").ZodInt>;
                        executed_at: import("zod").ZodNullable<import("zod").ZodString>;
                        referenceId: import("zod").ZodNullable<import("zod").ZodString>;
                        nfcStatusEnumInt: import("zod").ZodNullable<import("zod").ZodInt>;
                        fullIDStatusEnumInt: import("zod").ZodNullable<import("zod").ZodInt>;
                        barcodeStatusEnumInt: import("zod").ZodNullable<import("zod").ZodInt>;
                        matchLevelNFCToFaceMap: import("zod").ZodNullable<import("zod").ZodInt>;
                        digitalIDSpoofStatusEnumInt: import("zod").ZodNullable<import("zod").ZodInt>;
                        idScanAgeEstimateGroupEnumInt: import("zod").ZodNullable<import("zod").ZodInt>;
                        faceOnDocumentStatusEnumInt: import("zod").ZodNullable<import("zod").ZodString>;
                        textOnDocumentStatusEnumInt: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$loose>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                id: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    person_id: import("zod").ZodUUID;
                    type: import("zod").ZodInt;
                    typeName: import("zod").ZodEnum<{
                        ENROLL: "ENROLL";
                        FACE_2D_MATCH: "FACE_2D_MATCH";
                        FACE_3D_MATCH: "FACE_3D_MATCH";
                        FACE_MATCH_ID: "FACE_MATCH_ID";
                        LIVENESS: "LIVENESS";
                    }>;
                    vendor_id: import("zod").ZodNullable<import("zod").ZodString>;
                    execution_date: import("zod").ZodISODateTime;
                    metadata: import("zod").ZodObject<{
                        safe: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        success: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        wasProcessed: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        matchLevel: import("zod").ZodNullable<import("zod").ZodInt>;
                        executed_at: import("zod").ZodNullable<import("zod").ZodString>;
                        referenceId: import("zod").ZodNullable<import("zod").ZodString>;
                        nfcStatusEnumInt: import("zod").ZodNullable<import("zod").ZodInt>;
                        fullIDStatusEnumInt: import("zod").ZodNullable<import("zod").ZodInt>;
                        barcodeStatusEnumInt: import("zod").ZodNullable<import("zod").ZodInt>;
                        matchLevelNFCToFaceMap: import("zod").ZodNullable<import("zod").ZodInt>;
                        digitalIDSpoofStatusEnumInt: import("zod").ZodNullable<import("zod").ZodInt>;
                        idScanAgeEstimateGroupEnumInt: import("zod").ZodNullable<import("zod").ZodInt>;
                        faceOnDocumentStatusEnumInt: import("zod").ZodNullable<import("zod").ZodString>;
                        textOnDocumentStatusEnumInt: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$loose>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                params: import("zod").ZodObject<{
                    id: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                body: import("zod").ZodObject<{
                    person_id: import("zod").ZodOptional<import("zod").ZodUUID>;
                    type: import("zod").ZodOptional<import("zod").ZodEnum<{
                        ENROLL: "ENROLL";
                        FACE_2D_MATCH: "FACE_2D_MATCH";
                        FACE_3D_MATCH: "FACE_3D_MATCH";
                        FACE_MATCH_ID: "FACE_MATCH_ID";
                        LIVENESS: "LIVENESS";
                    }>>;
                    vendor_id: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>>;
                    execution_date: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodUnion<readonly [import("zod").ZodISODate, import("zod").ZodString]>>>>;
                    metadata: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                        safe: import("zod").ZodOptional<import("zod").ZodBoolean>;
                        success: import("zod").ZodOptional<import("zod").ZodBoolean>;
                        wasProcessed: import("zod").ZodOptional<import("zod").ZodBoolean>;
                        matchLevel: import("zod").ZodOptional<import("zod").ZodInt32>;
                        executed_at: import("zod").ZodOptional<import("zod").ZodString>;
                        referenceId: import("zod").ZodOptional<import("zod").ZodString>;
                        nfcStatusEnumInt: import("zod").ZodOptional<import("zod").ZodInt32>;
                        fullIDStatusEnumInt: import("zod").ZodOptional<import("zod").ZodInt32>;
                        barcodeStatusEnumInt: import("zod").ZodOptional<import("zod").ZodInt32>;
                        matchLevelNFCToFaceMap: import("zod").ZodOptional<import("zod").ZodInt32>;
                        digitalIDSpoofStatusEnumInt: import("zod").ZodOptional<import("zod").ZodInt32>;
                        idScanAgeEstimateGroupEnumInt: import("zod").ZodOptional<import("zod").ZodInt32>;
                        faceOnDocumentStatusEnumInt: import("zod").ZodOptional<import("zod").ZodString>;
                        textOnDocumentStatusEnumInt: import("zod").ZodOptional<import("zod").ZodString>;
                    }, import("zod/v4/core").$loose>>>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                person_id: import("zod").ZodUUID;
                type: import("zod").ZodInt;
                typeName: import("zod").ZodEnum<{
                    ENROLL: "ENROLL";
                    FACE_2D_MATCH: "FACE_2D_MATCH";
                    FACE_3D_MATCH: "FACE_3D_MATCH";
                    FACE_MATCH_ID: "FACE_MATCH_ID";
                    LIVENESS: "LIVENESS";
                }>;
                vendor_id: import("zod").ZodNullable<import("zod").ZodString>;
                execution_date: import("zod").ZodISODateTime;
                metadata: import("zod").ZodObject<{
                    safe: import("zod").ZodNullable<import("zod").ZodBoolean>;
                    success: import("zod").ZodNullable<import("zod").ZodBoolean>;
                    wasProcessed: import("zod").ZodNullable<import("zod").ZodBoolean>;
                    matchLevel: import("zod").ZodNullable<import("zod").ZodInt>;
                    executed_at: import("zod").ZodNullable<import("zod").ZodString>;
                    referenceId: import("zod").ZodNullable<import("zod").ZodString>;
                    nfcStatusEnumInt: import("zod").ZodNullable<import("zod").ZodInt>;
                    fullIDStatusEnumInt: import("zod").ZodNullable<import("zod").ZodInt>;
                    barcodeStatusEnumInt: import("zod").ZodNullable<import("zod").ZodInt>;
                    matchLevelNFCToFaceMap: import("zod").ZodNullable<import("zod").ZodInt>;
                    digitalIDSpoofStatusEnumInt: import("zod").ZodNullable<import("zod").ZodInt>;
                    idScanAgeEstimateGroupEnumInt: import("zod").ZodNullable<import("zod").ZodInt>;
                    faceOnDocumentStatusEnumInt: import("zod").ZodNullable<import("zod").ZodString>;
                    textOnDocumentStatusEnumInt: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$loose>;
                created_at: import("zod").ZodISODateTime;
                updated_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            ofPerson: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                id: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    person_id: import("zod").ZodUUID;
                    type: import("zod").ZodInt;
                    typeName: import("zod").ZodEnum<{
                        ENROLL: "ENROLL";
                        FACE_2D_MATCH: "FACE_2D_MATCH";
                        FACE_3D_MATCH: "FACE_3D_MATCH";
                        FACE_MATCH_ID: "FACE_MATCH_ID";
                        LIVENESS: "LIVENESS";
                    }>;
                    vendor_id: import("zod").ZodNullable<import("zod").ZodString>;
                    execution_date: import("zod").ZodISODateTime;
                    metadata: import("zod").ZodObject<{
                        safe: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        success: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        wasProcessed: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        matchLevel: import("zod").ZodNullable<import("zod").ZodInt>;
                        executed_at: import("zod").ZodNullable<import("zod").ZodString>;
                        referenceId: import("zod").ZodNullable<import("zod").ZodString>;
                        nfcStatusEnumInt: import("zod").ZodNullable<import("zod").ZodInt>;
                        fullIDStatusEnumInt: import("zod").ZodNullable<import("zod").ZodInt>;
                        barcodeStatusEnumInt: import("zod").ZodNullable<import("zod").ZodInt>;
                        matchLevelNFCToFaceMap: import("zod").ZodNullable<import("zod").ZodInt>;
                        digitalIDSpoofStatusEnumInt: import("zod").ZodNullable<import("zod").ZodInt>;
                        idScanAgeEstimateGroupEnumInt: import("zod").ZodNullable<import("zod").ZodInt>;
                        faceOnDocumentStatusEnumInt: import("zod").ZodNullable<import("zod").ZodString>;
                        textOnDocumentStatusEnumInt: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$loose>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
        faces: {
            compareWithCredential: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                params: import("zod").ZodObject<{
                    id: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                body: import("zod").ZodObject<{
                    selfie: import("zod").ZodFile;
                    ine_front: import("zod").ZodFile;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    national_id: import("zod").ZodString;
                    name: import("zod").ZodString;
                    first_lastname: import("zod").ZodString;
                    second_lastname: import("zod").ZodString;
                    birthdate: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    gender: import("zod").ZodNullable<import("zod").ZodEnum<{
                        FEMALE: "FEMALE";
                        MALE: "MALE";
                    }>>;
                    tax_id: import("zod").ZodNullable<import("zod").ZodString>;
                    nationality_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    state_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    entity_of_birth: import("zod").ZodNullable<import("zod").ZodString>;
                    external_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    vendor_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    addresses_similarity: import("zod").ZodNullable<import("zod").ZodObject<{
                        city: import("zod").ZodNumber;
                        state: import("zod").ZodNumber;
                        colony: import("zod").ZodNumber;
                        street: import("zod").ZodNumber;
                        ext_num: import("zod").ZodNumber;
                        int_num: import("zod").ZodNumber;
                        zip_code: import("zod").ZodNumber;
                        municipality: import("zod").ZodNumber;
                        general_score: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>>;
                    marital_status_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    people_group_id: import("zod").ZodNullable<import("zod").ZodUUID>;
                    extra_data: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    temporary_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    age: import("zod").ZodNullable<import("zod").ZodInt>;
                    information_percentage: import("zod").ZodNumber;
                    vouched_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                        contact: "contact";
                        enrollment: "enrollment";
                        operator: "operator";
                        partner: "partner";
                    }>>;
                    vouched_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    biometrics: import("zod").ZodArray<import("zod").ZodObject<{
                        liveness: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        match_id: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        match_level: import("zod").ZodNullable<import("zod").ZodInt>;
                        executed_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            uploadCredential: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                params: import("zod").ZodObject<{
                    id: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                body: import("zod").ZodObject<{
                    ine_front: import("zod").ZodFile;
                    ine_reverse: import("zod").ZodFile;
                    ocr_data_front: import("zod").ZodOptional<import("zod").ZodString>;
                    ocr_data_reverse: import("zod").ZodOptional<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            deletePortraits: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                id: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
        internal: {
            descriptor: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                id: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    description: import("zod").ZodString;
                    key: import("zod").ZodString;
                    descriptor: import("zod").ZodArray<import("zod").ZodObject<{
                        title: import("zod").ZodString;
                        type: import("zod").ZodString;
                        key: import("zod").ZodString;
                        rules: import("zod").ZodArray<import("zod").ZodString>;
                        catalog_id: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            portrait: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                id: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    kept: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            comparePortrait: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                params: import("zod").ZodObject<{
                    id: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                body: import("zod").ZodObject<{
                    selfie: import("zod").ZodFile;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodNullable<import("zod").ZodUnion<readonly [import("zod").ZodObject<{
                    outcome: import("zod").ZodEnum<{
                        match: "match";
                        mismatch: "mismatch";
                        unsure: "unsure";
                    }>;
                    match_level: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                    trouble: import("zod").ZodEnum<{
                        face_too_small: "face_too_small";
                        no_face: "no_face";
                        picture_unreadable: "picture_unreadable";
                        several_faces: "several_faces";
                    }>;
                }, import("zod/v4/core").$strip>]>>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            compareCredential: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                body: import("zod").ZodObject<{
                    selfie: import("zod").ZodFile;
                    ine_front: import("zod").ZodFile;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodUnion<readonly [import("zod").ZodObject<{
                    outcome: import("zod").ZodEnum<{
                        match: "match";
                        mismatch: "mismatch";
                        unsure: "unsure";
                    }>;
                    match_level: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                    trouble: import("zod").ZodEnum<{
                        face_too_small: "face_too_small";
                        no_face: "no_face";
                        picture_unreadable: "picture_unreadable";
                        several_faces: "several_faces";
                    }>;
                    of: import("zod").ZodEnum<{
                        ine_front: "ine_front";
                        selfie: "selfie";
                    }>;
                }, import("zod/v4/core").$strip>]>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            measureFrames: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                body: import("zod").ZodObject<{
                    selfie: import("zod").ZodFile;
                    frames: import("zod").ZodArray<import("zod").ZodFile>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodUnion<readonly [import("zod").ZodObject<{
                    frames: import("zod").ZodArray<import("zod").ZodObject<{
                        turn: import("zod").ZodNumber;
                        height: import("zod").ZodNumber;
                        x: import("zod").ZodNumber;
                        y: import("zod").ZodNumber;
                        spread: import("zod").ZodNumber;
                        likeness: import("zod").ZodEnum<{
                            match: "match";
                            mismatch: "mismatch";
                            unsure: "unsure";
                        }>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                    trouble: import("zod").ZodEnum<{
                        face_too_small: "face_too_small";
                        no_face: "no_face";
                        picture_unreadable: "picture_unreadable";
                        several_faces: "several_faces";
                    }>;
                }, import("zod/v4/core").$strip>]>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            detectAttack: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                body: import("zod").ZodObject<{
                    selfie: import("zod").ZodFile;
                    frames: import("zod").ZodArray<import("zod").ZodFile>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodNullable<import("zod").ZodObject<{
                    standard: import("zod").ZodString;
                    outcome: import("zod").ZodEnum<{
                        failed: "failed";
                        passed: "passed";
                        unsure: "unsure";
                    }>;
                    score: import("zod").ZodNullable<import("zod").ZodNumber>;
                    reference: import("zod").ZodString;
                    provider: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            attach: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                workflow: import("zod").ZodUUID;
                step: import("zod").ZodString;
                people_uuid: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodUUID>>;
                person: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                    name: import("zod").ZodOptional<import("zod").ZodString>;
                    first_lastname: import("zod").ZodOptional<import("zod").ZodString>;
                    second_lastname: import("zod").ZodOptional<import("zod").ZodString>;
                    birthdate: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>>;
                    gender: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodEnum<{
                        FEMALE: "FEMALE";
                        MALE: "MALE";
                    }>>>>;
                    tax_id: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>>;
                    nationality_id: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt32>>>;
                    state_id: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt32>>>;
                    entity_of_birth: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>>;
                    external_ref_id: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>>;
                    vendor_ref_id: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>>;
                    biometrics: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                        liveness: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
                        match_id: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
                        match_level: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt32>>;
                    }, import("zod/v4/core").$strip>>>>;
                    marital_status_id: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt32>>>;
                    people_group_id: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodUUID>>>;
                    extra_data: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>>>;
                    ignore_curp_validation: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>>;
                    national_id: import("zod").ZodNonOptional<import("zod").ZodOptional<import("zod").ZodString>>;
                }, import("zod/v4/core").$strip>>>;
                contact: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                    email: import("zod").ZodOptional<import("zod").ZodString>;
                    phone: import("zod").ZodOptional<import("zod").ZodString>;
                    email_confirmation: import("zod").ZodOptional<import("zod").ZodBoolean>;
                    sms_confirmation: import("zod").ZodOptional<import("zod").ZodBoolean>;
                }, import("zod/v4/core").$strip>>>;
                address: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                    street: import("zod").ZodString;
                    ext_num: import("zod").ZodString;
                    state: import("zod").ZodString;
                    municipality: import("zod").ZodString;
                    colony: import("zod").ZodString;
                    zip_code: import("zod").ZodString;
                    int_num: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                    state_id: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt32>>;
                    city: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                    latitude: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodNumber>>;
                    longitude: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodNumber, import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>]>, import("zod").ZodNumber>>>;
                    source: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                    ownership: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
                    dwelling_age: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt>>;
                    device_coordinates: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodNumber>>>;
                    is_current_address: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
                    verified_at: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                    metadata: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>>;
                    references: import("zod").ZodPipe<import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>, import("zod").ZodTransform<string, string | null | undefined>>;
                }, import("zod/v4/core").$strip>>>;
                references: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodObject<{
                    name: import("zod").ZodString;
                    phone: import("zod").ZodString;
                    person_relation_id: import("zod").ZodInt32;
                }, import("zod/v4/core").$strip>>>>;
                dynamic_values: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodObject<{
                    step: import("zod").ZodString;
                    descriptor_id: import("zod").ZodUUID;
                    values: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
                }, import("zod/v4/core").$strip>>>>;
                proven: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodObject<{
                    channel: import("zod").ZodEnum<{
                        EMAIL: "EMAIL";
                        SMS: "SMS";
                        WHATSAPP: "WHATSAPP";
                    }>;
                    destination: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>>>;
                document_address: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                    street: import("zod").ZodNullable<import("zod").ZodString>;
                    neighborhood: import("zod").ZodNullable<import("zod").ZodString>;
                    zip_code: import("zod").ZodNullable<import("zod").ZodString>;
                    city: import("zod").ZodNullable<import("zod").ZodString>;
                    province: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>>;
                faces: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodObject<{
                    outcome: import("zod").ZodEnum<{
                        match: "match";
                        mismatch: "mismatch";
                        unsure: "unsure";
                    }>;
                    match_level: import("zod").ZodInt32;
                    at: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>>>;
                liveness: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodObject<{
                    passed: import("zod").ZodBoolean;
                    at: import("zod").ZodString;
                    pad: import("zod").ZodOptional<import("zod").ZodObject<{
                        standard: import("zod").ZodString;
                        outcome: import("zod").ZodEnum<{
                            failed: "failed";
                            passed: "passed";
                            unsure: "unsure";
                        }>;
                        score: import("zod").ZodNullable<import("zod").ZodNumber>;
                        reference: import("zod").ZodString;
                        provider: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>>>>;
                enrolled: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                    selfie: import("zod").ZodNullable<import("zod").ZodUUID>;
                }, import("zod/v4/core").$strip>>>;
                accepted: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodString>>>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    people_uuid: import("zod").ZodNullable<import("zod").ZodUUID>;
                    vouched_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                        contact: "contact";
                        enrollment: "enrollment";
                        operator: "operator";
                        partner: "partner";
                    }>>;
                    vouching: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodString>>;
                    joined: import("zod").ZodBoolean;
                    name_agreed: import("zod").ZodBoolean;
                    claims: import("zod").ZodNullable<import("zod").ZodObject<{
                        people_uuid: import("zod").ZodUUID;
                        differences: import("zod").ZodArray<import("zod").ZodObject<{
                            member: import("zod").ZodString;
                            claimed: import("zod").ZodNullable<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>]>>;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            records: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                ids: import("zod").ZodArray<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    national_id: import("zod").ZodString;
                    name: import("zod").ZodString;
                    first_lastname: import("zod").ZodString;
                    second_lastname: import("zod").ZodString;
                    birthdate: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    gender: import("zod").ZodNullable<import("zod").ZodEnum<{
                        FEMALE: "FEMALE";
                        MALE: "MALE";
                    }>>;
                    tax_id: import("zod").ZodNullable<import("zod").ZodString>;
                    nationality_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    state_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    entity_of_birth: import("zod").ZodNullable<import("zod").ZodString>;
                    external_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    vendor_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    biometrics: import("zod").ZodNullable<import("zod").ZodObject<{
                        liveness: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        match_id: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        match_level: import("zod").ZodNullable<import("zod").ZodInt>;
                    }, import("zod/v4/core").$strip>>;
                    addresses_similarity: import("zod").ZodNullable<import("zod").ZodObject<{
                        city: import("zod").ZodNumber;
                        state: import("zod").ZodNumber;
                        colony: import("zod").ZodNumber;
                        street: import("zod").ZodNumber;
                        ext_num: import("zod").ZodNumber;
                        int_num: import("zod").ZodNumber;
                        zip_code: import("zod").ZodNumber;
                        municipality: import("zod").ZodNumber;
                        general_score: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>>;
                    marital_status_id: import("zod").ZodNullable<import("zod").ZodInt>;
                    people_group_id: import("zod").ZodNullable<import("zod").ZodUUID>;
                    extra_data: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    temporary_ref_id: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    age: import("zod").ZodNullable<import("zod").ZodInt>;
                    information_percentage: import("zod").ZodNumber;
                    vouched_by: import("zod").ZodNullable<import("zod").ZodEnum<{
                        contact: "contact";
                        enrollment: "enrollment";
                        operator: "operator";
                        partner: "partner";
                    }>>;
                    vouched_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    addresses: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        person_id: import("zod").ZodUUID;
                        street: import("zod").ZodString;
                        ext_num: import("zod").ZodString;
                        int_num: import("zod").ZodNullable<import("zod").ZodString>;
                        state: import("zod").ZodString;
                        state_id: import("zod").ZodNullable<import("zod").ZodInt>;
                        city: import("zod").ZodNullable<import("zod").ZodString>;
                        municipality: import("zod").ZodString;
                        colony: import("zod").ZodString;
                        zip_code: import("zod").ZodString;
                        references: import("zod").ZodString;
                        latitude: import("zod").ZodNullable<import("zod").ZodNumber>;
                        longitude: import("zod").ZodNullable<import("zod").ZodNumber>;
                        source: import("zod").ZodNullable<import("zod").ZodString>;
                        ownership: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        dwelling_age: import("zod").ZodNullable<import("zod").ZodInt>;
                        device_coordinates: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodNumber>>;
                        is_current_address: import("zod").ZodBoolean;
                        verified_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        metadata: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    contact_data: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        person_id: import("zod").ZodUUID;
                        email: import("zod").ZodNullable<import("zod").ZodString>;
                        phone: import("zod").ZodNullable<import("zod").ZodString>;
                        email_confirmation: import("zod").ZodBoolean;
                        sms_confirmation: import("zod").ZodBoolean;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    references: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        person_id: import("zod").ZodUUID;
                        name: import("zod").ZodString;
                        phone: import("zod").ZodString;
                        person_relation_id: import("zod").ZodInt;
                        person_relation: import("zod").ZodObject<{
                            id: import("zod").ZodInt;
                            code: import("zod").ZodString;
                            name: import("zod").ZodString;
                            created_at: import("zod").ZodISODateTime;
                            updated_at: import("zod").ZodISODateTime;
                        }, import("zod/v4/core").$strip>;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    marital_status: import("zod").ZodNullable<import("zod").ZodObject<{
                        id: import("zod").ZodInt;
                        code: import("zod").ZodString;
                        name: import("zod").ZodString;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    nationality: import("zod").ZodNullable<import("zod").ZodObject<{
                        id: import("zod").ZodInt;
                        code: import("zod").ZodString;
                        name: import("zod").ZodString;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                        country: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    state: import("zod").ZodNullable<import("zod").ZodObject<{
                        id: import("zod").ZodInt;
                        code: import("zod").ZodString;
                        name: import("zod").ZodString;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                        country: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            workflowEnded: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                workflow: import("zod").ZodUUID;
                finished_at: import("zod").ZodString;
                people_uuid: import("zod").ZodUUID;
                portrait: import("zod").ZodNullable<import("zod").ZodUUID>;
                portrait_refused: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    vouched: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
    };
    verification: {
        curp: {
            government: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                curp: import("zod").ZodString;
                callbackUrl: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>, import("zod").ZodUnion<readonly [import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodArray<import("zod").ZodObject<{
                    paramentro: import("zod").ZodString;
                    fechaNacimiento: import("zod").ZodString;
                    docProbatorio: import("zod").ZodNullable<import("zod").ZodInt>;
                    docProbatorioStr: import("zod").ZodNullable<import("zod").ZodString>;
                    segundoApellido: import("zod").ZodString;
                    curp: import("zod").ZodString;
                    nombres: import("zod").ZodString;
                    primerApellido: import("zod").ZodString;
                    sexo: import("zod").ZodString;
                    claveEntidad: import("zod").ZodString;
                    statusCurp: import("zod").ZodString;
                    nacionalidad: import("zod").ZodString;
                    entidad: import("zod").ZodString;
                    datosDocProbatorio: import("zod").ZodObject<{
                        entidadRegistro: import("zod").ZodString;
                        tomo: import("zod").ZodString;
                        claveMunicipioRegistro: import("zod").ZodString;
                        anioRegistro: import("zod").ZodString;
                        claveEntidadRegistro: import("zod").ZodString;
                        foja: import("zod").ZodString;
                        numActa: import("zod").ZodString;
                        libro: import("zod").ZodString;
                        municipioRegistro: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                webhook_uuid: import("zod").ZodUUID;
                timestamp: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>]>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                curp: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    birth_date: import("zod").ZodNullable<import("zod").ZodISODate>;
                    birth_federal_entity: import("zod").ZodNullable<import("zod").ZodString>;
                    certificate_folio: import("zod").ZodNullable<import("zod").ZodString>;
                    curp: import("zod").ZodString;
                    curp_status: import("zod").ZodNullable<import("zod").ZodString>;
                    curp_status_description: import("zod").ZodNullable<import("zod").ZodString>;
                    first_last_name: import("zod").ZodNullable<import("zod").ZodString>;
                    foreign_registration_number: import("zod").ZodNullable<import("zod").ZodString>;
                    gender: import("zod").ZodNullable<import("zod").ZodString>;
                    issuing_entity_key: import("zod").ZodNullable<import("zod").ZodString>;
                    municipality_key: import("zod").ZodNullable<import("zod").ZodString>;
                    name: import("zod").ZodNullable<import("zod").ZodString>;
                    nationality: import("zod").ZodNullable<import("zod").ZodString>;
                    probatory_document: import("zod").ZodNullable<import("zod").ZodString>;
                    registration_entity_number: import("zod").ZodNullable<import("zod").ZodString>;
                    registration_year: import("zod").ZodNullable<import("zod").ZodString>;
                    second_last_name: import("zod").ZodNullable<import("zod").ZodString>;
                    valid: import("zod").ZodBoolean;
                    probatory_document_data: import("zod").ZodObject<{
                        act_number: import("zod").ZodNullable<import("zod").ZodString>;
                        book: import("zod").ZodNullable<import("zod").ZodString>;
                        crip: import("zod").ZodNullable<import("zod").ZodString>;
                        id: import("zod").ZodNullable<import("zod").ZodString>;
                        letter_folio: import("zod").ZodNullable<import("zod").ZodString>;
                        name: import("zod").ZodNullable<import("zod").ZodString>;
                        sheet: import("zod").ZodNullable<import("zod").ZodString>;
                        tome: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            find: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                birth_date: import("zod").ZodString;
                birth_federal_entity: import("zod").ZodEnum<{
                    AS: "AS";
                    BC: "BC";
                    BS: "BS";
                    CC: "CC";
                    CH: "CH";
                    CL: "CL";
                    CM: "CM";
                    CS: "CS";
                    DF: "DF";
                    DG: "DG";
                    GR: "GR";
                    GT: "GT";
                    HG: "HG";
                    JC: "JC";
                    MC: "MC";
                    MN: "MN";
                    MS: "MS";
                    NE: "NE";
                    NL: "NL";
                    NT: "NT";
                    OC: "OC";
                    PL: "PL";
                    QR: "QR";
                    QT: "QT";
                    SL: "SL";
                    SP: "SP";
                    SR: "SR";
                    TC: "TC";
                    TL: "TL";
                    TS: "TS";
                    VZ: "VZ";
                    YN: "YN";
                    ZS: "ZS";
                }>;
                first_last_name: import("zod").ZodString;
                gender: import("zod").ZodEnum<{
                    H: "H";
                    M: "M";
                    X: "X";
                }>;
                name: import("zod").ZodString;
                second_last_name: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    birth_date: import("zod").ZodNullable<import("zod").ZodISODate>;
                    birth_federal_entity: import("zod").ZodNullable<import("zod").ZodString>;
                    certificate_folio: import("zod").ZodNullable<import("zod").ZodString>;
                    curp: import("zod").ZodString;
                    curp_status: import("zod").ZodNullable<import("zod").ZodString>;
                    curp_status_description: import("zod").ZodNullable<import("zod").ZodString>;
                    first_last_name: import("zod").ZodNullable<import("zod").ZodString>;
                    foreign_registration_number: import("zod").ZodNullable<import("zod").ZodString>;
                    gender: import("zod").ZodNullable<import("zod").ZodString>;
                    issuing_entity_key: import("zod").ZodNullable<import("zod").ZodString>;
                    municipality_key: import("zod").ZodNullable<import("zod").ZodString>;
                    name: import("zod").ZodNullable<import("zod").ZodString>;
                    nationality: import("zod").ZodNullable<import("zod").ZodString>;
                    probatory_document: import("zod").ZodNullable<import("zod").ZodString>;
                    registration_entity_number: import("zod").ZodNullable<import("zod").ZodString>;
                    registration_year: import("zod").ZodNullable<import("zod").ZodString>;
                    second_last_name: import("zod").ZodNullable<import("zod").ZodString>;
                    valid: import("zod").ZodBoolean;
                    probatory_document_data: import("zod").ZodObject<{
                        act_number: import("zod").ZodNullable<import("zod").ZodString>;
                        book: import("zod").ZodNullable<import("zod").ZodString>;
                        crip: import("zod").ZodNullable<import("zod").ZodString>;
                        id: import("zod").ZodNullable<import("zod").ZodString>;
                        letter_folio: import("zod").ZodNullable<import("zod").ZodString>;
                        name: import("zod").ZodNullable<import("zod").ZodString>;
                        sheet: import("zod").ZodNullable<import("zod").ZodString>;
                        tome: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
        rfc: {
            get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                rfc: import("zod").ZodString;
                name: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                postal_code: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    rfc: import("zod").ZodString;
                    valid_rfc: import("zod").ZodNullable<import("zod").ZodBoolean>;
                    elegible_for_invoices: import("zod").ZodNullable<import("zod").ZodBoolean>;
                    message: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            reverse: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                name: import("zod").ZodString;
                first_last_name: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                second_last_name: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                birth_date: import("zod").ZodString;
                person_type: import("zod").ZodEnum<{
                    PF: "PF";
                    PM: "PM";
                }>;
                postal_code: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    rfc: import("zod").ZodString;
                    valid_rfc: import("zod").ZodNullable<import("zod").ZodBoolean>;
                    elegible_for_invoices: import("zod").ZodNullable<import("zod").ZodBoolean>;
                    message: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            reverseWithCurp: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                curp: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    rfc_result: import("zod").ZodObject<{
                        rfc: import("zod").ZodString;
                        valid_rfc: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        elegible_for_invoices: import("zod").ZodNullable<import("zod").ZodBoolean>;
                        message: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>;
                    curp_result: import("zod").ZodObject<{
                        birth_date: import("zod").ZodNullable<import("zod").ZodISODate>;
                        birth_federal_entity: import("zod").ZodNullable<import("zod").ZodString>;
                        certificate_folio: import("zod").ZodNullable<import("zod").ZodString>;
                        curp: import("zod").ZodString;
                        curp_status: import("zod").ZodNullable<import("zod").ZodString>;
                        curp_status_description: import("zod").ZodNullable<import("zod").ZodString>;
                        first_last_name: import("zod").ZodNullable<import("zod").ZodString>;
                        foreign_registration_number: import("zod").ZodNullable<import("zod").ZodString>;
                        gender: import("zod").ZodNullable<import("zod").ZodString>;
                        issuing_entity_key: import("zod").ZodNullable<import("zod").ZodString>;
                        municipality_key: import("zod").ZodNullable<import("zod").ZodString>;
                        nationality: import("zod").ZodNullable<import("zod").ZodString>;
                        probatory_document: import("zod").ZodNullable<import("zod").ZodString>;
                        registration_entity_number: import("zod").ZodNullable<import("zod").ZodString>;
                        registration_year: import("zod").ZodNullable<import("zod").ZodString>;
                        second_last_name: import("zod").ZodNullable<import("zod").ZodString>;
                        valid: import("zod").ZodBoolean;
                        names: import("zod").ZodNullable<import("zod").ZodString>;
                        probatory_document_data: import("zod").ZodObject<{
                            act_number: import("zod").ZodNullable<import("zod").ZodString>;
                            book: import("zod").ZodNullable<import("zod").ZodString>;
                            crip: import("zod").ZodNullable<import("zod").ZodString>;
                            id: import("zod").ZodNullable<import("zod").ZodString>;
                            letter_folio: import("zod").ZodNullable<import("zod").ZodString>;
                            name: import("zod").ZodNullable<import("zod").ZodString>;
                            sheet: import("zod").ZodNullable<import("zod").ZodString>;
                            tomo: import("zod").ZodNullable<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>;
                    }, import("zod/v4/core").$strip>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
        cfdi: {
            read: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                document: import("zod").ZodFile;
                callback_url: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>, import("zod").ZodUnion<readonly [import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    rfc_issuer: import("zod").ZodString;
                    name_issuer: import("zod").ZodNullable<import("zod").ZodString>;
                    rfc_recipient: import("zod").ZodString;
                    name_recipient: import("zod").ZodNullable<import("zod").ZodString>;
                    fiscal_invoice: import("zod").ZodString;
                    expedition_date: import("zod").ZodNullable<import("zod").ZodString>;
                    certification_date: import("zod").ZodNullable<import("zod").ZodString>;
                    pac: import("zod").ZodNullable<import("zod").ZodString>;
                    amount: import("zod").ZodNumber;
                    voucher_effect: import("zod").ZodNullable<import("zod").ZodString>;
                    cfdi_state: import("zod").ZodNullable<import("zod").ZodString>;
                    cancelation_status: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                webhook_uuid: import("zod").ZodUUID;
                timestamp: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>]>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
        credential: {
            validateAsync: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                query: import("zod").ZodObject<{
                    webhook: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                body: import("zod").ZodObject<{
                    cic: import("zod").ZodOptional<import("zod").ZodString>;
                    ocr: import("zod").ZodOptional<import("zod").ZodString>;
                    type: import("zod").ZodEnum<{
                        C: "C";
                        D: "D";
                        EFGH: "EFGH";
                    }>;
                    electorKey: import("zod").ZodOptional<import("zod").ZodString>;
                    emissionNumber: import("zod").ZodOptional<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                webhook_uuid: import("zod").ZodUUID;
                timestamp: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            validate: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                query: import("zod").ZodObject<{
                    webhook: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
                body: import("zod").ZodObject<{
                    type: import("zod").ZodEnum<{
                        C: "C";
                        D: "D";
                        EFGH: "EFGH";
                    }>;
                    cic: import("zod").ZodOptional<import("zod").ZodString>;
                    ocr: import("zod").ZodString;
                    elector_key: import("zod").ZodString;
                    emission_number: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                webhook_uuid: import("zod").ZodUUID;
                timestamp: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            judge: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                type: import("zod").ZodEnum<{
                    C: "C";
                    D: "D";
                    EFGH: "EFGH";
                }>;
                cic: import("zod").ZodOptional<import("zod").ZodString>;
                ocr: import("zod").ZodOptional<import("zod").ZodString>;
                elector_key: import("zod").ZodOptional<import("zod").ZodString>;
                emission_number: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    valid: import("zod").ZodBoolean;
                    messages: import("zod").ZodArray<import("zod").ZodString>;
                    expired: import("zod").ZodBoolean;
                    court_order: import("zod").ZodBoolean;
                    incorrect_data: import("zod").ZodBoolean;
                    cic: import("zod").ZodNullable<import("zod").ZodString>;
                    elector_key: import("zod").ZodNullable<import("zod").ZodString>;
                    ocr: import("zod").ZodNullable<import("zod").ZodString>;
                    registered_at: import("zod").ZodNullable<import("zod").ZodString>;
                    emission_at: import("zod").ZodNullable<import("zod").ZodString>;
                    federal_district: import("zod").ZodNullable<import("zod").ZodString>;
                    local_district: import("zod").ZodNullable<import("zod").ZodString>;
                    emission_number: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
        nss: {
            get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                nss: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    known: import("zod").ZodBoolean;
                    person: import("zod").ZodNullable<import("zod").ZodObject<{
                        name: import("zod").ZodNullable<import("zod").ZodString>;
                        first_last_name: import("zod").ZodNullable<import("zod").ZodString>;
                        second_last_name: import("zod").ZodNullable<import("zod").ZodString>;
                        birth_date: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
        registry: {
            get: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    rows: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            import: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                rows: import("zod").ZodArray<import("zod").ZodObject<{
                    curp: import("zod").ZodOptional<import("zod").ZodString>;
                    rfc: import("zod").ZodOptional<import("zod").ZodString>;
                    name: import("zod").ZodOptional<import("zod").ZodString>;
                    first_last_name: import("zod").ZodOptional<import("zod").ZodString>;
                    second_last_name: import("zod").ZodOptional<import("zod").ZodString>;
                    birth_date: import("zod").ZodOptional<import("zod").ZodString>;
                    gender: import("zod").ZodOptional<import("zod").ZodEnum<{
                        H: "H";
                        M: "M";
                        X: "X";
                    }>>;
                    birth_federal_entity: import("zod").ZodOptional<import("zod").ZodEnum<{
                        AS: "AS";
                        BC: "BC";
                        BS: "BS";
                        CC: "CC";
                        CH: "CH";
                        CL: "CL";
                        CM: "CM";
                        CS: "CS";
                        DF: "DF";
                        DG: "DG";
                        GR: "GR";
                        GT: "GT";
                        HG: "HG";
                        JC: "JC";
                        MC: "MC";
                        MN: "MN";
                        MS: "MS";
                        NE: "NE";
                        NL: "NL";
                        NT: "NT";
                        OC: "OC";
                        PL: "PL";
                        QR: "QR";
                        QT: "QT";
                        SL: "SL";
                        SP: "SP";
                        SR: "SR";
                        TC: "TC";
                        TL: "TL";
                        TS: "TS";
                        VZ: "VZ";
                        YN: "YN";
                        ZS: "ZS";
                    }>>;
                    nationality: import("zod").ZodOptional<import("zod").ZodString>;
                    curp_status: import("zod").ZodOptional<import("zod").ZodEnum<{
                        AH: "AH";
                        AN: "AN";
                        BAP: "BAP";
                        BCC: "BCC";
                        BCN: "BCN";
                        BD: "BD";
                        BDA: "BDA";
                        BDM: "BDM";
                        BDP: "BDP";
                        BJD: "BJD";
                        BSU: "BSU";
                        CRA: "CRA";
                        RCC: "RCC";
                        RCN: "RCN";
                    }>>;
                    replaced_by: import("zod").ZodOptional<import("zod").ZodString>;
                    probatory_document: import("zod").ZodOptional<import("zod").ZodEnum<{
                        1: "1";
                        3: "3";
                        4: "4";
                        7: "7";
                    }>>;
                    registration_year: import("zod").ZodOptional<import("zod").ZodString>;
                    registration_entity_number: import("zod").ZodOptional<import("zod").ZodString>;
                    municipality_key: import("zod").ZodOptional<import("zod").ZodString>;
                    issuing_entity_key: import("zod").ZodOptional<import("zod").ZodString>;
                    certificate_folio: import("zod").ZodOptional<import("zod").ZodString>;
                    foreign_registration_number: import("zod").ZodOptional<import("zod").ZodString>;
                    act_number: import("zod").ZodOptional<import("zod").ZodString>;
                    book: import("zod").ZodOptional<import("zod").ZodString>;
                    sheet: import("zod").ZodOptional<import("zod").ZodString>;
                    tome: import("zod").ZodOptional<import("zod").ZodString>;
                    crip: import("zod").ZodOptional<import("zod").ZodString>;
                    letter_folio: import("zod").ZodOptional<import("zod").ZodString>;
                    tax_name: import("zod").ZodOptional<import("zod").ZodString>;
                    postal_code: import("zod").ZodOptional<import("zod").ZodString>;
                    invoices: import("zod").ZodOptional<import("zod").ZodEnum<{
                        no: "no";
                        yes: "yes";
                    }>>;
                    credential_type: import("zod").ZodOptional<import("zod").ZodEnum<{
                        C: "C";
                        D: "D";
                        EFGH: "EFGH";
                    }>>;
                    cic: import("zod").ZodOptional<import("zod").ZodString>;
                    ocr: import("zod").ZodOptional<import("zod").ZodString>;
                    elector_key: import("zod").ZodOptional<import("zod").ZodString>;
                    emission_number: import("zod").ZodOptional<import("zod").ZodString>;
                    registered_at: import("zod").ZodOptional<import("zod").ZodString>;
                    emission_at: import("zod").ZodOptional<import("zod").ZodString>;
                    federal_district: import("zod").ZodOptional<import("zod").ZodString>;
                    local_district: import("zod").ZodOptional<import("zod").ZodString>;
                    credential_status: import("zod").ZodOptional<import("zod").ZodEnum<{
                        court_order: "court_order";
                        current: "current";
                        expired: "expired";
                        reported: "reported";
                    }>>;
                    nss: import("zod").ZodOptional<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    rows: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            remove: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                key: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    rows: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            clear: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    rows: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
        lookups: {
            delete: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                uuid: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
    };
    otp: {
        sendEmail: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
            email: import("zod").ZodString;
            expires_in: import("zod").ZodString;
            metadata: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                company: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                language: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                user_name: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>>>;
            user: import("zod").ZodString;
            from_key: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
        }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
            success: import("zod").ZodLiteral<true>;
            result: import("zod").ZodObject<{
                created_at: import("zod").ZodISODateTime;
                expiration_date: import("zod").ZodISODateTime;
                reference: import("zod").ZodUUID;
                type: import("zod").ZodEnum<{
                    EMAIL: "EMAIL";
                    SMS: "SMS";
                    WHATSAPP: "WHATSAPP";
                }>;
                user: import("zod").ZodString;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        sendSms: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
            phone: import("zod").ZodString;
            expires_in: import("zod").ZodString;
            user: import("zod").ZodString;
            country_code: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt>>;
            country_code_included: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
            metadata: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                company: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                language: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                user_name: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>>>;
            from_key: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
            retry: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
        }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
            success: import("zod").ZodLiteral<true>;
            result: import("zod").ZodObject<{
                created_at: import("zod").ZodISODateTime;
                expiration_date: import("zod").ZodISODateTime;
                reference: import("zod").ZodUUID;
                type: import("zod").ZodEnum<{
                    EMAIL: "EMAIL";
                    SMS: "SMS";
                    WHATSAPP: "WHATSAPP";
                }>;
                user: import("zod").ZodString;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        sendWhatsapp: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
            phone: import("zod").ZodString;
            expires_in: import("zod").ZodString;
            user: import("zod").ZodString;
            metadata: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                company: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                language: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                user_name: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>>>;
            from_key: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodBoolean>>;
        }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
            success: import("zod").ZodLiteral<true>;
            result: import("zod").ZodObject<{
                created_at: import("zod").ZodISODateTime;
                expiration_date: import("zod").ZodISODateTime;
                reference: import("zod").ZodUUID;
                type: import("zod").ZodEnum<{
                    EMAIL: "EMAIL";
                    SMS: "SMS";
                    WHATSAPP: "WHATSAPP";
                }>;
                user: import("zod").ZodString;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        validate: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
            code: import("zod").ZodString;
            type: import("zod").ZodEnum<{
                EMAIL: "EMAIL";
                SMS: "SMS";
                WHATSAPP: "WHATSAPP";
            }>;
            user: import("zod").ZodString;
        }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
            success: import("zod").ZodLiteral<true>;
            result: import("zod").ZodObject<{
                match: import("zod").ZodBoolean;
                type: import("zod").ZodEnum<{
                    EMAIL: "EMAIL";
                    SMS: "SMS";
                    WHATSAPP: "WHATSAPP";
                }>;
                user: import("zod").ZodString;
                validated_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        links: {
            send: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                type: import("zod").ZodEnum<{
                    EMAIL: "EMAIL";
                    SMS: "SMS";
                    WHATSAPP: "WHATSAPP";
                }>;
                to: import("zod").ZodString;
                link: import("zod").ZodString;
                expires_at: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                user: import("zod").ZodString;
                metadata: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                    company: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                    language: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                }, import("zod/v4/core").$strip>>>;
            }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    reference: import("zod").ZodUUID;
                    type: import("zod").ZodEnum<{
                        EMAIL: "EMAIL";
                        SMS: "SMS";
                        WHATSAPP: "WHATSAPP";
                    }>;
                    user: import("zod").ZodString;
                    sent_at: import("zod").ZodISODateTime;
                    resend_after: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            channels: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
                result: import("zod").ZodObject<{
                    channels: import("zod").ZodArray<import("zod").ZodEnum<{
                        EMAIL: "EMAIL";
                        SMS: "SMS";
                        WHATSAPP: "WHATSAPP";
                    }>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        };
        internal: {
            copies: {
                send: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                    reference: import("zod").ZodUUID;
                    to: import("zod").ZodString;
                    user: import("zod").ZodString;
                    name: import("zod").ZodString;
                    file: import("zod").ZodOptional<import("zod").ZodFile>;
                    link: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                    expires_at: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                    metadata: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                        company: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                        language: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                    }, import("zod/v4/core").$strip>>>;
                }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                    success: import("zod").ZodLiteral<true>;
                    result: import("zod").ZodObject<{
                        sent_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>;
                }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            };
            notices: {
                send: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
                    type: import("zod").ZodEnum<{
                        EMAIL: "EMAIL";
                        SMS: "SMS";
                    }>;
                    to: import("zod").ZodString;
                    news: import("zod").ZodEnum<{
                        done: "done";
                        go_on: "go_on";
                        rejected: "rejected";
                    }>;
                    reference: import("zod").ZodUUID;
                    user: import("zod").ZodString;
                    metadata: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                        company: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                        language: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                    }, import("zod/v4/core").$strip>>>;
                }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                    success: import("zod").ZodLiteral<true>;
                    result: import("zod").ZodObject<{
                        reference: import("zod").ZodUUID;
                    }, import("zod/v4/core").$strip>;
                }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
            };
        };
    };
    extraction: {
        addressProof: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
            query: import("zod").ZodPrefault<import("zod").ZodObject<{
                explain: import("zod").ZodPipe<import("zod").ZodDefault<import("zod").ZodEnum<{
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>>, import("zod").ZodTransform<boolean, "0" | "1" | "false" | "true">>;
            }, import("zod/v4/core").$strip>>;
            body: import("zod").ZodObject<{
                file: import("zod").ZodFile;
                password: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
            message: import("zod").ZodString;
            data: import("zod").ZodObject<{
                name: import("zod").ZodNullable<import("zod").ZodString>;
                type: import("zod").ZodNullable<import("zod").ZodEnum<{
                    bank_statement: "bank_statement";
                    electricity: "electricity";
                    gas: "gas";
                    internet: "internet";
                    other: "other";
                    property_tax: "property_tax";
                    telephone: "telephone";
                    water: "water";
                }>>;
                issued_by: import("zod").ZodNullable<import("zod").ZodString>;
                date: import("zod").ZodNullable<import("zod").ZodISODate>;
                end_date: import("zod").ZodNullable<import("zod").ZodISODate>;
                likely_recent: import("zod").ZodBoolean;
                address: import("zod").ZodObject<{
                    street: import("zod").ZodNullable<import("zod").ZodString>;
                    ext_num: import("zod").ZodNullable<import("zod").ZodString>;
                    int_num: import("zod").ZodNullable<import("zod").ZodString>;
                    postal_code: import("zod").ZodNullable<import("zod").ZodString>;
                    neighborhood: import("zod").ZodNullable<import("zod").ZodString>;
                    municipality: import("zod").ZodNullable<import("zod").ZodString>;
                    state: import("zod").ZodNullable<import("zod").ZodString>;
                    country: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
            sources: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodObject<{
                origin: import("zod").ZodEnum<{
                    mrz: "mrz";
                    ocr: "ocr";
                    qr: "qr";
                    text: "text";
                }>;
                confidence: import("zod").ZodNumber;
                page: import("zod").ZodNullable<import("zod").ZodInt>;
                box: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodNumber>>;
            }, import("zod/v4/core").$strip>>>;
        }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        bankStatement: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
            query: import("zod").ZodPrefault<import("zod").ZodObject<{
                explain: import("zod").ZodPipe<import("zod").ZodDefault<import("zod").ZodEnum<{
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>>, import("zod").ZodTransform<boolean, "0" | "1" | "false" | "true">>;
                validate_rfc: import("zod").ZodPipe<import("zod").ZodDefault<import("zod").ZodEnum<{
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>>, import("zod").ZodTransform<boolean, "0" | "1" | "false" | "true">>;
            }, import("zod/v4/core").$strip>>;
            body: import("zod").ZodObject<{
                file: import("zod").ZodFile;
                password: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
            message: import("zod").ZodString;
            data: import("zod").ZodObject<{
                name: import("zod").ZodNullable<import("zod").ZodString>;
                entity: import("zod").ZodNullable<import("zod").ZodString>;
                rfc_person: import("zod").ZodNullable<import("zod").ZodString>;
                rfc_entity: import("zod").ZodNullable<import("zod").ZodString>;
                rfc_person_structure_valid: import("zod").ZodNullable<import("zod").ZodBoolean>;
                rfc_entity_structure_valid: import("zod").ZodNullable<import("zod").ZodBoolean>;
                date_start: import("zod").ZodNullable<import("zod").ZodISODate>;
                date_end: import("zod").ZodNullable<import("zod").ZodISODate>;
                account_number: import("zod").ZodNullable<import("zod").ZodString>;
                clabe: import("zod").ZodNullable<import("zod").ZodString>;
                average_amount: import("zod").ZodNullable<import("zod").ZodNumber>;
                total_amount: import("zod").ZodNullable<import("zod").ZodNumber>;
                rfc_person_valid: import("zod").ZodNullable<import("zod").ZodBoolean>;
            }, import("zod/v4/core").$strip>;
            sources: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodObject<{
                origin: import("zod").ZodEnum<{
                    mrz: "mrz";
                    ocr: "ocr";
                    qr: "qr";
                    text: "text";
                }>;
                confidence: import("zod").ZodNumber;
                page: import("zod").ZodNullable<import("zod").ZodInt>;
                box: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodNumber>>;
            }, import("zod/v4/core").$strip>>>;
        }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        curp: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
            query: import("zod").ZodPrefault<import("zod").ZodObject<{
                explain: import("zod").ZodPipe<import("zod").ZodDefault<import("zod").ZodEnum<{
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>>, import("zod").ZodTransform<boolean, "0" | "1" | "false" | "true">>;
                validate_curp: import("zod").ZodPipe<import("zod").ZodDefault<import("zod").ZodEnum<{
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>>, import("zod").ZodTransform<boolean, "0" | "1" | "false" | "true">>;
            }, import("zod/v4/core").$strip>>;
            body: import("zod").ZodObject<{
                file: import("zod").ZodFile;
                password: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
            message: import("zod").ZodString;
            data: import("zod").ZodObject<{
                full_name: import("zod").ZodNullable<import("zod").ZodString>;
                curp: import("zod").ZodNullable<import("zod").ZodString>;
                curp_structure_valid: import("zod").ZodNullable<import("zod").ZodBoolean>;
                birthdate: import("zod").ZodNullable<import("zod").ZodISODate>;
                state_of_birth: import("zod").ZodNullable<import("zod").ZodString>;
                state_of_registration: import("zod").ZodNullable<import("zod").ZodString>;
                asociated_curps: import("zod").ZodArray<import("zod").ZodString>;
                qr_found: import("zod").ZodNullable<import("zod").ZodBoolean>;
                qr_valid: import("zod").ZodNullable<import("zod").ZodBoolean>;
                curp_valid: import("zod").ZodNullable<import("zod").ZodBoolean>;
                curp_response: import("zod").ZodNullable<import("zod").ZodObject<{
                    curp: import("zod").ZodString;
                    valid: import("zod").ZodBoolean;
                    name: import("zod").ZodNullable<import("zod").ZodString>;
                    first_last_name: import("zod").ZodNullable<import("zod").ZodString>;
                    second_last_name: import("zod").ZodNullable<import("zod").ZodString>;
                    birth_date: import("zod").ZodNullable<import("zod").ZodISODate>;
                    gender: import("zod").ZodNullable<import("zod").ZodString>;
                    nationality: import("zod").ZodNullable<import("zod").ZodString>;
                    birth_federal_entity: import("zod").ZodNullable<import("zod").ZodString>;
                    issuing_entity_key: import("zod").ZodNullable<import("zod").ZodString>;
                    curp_status: import("zod").ZodNullable<import("zod").ZodString>;
                    curp_status_description: import("zod").ZodNullable<import("zod").ZodString>;
                    registration_year: import("zod").ZodNullable<import("zod").ZodString>;
                    certificate_folio: import("zod").ZodNullable<import("zod").ZodString>;
                    registration_entity_number: import("zod").ZodNullable<import("zod").ZodString>;
                    municipality_key: import("zod").ZodNullable<import("zod").ZodString>;
                    foreign_registration_number: import("zod").ZodNullable<import("zod").ZodString>;
                    provatory_document: import("zod").ZodNullable<import("zod").ZodString>;
                    probatory_document_data: import("zod").ZodObject<{
                        id: import("zod").ZodNullable<import("zod").ZodString>;
                        name: import("zod").ZodNullable<import("zod").ZodString>;
                        book: import("zod").ZodNullable<import("zod").ZodString>;
                        act_number: import("zod").ZodNullable<import("zod").ZodString>;
                        sheet: import("zod").ZodNullable<import("zod").ZodString>;
                        tome: import("zod").ZodNullable<import("zod").ZodString>;
                        crip: import("zod").ZodNullable<import("zod").ZodString>;
                        letter_folio: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>;
            sources: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodObject<{
                origin: import("zod").ZodEnum<{
                    mrz: "mrz";
                    ocr: "ocr";
                    qr: "qr";
                    text: "text";
                }>;
                confidence: import("zod").ZodNumber;
                page: import("zod").ZodNullable<import("zod").ZodInt>;
                box: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodNumber>>;
            }, import("zod/v4/core").$strip>>>;
        }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        cif: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
            query: import("zod").ZodPrefault<import("zod").ZodObject<{
                explain: import("zod").ZodPipe<import("zod").ZodDefault<import("zod").ZodEnum<{
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>>, import("zod").ZodTransform<boolean, "0" | "1" | "false" | "true">>;
                validate_rfc: import("zod").ZodPipe<import("zod").ZodDefault<import("zod").ZodEnum<{
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>>, import("zod").ZodTransform<boolean, "0" | "1" | "false" | "true">>;
            }, import("zod/v4/core").$strip>>;
            body: import("zod").ZodObject<{
                file: import("zod").ZodFile;
                password: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
            message: import("zod").ZodString;
            data: import("zod").ZodObject<{
                identification_data: import("zod").ZodObject<{
                    curp: import("zod").ZodNullable<import("zod").ZodString>;
                    name: import("zod").ZodNullable<import("zod").ZodString>;
                    first_lastname: import("zod").ZodNullable<import("zod").ZodString>;
                    second_lastname: import("zod").ZodNullable<import("zod").ZodString>;
                    birthdate: import("zod").ZodNullable<import("zod").ZodISODate>;
                    start_date: import("zod").ZodNullable<import("zod").ZodISODate>;
                    situation: import("zod").ZodNullable<import("zod").ZodString>;
                    situation_last_update: import("zod").ZodNullable<import("zod").ZodISODate>;
                }, import("zod/v4/core").$strip>;
                fiscal_address: import("zod").ZodObject<{
                    street: import("zod").ZodNullable<import("zod").ZodString>;
                    ext_num: import("zod").ZodNullable<import("zod").ZodString>;
                    int_num: import("zod").ZodNullable<import("zod").ZodString>;
                    postal_code: import("zod").ZodNullable<import("zod").ZodString>;
                    neighborhood: import("zod").ZodNullable<import("zod").ZodString>;
                    municipality: import("zod").ZodNullable<import("zod").ZodString>;
                    state: import("zod").ZodNullable<import("zod").ZodString>;
                    email: import("zod").ZodNullable<import("zod").ZodString>;
                    al: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>;
                fiscal_characteristics: import("zod").ZodObject<{
                    rfc: import("zod").ZodNullable<import("zod").ZodString>;
                    regimes: import("zod").ZodArray<import("zod").ZodObject<{
                        regime: import("zod").ZodString;
                        start_date: import("zod").ZodNullable<import("zod").ZodISODate>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
                qr_found: import("zod").ZodNullable<import("zod").ZodBoolean>;
                qr_valid: import("zod").ZodNullable<import("zod").ZodBoolean>;
                cif: import("zod").ZodObject<{
                    full_name: import("zod").ZodNullable<import("zod").ZodString>;
                    rfc: import("zod").ZodNullable<import("zod").ZodString>;
                    id: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>;
                rfc_person_valid: import("zod").ZodNullable<import("zod").ZodBoolean>;
            }, import("zod/v4/core").$strip>;
            sources: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodObject<{
                origin: import("zod").ZodEnum<{
                    mrz: "mrz";
                    ocr: "ocr";
                    qr: "qr";
                    text: "text";
                }>;
                confidence: import("zod").ZodNumber;
                page: import("zod").ZodNullable<import("zod").ZodInt>;
                box: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodNumber>>;
            }, import("zod/v4/core").$strip>>>;
        }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        csf: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
            query: import("zod").ZodPrefault<import("zod").ZodObject<{
                explain: import("zod").ZodPipe<import("zod").ZodDefault<import("zod").ZodEnum<{
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>>, import("zod").ZodTransform<boolean, "0" | "1" | "false" | "true">>;
                validate_rfc: import("zod").ZodPipe<import("zod").ZodDefault<import("zod").ZodEnum<{
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>>, import("zod").ZodTransform<boolean, "0" | "1" | "false" | "true">>;
            }, import("zod/v4/core").$strip>>;
            body: import("zod").ZodObject<{
                file: import("zod").ZodFile;
                password: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
            message: import("zod").ZodString;
            data: import("zod").ZodObject<{
                identification_data: import("zod").ZodObject<{
                    curp: import("zod").ZodNullable<import("zod").ZodString>;
                    name: import("zod").ZodNullable<import("zod").ZodString>;
                    first_lastname: import("zod").ZodNullable<import("zod").ZodString>;
                    second_lastname: import("zod").ZodNullable<import("zod").ZodString>;
                    birthdate: import("zod").ZodNullable<import("zod").ZodISODate>;
                    start_date: import("zod").ZodNullable<import("zod").ZodISODate>;
                    situation: import("zod").ZodNullable<import("zod").ZodString>;
                    situation_last_update: import("zod").ZodNullable<import("zod").ZodISODate>;
                }, import("zod/v4/core").$strip>;
                fiscal_address: import("zod").ZodObject<{
                    street: import("zod").ZodNullable<import("zod").ZodString>;
                    ext_num: import("zod").ZodNullable<import("zod").ZodString>;
                    int_num: import("zod").ZodNullable<import("zod").ZodString>;
                    postal_code: import("zod").ZodNullable<import("zod").ZodString>;
                    neighborhood: import("zod").ZodNullable<import("zod").ZodString>;
                    municipality: import("zod").ZodNullable<import("zod").ZodString>;
                    state: import("zod").ZodNullable<import("zod").ZodString>;
                    email: import("zod").ZodNullable<import("zod").ZodString>;
                    al: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>;
                fiscal_characteristics: import("zod").ZodObject<{
                    rfc: import("zod").ZodNullable<import("zod").ZodString>;
                    regimes: import("zod").ZodArray<import("zod").ZodObject<{
                        regime: import("zod").ZodString;
                        start_date: import("zod").ZodNullable<import("zod").ZodISODate>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
                qr_found: import("zod").ZodNullable<import("zod").ZodBoolean>;
                qr_valid: import("zod").ZodNullable<import("zod").ZodBoolean>;
                csf_data: import("zod").ZodObject<{
                    full_name: import("zod").ZodNullable<import("zod").ZodString>;
                    rfc: import("zod").ZodNullable<import("zod").ZodString>;
                    id: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>;
                rfc_person_valid: import("zod").ZodNullable<import("zod").ZodBoolean>;
                rfc_person_status: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>;
            sources: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodObject<{
                origin: import("zod").ZodEnum<{
                    mrz: "mrz";
                    ocr: "ocr";
                    qr: "qr";
                    text: "text";
                }>;
                confidence: import("zod").ZodNumber;
                page: import("zod").ZodNullable<import("zod").ZodInt>;
                box: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodNumber>>;
            }, import("zod/v4/core").$strip>>>;
        }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        nss: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
            query: import("zod").ZodPrefault<import("zod").ZodObject<{
                explain: import("zod").ZodPipe<import("zod").ZodDefault<import("zod").ZodEnum<{
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>>, import("zod").ZodTransform<boolean, "0" | "1" | "false" | "true">>;
                validate_curp: import("zod").ZodPipe<import("zod").ZodDefault<import("zod").ZodEnum<{
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>>, import("zod").ZodTransform<boolean, "0" | "1" | "false" | "true">>;
                validate_nss: import("zod").ZodPipe<import("zod").ZodDefault<import("zod").ZodEnum<{
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>>, import("zod").ZodTransform<boolean, "0" | "1" | "false" | "true">>;
            }, import("zod/v4/core").$strip>>;
            body: import("zod").ZodObject<{
                file: import("zod").ZodFile;
                password: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
            message: import("zod").ZodString;
            data: import("zod").ZodObject<{
                nss: import("zod").ZodNullable<import("zod").ZodString>;
                request_date: import("zod").ZodNullable<import("zod").ZodISODate>;
                folio: import("zod").ZodNullable<import("zod").ZodString>;
                name: import("zod").ZodNullable<import("zod").ZodString>;
                first_lastname: import("zod").ZodNullable<import("zod").ZodString>;
                second_lastname: import("zod").ZodNullable<import("zod").ZodString>;
                birthdate: import("zod").ZodNullable<import("zod").ZodISODate>;
                curp: import("zod").ZodNullable<import("zod").ZodString>;
                gender: import("zod").ZodNullable<import("zod").ZodString>;
                state_of_birth: import("zod").ZodNullable<import("zod").ZodString>;
                qr_found: import("zod").ZodNullable<import("zod").ZodBoolean>;
                qr_valid: import("zod").ZodNullable<import("zod").ZodBoolean>;
                nss_valid: import("zod").ZodNullable<import("zod").ZodBoolean>;
                nss_structure_valid: import("zod").ZodNullable<import("zod").ZodBoolean>;
                nss_response: import("zod").ZodNullable<import("zod").ZodObject<{
                    success: import("zod").ZodBoolean;
                    result: import("zod").ZodObject<{
                        nss: import("zod").ZodString;
                        name: import("zod").ZodNullable<import("zod").ZodString>;
                        first_lastname: import("zod").ZodNullable<import("zod").ZodString>;
                        second_lastname: import("zod").ZodNullable<import("zod").ZodString>;
                        birth_date: import("zod").ZodNullable<import("zod").ZodISODate>;
                    }, import("zod/v4/core").$strip>;
                }, import("zod/v4/core").$strip>>;
                curp_structure_valid: import("zod").ZodNullable<import("zod").ZodBoolean>;
                valid_curp: import("zod").ZodNullable<import("zod").ZodBoolean>;
                curp_response: import("zod").ZodNullable<import("zod").ZodObject<{
                    curp: import("zod").ZodString;
                    valid: import("zod").ZodBoolean;
                    name: import("zod").ZodNullable<import("zod").ZodString>;
                    first_last_name: import("zod").ZodNullable<import("zod").ZodString>;
                    second_last_name: import("zod").ZodNullable<import("zod").ZodString>;
                    birth_date: import("zod").ZodNullable<import("zod").ZodISODate>;
                    gender: import("zod").ZodNullable<import("zod").ZodString>;
                    nationality: import("zod").ZodNullable<import("zod").ZodString>;
                    birth_federal_entity: import("zod").ZodNullable<import("zod").ZodString>;
                    issuing_entity_key: import("zod").ZodNullable<import("zod").ZodString>;
                    curp_status: import("zod").ZodNullable<import("zod").ZodString>;
                    curp_status_description: import("zod").ZodNullable<import("zod").ZodString>;
                    registration_year: import("zod").ZodNullable<import("zod").ZodString>;
                    certificate_folio: import("zod").ZodNullable<import("zod").ZodString>;
                    registration_entity_number: import("zod").ZodNullable<import("zod").ZodString>;
                    municipality_key: import("zod").ZodNullable<import("zod").ZodString>;
                    foreign_registration_number: import("zod").ZodNullable<import("zod").ZodString>;
                    provatory_document: import("zod").ZodNullable<import("zod").ZodString>;
                    probatory_document_data: import("zod").ZodObject<{
                        id: import("zod").ZodNullable<import("zod").ZodString>;
                        name: import("zod").ZodNullable<import("zod").ZodString>;
                        book: import("zod").ZodNullable<import("zod").ZodString>;
                        act_number: import("zod").ZodNullable<import("zod").ZodString>;
                        sheet: import("zod").ZodNullable<import("zod").ZodString>;
                        tome: import("zod").ZodNullable<import("zod").ZodString>;
                        crip: import("zod").ZodNullable<import("zod").ZodString>;
                        letter_folio: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>;
            sources: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodObject<{
                origin: import("zod").ZodEnum<{
                    mrz: "mrz";
                    ocr: "ocr";
                    qr: "qr";
                    text: "text";
                }>;
                confidence: import("zod").ZodNumber;
                page: import("zod").ZodNullable<import("zod").ZodInt>;
                box: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodNumber>>;
            }, import("zod/v4/core").$strip>>>;
        }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        passport: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
            query: import("zod").ZodPrefault<import("zod").ZodObject<{
                explain: import("zod").ZodPipe<import("zod").ZodDefault<import("zod").ZodEnum<{
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>>, import("zod").ZodTransform<boolean, "0" | "1" | "false" | "true">>;
            }, import("zod/v4/core").$strip>>;
            body: import("zod").ZodObject<{
                file: import("zod").ZodFile;
                password: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
            message: import("zod").ZodString;
            data: import("zod").ZodObject<{
                type: import("zod").ZodNullable<import("zod").ZodString>;
                number: import("zod").ZodNullable<import("zod").ZodString>;
                nationality: import("zod").ZodNullable<import("zod").ZodString>;
                expiration_date: import("zod").ZodNullable<import("zod").ZodISODate>;
                issuing_country: import("zod").ZodNullable<import("zod").ZodString>;
                issuing_date: import("zod").ZodNullable<import("zod").ZodISODate>;
                birth_date: import("zod").ZodNullable<import("zod").ZodISODate>;
                birth_place: import("zod").ZodNullable<import("zod").ZodString>;
                name: import("zod").ZodNullable<import("zod").ZodString>;
                last_name: import("zod").ZodNullable<import("zod").ZodString>;
                first_lastname: import("zod").ZodNullable<import("zod").ZodString>;
                second_lastname: import("zod").ZodNullable<import("zod").ZodString>;
                gender: import("zod").ZodNullable<import("zod").ZodString>;
                national_id: import("zod").ZodNullable<import("zod").ZodString>;
                remarks: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>;
            sources: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodObject<{
                origin: import("zod").ZodEnum<{
                    mrz: "mrz";
                    ocr: "ocr";
                    qr: "qr";
                    text: "text";
                }>;
                confidence: import("zod").ZodNumber;
                page: import("zod").ZodNullable<import("zod").ZodInt>;
                box: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodNumber>>;
            }, import("zod/v4/core").$strip>>>;
        }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        fm: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
            query: import("zod").ZodPrefault<import("zod").ZodObject<{
                explain: import("zod").ZodPipe<import("zod").ZodDefault<import("zod").ZodEnum<{
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>>, import("zod").ZodTransform<boolean, "0" | "1" | "false" | "true">>;
                validate_curp: import("zod").ZodPipe<import("zod").ZodDefault<import("zod").ZodEnum<{
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>>, import("zod").ZodTransform<boolean, "0" | "1" | "false" | "true">>;
            }, import("zod/v4/core").$strip>>;
            body: import("zod").ZodObject<{
                file: import("zod").ZodFile;
                password: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
            message: import("zod").ZodString;
            data: import("zod").ZodObject<{
                type: import("zod").ZodNullable<import("zod").ZodEnum<{
                    FM2: "FM2";
                    FM3: "FM3";
                    RESIDENTE_PERMANENTE: "RESIDENTE_PERMANENTE";
                    RESIDENTE_TEMPORAL: "RESIDENTE_TEMPORAL";
                    RESIDENTE_TEMPORAL_ESTUDIANTE: "RESIDENTE_TEMPORAL_ESTUDIANTE";
                    VISITANTE: "VISITANTE";
                }>>;
                number: import("zod").ZodNullable<import("zod").ZodString>;
                name: import("zod").ZodNullable<import("zod").ZodString>;
                last_name: import("zod").ZodNullable<import("zod").ZodString>;
                first_lastname: import("zod").ZodNullable<import("zod").ZodString>;
                second_lastname: import("zod").ZodNullable<import("zod").ZodString>;
                country: import("zod").ZodNullable<import("zod").ZodString>;
                birth_date: import("zod").ZodNullable<import("zod").ZodISODate>;
                gender: import("zod").ZodNullable<import("zod").ZodString>;
                curp: import("zod").ZodNullable<import("zod").ZodString>;
                curp_structure_valid: import("zod").ZodNullable<import("zod").ZodBoolean>;
                curp_valid: import("zod").ZodNullable<import("zod").ZodBoolean>;
                expedition_date: import("zod").ZodNullable<import("zod").ZodISODate>;
                expiration_date: import("zod").ZodNullable<import("zod").ZodISODate>;
                curp_response: import("zod").ZodNullable<import("zod").ZodObject<{
                    curp: import("zod").ZodString;
                    valid: import("zod").ZodBoolean;
                    name: import("zod").ZodNullable<import("zod").ZodString>;
                    first_last_name: import("zod").ZodNullable<import("zod").ZodString>;
                    second_last_name: import("zod").ZodNullable<import("zod").ZodString>;
                    birth_date: import("zod").ZodNullable<import("zod").ZodISODate>;
                    gender: import("zod").ZodNullable<import("zod").ZodString>;
                    nationality: import("zod").ZodNullable<import("zod").ZodString>;
                    birth_federal_entity: import("zod").ZodNullable<import("zod").ZodString>;
                    issuing_entity_key: import("zod").ZodNullable<import("zod").ZodString>;
                    curp_status: import("zod").ZodNullable<import("zod").ZodString>;
                    curp_status_description: import("zod").ZodNullable<import("zod").ZodString>;
                    registration_year: import("zod").ZodNullable<import("zod").ZodString>;
                    certificate_folio: import("zod").ZodNullable<import("zod").ZodString>;
                    registration_entity_number: import("zod").ZodNullable<import("zod").ZodString>;
                    municipality_key: import("zod").ZodNullable<import("zod").ZodString>;
                    foreign_registration_number: import("zod").ZodNullable<import("zod").ZodString>;
                    provatory_document: import("zod").ZodNullable<import("zod").ZodString>;
                    probatory_document_data: import("zod").ZodObject<{
                        id: import("zod").ZodNullable<import("zod").ZodString>;
                        name: import("zod").ZodNullable<import("zod").ZodString>;
                        book: import("zod").ZodNullable<import("zod").ZodString>;
                        act_number: import("zod").ZodNullable<import("zod").ZodString>;
                        sheet: import("zod").ZodNullable<import("zod").ZodString>;
                        tome: import("zod").ZodNullable<import("zod").ZodString>;
                        crip: import("zod").ZodNullable<import("zod").ZodString>;
                        letter_folio: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>;
            sources: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodObject<{
                origin: import("zod").ZodEnum<{
                    mrz: "mrz";
                    ocr: "ocr";
                    qr: "qr";
                    text: "text";
                }>;
                confidence: import("zod").ZodNumber;
                page: import("zod").ZodNullable<import("zod").ZodInt>;
                box: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodNumber>>;
            }, import("zod/v4/core").$strip>>>;
        }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        cartaLibranza: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
            query: import("zod").ZodPrefault<import("zod").ZodObject<{
                explain: import("zod").ZodPipe<import("zod").ZodDefault<import("zod").ZodEnum<{
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>>, import("zod").ZodTransform<boolean, "0" | "1" | "false" | "true">>;
                validate_curp: import("zod").ZodPipe<import("zod").ZodDefault<import("zod").ZodEnum<{
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>>, import("zod").ZodTransform<boolean, "0" | "1" | "false" | "true">>;
            }, import("zod/v4/core").$strip>>;
            body: import("zod").ZodObject<{
                file: import("zod").ZodFile;
                password: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                pages: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodCoercedNumber<unknown>>>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
            message: import("zod").ZodString;
            data: import("zod").ZodObject<{
                business_email: import("zod").ZodNullable<import("zod").ZodString>;
                business_name: import("zod").ZodNullable<import("zod").ZodString>;
                business_folio: import("zod").ZodNullable<import("zod").ZodString>;
                business_phone: import("zod").ZodNullable<import("zod").ZodString>;
                curp: import("zod").ZodNullable<import("zod").ZodString>;
                date: import("zod").ZodNullable<import("zod").ZodISODate>;
                email: import("zod").ZodNullable<import("zod").ZodString>;
                first_name: import("zod").ZodNullable<import("zod").ZodString>;
                first_lastname: import("zod").ZodNullable<import("zod").ZodString>;
                second_lastname: import("zod").ZodNullable<import("zod").ZodString>;
                mobile_number: import("zod").ZodNullable<import("zod").ZodString>;
                nss: import("zod").ZodNullable<import("zod").ZodString>;
                ooad: import("zod").ZodNullable<import("zod").ZodString>;
                promotor: import("zod").ZodNullable<import("zod").ZodString>;
                curp_structure_valid: import("zod").ZodNullable<import("zod").ZodBoolean>;
                loan_amount: import("zod").ZodNullable<import("zod").ZodString>;
                loan_amount_to_receive: import("zod").ZodNullable<import("zod").ZodString>;
                loan_monthly_deduction: import("zod").ZodNullable<import("zod").ZodString>;
                loan_total_amount_due: import("zod").ZodNullable<import("zod").ZodString>;
                loan_cat_with_iva: import("zod").ZodNullable<import("zod").ZodString>;
                loan_first_deduction_date: import("zod").ZodNullable<import("zod").ZodISODate>;
                loan_folio_validity_date: import("zod").ZodNullable<import("zod").ZodISODate>;
                loan_term: import("zod").ZodNullable<import("zod").ZodString>;
                loans_to_liquidate: import("zod").ZodArray<import("zod").ZodObject<{
                    cat_with_iva: import("zod").ZodNullable<import("zod").ZodString>;
                    loan_amount: import("zod").ZodNullable<import("zod").ZodString>;
                    monthly_deduction: import("zod").ZodNullable<import("zod").ZodString>;
                    deductions_term: import("zod").ZodNullable<import("zod").ZodString>;
                    capital_balance: import("zod").ZodNullable<import("zod").ZodString>;
                    total_amount_due: import("zod").ZodNullable<import("zod").ZodString>;
                    entity_clabe: import("zod").ZodNullable<import("zod").ZodString>;
                    fine_entity: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                curp_valid: import("zod").ZodNullable<import("zod").ZodBoolean>;
            }, import("zod/v4/core").$strip>;
            sources: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodObject<{
                origin: import("zod").ZodEnum<{
                    mrz: "mrz";
                    ocr: "ocr";
                    qr: "qr";
                    text: "text";
                }>;
                confidence: import("zod").ZodNumber;
                page: import("zod").ZodNullable<import("zod").ZodInt>;
                box: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodNumber>>;
            }, import("zod/v4/core").$strip>>>;
        }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        creditReport: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
            query: import("zod").ZodPrefault<import("zod").ZodObject<{
                explain: import("zod").ZodPipe<import("zod").ZodDefault<import("zod").ZodEnum<{
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>>, import("zod").ZodTransform<boolean, "0" | "1" | "false" | "true">>;
            }, import("zod/v4/core").$strip>>;
            body: import("zod").ZodObject<{
                file: import("zod").ZodFile;
                password: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
            message: import("zod").ZodString;
            data: import("zod").ZodObject<{
                type: import("zod").ZodEnum<{
                    buro_pf: "buro_pf";
                    buro_pm: "buro_pm";
                    circulo_pf: "circulo_pf";
                    circulo_pm: "circulo_pm";
                    unknown: "unknown";
                }>;
                name: import("zod").ZodNullable<import("zod").ZodString>;
                rfc: import("zod").ZodNullable<import("zod").ZodString>;
                curp: import("zod").ZodNullable<import("zod").ZodString>;
                birthdate: import("zod").ZodNullable<import("zod").ZodISODate>;
                fiscal_address: import("zod").ZodObject<{
                    street: import("zod").ZodNullable<import("zod").ZodString>;
                    number: import("zod").ZodNullable<import("zod").ZodString>;
                    neighborhood: import("zod").ZodNullable<import("zod").ZodString>;
                    zip_code: import("zod").ZodNullable<import("zod").ZodString>;
                    city: import("zod").ZodNullable<import("zod").ZodString>;
                    state: import("zod").ZodNullable<import("zod").ZodString>;
                    country: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>;
                credit_score: import("zod").ZodNullable<import("zod").ZodInt>;
                shareholders: import("zod").ZodArray<import("zod").ZodObject<{
                    name: import("zod").ZodNullable<import("zod").ZodString>;
                    rfc: import("zod").ZodNullable<import("zod").ZodString>;
                    address: import("zod").ZodNullable<import("zod").ZodString>;
                    participation: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                guarantors: import("zod").ZodArray<import("zod").ZodObject<{
                    name: import("zod").ZodNullable<import("zod").ZodString>;
                    rfc: import("zod").ZodNullable<import("zod").ZodString>;
                    address: import("zod").ZodNullable<import("zod").ZodString>;
                    amount: import("zod").ZodNullable<import("zod").ZodNumber>;
                }, import("zod/v4/core").$strip>>;
                credits: import("zod").ZodArray<import("zod").ZodObject<{
                    institution: import("zod").ZodNullable<import("zod").ZodString>;
                    status: import("zod").ZodNullable<import("zod").ZodString>;
                    type: import("zod").ZodNullable<import("zod").ZodString>;
                    start_date: import("zod").ZodNullable<import("zod").ZodString>;
                    end_date: import("zod").ZodNullable<import("zod").ZodString>;
                    last_update: import("zod").ZodNullable<import("zod").ZodString>;
                    last_payment_date: import("zod").ZodNullable<import("zod").ZodString>;
                    current_balance: import("zod").ZodNullable<import("zod").ZodNumber>;
                    overdue_balance: import("zod").ZodNullable<import("zod").ZodNumber>;
                    payment_amount: import("zod").ZodNullable<import("zod").ZodNumber>;
                    credit_limit_amount: import("zod").ZodNullable<import("zod").ZodNumber>;
                    max_credit_amount: import("zod").ZodNullable<import("zod").ZodNumber>;
                }, import("zod/v4/core").$strip>>;
                previous_consultations: import("zod").ZodArray<import("zod").ZodObject<{
                    institution: import("zod").ZodNullable<import("zod").ZodString>;
                    date: import("zod").ZodNullable<import("zod").ZodString>;
                    phone: import("zod").ZodNullable<import("zod").ZodString>;
                    address: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>;
            sources: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodObject<{
                origin: import("zod").ZodEnum<{
                    mrz: "mrz";
                    ocr: "ocr";
                    qr: "qr";
                    text: "text";
                }>;
                confidence: import("zod").ZodNumber;
                page: import("zod").ZodNullable<import("zod").ZodInt>;
                box: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodNumber>>;
            }, import("zod/v4/core").$strip>>>;
            status: import("zod").ZodEnum<{
                ok: "ok";
                partial: "partial";
            }>;
        }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        ineFront: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
            query: import("zod").ZodPrefault<import("zod").ZodObject<{
                explain: import("zod").ZodPipe<import("zod").ZodDefault<import("zod").ZodEnum<{
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>>, import("zod").ZodTransform<boolean, "0" | "1" | "false" | "true">>;
            }, import("zod/v4/core").$strip>>;
            body: import("zod").ZodObject<{
                file: import("zod").ZodFile;
                password: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
            message: import("zod").ZodString;
            data: import("zod").ZodObject<{
                name: import("zod").ZodNullable<import("zod").ZodString>;
                first_lastname: import("zod").ZodNullable<import("zod").ZodString>;
                second_lastname: import("zod").ZodNullable<import("zod").ZodString>;
                birthdate: import("zod").ZodNullable<import("zod").ZodISODate>;
                gender: import("zod").ZodNullable<import("zod").ZodString>;
                elector_key: import("zod").ZodNullable<import("zod").ZodString>;
                curp: import("zod").ZodNullable<import("zod").ZodString>;
                expiration_date: import("zod").ZodNullable<import("zod").ZodString>;
                street: import("zod").ZodNullable<import("zod").ZodString>;
                neighborhood: import("zod").ZodNullable<import("zod").ZodString>;
                zip_code: import("zod").ZodNullable<import("zod").ZodString>;
                city: import("zod").ZodNullable<import("zod").ZodString>;
                province: import("zod").ZodNullable<import("zod").ZodString>;
                emission_number: import("zod").ZodNullable<import("zod").ZodString>;
                type: import("zod").ZodNullable<import("zod").ZodString>;
                ine_type: import("zod").ZodNullable<import("zod").ZodString>;
                section_id: import("zod").ZodNullable<import("zod").ZodString>;
                register_year: import("zod").ZodNullable<import("zod").ZodString>;
                emission_year: import("zod").ZodNullable<import("zod").ZodString>;
                is_foreign: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>;
            sources: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodObject<{
                origin: import("zod").ZodEnum<{
                    mrz: "mrz";
                    ocr: "ocr";
                    qr: "qr";
                    text: "text";
                }>;
                confidence: import("zod").ZodNumber;
                page: import("zod").ZodNullable<import("zod").ZodInt>;
                box: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodNumber>>;
            }, import("zod/v4/core").$strip>>>;
        }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
        ineBack: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<import("zod").ZodObject<{
            query: import("zod").ZodPrefault<import("zod").ZodObject<{
                explain: import("zod").ZodPipe<import("zod").ZodDefault<import("zod").ZodEnum<{
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>>, import("zod").ZodTransform<boolean, "0" | "1" | "false" | "true">>;
            }, import("zod/v4/core").$strip>>;
            body: import("zod").ZodObject<{
                file: import("zod").ZodFile;
                password: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
            message: import("zod").ZodString;
            data: import("zod").ZodObject<{
                ocr_number: import("zod").ZodNullable<import("zod").ZodString>;
                lines: import("zod").ZodArray<import("zod").ZodString>;
                cic: import("zod").ZodNullable<import("zod").ZodString>;
                cic_digit_check: import("zod").ZodNullable<import("zod").ZodString>;
                is_cic_digit_check_consistent: import("zod").ZodBoolean;
                section_and_consecutive: import("zod").ZodNullable<import("zod").ZodString>;
                gender: import("zod").ZodNullable<import("zod").ZodString>;
                nationality: import("zod").ZodNullable<import("zod").ZodString>;
                name: import("zod").ZodNullable<import("zod").ZodString>;
                lastname: import("zod").ZodNullable<import("zod").ZodString>;
                date: import("zod").ZodNullable<import("zod").ZodString>;
                expiration_date: import("zod").ZodNullable<import("zod").ZodString>;
                date_check_digit: import("zod").ZodNullable<import("zod").ZodString>;
                expiration_date_digit_check: import("zod").ZodNullable<import("zod").ZodString>;
                emission_and_fuare: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>;
            sources: import("zod").ZodNullable<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodObject<{
                origin: import("zod").ZodEnum<{
                    mrz: "mrz";
                    ocr: "ocr";
                    qr: "qr";
                    text: "text";
                }>;
                confidence: import("zod").ZodNumber;
                page: import("zod").ZodNullable<import("zod").ZodInt>;
                box: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodNumber>>;
            }, import("zod/v4/core").$strip>>>;
        }, import("zod/v4/core").$strip>, Record<never, never>, import("../contracts/service.ts").OperationMeta & Record<never, never>>;
    };
};
