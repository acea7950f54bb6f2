import { z } from 'zod';
import { event } from '../base/event.ts';

/** Webhooks that are sent to a tenant's `senders.alerts_url`. */

const data = z.object({
  way: z.enum(['email', 'sms', 'whatsapp']),
  day: z.iso.date().meta({ description: 'In Mexico City.' }),
  sent: z.int(),
  budget: z.int().meta({ description: 'Messages of this way that the tenant allows in a day.' }),
});

export const otpEvents = {
  'codes.budget_near': event('codes.budget_near', {
    summary: 'Budget of a day is nearly spent',
    description: 'Once for each way and day.',
    data,
  }),
  'codes.budget_spent': event('codes.budget_spent', {
    summary: 'Budget of a day is spent',
    description: 'Nothing more is sent this way until tomorrow. Once for each way and day.',
    data,
  }),
};
