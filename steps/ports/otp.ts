export type StepOtpType = 'EMAIL' | 'SMS' | 'WHATSAPP';

/** One-time codes. */
export interface OtpPort {
  /**
   * Sends a six-digit code, which proves this address to this step and nothing else. `to` is an address, or a phone number with country
   * code. Throws StepFailure.
   */
  send(request: {
    type: StepOtpType;
    to: string;
    /** Whether the setup gave the address, and not the person. */
    from_key: boolean;
    /** The step's uuid. */
    step: string;
    expires_in: string;
    company: string;
    language: string;
    retry?: boolean;
  }): Promise<{ expires_at: string }>;
  /**
   * Checks once a code that went to this address. `used`: it matched for an earlier request, and proves nothing more. The same request that
   * is sent again, because its answer was lost, has the same answer.
   */
  validate(request: {
    type: StepOtpType;
    to: string;
    step: string;
    code: string;
  }): Promise<{ match: true; reason: 'ok' } | { match: false; reason: 'wrong' | 'expired' | 'used' }>;
}
