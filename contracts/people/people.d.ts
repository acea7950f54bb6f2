import { z } from 'zod';
export declare const TIMELINE_ENTRIES = 500;
export declare const peopleContract: {
    people: {
        list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
            per_page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
            cursor: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                current_page: z.ZodInt;
                data: z.ZodArray<z.ZodObject<{
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
            first_lastname: z.ZodString;
            second_lastname: z.ZodString;
            birthdate: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            gender: z.ZodOptional<z.ZodNullable<z.ZodEnum<{
                FEMALE: "FEMALE";
                MALE: "MALE";
            }>>>;
            tax_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            nationality_id: z.ZodOptional<z.ZodNullable<z.ZodInt32>>;
            state_id: z.ZodOptional<z.ZodNullable<z.ZodInt32>>;
            entity_of_birth: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            external_ref_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            vendor_ref_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            biometrics: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                liveness: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
                match_id: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
                match_level: z.ZodOptional<z.ZodNullable<z.ZodInt32>>;
            }, z.core.$strip>>>;
            marital_status_id: z.ZodOptional<z.ZodNullable<z.ZodInt32>>;
            people_group_id: z.ZodOptional<z.ZodNullable<z.ZodUUID>>;
            extra_data: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>>;
            ignore_curp_validation: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
            national_id: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
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
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        saveByNationalId: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
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
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
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
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        getByNationalId: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            national_id: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
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
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        findByIds: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
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
            }, z.core.$strip>>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        findByExternalIds: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            external_ref_id: z.ZodArray<z.ZodString>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodNullable<z.ZodObject<{
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
            }, z.core.$strip>>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        createFromCurp: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            curp: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
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
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        exportCsv: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            start_date: z.ZodOptional<z.ZodNullable<z.ZodISODate>>;
            end_date: z.ZodOptional<z.ZodNullable<z.ZodISODate>>;
            exclude: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodEnum<{
                address: "address";
                contact: "contact";
            }>>>>;
        }, z.core.$strip>, z.ZodObject<{
            headers: z.ZodRecord<z.ZodString, z.ZodString>;
            body: z.ZodUnknown;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        getByExternalId: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            external_id: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
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
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        getByVendorId: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            vendor_id: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
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
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        data: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            params: z.ZodObject<{
                id: z.ZodString;
            }, z.core.$strip>;
            headers: z.ZodOptional<z.ZodObject<{
                accept: z.ZodOptional<z.ZodString>;
            }, z.core.$strip>>;
        }, z.core.$strip>, z.ZodObject<{
            headers: z.ZodRecord<z.ZodString, z.ZodString>;
            body: z.ZodUnion<readonly [z.ZodObject<{
                success: z.ZodLiteral<true>;
                result: z.ZodObject<{
                    exported_at: z.ZodISODateTime;
                    person: z.ZodObject<{
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
                    }, z.core.$strip>;
                    people_group: z.ZodNullable<z.ZodObject<{
                        id: z.ZodUUID;
                        name: z.ZodString;
                    }, z.core.$strip>>;
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
                    validation_results: z.ZodArray<z.ZodObject<{
                        id: z.ZodUUID;
                        model_type: z.ZodEnum<{
                            address: "address";
                            person: "person";
                        }>;
                        model_id: z.ZodUUID;
                        validation_id: z.ZodUUID;
                        status: z.ZodInt;
                        content: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
                        metadata: z.ZodRecord<z.ZodString, z.ZodUnknown>;
                        error: z.ZodNullable<z.ZodString>;
                        retries: z.ZodInt;
                        executed_at: z.ZodNullable<z.ZodISODateTime>;
                        created_at: z.ZodISODateTime;
                        updated_at: z.ZodISODateTime;
                    }, z.core.$strip>>;
                    dynamic_values: z.ZodArray<z.ZodObject<{
                        id: z.ZodUUID;
                        person_id: z.ZodUUID;
                        dynamic_property_id: z.ZodUUID;
                        values: z.ZodRecord<z.ZodString, z.ZodUnknown>;
                        dynamic_descriptor: z.ZodObject<{
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
                        created_at: z.ZodISODateTime;
                        updated_at: z.ZodISODateTime;
                    }, z.core.$strip>>;
                    biometric_results: z.ZodArray<z.ZodObject<{
                        id: z.ZodUUID;
                        person_id: z.ZodUUID;
                        type: z.ZodInt;
                        typeName: z.ZodEnum<{
                            ENROLL: "ENROLL";
                            FACE_2D_MATCH: "FACE_2D_MATCH";
                            FACE_3D_MATCH: "FACE_3D_MATCH";
                            FACE_MATCH_ID: "FACE_MATCH_ID";
                            LIVENESS: "LIVENESS";
                        }>;
                        vendor_id: z.ZodNullable<z.ZodString>;
                        execution_date: z.ZodISODateTime;
                        metadata: z.ZodObject<{
                            safe: z.ZodNullable<z.ZodBoolean>;
                            success: z.ZodNullable<z.ZodBoolean>;
                            wasProcessed: z.ZodNullable<z.ZodBoolean>;
                            matchLevel: z.ZodNullable<z.ZodInt>;
                            executed_at: z.ZodNullable<z.ZodString>;
                            referenceId: z.ZodNullable<z.ZodString>;
                            nfcStatusEnumInt: z.ZodNullable<z.ZodInt>;
                            fullIDStatusEnumInt: z.ZodNullable<z.ZodInt>;
                            barcodeStatusEnumInt: z.ZodNullable<z.ZodInt>;
                            matchLevelNFCToFaceMap: z.ZodNullable<z.ZodInt>;
                            digitalIDSpoofStatusEnumInt: z.ZodNullable<z.ZodInt>;
                            idScanAgeEstimateGroupEnumInt: z.ZodNullable<z.ZodInt>;
                            faceOnDocumentStatusEnumInt: z.ZodNullable<z.ZodString>;
                            textOnDocumentStatusEnumInt: z.ZodNullable<z.ZodString>;
                        }, z.core.$loose>;
                        created_at: z.ZodISODateTime;
                        updated_at: z.ZodISODateTime;
                    }, z.core.$strip>>;
                    portraits: z.ZodArray<z.ZodObject<{
                        source: z.ZodEnum<{
                            api: "api";
                            enrollment: "enrollment";
                        }>;
                        model: z.ZodString;
                        model_version: z.ZodString;
                        kept_at: z.ZodISODateTime;
                    }, z.core.$strip>>;
                    voter_credential: z.ZodNullable<z.ZodObject<{
                        uploaded_at: z.ZodISODateTime;
                        ocr_data_front: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
                        ocr_data_reverse: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
                    }, z.core.$strip>>;
                    learned_from: z.ZodArray<z.ZodObject<{
                        workflow_uuid: z.ZodUUID;
                        attached_at: z.ZodISODateTime;
                        document_address: z.ZodNullable<z.ZodObject<{
                            street: z.ZodNullable<z.ZodString>;
                            neighborhood: z.ZodNullable<z.ZodString>;
                            zip_code: z.ZodNullable<z.ZodString>;
                            city: z.ZodNullable<z.ZodString>;
                            province: z.ZodNullable<z.ZodString>;
                        }, z.core.$strip>>;
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
                    timeline_length: z.ZodInt;
                }, z.core.$strip>;
            }, z.core.$strip>, z.ZodCustom<object, object>]>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        delete: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            id: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodString;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            id: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
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
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            params: z.ZodObject<{
                id: z.ZodString;
            }, z.core.$strip>;
            body: z.ZodObject<{
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
                national_id: z.ZodOptional<z.ZodString>;
            }, z.core.$strip>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
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
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    };
    groups: {
        list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
            per_page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
            cursor: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                current_page: z.ZodInt;
                data: z.ZodArray<z.ZodObject<{
                    id: z.ZodUUID;
                    name: z.ZodString;
                    description: z.ZodString;
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
            description: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                id: z.ZodUUID;
                name: z.ZodString;
                description: z.ZodString;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            id: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                id: z.ZodUUID;
                name: z.ZodString;
                description: z.ZodString;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            params: z.ZodObject<{
                id: z.ZodString;
            }, z.core.$strip>;
            body: z.ZodObject<{
                name: z.ZodOptional<z.ZodString>;
                description: z.ZodOptional<z.ZodString>;
            }, z.core.$strip>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                id: z.ZodUUID;
                name: z.ZodString;
                description: z.ZodString;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    };
    references: {
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
                from: z.ZodNullable<z.ZodInt>;
                next_page_url: z.ZodNullable<z.ZodString>;
                per_page: z.ZodInt;
                prev_page_url: z.ZodNullable<z.ZodString>;
                to: z.ZodNullable<z.ZodInt>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            person_id: z.ZodUUID;
            name: z.ZodString;
            phone: z.ZodString;
            person_relation_id: z.ZodInt32;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
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
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            id: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
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
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            params: z.ZodObject<{
                id: z.ZodString;
            }, z.core.$strip>;
            body: z.ZodObject<{
                person_id: z.ZodOptional<z.ZodUUID>;
                name: z.ZodOptional<z.ZodString>;
                phone: z.ZodOptional<z.ZodString>;
                person_relation_id: z.ZodOptional<z.ZodInt32>;
            }, z.core.$strip>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
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
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    };
    signers: {
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
    catalogs: {
        nationalities: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodArray<z.ZodObject<{
                id: z.ZodInt;
                code: z.ZodString;
                name: z.ZodString;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                country: z.ZodString;
            }, z.core.$strip>>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        states: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodArray<z.ZodObject<{
                id: z.ZodInt;
                code: z.ZodString;
                name: z.ZodString;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                country: z.ZodString;
            }, z.core.$strip>>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        maritalStatuses: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodArray<z.ZodObject<{
                id: z.ZodInt;
                code: z.ZodString;
                name: z.ZodString;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        relations: import("@orpc/contract").ContractProcedureBuilderWithOutput<import("@orpc/contract").Schema<unknown, unknown>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodArray<z.ZodObject<{
                id: z.ZodInt;
                code: z.ZodString;
                name: z.ZodString;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    };
    addresses: {
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
                from: z.ZodNullable<z.ZodInt>;
                next_page_url: z.ZodNullable<z.ZodString>;
                per_page: z.ZodInt;
                prev_page_url: z.ZodNullable<z.ZodString>;
                to: z.ZodNullable<z.ZodInt>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        create: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            street: z.ZodString;
            ext_num: z.ZodString;
            state: z.ZodString;
            municipality: z.ZodString;
            colony: z.ZodString;
            zip_code: z.ZodString;
            references: z.ZodString;
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
            person_id: z.ZodUUID;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
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
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            id: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
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
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            params: z.ZodObject<{
                id: z.ZodString;
            }, z.core.$strip>;
            body: z.ZodObject<{
                street: z.ZodOptional<z.ZodString>;
                ext_num: z.ZodOptional<z.ZodString>;
                state: z.ZodOptional<z.ZodString>;
                municipality: z.ZodOptional<z.ZodString>;
                colony: z.ZodOptional<z.ZodString>;
                zip_code: z.ZodOptional<z.ZodString>;
                references: z.ZodOptional<z.ZodString>;
                int_num: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodString>>>;
                state_id: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodInt32>>>;
                city: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodString>>>;
                latitude: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodNumber>>>;
                longitude: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodPipe<z.ZodUnion<readonly [z.ZodNumber, z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>]>, z.ZodNumber>>>>;
                source: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodString>>>;
                ownership: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodBoolean>>>;
                dwelling_age: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodInt>>>;
                device_coordinates: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodNumber>>>>;
                is_current_address: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodBoolean>>>;
                verified_at: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodString>>>;
                metadata: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>>>;
                person_id: z.ZodOptional<z.ZodUUID>;
            }, z.core.$strip>;
        }, z.core.$strip>, z.ZodObject<{
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
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    };
    contacts: {
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
    validations: {
        list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
            per_page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
            cursor: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                current_page: z.ZodInt;
                data: z.ZodArray<z.ZodObject<{
                    id: z.ZodUUID;
                    name: z.ZodString;
                    class: z.ZodString;
                    active: z.ZodBoolean;
                    config: z.ZodRecord<z.ZodString, z.ZodUnknown>;
                    execution_type: z.ZodEnum<{
                        auto: "auto";
                        manual: "manual";
                    }>;
                    allow_retry: z.ZodBoolean;
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
            active: z.ZodOptional<z.ZodBoolean>;
            execution_type: z.ZodOptional<z.ZodEnum<{
                auto: "auto";
                manual: "manual";
            }>>;
            allow_retry: z.ZodOptional<z.ZodBoolean>;
            name: z.ZodString;
            class: z.ZodEnum<{
                anti_spoofing: "anti_spoofing";
                blacklist: "blacklist";
                curp: "curp";
                document: "document";
                external: "external";
                face_duplicity: "face_duplicity";
                ine: "ine";
                rfc: "rfc";
            }>;
            config: z.ZodRecord<z.ZodString, z.ZodUnknown>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                id: z.ZodUUID;
                name: z.ZodString;
                class: z.ZodString;
                active: z.ZodBoolean;
                config: z.ZodRecord<z.ZodString, z.ZodUnknown>;
                execution_type: z.ZodEnum<{
                    auto: "auto";
                    manual: "manual";
                }>;
                allow_retry: z.ZodBoolean;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            id: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                id: z.ZodUUID;
                name: z.ZodString;
                class: z.ZodString;
                active: z.ZodBoolean;
                config: z.ZodRecord<z.ZodString, z.ZodUnknown>;
                execution_type: z.ZodEnum<{
                    auto: "auto";
                    manual: "manual";
                }>;
                allow_retry: z.ZodBoolean;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            params: z.ZodObject<{
                id: z.ZodString;
            }, z.core.$strip>;
            body: z.ZodObject<{
                active: z.ZodOptional<z.ZodOptional<z.ZodBoolean>>;
                allow_retry: z.ZodOptional<z.ZodOptional<z.ZodBoolean>>;
                name: z.ZodOptional<z.ZodString>;
                config: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
                execution_type: z.ZodOptional<z.ZodOptional<z.ZodEnum<{
                    auto: "auto";
                    manual: "manual";
                }>>>;
            }, z.core.$strip>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                id: z.ZodUUID;
                name: z.ZodString;
                class: z.ZodString;
                active: z.ZodBoolean;
                config: z.ZodRecord<z.ZodString, z.ZodUnknown>;
                execution_type: z.ZodEnum<{
                    auto: "auto";
                    manual: "manual";
                }>;
                allow_retry: z.ZodBoolean;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    };
    validationResults: {
        list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
            per_page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
            cursor: z.ZodOptional<z.ZodString>;
            person_id: z.ZodOptional<z.ZodUUID>;
            validation_id: z.ZodOptional<z.ZodUUID>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                current_page: z.ZodInt;
                data: z.ZodArray<z.ZodObject<{
                    id: z.ZodUUID;
                    model_type: z.ZodEnum<{
                        address: "address";
                        person: "person";
                    }>;
                    model_id: z.ZodUUID;
                    validation_id: z.ZodUUID;
                    status: z.ZodInt;
                    content: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
                    metadata: z.ZodRecord<z.ZodString, z.ZodUnknown>;
                    error: z.ZodNullable<z.ZodString>;
                    retries: z.ZodInt;
                    executed_at: z.ZodNullable<z.ZodISODateTime>;
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
        get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            id: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                id: z.ZodUUID;
                model_type: z.ZodEnum<{
                    address: "address";
                    person: "person";
                }>;
                model_id: z.ZodUUID;
                validation_id: z.ZodUUID;
                status: z.ZodInt;
                content: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
                metadata: z.ZodRecord<z.ZodString, z.ZodUnknown>;
                error: z.ZodNullable<z.ZodString>;
                retries: z.ZodInt;
                executed_at: z.ZodNullable<z.ZodISODateTime>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    };
    personValidations: {
        run: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            params: z.ZodObject<{
                id: z.ZodString;
            }, z.core.$strip>;
            body: z.ZodObject<{
                validations: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodUUID>>>;
            }, z.core.$strip>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodString;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        runForAddresses: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            params: z.ZodObject<{
                id: z.ZodString;
            }, z.core.$strip>;
            body: z.ZodObject<{
                validations: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodUUID>>>;
            }, z.core.$strip>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodString;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        latest: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            id: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodArray<z.ZodObject<{
                id: z.ZodUUID;
                model_type: z.ZodEnum<{
                    address: "address";
                    person: "person";
                }>;
                model_id: z.ZodUUID;
                validation_id: z.ZodUUID;
                status: z.ZodInt;
                content: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
                metadata: z.ZodRecord<z.ZodString, z.ZodUnknown>;
                error: z.ZodNullable<z.ZodString>;
                retries: z.ZodInt;
                executed_at: z.ZodNullable<z.ZodISODateTime>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    };
    blacklists: {
        list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
            per_page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
            cursor: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                current_page: z.ZodInt;
                data: z.ZodArray<z.ZodObject<{
                    id: z.ZodUUID;
                    name: z.ZodString;
                    entry_count: z.ZodInt;
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
            entries: z.ZodArray<z.ZodObject<{
                kind: z.ZodEnum<{
                    address: "address";
                    email: "email";
                    name: "name";
                    national_id: "national_id";
                    phone: "phone";
                    tax_id: "tax_id";
                }>;
                value: z.ZodString;
            }, z.core.$strip>>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                id: z.ZodUUID;
                name: z.ZodString;
                entry_count: z.ZodInt;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                entries: z.ZodArray<z.ZodObject<{
                    kind: z.ZodEnum<{
                        address: "address";
                        email: "email";
                        name: "name";
                        national_id: "national_id";
                        phone: "phone";
                        tax_id: "tax_id";
                    }>;
                    value: z.ZodString;
                }, z.core.$strip>>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            id: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                id: z.ZodUUID;
                name: z.ZodString;
                entry_count: z.ZodInt;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                entries: z.ZodArray<z.ZodObject<{
                    kind: z.ZodEnum<{
                        address: "address";
                        email: "email";
                        name: "name";
                        national_id: "national_id";
                        phone: "phone";
                        tax_id: "tax_id";
                    }>;
                    value: z.ZodString;
                }, z.core.$strip>>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            params: z.ZodObject<{
                id: z.ZodString;
            }, z.core.$strip>;
            body: z.ZodObject<{
                name: z.ZodOptional<z.ZodString>;
                entries: z.ZodOptional<z.ZodArray<z.ZodObject<{
                    kind: z.ZodEnum<{
                        address: "address";
                        email: "email";
                        name: "name";
                        national_id: "national_id";
                        phone: "phone";
                        tax_id: "tax_id";
                    }>;
                    value: z.ZodString;
                }, z.core.$strip>>>;
            }, z.core.$strip>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                id: z.ZodUUID;
                name: z.ZodString;
                entry_count: z.ZodInt;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                entries: z.ZodArray<z.ZodObject<{
                    kind: z.ZodEnum<{
                        address: "address";
                        email: "email";
                        name: "name";
                        national_id: "national_id";
                        phone: "phone";
                        tax_id: "tax_id";
                    }>;
                    value: z.ZodString;
                }, z.core.$strip>>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    };
    dynamicDescriptors: {
        list: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
            per_page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
            cursor: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                current_page: z.ZodInt;
                data: z.ZodArray<z.ZodObject<{
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
            description: z.ZodString;
            key: z.ZodString;
            descriptor: z.ZodArray<z.ZodObject<{
                title: z.ZodString;
                type: z.ZodEnum<{
                    boolean: "boolean";
                    date: "date";
                    email: "email";
                    integer: "integer";
                    number: "number";
                    phone: "phone";
                    select: "select";
                    text: "text";
                }>;
                key: z.ZodString;
                rules: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>, z.ZodTransform<string[], string[] | null | undefined>>;
                catalog_id: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodEnum<{
                    marital_statuses: "marital_statuses";
                    nationalities: "nationalities";
                    relations: "relations";
                    states: "states";
                }>>>, z.ZodTransform<"marital_statuses" | "nationalities" | "relations" | "states" | null, "marital_statuses" | "nationalities" | "relations" | "states" | null | undefined>>;
            }, z.core.$strip>>;
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
        get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
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
        update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            params: z.ZodObject<{
                id: z.ZodString;
            }, z.core.$strip>;
            body: z.ZodObject<{
                name: z.ZodOptional<z.ZodString>;
                description: z.ZodOptional<z.ZodString>;
                key: z.ZodOptional<z.ZodString>;
                descriptor: z.ZodOptional<z.ZodArray<z.ZodObject<{
                    title: z.ZodString;
                    type: z.ZodEnum<{
                        boolean: "boolean";
                        date: "date";
                        email: "email";
                        integer: "integer";
                        number: "number";
                        phone: "phone";
                        select: "select";
                        text: "text";
                    }>;
                    key: z.ZodString;
                    rules: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>, z.ZodTransform<string[], string[] | null | undefined>>;
                    catalog_id: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodEnum<{
                        marital_statuses: "marital_statuses";
                        nationalities: "nationalities";
                        relations: "relations";
                        states: "states";
                    }>>>, z.ZodTransform<"marital_statuses" | "nationalities" | "relations" | "states" | null, "marital_statuses" | "nationalities" | "relations" | "states" | null | undefined>>;
                }, z.core.$strip>>>;
            }, z.core.$strip>;
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
    };
    dynamicValues: {
        ofPerson: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            params: z.ZodObject<{
                id: z.ZodString;
            }, z.core.$strip>;
            query: z.ZodPrefault<z.ZodObject<{
                page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
                per_page: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
                cursor: z.ZodOptional<z.ZodString>;
                all: z.ZodOptional<z.ZodPipe<z.ZodEnum<{
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>, z.ZodTransform<boolean, "0" | "1" | "false" | "true">>>;
                descriptor_id: z.ZodOptional<z.ZodUUID>;
            }, z.core.$strip>>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                current_page: z.ZodInt;
                data: z.ZodArray<z.ZodObject<{
                    id: z.ZodUUID;
                    person_id: z.ZodUUID;
                    dynamic_property_id: z.ZodUUID;
                    values: z.ZodRecord<z.ZodString, z.ZodUnknown>;
                    dynamic_descriptor: z.ZodObject<{
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
    };
    biometrics: {
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
                    type: z.ZodInt;
                    typeName: z.ZodEnum<{
                        ENROLL: "ENROLL";
                        FACE_2D_MATCH: "FACE_2D_MATCH";
                        FACE_3D_MATCH: "FACE_3D_MATCH";
                        FACE_MATCH_ID: "FACE_MATCH_ID";
                        LIVENESS: "LIVENESS";
                    }>;
                    vendor_id: z.ZodNullable<z.ZodString>;
                    execution_date: z.ZodISODateTime;
                    metadata: z.ZodObject<{
                        safe: z.ZodNullable<z.ZodBoolean>;
                        success: z.ZodNullable<z.ZodBoolean>;
                        wasProcessed: z.ZodNullable<z.ZodBoolean>;
                        matchLevel: z.ZodNullable<z.ZodInt>;
                        executed_at: z.ZodNullable<z.ZodString>;
                        referenceId: z.ZodNullable<z.ZodString>;
                        nfcStatusEnumInt: z.ZodNullable<z.ZodInt>;
                        fullIDStatusEnumInt: z.ZodNullable<z.ZodInt>;
                        barcodeStatusEnumInt: z.ZodNullable<z.ZodInt>;
                        matchLevelNFCToFaceMap: z.ZodNullable<z.ZodInt>;
                        digitalIDSpoofStatusEnumInt: z.ZodNullable<z.ZodInt>;
                        idScanAgeEstimateGroupEnumInt: z.ZodNullable<z.ZodInt>;
                        faceOnDocumentStatusEnumInt: z.ZodNullable<z.ZodString>;
                        textOnDocumentStatusEnumInt: z.ZodNullable<z.ZodString>;
                    }, z.core.$loose>;
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
        save: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            person_id: z.ZodUUID;
            type: z.ZodEnum<{
                ENROLL: "ENROLL";
                FACE_2D_MATCH: "FACE_2D_MATCH";
                FACE_3D_MATCH: "FACE_3D_MATCH";
                FACE_MATCH_ID: "FACE_MATCH_ID";
                LIVENESS: "LIVENESS";
            }>;
            vendor_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            execution_date: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [z.ZodISODate, z.ZodString]>>>;
            metadata: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                safe: z.ZodOptional<z.ZodBoolean>;
                success: z.ZodOptional<z.ZodBoolean>;
                wasProcessed: z.ZodOptional<z.ZodBoolean>;
                matchLevel: z.ZodOptional<z.ZodInt32>;
                executed_at: z.ZodOptional<z.ZodString>;
                referenceId: z.ZodOptional<z.ZodString>;
                nfcStatusEnumInt: z.ZodOptional<z.ZodInt32>;
                fullIDStatusEnumInt: z.ZodOptional<z.ZodInt32>;
                barcodeStatusEnumInt: z.ZodOptional<z.ZodInt32>;
                matchLevelNFCToFaceMap: z.ZodOptional<z.ZodInt32>;
                digitalIDSpoofStatusEnumInt: z.ZodOptional<z.ZodInt32>;
                idScanAgeEstimateGroupEnumInt: z.ZodOptional<z.ZodInt32>;
                faceOnDocumentStatusEnumInt: z.ZodOptional<z.ZodString>;
                textOnDocumentStatusEnumInt: z.ZodOptional<z.ZodString>;
            }, z.core.$loose>>>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                id: z.ZodUUID;
                person_id: z.ZodUUID;
                type: z.ZodInt;
                typeName: z.ZodEnum<{
                    ENROLL: "ENROLL";
                    FACE_2D_MATCH: "FACE_2D_MATCH";
                    FACE_3D_MATCH: "FACE_3D_MATCH";
                    FACE_MATCH_ID: "FACE_MATCH_ID";
                    LIVENESS: "LIVENESS";
                }>;
                vendor_id: z.ZodNullable<z.ZodString>;
                execution_date: z.ZodISODateTime;
                metadata: z.ZodObject<{
                    safe: z.ZodNullable<z.ZodBoolean>;
                    success: z.ZodNullable<z.ZodBoolean>;
                    wasProcessed: z.ZodNullable<z.ZodBoolean>;
                    matchLevel: z.ZodNullable<z.ZodInt>;
                    executed_at: z.ZodNullable<z.ZodString>;
                    referenceId: z.ZodNullable<z.ZodString>;
                    nfcStatusEnumInt: z.ZodNullable<z.ZodInt>;
                    fullIDStatusEnumInt: z.ZodNullable<z.ZodInt>;
                    barcodeStatusEnumInt: z.ZodNullable<z.ZodInt>;
                    matchLevelNFCToFaceMap: z.ZodNullable<z.ZodInt>;
                    digitalIDSpoofStatusEnumInt: z.ZodNullable<z.ZodInt>;
                    idScanAgeEstimateGroupEnumInt: z.ZodNullable<z.ZodInt>;
                    faceOnDocumentStatusEnumInt: z.ZodNullable<z.ZodString>;
                    textOnDocumentStatusEnumInt: z.ZodNullable<z.ZodString>;
                }, z.core.$loose>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        get: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            id: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                id: z.ZodUUID;
                person_id: z.ZodUUID;
                type: z.ZodInt;
                typeName: z.ZodEnum<{
                    ENROLL: "ENROLL";
                    FACE_2D_MATCH: "FACE_2D_MATCH";
                    FACE_3D_MATCH: "FACE_3D_MATCH";
                    FACE_MATCH_ID: "FACE_MATCH_ID";
                    LIVENESS: "LIVENESS";
                }>;
                vendor_id: z.ZodNullable<z.ZodString>;
                execution_date: z.ZodISODateTime;
                metadata: z.ZodObject<{
                    safe: z.ZodNullable<z.ZodBoolean>;
                    success: z.ZodNullable<z.ZodBoolean>;
                    wasProcessed: z.ZodNullable<z.ZodBoolean>;
                    matchLevel: z.ZodNullable<z.ZodInt>;
                    executed_at: z.ZodNullable<z.ZodString>;
                    referenceId: z.ZodNullable<z.ZodString>;
                    nfcStatusEnumInt: z.ZodNullable<z.ZodInt>;
                    fullIDStatusEnumInt: z.ZodNullable<z.ZodInt>;
                    barcodeStatusEnumInt: z.ZodNullable<z.ZodInt>;
                    matchLevelNFCToFaceMap: z.ZodNullable<z.ZodInt>;
                    digitalIDSpoofStatusEnumInt: z.ZodNullable<z.ZodInt>;
                    idScanAgeEstimateGroupEnumInt: z.ZodNullable<z.ZodInt>;
                    faceOnDocumentStatusEnumInt: z.ZodNullable<z.ZodString>;
                    textOnDocumentStatusEnumInt: z.ZodNullable<z.ZodString>;
                }, z.core.$loose>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        update: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            params: z.ZodObject<{
                id: z.ZodString;
            }, z.core.$strip>;
            body: z.ZodObject<{
                person_id: z.ZodOptional<z.ZodUUID>;
                type: z.ZodOptional<z.ZodEnum<{
                    ENROLL: "ENROLL";
                    FACE_2D_MATCH: "FACE_2D_MATCH";
                    FACE_3D_MATCH: "FACE_3D_MATCH";
                    FACE_MATCH_ID: "FACE_MATCH_ID";
                    LIVENESS: "LIVENESS";
                }>>;
                vendor_id: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodString>>>;
                execution_date: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [z.ZodISODate, z.ZodString]>>>>;
                metadata: z.ZodOptional<z.ZodOptional<z.ZodNullable<z.ZodObject<{
                    safe: z.ZodOptional<z.ZodBoolean>;
                    success: z.ZodOptional<z.ZodBoolean>;
                    wasProcessed: z.ZodOptional<z.ZodBoolean>;
                    matchLevel: z.ZodOptional<z.ZodInt32>;
                    executed_at: z.ZodOptional<z.ZodString>;
                    referenceId: z.ZodOptional<z.ZodString>;
                    nfcStatusEnumInt: z.ZodOptional<z.ZodInt32>;
                    fullIDStatusEnumInt: z.ZodOptional<z.ZodInt32>;
                    barcodeStatusEnumInt: z.ZodOptional<z.ZodInt32>;
                    matchLevelNFCToFaceMap: z.ZodOptional<z.ZodInt32>;
                    digitalIDSpoofStatusEnumInt: z.ZodOptional<z.ZodInt32>;
                    idScanAgeEstimateGroupEnumInt: z.ZodOptional<z.ZodInt32>;
                    faceOnDocumentStatusEnumInt: z.ZodOptional<z.ZodString>;
                    textOnDocumentStatusEnumInt: z.ZodOptional<z.ZodString>;
                }, z.core.$loose>>>>;
            }, z.core.$strip>;
        }, z.core.$strip>, z.ZodObject<{
            id: z.ZodUUID;
            person_id: z.ZodUUID;
            type: z.ZodInt;
            typeName: z.ZodEnum<{
                ENROLL: "ENROLL";
                FACE_2D_MATCH: "FACE_2D_MATCH";
                FACE_3D_MATCH: "FACE_3D_MATCH";
                FACE_MATCH_ID: "FACE_MATCH_ID";
                LIVENESS: "LIVENESS";
            }>;
            vendor_id: z.ZodNullable<z.ZodString>;
            execution_date: z.ZodISODateTime;
            metadata: z.ZodObject<{
                safe: z.ZodNullable<z.ZodBoolean>;
                success: z.ZodNullable<z.ZodBoolean>;
                wasProcessed: z.ZodNullable<z.ZodBoolean>;
                matchLevel: z.ZodNullable<z.ZodInt>;
                executed_at: z.ZodNullable<z.ZodString>;
                referenceId: z.ZodNullable<z.ZodString>;
                nfcStatusEnumInt: z.ZodNullable<z.ZodInt>;
                fullIDStatusEnumInt: z.ZodNullable<z.ZodInt>;
                barcodeStatusEnumInt: z.ZodNullable<z.ZodInt>;
                matchLevelNFCToFaceMap: z.ZodNullable<z.ZodInt>;
                digitalIDSpoofStatusEnumInt: z.ZodNullable<z.ZodInt>;
                idScanAgeEstimateGroupEnumInt: z.ZodNullable<z.ZodInt>;
                faceOnDocumentStatusEnumInt: z.ZodNullable<z.ZodString>;
                textOnDocumentStatusEnumInt: z.ZodNullable<z.ZodString>;
            }, z.core.$loose>;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        ofPerson: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            id: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodArray<z.ZodObject<{
                id: z.ZodUUID;
                person_id: z.ZodUUID;
                type: z.ZodInt;
                typeName: z.ZodEnum<{
                    ENROLL: "ENROLL";
                    FACE_2D_MATCH: "FACE_2D_MATCH";
                    FACE_3D_MATCH: "FACE_3D_MATCH";
                    FACE_MATCH_ID: "FACE_MATCH_ID";
                    LIVENESS: "LIVENESS";
                }>;
                vendor_id: z.ZodNullable<z.ZodString>;
                execution_date: z.ZodISODateTime;
                metadata: z.ZodObject<{
                    safe: z.ZodNullable<z.ZodBoolean>;
                    success: z.ZodNullable<z.ZodBoolean>;
                    wasProcessed: z.ZodNullable<z.ZodBoolean>;
                    matchLevel: z.ZodNullable<z.ZodInt>;
                    executed_at: z.ZodNullable<z.ZodString>;
                    referenceId: z.ZodNullable<z.ZodString>;
                    nfcStatusEnumInt: z.ZodNullable<z.ZodInt>;
                    fullIDStatusEnumInt: z.ZodNullable<z.ZodInt>;
                    barcodeStatusEnumInt: z.ZodNullable<z.ZodInt>;
                    matchLevelNFCToFaceMap: z.ZodNullable<z.ZodInt>;
                    digitalIDSpoofStatusEnumInt: z.ZodNullable<z.ZodInt>;
                    idScanAgeEstimateGroupEnumInt: z.ZodNullable<z.ZodInt>;
                    faceOnDocumentStatusEnumInt: z.ZodNullable<z.ZodString>;
                    textOnDocumentStatusEnumInt: z.ZodNullable<z.ZodString>;
                }, z.core.$loose>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    };
    faces: {
        compareWithCredential: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            params: z.ZodObject<{
                id: z.ZodString;
            }, z.core.$strip>;
            body: z.ZodObject<{
                selfie: z.ZodFile;
                ine_front: z.ZodFile;
            }, z.core.$strip>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
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
                biometrics: z.ZodArray<z.ZodObject<{
                    liveness: z.ZodNullable<z.ZodBoolean>;
                    match_id: z.ZodNullable<z.ZodBoolean>;
                    match_level: z.ZodNullable<z.ZodInt>;
                    executed_at: z.ZodISODateTime;
                }, z.core.$strip>>;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        uploadCredential: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            params: z.ZodObject<{
                id: z.ZodString;
            }, z.core.$strip>;
            body: z.ZodObject<{
                ine_front: z.ZodFile;
                ine_reverse: z.ZodFile;
                ocr_data_front: z.ZodOptional<z.ZodString>;
                ocr_data_reverse: z.ZodOptional<z.ZodString>;
            }, z.core.$strip>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodString;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        deletePortraits: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            id: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodString;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
    };
    internal: {
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
        portrait: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            id: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodObject<{
                kept: z.ZodBoolean;
            }, z.core.$strip>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        comparePortrait: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            params: z.ZodObject<{
                id: z.ZodString;
            }, z.core.$strip>;
            body: z.ZodObject<{
                selfie: z.ZodFile;
            }, z.core.$strip>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodNullable<z.ZodUnion<readonly [z.ZodObject<{
                outcome: z.ZodEnum<{
                    match: "match";
                    mismatch: "mismatch";
                    unsure: "unsure";
                }>;
                match_level: z.ZodInt;
            }, z.core.$strip>, z.ZodObject<{
                trouble: z.ZodEnum<{
                    face_too_small: "face_too_small";
                    no_face: "no_face";
                    picture_unreadable: "picture_unreadable";
                    several_faces: "several_faces";
                }>;
            }, z.core.$strip>]>>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        compareCredential: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            body: z.ZodObject<{
                selfie: z.ZodFile;
                ine_front: z.ZodFile;
            }, z.core.$strip>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodUnion<readonly [z.ZodObject<{
                outcome: z.ZodEnum<{
                    match: "match";
                    mismatch: "mismatch";
                    unsure: "unsure";
                }>;
                match_level: z.ZodInt;
            }, z.core.$strip>, z.ZodObject<{
                trouble: z.ZodEnum<{
                    face_too_small: "face_too_small";
                    no_face: "no_face";
                    picture_unreadable: "picture_unreadable";
                    several_faces: "several_faces";
                }>;
                of: z.ZodEnum<{
                    ine_front: "ine_front";
                    selfie: "selfie";
                }>;
            }, z.core.$strip>]>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        measureFrames: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            body: z.ZodObject<{
                selfie: z.ZodFile;
                frames: z.ZodArray<z.ZodFile>;
            }, z.core.$strip>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodUnion<readonly [z.ZodObject<{
                frames: z.ZodArray<z.ZodObject<{
                    turn: z.ZodNumber;
                    height: z.ZodNumber;
                    x: z.ZodNumber;
                    y: z.ZodNumber;
                    spread: z.ZodNumber;
                    likeness: z.ZodEnum<{
                        match: "match";
                        mismatch: "mismatch";
                        unsure: "unsure";
                    }>;
                }, z.core.$strip>>;
            }, z.core.$strip>, z.ZodObject<{
                trouble: z.ZodEnum<{
                    face_too_small: "face_too_small";
                    no_face: "no_face";
                    picture_unreadable: "picture_unreadable";
                    several_faces: "several_faces";
                }>;
            }, z.core.$strip>]>;
        }, z.core.$strip>, Record<never, never>, import("../service.ts").OperationMeta & Record<never, never>>;
        detectAttack: import("@orpc/contract").ContractProcedureBuilderWithInputOutput<z.ZodObject<{
            body: z.ZodObject<{
                selfie: z.ZodFile;
                frames: z.ZodArray<z.ZodFile>;
            }, z.core.$strip>;
        }, z.core.$strip>, z.ZodObject<{
            success: z.ZodLiteral<true>;
            result: z.ZodNullable<z.ZodObject<{
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
};
