import { implement, type Router } from '@orpc/server';
import type { OtpType } from '../../contracts/otp/message.ts';
import { otpContract } from '../../contracts/otp/otp.ts';
import type { CallContext, Caller, Platform } from '../platform/ports.ts';
import { defineService, type ServiceFacts, type ServiceModule } from '../platform/service.ts';
import { createCodes, type SentCode } from './codes.ts';
import { otpConfig } from './config.ts';
import { phoneDigits } from './destination.ts';
import { parseDuration } from './duration.ts';
import { createLinks } from './links.ts';
import { writeCodeMail } from './mail/code-mail.ts';
import { oneLine } from './one-line.ts';
import { type CarriersConfig, createCarriers } from './providers/choose.ts';
import { listOutbox, type OutboxFilter, type OutboxMessage } from './providers/outbox.ts';
import { codeText } from './sms/code-text.ts';
import { codeRetention, sweepOutbox } from './sweep.ts';
import type { OtpTables } from './tables.ts';
import { chooseLanguage } from './words.ts';

/** A person waits for the answer of a send; after this it is a no. */
const SEND_TIMEOUT_MS = 10_000;

export type OtpConfig = CarriersConfig;

export interface OtpService extends ServiceModule {
  router: Router<typeof otpContract, CallContext>;
  /** The newest messages that the outbox kept in place of a carrier, of all tenants unless the filter names one: for operators only. */
  listOutbox(limit?: number, filter?: OutboxFilter): Promise<OutboxMessage[]>;
}

interface Asked {
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

  /** What every message says, whichever way it travels. */
  async function wordsFor(caller: Caller, { expires_in, metadata }: Asked) {
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

  const sendEmail = os.sendEmail.handler(async ({ input, context }) => {
    const { caller } = context;
    const { from, ...said } = await wordsFor(caller, input);
    const recipient = { user: input.user, type: 'EMAIL' as const };
    const sent = await codes.send(context, { ...recipient, destination: input.email, minutes: said.minutes }, ({ code, reference }) => {
      const mail = { ...writeCodeMail({ ...said, code }), reference, language: said.language, from, to: input.email };
      return carriers.email.send(caller, mail, timeLeft(caller));
    });
    return made(recipient, sent);
  });

  const sendSms = os.sendSms.handler(async ({ input, context }) => {
    const { caller } = context;
    const to = phoneDigits(input);
    const said = await wordsFor(caller, input);
    const write = codeText(said);
    const recipient = { user: input.user, type: 'SMS' as const };
    const sent = await codes.send(context, { ...recipient, destination: to, minutes: said.minutes }, ({ code, reference }) => {
      const { language, company } = said;
      const message = { reference, language, company, to, text: write(code), backup: input.retry === true };
      return carriers.sms.send(caller, message, timeLeft(caller));
    });
    return made(recipient, sent);
  });

  const sendWhatsapp = os.sendWhatsapp.handler(async ({ input, context }) => {
    const { caller } = context;
    const to = phoneDigits(input);
    const { minutes, company, language } = await wordsFor(caller, input);
    const recipient = { user: input.user, type: 'WHATSAPP' as const };
    const sent = await codes.send(context, { ...recipient, destination: to, minutes }, ({ code, reference }) =>
      carriers.whatsapp.send(caller, { reference, language, company, to, fill: { code } }, timeLeft(caller)),
    );
    return made(recipient, sent);
  });

  const links = createLinks(platform, { carriers, config, timeLeft });

  const validate = os.validate.handler(async ({ input, context }) => {
    const { validatedAt } = await codes.validate(context, input);
    const result = { match: true, type: input.type, user: input.user, validated_at: validatedAt };
    return { success: true as const, result };
  });

  return {
    ...facts,
    router: os.router({ sendEmail, sendSms, sendWhatsapp, validate, links }),
    listOutbox: (limit = 50, filter = {}) => listOutbox(platform.database.query, limit, filter),
    async start() {
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

function made({ user, type }: { user: string; type: OtpType }, { createdAt, expiresAt, reference }: SentCode) {
  const result = { created_at: createdAt, expiration_date: expiresAt, reference, type, user };
  return { success: true as const, result };
}
