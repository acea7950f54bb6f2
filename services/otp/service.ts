import { implement, type Router } from '@orpc/server';
import { otpEvents } from '#contracts/otp/events.ts';
import type { OtpType } from '#contracts/otp/message.ts';
import { otpContract } from '#contracts/otp/otp.ts';
import type { CallContext, Caller, Platform } from '#platform/base/ports.ts';
import { defineService, type ServiceFacts, type ServiceModule } from '#platform/base/service.ts';
import { type CodeReceipt, createCodes } from './codes.ts';
import { type OtpConfig, otpConfig } from './config.ts';
import { createCopies } from './copies.ts';
import { phoneDigits, refuseUnsendable } from './destination.ts';
import { parseDuration } from './duration.ts';
import { askerOf } from './inbox-limits.ts';
import { createLinks } from './links.ts';
import { writeCodeMail } from './mail/code-mail.ts';
import type { OtpTables } from './model/tables.ts';
import { testOutcome } from './model/test-destinations.ts';
import { createNotices } from './notices.ts';
import { createCarriers } from './providers/choose.ts';
import { listOutbox, type OutboxFilter, type OutboxMessage } from './providers/outbox.ts';
import { codeText } from './sms/code-text.ts';
import { codeRetention, sweepOutbox } from './sweep.ts';
import { oneLine } from './words/one-line.ts';
import { chooseLanguage } from './words/words.ts';

/** A carrier that takes longer has failed: a person waits for the answer. */
const SEND_TIMEOUT_MS = 10_000;

export interface OtpService extends ServiceModule {
  router: Router<typeof otpContract, CallContext>;
  /** Returns the newest messages that the outbox took in place of a carrier, of all tenants or of one. For operators only. */
  listOutbox(limit?: number, filter?: OutboxFilter): Promise<OutboxMessage[]>;
}

interface CodeRequest {
  expires_in: string;
  user: string;
  metadata?:
    | { company?: string | null | undefined; user_name?: string | null | undefined; language?: string | null | undefined }
    | null
    | undefined;
}

const facts = {
  name: 'otp',
  title: 'One-time codes',
  version: '1.0',
  description: 'Codes that prove that an address or a telephone is somebody’s.',
  contract: otpContract,
  events: otpEvents,
  // Then nobody hears of a review by mail, and no signed copy is mailed.
  internalIsExtra: true,
  defaultKeyVariable: 'OTP_KEY',
  invalidBody: { status: 400, publicCode: 'ERR001' },
  unauthorizedStatus: 401,
  migrations: new URL('./migrations/', import.meta.url),
} as const satisfies ServiceFacts;

export function createOtpService(platform: Platform<OtpTables>, config: OtpConfig): OtpService {
  const carriers = createCarriers(config, platform);
  const codes = createCodes(platform);
  const os = implement(otpContract).$context<CallContext>();

  const timeLeft = (caller: Caller) => Math.max(1, Math.min(SEND_TIMEOUT_MS, caller.deadline - platform.clock.now().getTime()));

  /** Returns what every message says, by any way. */
  async function wordsFor(caller: Caller, { expires_in, metadata }: CodeRequest) {
    const minutes = parseDuration(expires_in);
    const { company, languages, senders } = await platform.tenants.settings(caller.tenantId);
    return {
      minutes,
      company: oneLine(metadata?.company ?? '') || company.name,
      userName: metadata?.user_name ?? null,
      language: chooseLanguage(metadata?.language, languages),
      from: senders.email,
    };
  }

  /** Returns the number as digits. Test destinations are sent nothing, so they may be anywhere. */
  async function numberOf(caller: Caller, input: Parameters<typeof phoneDigits>[0]): Promise<string> {
    const digits = phoneDigits(input);
    const { senders } = await platform.tenants.settings(caller.tenantId);
    if (testOutcome(caller, digits) === null) refuseUnsendable(digits, senders.countries);
    return digits;
  }

  const sendEmail = os.sendEmail.handler(async ({ input, context }) => {
    const { caller } = context;
    const { from, ...words } = await wordsFor(caller, input);
    const recipient = { user: input.user, type: 'EMAIL' as const };
    const receipt = await codes.send(
      context,
      { ...recipient, destination: input.email, minutes: words.minutes, asker: askerOf(caller, input.from_key) },
      ({ code, reference }) => {
        const mail = { ...writeCodeMail({ ...words, code }), reference, language: words.language, from, to: input.email };
        return carriers.email.send(caller, mail, timeLeft(caller));
      },
    );
    return answer(recipient, receipt);
  });

  const sendSms = os.sendSms.handler(async ({ input, context }) => {
    const { caller } = context;
    const to = await numberOf(caller, input);
    const words = await wordsFor(caller, input);
    const write = codeText(words);
    const recipient = { user: input.user, type: 'SMS' as const };
    const receipt = await codes.send(
      context,
      { ...recipient, destination: to, minutes: words.minutes, asker: askerOf(caller, input.from_key) },
      ({ code, reference }) => {
        const { language, company } = words;
        const message = { reference, language, company, to, text: write(code), backup: input.retry === true };
        return carriers.sms.send(caller, message, timeLeft(caller));
      },
    );
    return answer(recipient, receipt);
  });

  const sendWhatsapp = os.sendWhatsapp.handler(async ({ input, context }) => {
    const { caller } = context;
    const to = await numberOf(caller, input);
    const { minutes, company, language } = await wordsFor(caller, input);
    const recipient = { user: input.user, type: 'WHATSAPP' as const };
    const receipt = await codes.send(
      context,
      { ...recipient, destination: to, minutes, asker: askerOf(caller, input.from_key) },
      ({ code, reference }) => carriers.whatsapp.send(caller, { reference, language, company, to, fill: { code } }, timeLeft(caller)),
    );
    return answer(recipient, receipt);
  });

  const notices = createNotices(platform, { carriers, timeLeft });
  const links = createLinks(platform, { carriers, config, timeLeft });

  const copies = createCopies(platform, carriers);

  const validate = os.validate.handler(async ({ input, context }) => {
    const { validatedAt } = await codes.validate(context, input);
    const result = { match: true, type: input.type, user: input.user, validated_at: validatedAt };
    return { success: true as const, result };
  });

  return {
    ...facts,
    router: os.router({ sendEmail, sendSms, sendWhatsapp, validate, links, internal: { copies, ...notices } }),
    listOutbox: (limit = 50, filter = {}) => listOutbox(platform, limit, filter),
    async start() {
      if (config.warning) platform.log.warn({}, config.warning);
      await platform.jobs.schedule('otp-sweep', '17 * * * *', () => sweepOutbox(platform));
      await platform.retention.every(codeRetention(platform));
    },
  };
}

export const otp = defineService({
  ...facts,
  config: otpConfig,
  create: (platform: Platform<OtpTables>, { settings }: { settings: OtpConfig; ports: Record<never, never> }) =>
    createOtpService(platform, settings),
});

function answer({ user, type }: { user: string; type: OtpType }, { createdAt, expiresAt, reference }: CodeReceipt) {
  const result = { created_at: createdAt, expiration_date: expiresAt, reference, type, user };
  return { success: true as const, result };
}
