export type StepOtpType = 'EMAIL' | 'SMS' | 'WHATSAPP';

/** One-time codes. */
export interface OtpPort {
  /**
   * Sends a six-digit code, which is valid for this address and this step only. `to` is an e-mail address, or a phone number with its
   * country code. Throws StepFailure.
   */
  send(request: {
    type: StepOtpType;
    to: string;
    /** True if the address is from the setup, false if the person typed it. */
    from_key: boolean;
    /** The step's uuid. */
    step: string;
    expires_in: string;
    company: string;
    language: string;
    retry?: boolean;
  }): Promise<{ expires_at: string }>;
  /**
   * Checks a code that was sent to this address. A code is valid once; `used`: an earlier request already used it. A request that is
   * repeated because its answer was lost gets the same answer.
   */
  validate(request: {
    type: StepOtpType;
    to: string;
    step: string;
    code: string;
  }): Promise<{ match: true; reason: 'ok' } | { match: false; reason: 'wrong' | 'expired' | 'used' }>;
}
