import { z } from 'zod';
import { timestamp } from './service.ts';

/** What a service tells its partners by webhook: when, and with which body. */
export interface EventContract<Body extends z.ZodType = z.ZodType> {
  summary: string;
  description: string;
  body: Body;
  /** The body is a form of its own: ids travel in headers. */
  bare: boolean;
}

/** An event with the members that all of ours have, and its own below `data`. */
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

export function bareEvent<Body extends z.ZodType>(words: { summary: string; description: string; body: Body }) {
  return { ...words, bare: true as const };
}
