import { z } from 'zod';
export declare const blacklistEntry: z.ZodObject<{
    kind: z.ZodEnum<{
        address: "address";
        email: "email";
        name: "name";
        national_id: "national_id";
        phone: "phone";
        tax_id: "tax_id";
    }>;
    value: z.ZodString;
}, z.core.$strip>;
export type BlacklistEntry = z.output<typeof blacklistEntry>;
/** As lists show it. */
export declare const blacklist: z.ZodObject<{
    id: z.ZodUUID;
    name: z.ZodString;
    entry_count: z.ZodInt;
    created_at: z.ZodISODateTime;
    updated_at: z.ZodISODateTime;
}, z.core.$strip>;
export declare const blacklistDetail: z.ZodObject<{
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
export declare const blacklistsContract: {
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
