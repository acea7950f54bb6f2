import { z } from 'zod';
import { timestamp } from './service.ts';

/** A webhook that a service sends to partners. */
export interface EventContract<Body extends z.ZodType = z.ZodType> {
  summary: string;
  description: string;
  body: Body;
  /** Has a body of its own form; ids travel in headers. */
  bare: boolean;
}

/** Defines an event with the members that all of ours share, and its own below `data`. */
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
