import { RESEND_SECONDS } from '#contracts/steps/code-step.ts';
import type { StepContract } from '#contracts/steps/step.ts';
import type { StepOtpType } from '../ports/otp.ts';
import { type StepContext, StepFailure } from './step.server.ts';

/**
 * The server half of steps that prove an address with a one-time code. A code is valid only for its step and for the address that it
 * was sent to. The OTP service decides this, not the step's memory, which never contains a code.
 */

/** The address of the last code and the channels that sent codes to it, then the address and channel that a right code proved. */
interface CodeMemory {
  sent_to?: unknown;
  ways?: unknown;
  verified?: unknown;
  verified_by?: unknown;
}

type CodeContext = Pick<StepContext<StepContract>, 'step' | 'company' | 'language' | 'ports' | 'memory' | 'remember'>;

/** Maximum number of codes and addresses in a step's life. More mean a wrong address, or abuse at the tenant's cost. */
const MAX_SENDS = 10;
const MAX_ADDRESSES = 5;

interface CodeMessage {
  type: StepOtpType;
  to: string;
  /** True if the address is from the setup. */
  from_key: boolean;
  expires_in: string;
  retry: boolean;
}

/** Sends a code and remembers its address and channel. Throws StepFailure `attempts_exhausted`. */
export async function sendCode(context: CodeContext, { type, to, from_key, expires_in, retry }: CodeMessage) {
  const { step, company, language, ports, memory, remember } = context;
  const giveBack = await ports.allowance.take('codes', { max: MAX_SENDS, value: to.toLowerCase(), maxValues: MAX_ADDRESSES });
  const request = { type, to, from_key, step: step.uuid, expires_in, company: company.name, language, retry };
  const { expires_at } = await ports.otp.send(request).catch(async (failure) => {
    await giveBack();
    throw failure;
  });
  const { sent_to, ways } = memory as CodeMemory;
  // A code sent to the same address over another channel may still arrive, and remains valid.
  const others = sent_to === to && Array.isArray(ways) ? ways.filter((way) => way !== type) : [];
  remember({ sent_to: to, ways: [type, ...others], verified: null, verified_by: null } satisfies CodeMemory);
  return { expires_at, resend_after: RESEND_SECONDS };
}

/** Returns the address that the code proves. Throws StepFailure `code_expired` or `code_wrong`. */
export async function verifyCode({ step, ports, memory, remember }: CodeContext, code: string): Promise<string> {
  const { sent_to, ways, verified, verified_by } = memory as CodeMemory;
  if (typeof sent_to !== 'string' || !Array.isArray(ways)) throw new StepFailure('code_expired', 'No code was sent for this step');
  let isOver = false;
  for (const type of ways as StepOtpType[]) {
    const { match, reason } = await ports.otp.validate({ type, to: sent_to, step: step.uuid, code });
    // The person sent the code that already proved the address a second time.
    if (reason === 'used' && verified === sent_to && verified_by === type) return sent_to;
    if (match) {
      remember({ verified: sent_to, verified_by: type } satisfies CodeMemory);
      return sent_to;
    }
    isOver ||= reason === 'expired' || reason === 'used';
  }
  const [problem, sentence] = isOver
    ? (['code_expired', 'The code has expired or was used; ask for another'] as const)
    : (['code_wrong', 'The code does not match'] as const);
  throw new StepFailure(problem, sentence, { field: 'code' });
}

/** Returns the channel that carried the right code. Throws StepFailure `code_not_verified` if no code proved this address. */
export function channelOfProof({ memory }: Pick<CodeContext, 'memory'>, address: string, field: string): StepOtpType {
  const { verified, verified_by } = memory as CodeMemory;
  if (verified === address) return verified_by as StepOtpType;
  throw new StepFailure('code_not_verified', 'No code was verified for this address', { field });
}
