import { z } from 'zod';
export declare const otpEvents: {
    'codes.budget_near': {
        summary: string;
        description: string;
        body: z.ZodObject<{
            id: z.ZodString;
            type: z.ZodLiteral<"codes.budget_near">;
            created_at: z.ZodISODateTime;
            livemode: z.ZodBoolean;
            data: z.ZodObject<{
                way: z.ZodEnum<{
                    email: "email";
                    sms: "sms";
                    whatsapp: "whatsapp";
                }>;
                day: z.ZodISODate;
                sent: z.ZodInt;
                budget: z.ZodInt;
            }, z.core.$strip>;
        }, z.core.$strip>;
        bare: false;
    };
    'codes.budget_spent': {
        summary: string;
        description: string;
        body: z.ZodObject<{
            id: z.ZodString;
            type: z.ZodLiteral<"codes.budget_spent">;
            created_at: z.ZodISODateTime;
            livemode: z.ZodBoolean;
            data: z.ZodObject<{
                way: z.ZodEnum<{
                    email: "email";
                    sms: "sms";
                    whatsapp: "whatsapp";
                }>;
                day: z.ZodISODate;
                sent: z.ZodInt;
                budget: z.ZodInt;
            }, z.core.$strip>;
        }, z.core.$strip>;
        bare: false;
    };
};
