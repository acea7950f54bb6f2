import type { Router } from '@orpc/server';
import { otpEvents } from '#contracts/otp/events.ts';
import { otpContract } from '#contracts/otp/otp.ts';
import type { CallContext, Platform } from '#platform/base/ports.ts';
import { defineService, type ServiceFacts, type ServiceModule } from '#platform/base/service.ts';
import { type OtpConfig, otpConfig } from './config.ts';
import { listChannels } from './list-channels.ts';
import { implementer } from './model/implementer.ts';
import type { OtpTables } from './model/tables.ts';
import { createCarriers } from './providers/choose.ts';
import { listOutbox, type OutboxFilter, type OutboxMessage } from './providers/outbox.ts';
import { createCodeSender } from './send-code.ts';
import { sendCopy } from './send-copy.ts';
import { sendEmailCode } from './send-email-code.ts';
import { sendLink } from './send-link.ts';
import { sendNotice } from './send-notice.ts';
import { sendSmsCode } from './send-sms-code.ts';
import { sendWhatsappCode } from './send-whatsapp-code.ts';
import { codeRetention, sweepOutbox } from './sweep.ts';
import { validateCode } from './validate-code.ts';

export interface OtpService extends ServiceModule {
  router: Router<typeof otpContract, CallContext>;
  /** Lists the newest messages of the outbox, of all tenants or one, for operators. */
  listOutbox(limit?: number, filter?: OutboxFilter): Promise<OutboxMessage[]>;
}

const facts = {
  name: 'otp',
  title: 'One-time codes',
  version: '1.0',
  description: 'Codes that prove that an address or a phone number belongs to a person.',
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
  const sendCode = createCodeSender(app);
  return {
    ...facts,
    router: implementer.router({
      sendEmail: sendEmailCode(app, sendCode),
      sendSms: sendSmsCode(app, sendCode),
      sendWhatsapp: sendWhatsappCode(app, sendCode),
      validate: validateCode(platform),
      links: { send: sendLink(app), channels: listChannels(app) },
      internal: { copies: { send: sendCopy(app) }, notices: { send: sendNotice(app) } },
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
