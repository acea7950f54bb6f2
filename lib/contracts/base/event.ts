import { z } from 'zod';
import { timestamp } from './service.ts';

/** A webhook that a service sends to partners. */
export interface EventContract<Body extends z.ZodType = z.ZodType> {
  summary: string;
  description: string;
  body: Body;
  /** True if the body has no envelope: the ids are then in HTTP headers. */
  bare: boolean;
}

/** Defines an event in the common envelope (`id`, `type`, `created_at`, `livemode`), with its own members below `data`. */
export function event<Type extends string, Data extends z.ZodType>(
  type: Type,
  { data, ...texts }: { summary: string; description: string; data: Data },
) {
  const body = z.object({
    id: z.string().meta({ description: 'The value of the header `webhook-id`.', examples: ['evt_5f0c1d8e'] }),
    type: z.literal(type),
    created_at: timestamp,
    livemode: z.boolean(),
    data,
  });
  return { ...texts, body, bare: false as const };
}

/** Defines an event whose body has no envelope. The ids are in HTTP headers. */
export function bareEvent<Body extends z.ZodType>(texts: { summary: string; description: string; body: Body }) {
  return { ...texts, bare: true as const };
}
