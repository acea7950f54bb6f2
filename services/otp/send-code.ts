import type { OtpType } from '#contracts/otp/message.ts';
import type { CallContext, Caller } from '#platform/base/ports.ts';
import type { createCodes } from './codes.ts';
import { phoneDigits, refuseUnsendable } from './destination.ts';
import { parseDuration } from './duration.ts';
import { originOf } from './inbox-limits.ts';
import { writeCodeMail } from './mail/code-mail.ts';
import { type MessageWords, messageWords, type OtpApp, timeLeft } from './message.ts';
import { testOutcome } from './model/test-destinations.ts';
import { codeText } from './sms/code-text.ts';

interface CodeToSend {
  expires_in: string;
  user: string;
  from_key?: boolean | null | undefined;
  metadata?:
    | { company?: string | null | undefined; user_name?: string | null | undefined; language?: string | null | undefined }
    | null
    | undefined;
}

type PhoneRequest = CodeToSend & Parameters<typeof phoneDigits>[0];
type CodeStore = ReturnType<typeof createCodes>;
type CodeWords = MessageWords & { minutes: number; userName: string | null };
/** Sends the message with the code through its carrier. */
type Deliver = (message: { code: string; reference: string }) => Promise<void>;

/** Each of the three operations creates a code, sends it through its channel, and returns the times of the code. */
export async function sendEmailCode(app: OtpApp, codes: CodeStore, context: CallContext, input: CodeToSend & { email: string }) {
  const { caller } = context;
  const words = await codeWords(app, caller, input);
  return sendCode(codes, context, { type: 'EMAIL', to: input.email, input, words }, ({ code, reference }) => {
    const { language, from } = words;
    const mail = { ...writeCodeMail({ ...words, code }), reference, language, from, to: input.email };
    return app.carriers.email.send(caller, mail, timeLeft(app, caller));
  });
}

export async function sendSmsCode(
  app: OtpApp,
  codes: CodeStore,
  context: CallContext,
  input: PhoneRequest & { retry?: boolean | null | undefined },
) {
  const { caller } = context;
  const to = await sendableNumber(app, caller, input);
  const words = await codeWords(app, caller, input);
  const write = codeText(words);
  return sendCode(codes, context, { type: 'SMS', to, input, words }, ({ code, reference }) => {
    const { language, company } = words;
    const message = { reference, language, company, to, text: write(code), backup: input.retry === true };
    return app.carriers.sms.send(caller, message, timeLeft(app, caller));
  });
}

export async function sendWhatsappCode(app: OtpApp, codes: CodeStore, context: CallContext, input: PhoneRequest) {
  const { caller } = context;
  const to = await sendableNumber(app, caller, input);
  const words = await codeWords(app, caller, input);
  return sendCode(codes, context, { type: 'WHATSAPP', to, input, words }, ({ code, reference }) => {
    const { language, company } = words;
    return app.carriers.whatsapp.send(caller, { reference, language, company, to, fill: { code } }, timeLeft(app, caller));
  });
}

async function sendCode(
  codes: CodeStore,
  context: CallContext,
  { type, to, input, words }: { type: OtpType; to: string; input: CodeToSend; words: CodeWords },
  deliver: Deliver,
) {
  const { user } = input;
  const request = { user, type, destination: to, minutes: words.minutes, origin: originOf(context.caller, input.from_key) };
  const { createdAt, expiresAt, reference } = await codes.send(context, request, deliver);
  return { success: true as const, result: { created_at: createdAt, expiration_date: expiresAt, reference, type, user } };
}

async function codeWords(app: OtpApp, caller: Caller, { expires_in, metadata }: CodeToSend): Promise<CodeWords> {
  const minutes = parseDuration(expires_in);
  return { ...(await messageWords(app, caller, metadata)), minutes, userName: metadata?.user_name ?? null };
}

/**
 * Returns the number as digits with country code. Throws ERR001 if messages cannot be sent there; a test destination may be in any country.
 */
async function sendableNumber({ platform }: OtpApp, caller: Caller, input: PhoneRequest): Promise<string> {
  const digits = phoneDigits(input);
  const { senders } = await platform.tenants.settings(caller.tenantId);
  if (testOutcome(caller, digits) === null) refuseUnsendable(digits, senders.countries);
  return digits;
}
