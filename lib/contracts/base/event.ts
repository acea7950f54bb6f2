import { z } from 'zod';
import { timestamp } from './service.ts';

/** A webhook that a service sends to partners. */
export interface EventContract<Body extends z.ZodType = z.ZodType> {
  summary: string;
  description: string;
  body: Body;
  /** True if the body has no envelope; headers carry its ids then. */
  bare: boolean;
}

/** Defines an event in the common envelope (`id`, `type`, `created_at`, `livemode`), with its own members below `data`. */
export function event<Type extends string, Data extends z.ZodType>(
  type: Type,
  { data, ...words }: { summary: string; description: string; data: Data },
) {
  const body = z.object({
    id: z.string().meta({ description: 'The `webhook-id`.', examples: ['evt_5f0c1d8e'] }),
    type: z.literal(type),
    created_at: timestamp,
    livemode: z.boolean(),
    data,
  });
  return { ...words, body, bare: false as const };
}

/** Defines an event whose body has no envelope. */
export function bareEvent<Body extends z.ZodType>(words: { summary: string; description: string; body: Body }) {
  return { ...words, bare: true as const };
}
