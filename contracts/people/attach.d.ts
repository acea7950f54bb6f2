import { z } from 'zod';
/** What a card or paper prints of where somebody lives. `street` may hold the number, `province` may be short. */
export declare const documentAddress: z.ZodObject<{
    street: z.ZodNullable<z.ZodString>;
    neighborhood: z.ZodNullable<z.ZodString>;
    zip_code: z.ZodNullable<z.ZodString>;
    city: z.ZodNullable<z.ZodString>;
    province: z.ZodNullable<z.ZodString>;
}, z.core.$strip>;
/** Challenges of one workflow that a record is told of: the newest. */
export declare const MOST_CHALLENGES = 10;
/** The facts that the steps of a workflow recorded about a person. */
export declare const attachedFacts: z.ZodObject<{
    workflow: z.ZodUUID;
    step: z.ZodString;
    people_uuid: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
    person: z.ZodOptional<z.ZodNullable<z.ZodObject<{
        name: z.ZodOptional<z.ZodString>;
        first_lastname: z.ZodOptional<z.ZodString>;
        second_lastname: z.ZodOptional<z.ZodString>;
        birthdate: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodString>>>;
        gender: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodEnum<{
            FEMALE: "FEMALE";
            MALE: "MALE";
        }>>>>;
        tax_id: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodString>>>;
        nationality_id: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodInt32>>>;
        state_id: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodInt32>>>;
        entity_of_birth: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodString>>>;
        external_ref_id: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodString>>>;
        vendor_ref_id: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodString>>>;
        biometrics: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodObject<{
            liveness: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
            match_id: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
            match_level: z.ZodOptional<z.ZodNullable<z.ZodInt32>>;
        }, z.core.$strip>>>>;
        marital_status_id: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodInt32>>>;
        people_group_id: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodUUID>>>;
        extra_data: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>>>;
        ignore_curp_validation: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodBoolean>>>;
        national_id: z.ZodNonOptional<z.ZodOptional<z.ZodString>>;
    }, z.core.$strip>>>;
    contact: z.ZodOptional<z.ZodNullable<z.ZodObject<{
        email: z.ZodOptional<z.ZodString>;
        phone: z.ZodOptional<z.ZodString>;
        email_confirmation: z.ZodOptional<z.ZodBoolean>;
        sms_confirmation: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strip>>>;
    address: z.ZodOptional<z.ZodNullable<z.ZodObject<{
        street: z.ZodString;
        ext_num: z.ZodString;
        state: z.ZodString;
        municipality: z.ZodString;
        colony: z.ZodString;
        zip_code: z.ZodString;
        int_num: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        state_id: z.ZodOptional<z.ZodNullable<z.ZodInt32>>;
        city: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        latitude: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
        longitude: z.ZodOptional<z.ZodNullable<z.ZodPipe<z.ZodUnion<readonly [z.ZodNumber, z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>]>, z.ZodNumber>>>;
        source: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        ownership: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
        dwelling_age: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
        device_coordinates: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodNumber>>>;
        is_current_address: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
        verified_at: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        metadata: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>>;
        references: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
    }, z.core.$strip>>>;
    references: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        phone: z.ZodString;
        person_relation_id: z.ZodInt32;
    }, z.core.$strip>>>>;
    dynamic_values: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
        step: z.ZodString;
        descriptor_id: z.ZodUUID;
        values: z.ZodRecord<z.ZodString, z.ZodUnknown>;
    }, z.core.$strip>>>>;
    proven: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
        channel: z.ZodEnum<{
            EMAIL: "EMAIL";
            SMS: "SMS";
            WHATSAPP: "WHATSAPP";
        }>;
        destination: z.ZodString;
    }, z.core.$strip>>>>;
    document_address: z.ZodOptional<z.ZodNullable<z.ZodObject<{
        street: z.ZodNullable<z.ZodString>;
        neighborhood: z.ZodNullable<z.ZodString>;
        zip_code: z.ZodNullable<z.ZodString>;
        city: z.ZodNullable<z.ZodString>;
        province: z.ZodNullable<z.ZodString>;
    }, z.core.$strip>>>;
    faces: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
        outcome: z.ZodEnum<{
            match: "match";
            mismatch: "mismatch";
            unsure: "unsure";
        }>;
        match_level: z.ZodInt32;
        at: z.ZodString;
    }, z.core.$strip>>>>;
    liveness: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
        passed: z.ZodBoolean;
        at: z.ZodString;
        pad: z.ZodOptional<z.ZodObject<{
            standard: z.ZodString;
            outcome: z.ZodEnum<{
                failed: "failed";
                passed: "passed";
                unsure: "unsure";
            }>;
            score: z.ZodNullable<z.ZodNumber>;
            reference: z.ZodString;
            provider: z.ZodString;
        }, z.core.$strip>>;
    }, z.core.$strip>>>>;
    enrolled: z.ZodOptional<z.ZodNullable<z.ZodObject<{
        selfie: z.ZodNullable<z.ZodUUID>;
    }, z.core.$strip>>>;
    accepted: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>;
}, z.core.$strip>;
/** What became of facts. */
export declare const attachment: z.ZodObject<{
    people_uuid: z.ZodNullable<z.ZodUUID>;
    vouched_by: z.ZodNullable<z.ZodEnum<{
        contact: "contact";
        enrollment: "enrollment";
        operator: "operator";
        partner: "partner";
    }>>;
    vouching: z.ZodNullable<z.ZodArray<z.ZodString>>;
    joined: z.ZodBoolean;
    name_agreed: z.ZodBoolean;
    claims: z.ZodNullable<z.ZodObject<{
        people_uuid: z.ZodUUID;
        differences: z.ZodArray<z.ZodObject<{
            member: z.ZodString;
            claimed: z.ZodNullable<z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodRecord<z.ZodString, z.ZodUnknown>]>>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export declare const endedWorkflow: z.ZodObject<{
    workflow: z.ZodUUID;
    finished_at: z.ZodString;
    people_uuid: z.ZodUUID;
    portrait: z.ZodNullable<z.ZodUUID>;
    portrait_refused: z.ZodBoolean;
}, z.core.$strip>;
/** The operations for the workflows service alone. */
export declare const peopleInternal: {
    descriptor: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        id: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            id: z.ZodUUID;
            name: z.ZodString;
            description: z.ZodString;
            key: z.ZodString;
            descriptor: z.ZodArray<z.ZodObject<{
                title: z.ZodString;
                type: z.ZodString;
                key: z.ZodString;
                rules: z.ZodArray<z.ZodString>;
                catalog_id: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>>;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    attach: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        workflow: z.ZodUUID;
        step: z.ZodString;
        people_uuid: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
        person: z.ZodOptional<z.ZodNullable<z.ZodObject<{
            name: z.ZodOptional<z.ZodString>;
            first_lastname: z.ZodOptional<z.ZodString>;
            second_lastname: z.ZodOptional<z.ZodString>;
            birthdate: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodString>>>;
            gender: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodEnum<{
                FEMALE: "FEMALE";
                MALE: "MALE";
            }>>>>;
            tax_id: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodString>>>;
            nationality_id: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodInt32>>>;
            state_id: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodInt32>>>;
            entity_of_birth: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodString>>>;
            external_ref_id: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodString>>>;
            vendor_ref_id: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodString>>>;
            biometrics: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodObject<{
                liveness: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
                match_id: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
                match_level: z.ZodOptional<z.ZodNullable<z.ZodInt32>>;
            }, z.core.$strip>>>>;
            marital_status_id: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodInt32>>>;
            people_group_id: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodUUID>>>;
            extra_data: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>>>;
            ignore_curp_validation: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodBoolean>>>;
            national_id: z.ZodNonOptional<z.ZodOptional<z.ZodString>>;
        }, z.core.$strip>>>;
        contact: z.ZodOptional<z.ZodNullable<z.ZodObject<{
            email: z.ZodOptional<z.ZodString>;
            phone: z.ZodOptional<z.ZodString>;
            email_confirmation: z.ZodOptional<z.ZodBoolean>;
            sms_confirmation: z.ZodOptional<z.ZodBoolean>;
        }, z.core.$strip>>>;
        address: z.ZodOptional<z.ZodNullable<z.ZodObject<{
            street: z.ZodString;
            ext_num: z.ZodString;
            state: z.ZodString;
            municipality: z.ZodString;
            colony: z.ZodString;
            zip_code: z.ZodString;
            int_num: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            state_id: z.ZodOptional<z.ZodNullable<z.ZodInt32>>;
            city: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            latitude: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
            longitude: z.ZodOptional<z.ZodNullable<z.ZodPipe<z.ZodUnion<readonly [z.ZodNumber, z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>]>, z.ZodNumber>>>;
            source: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            ownership: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
            dwelling_age: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
            device_coordinates: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodNumber>>>;
            is_current_address: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
            verified_at: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            metadata: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>>;
            references: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
        }, z.core.$strip>>>;
        references: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
            name: z.ZodString;
            phone: z.ZodString;
            person_relation_id: z.ZodInt32;
        }, z.core.$strip>>>>;
        dynamic_values: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
            step: z.ZodString;
            descriptor_id: z.ZodUUID;
            values: z.ZodRecord<z.ZodString, z.ZodUnknown>;
        }, z.core.$strip>>>>;
        proven: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
            channel: z.ZodEnum<{
                EMAIL: "EMAIL";
                SMS: "SMS";
                WHATSAPP: "WHATSAPP";
            }>;
            destination: z.ZodString;
        }, z.core.$strip>>>>;
        document_address: z.ZodOptional<z.ZodNullable<z.ZodObject<{
            street: z.ZodNullable<z.ZodString>;
            neighborhood: z.ZodNullable<z.ZodString>;
            zip_code: z.ZodNullable<z.ZodString>;
            city: z.ZodNullable<z.ZodString>;
            province: z.ZodNullable<z.ZodString>;
        }, z.core.$strip>>>;
        faces: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
            outcome: z.ZodEnum<{
                match: "match";
                mismatch: "mismatch";
                unsure: "unsure";
            }>;
            match_level: z.ZodInt32;
            at: z.ZodString;
        }, z.core.$strip>>>>;
        liveness: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
            passed: z.ZodBoolean;
            at: z.ZodString;
            pad: z.ZodOptional<z.ZodObject<{
                standard: z.ZodString;
                outcome: z.ZodEnum<{
                    failed: "failed";
                    passed: "passed";
                    unsure: "unsure";
                }>;
                score: z.ZodNullable<z.ZodNumber>;
                reference: z.ZodString;
                provider: z.ZodString;
            }, z.core.$strip>>;
        }, z.core.$strip>>>>;
        enrolled: z.ZodOptional<z.ZodNullable<z.ZodObject<{
            selfie: z.ZodNullable<z.ZodUUID>;
        }, z.core.$strip>>>;
        accepted: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            people_uuid: z.ZodNullable<z.ZodUUID>;
            vouched_by: z.ZodNullable<z.ZodEnum<{
                contact: "contact";
                enrollment: "enrollment";
                operator: "operator";
                partner: "partner";
            }>>;
            vouching: z.ZodNullable<z.ZodArray<z.ZodString>>;
            joined: z.ZodBoolean;
            name_agreed: z.ZodBoolean;
            claims: z.ZodNullable<z.ZodObject<{
                people_uuid: z.ZodUUID;
                differences: z.ZodArray<z.ZodObject<{
                    member: z.ZodString;
                    claimed: z.ZodNullable<z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodRecord<z.ZodString, z.ZodUnknown>]>>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    records: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        ids: z.ZodArray<z.ZodUUID>;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodArray<z.ZodObject<{
            id: z.ZodUUID;
            national_id: z.ZodString;
            name: z.ZodString;
            first_lastname: z.ZodString;
            second_lastname: z.ZodString;
            birthdate: z.ZodNullable<z.ZodISODateTime>;
            gender: z.ZodNullable<z.ZodEnum<{
                FEMALE: "FEMALE";
                MALE: "MALE";
            }>>;
            tax_id: z.ZodNullable<z.ZodString>;
            nationality_id: z.ZodNullable<z.ZodInt>;
            state_id: z.ZodNullable<z.ZodInt>;
            entity_of_birth: z.ZodNullable<z.ZodString>;
            external_ref_id: z.ZodNullable<z.ZodString>;
            vendor_ref_id: z.ZodNullable<z.ZodString>;
            biometrics: z.ZodNullable<z.ZodObject<{
                liveness: z.ZodNullable<z.ZodBoolean>;
                match_id: z.ZodNullable<z.ZodBoolean>;
                match_level: z.ZodNullable<z.ZodInt>;
            }, z.core.$strip>>;
            addresses_similarity: z.ZodNullable<z.ZodObject<{
                city: z.ZodNumber;
                state: z.ZodNumber;
                colony: z.ZodNumber;
                street: z.ZodNumber;
                ext_num: z.ZodNumber;
                int_num: z.ZodNumber;
                zip_code: z.ZodNumber;
                municipality: z.ZodNumber;
                general_score: z.ZodNumber;
            }, z.core.$strip>>;
            marital_status_id: z.ZodNullable<z.ZodInt>;
            people_group_id: z.ZodNullable<z.ZodUUID>;
            extra_data: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
            temporary_ref_id: z.ZodNullable<z.ZodString>;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
            age: z.ZodNullable<z.ZodInt>;
            information_percentage: z.ZodNumber;
            vouched_by: z.ZodNullable<z.ZodEnum<{
                contact: "contact";
                enrollment: "enrollment";
                operator: "operator";
                partner: "partner";
            }>>;
            vouched_at: z.ZodNullable<z.ZodISODateTime>;
            addresses: z.ZodArray<z.ZodObject<{
                id: z.ZodUUID;
                person_id: z.ZodUUID;
                street: z.ZodString;
                ext_num: z.ZodString;
                int_num: z.ZodNullable<z.ZodString>;
                state: z.ZodString;
                state_id: z.ZodNullable<z.ZodInt>;
                city: z.ZodNullable<z.ZodString>;
                municipality: z.ZodString;
                colony: z.ZodString;
                zip_code: z.ZodString;
                references: z.ZodString;
                latitude: z.ZodNullable<z.ZodNumber>;
                longitude: z.ZodNullable<z.ZodNumber>;
                source: z.ZodNullable<z.ZodString>;
                ownership: z.ZodNullable<z.ZodBoolean>;
                dwelling_age: z.ZodNullable<z.ZodInt>;
                device_coordinates: z.ZodNullable<z.ZodArray<z.ZodNumber>>;
                is_current_address: z.ZodBoolean;
                verified_at: z.ZodNullable<z.ZodISODateTime>;
                metadata: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>>;
            contact_data: z.ZodArray<z.ZodObject<{
                id: z.ZodUUID;
                person_id: z.ZodUUID;
                email: z.ZodNullable<z.ZodString>;
                phone: z.ZodNullable<z.ZodString>;
                email_confirmation: z.ZodBoolean;
                sms_confirmation: z.ZodBoolean;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>>;
            references: z.ZodArray<z.ZodObject<{
                id: z.ZodUUID;
                person_id: z.ZodUUID;
                name: z.ZodString;
                phone: z.ZodString;
                person_relation_id: z.ZodInt;
                person_relation: z.ZodObject<{
                    id: z.ZodInt;
                    code: z.ZodString;
                    name: z.ZodString;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                }, z.core.$strip>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>>;
            marital_status: z.ZodNullable<z.ZodObject<{
                id: z.ZodInt;
                code: z.ZodString;
                name: z.ZodString;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>>;
            nationality: z.ZodNullable<z.ZodObject<{
                id: z.ZodInt;
                code: z.ZodString;
                name: z.ZodString;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                country: z.ZodString;
            }, z.core.$strip>>;
            state: z.ZodNullable<z.ZodObject<{
                id: z.ZodInt;
                code: z.ZodString;
                name: z.ZodString;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                country: z.ZodString;
            }, z.core.$strip>>;
        }, z.core.$strip>>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    workflowEnded: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
        workflow: z.ZodUUID;
        finished_at: z.ZodString;
        people_uuid: z.ZodUUID;
        portrait: z.ZodNullable<z.ZodUUID>;
        portrait_refused: z.ZodBoolean;
    }, z.core.$strip>, z.ZodObject<{
        success: z.ZodLiteral<true>;
        result: z.ZodObject<{
            vouched: z.ZodBoolean;
        }, z.core.$strip>;
    }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
};
