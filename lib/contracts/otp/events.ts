import { z } from 'zod';
import { event } from '../base/event.ts';

/** Webhooks that are sent to a tenant's `senders.alerts_url`. */

const data = z.object({
  way: z.enum(['email', 'sms', 'whatsapp']),
  day: z.iso.date().describe('The day, in Mexico City.'),
  sent: z.int(),
  budget: z.int().describe('The number of messages that the tenant permits by this channel in a day.'),
});

export const otpEvents = {
  'codes.budget_near': event('codes.budget_near', {
    summary: 'Budget of a day is nearly spent',
    description: 'Sent once for each channel and day.',
    data,
  }),
  'codes.budget_spent': event('codes.budget_spent', {
    summary: 'Budget of a day is spent',
    description: 'Sent once for each channel and day. No further message is sent by this channel until tomorrow.',
    data,
  }),
};
