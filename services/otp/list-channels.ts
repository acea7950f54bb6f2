import { messageChannels } from '#contracts/base/message-channels.ts';
import { NOBODYS_SENDER } from '#contracts/base/senders.ts';
import type { OtpType } from '#contracts/otp/message.ts';
import type { OtpApp } from './message.ts';
import { implementer } from './model/implementer.ts';

/** Providers that send no message of live mode. */
const sendsNothing: ReadonlySet<string> = new Set(['none', 'test_outbox']);

/** Lists the channels that can send a link. E-mail and SMS need no carrier in test mode. */
export const listChannels = ({ platform, config }: OtpApp) =>
  implementer.links.channels.handler(async ({ context: { caller } }) => {
    const { tenantId, livemode } = caller;
    const { senders } = await platform.tenants.settings(tenantId);
    const hasOwn = config.urls !== undefined;
    const lacksSender = config.mail.provider === 'smtp' && senders.email.address === NOBODYS_SENDER;
    const canSend: Record<OtpType, boolean> = {
      EMAIL: !livemode || !(sendsNothing.has(config.mail.provider) || lacksSender),
      SMS: !livemode || !sendsNothing.has(config.sms?.provider ?? 'outbox') || (hasOwn && senders.sms !== null),
      WHATSAPP: hasOwn && Boolean(senders.whatsapp?.link_template),
    };
    return { success: true, result: { channels: messageChannels.filter((channel) => canSend[channel]) } };
  });
