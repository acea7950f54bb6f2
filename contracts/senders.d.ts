import { z } from 'zod';
/** Accounts that send one-time codes and links: of the whole server, in its environment, or of one tenant, in its settings. */
export declare const twilioAccount: z.ZodString;
export declare const twilioSender: z.ZodString;
export declare const whatsappPhone: z.ZodString;
export declare const whatsappTemplate: z.ZodString;
export declare const whatsappLanguages: z.ZodArray<z.ZodString>;
/** The accounts of a tenant, each with its secret, which no answer shows; and how much they send, and where. */
export declare const tenantSenders: z.ZodPrefault<z.ZodObject<{
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
/** Services that somebody else runs. Each needs a key of the tenant for each mode. */
export declare const remoteServices: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodObject<{}, z.core.$strip>>>;
/** Members of the settings that are sealed and never shown. Each is deleted with the object that it stands in. */
export declare const settingsSecrets: readonly ['senders.sms.auth_token', 'senders.whatsapp.token'];
/** The member with a key for a service that somebody else runs: `remote.otp.live_key`. */
export type ServiceKey = `remote.${string}.${'live_key' | 'test_key'}`;
export type SettingsSecret = (typeof settingsSecrets)[number] | ServiceKey;
/** A secret of Twilio or Meta: visible ASCII. */
export declare const secretText: z.ZodString;
