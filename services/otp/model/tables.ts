import type { Generated } from 'kysely';
import type { OtpType } from '#contracts/otp/message.ts';

/** The tables of this service; `migrations/` has their SQL. */
export interface OtpTables {
  'otp.codes': {
    tenant_id: string;
    livemode: boolean;
    reference: string;
    user_hmac: Uint8Array;
    type: OtpType;
    code_hmac: Uint8Array;
    destination_hmac: Uint8Array;
    wrong_codes: number;
    created_at: Date;
    expires_at: Date;
    validated_at: Date | null;
    voided_at: Date | null;
  };
  'otp.days': {
    tenant_id: string;
    livemode: boolean;
    type: OtpType;
    day: string;
    sent: number;
    near_told: Generated<number>;
    spent_told: Generated<number>;
  };
  'otp.outbox': {
    tenant_id: string;
    livemode: boolean;
    reference: string;
    channel: 'email' | 'sms' | 'whatsapp';
    recipient_hmac: Uint8Array;
    /** Encrypted JSON of sender, recipient and text. */
    message: Uint8Array;
    sent_at: Date;
  };
}
