import type { z } from 'zod';
import { otpEvents } from './otp/events.ts';
import { verificationEvents } from './verification/webhooks.ts';
import { workflowEvents } from './workflows/events.ts';

/** Webhooks of all services by type. Only these can be sent. */
export const events = { ...workflowEvents, ...otpEvents, ...verificationEvents };

export type EventType = keyof typeof events;

type EventBody<Type extends EventType> = z.input<(typeof events)[Type]['body']>;

/** A sender's part of an event: its `data`, or the whole body of one with its own form. */
export type EventContent<Type extends EventType = EventType> = {
  [One in Type]: (typeof events)[One]['bare'] extends true
    ? { type: One; body: EventBody<One>; webhookUuid: string }
    : { type: One; data: Extract<EventBody<One>, { data: unknown }>['data'] };
}[Type];
