import type { z } from 'zod';
import { otpEvents } from './otp/events.ts';
import { verificationEvents } from './verification/webhooks.ts';
import { workflowEvents } from './workflows/events.ts';

/** The webhooks of all services, keyed by type. No other webhook can be sent. */
export const events = { ...workflowEvents, ...otpEvents, ...verificationEvents };

export type EventType = keyof typeof events;

type EventBody<Type extends EventType> = z.input<(typeof events)[Type]['body']>;

/** The part of an event that its sender fills in: `data`, or the whole body if it has no envelope (`bare`). */
export type EventContent<Type extends EventType = EventType> = {
  [One in Type]: (typeof events)[One]['bare'] extends true
    ? { type: One; body: EventBody<One>; webhookUuid: string }
    : { type: One; data: Extract<EventBody<One>, { data: unknown }>['data'] };
}[Type];
