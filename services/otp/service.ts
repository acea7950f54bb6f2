import { implement, type Router } from '@orpc/server';
import { otpEvents } from '#contracts/otp/events.ts';
import { otpContract } from '#contracts/otp/otp.ts';
import type { CallContext, Platform } from '#platform/base/ports.ts';
import { defineService, type ServiceFacts, type ServiceModule } from '#platform/base/service.ts';
import { createCodes } from './codes.ts';
import { type OtpConfig, otpConfig } from './config.ts';
import { copyOperations } from './copies.ts';
import { linkOperations } from './links.ts';
import type { OtpTables } from './model/tables.ts';
import { noticeOperations } from './notices.ts';
import { createCarriers } from './providers/choose.ts';
import { listOutbox, type OutboxFilter, type OutboxMessage } from './providers/outbox.ts';
import { sendEmailCode, sendSmsCode, sendWhatsappCode } from './send-code.ts';
import { codeRetention, sweepOutbox } from './sweep.ts';

export interface OtpService extends ServiceModule {
  router: Router<typeof otpContract, CallContext>;
  /** Lists the newest messages of the outbox, of all tenants or one, for operators. */
  listOutbox(limit?: number, filter?: OutboxFilter): Promise<OutboxMessage[]>;
}

const facts = {
  name: 'otp',
  title: 'One-time codes',
  version: '1.0',
  description: 'Codes that prove that an address or a telephone is somebody’s.',
  contract: otpContract,
  events: otpEvents,
  // A foreign server may replace this service without internal operations; then no notices of reviews and no signed copies are mailed.
  internalIsExtra: true,
  defaultKeyVariable: 'OTP_KEY',
  invalidBody: { status: 400, publicCode: 'ERR001' },
  unauthorizedStatus: 401,
  migrations: new URL('./migrations/', import.meta.url),
} as const satisfies ServiceFacts;

export function createOtpService(platform: Platform<OtpTables>, config: OtpConfig): OtpService {
  const app = { platform, config, carriers: createCarriers(config, platform) };
  const codes = createCodes(platform);
  const os = implement(otpContract).$context<CallContext>();
  return {
    ...facts,
    router: os.router({
      sendEmail: os.sendEmail.handler(({ input, context }) => sendEmailCode(app, codes, context, input)),
      sendSms: os.sendSms.handler(({ input, context }) => sendSmsCode(app, codes, context, input)),
      sendWhatsapp: os.sendWhatsapp.handler(({ input, context }) => sendWhatsappCode(app, codes, context, input)),
      validate: os.validate.handler(async ({ input, context }) => {
        const { validatedAt } = await codes.validate(context, input);
        return { success: true as const, result: { match: true, type: input.type, user: input.user, validated_at: validatedAt } };
      }),
      links: linkOperations(app),
      internal: { copies: copyOperations(app), notices: noticeOperations(app) },
    }),
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
