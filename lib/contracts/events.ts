import type { z } from 'zod';
import { otpEvents } from './otp/events.ts';
import { verificationEvents } from './verification/webhooks.ts';
import { workflowEvents } from './workflows/events.ts';

/** Every webhook of every service, by its type. What is in no line here cannot be sent. */
export const events = { ...workflowEvents, ...otpEvents, ...verificationEvents };

export type EventType = keyof typeof events;

type EventBody<Type extends EventType> = z.input<(typeof events)[Type]['body']>;

/** What a sender gives of an event: its `data`, or the whole body of one that has a form of its own. */
export type EventContent<Type extends EventType = EventType> = {
  [One in Type]: (typeof events)[One]['bare'] extends true
    ? { type: One; body: EventBody<One>; webhookUuid: string }
    : { type: One; data: Extract<EventBody<One>, { data: unknown }>['data'] };
}[Type];
