import { z } from 'zod';
declare const newCustomization: z.ZodObject<{
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
}, z.core.$strip>;
export type NewCustomization = z.output<typeof newCustomization>;
declare const customization: z.ZodObject<{
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
export type Customization = z.output<typeof customization>;
export declare const customizationsContract: {
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
export {};
