import { z } from 'zod';
import { operationGroup } from '../base/operation-group.ts';
import { envelope, line, timeInput, timestamp, uuid } from '../base/service.ts';
import { messageMetadata, otpType, user } from './message.ts';

/** Operations (base `/otp`, not in `spec/`) that send a workflow's link to a person's other device, at once and without storing it. */

const sentLink = z
  .object({
    reference: uuid,
    type: otpType,
    user: z.string(),
    sent_at: timestamp,
    resend_after: z.int().describe('The seconds until the same inbox can get another link. 0 for test destinations.'),
  })
  .meta({ id: 'SentLink' });

const links = operationGroup('/v1/links', ['Links', 'Ours']);

export const linksContract = {
  send: links
    .post(
      '',
      'Send link',
      'Sends the link of a workflow by mail, SMS or WhatsApp, and answers when the carrier has accepted it (within 10 seconds, else ERR003). The link must be a page of this server, under its own address or a custom domain of the tenant; any other is ERR001. An inbox gets one link per 30 seconds and 5 per hour, a user 10 per hour. With a test key, nothing is sent to test destinations.',
    )
    .input(
      z.object({
        type: otpType,
        to: line(254).min(1).describe('An e-mail address, or a phone number in any usual format. Ten digits are Mexican.'),
        link: z
          .string()
          .min(1)
          .max(500)
          .meta({ examples: ['https://onboarding.bank.example/w/3f0e4c1e-2a4b-4c8d-9f10-0a1b2c3d4e5f#t=ses_…'] }),
        expires_at: timeInput.nullish().describe('The time until which the link opens. The mail states it.'),
        user,
        metadata: messageMetadata.nullish(),
      }),
    )
    .output(envelope(sentLink)),

  channels: links
    .get(
      '/channels',
      'List link channels',
      'Returns the channels by which a link can be sent now: those with a carrier, and WhatsApp if the tenant has a template for links.',
    )
    .output(envelope(z.object({ channels: z.array(otpType) }))),
};
