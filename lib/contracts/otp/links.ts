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
    resend_after: z.int().meta({ description: 'Seconds until the same inbox takes another link; 0 for test destinations.' }),
  })
  .meta({ id: 'SentLink' });

const links = operationGroup('/v1/links', ['Links', 'Ours']);

export const linksContract = {
  send: links
    .post(
      '',
      'Send link',
      'Sends the link of a workflow by mail, SMS or WhatsApp, and answers when the carrier took it (at most 10 seconds; ERR003 when not). The link is one of this server’s pages under its own address or a custom domain of the tenant; any other is ERR001. One link per 30 seconds and 5 per hour to an inbox, 10 per hour for a user. With a test key, test destinations are sent nothing.',
    )
    .input(
      z.object({
        type: otpType,
        to: line(254).min(1).meta({ description: 'An e-mail address, or a phone number as people write it; ten digits are Mexican.' }),
        link: z
          .string()
          .min(1)
          .max(500)
          .meta({ examples: ['https://onboarding.bank.example/w/3f0e4c1e-2a4b-4c8d-9f10-0a1b2c3d4e5f#t=ses_…'] }),
        expires_at: timeInput.nullish().meta({ description: 'Until when the link opens; told in the mail.' }),
        user,
        metadata: messageMetadata.nullish(),
      }),
    )
    .output(envelope(sentLink)),

  channels: links
    .get(
      '/channels',
      'List link channels',
      'The ways by which a link can be sent now: those that have a carrier, and WhatsApp where the tenant has a template for links.',
    )
    .output(envelope(z.object({ channels: z.array(otpType) }))),
};
