import { z } from 'zod';
import { freeObject, uuid } from './service.ts';

/** Trusted sources that can confirm (vouch for) a person's own data, strongest first. */
export const voucher = z.enum(['partner', 'operator', 'enrollment', 'contact']);
export type Voucher = z.output<typeof voucher>;

/** Prefix of the `member` of a claim from a form; the step's reference follows. */
export const FORM_CLAIM = 'dynamic_values.';

const value = z.union([z.string(), z.number(), freeObject]).nullable();

/** Unconfirmed data from a workflow that differ from the record of an already known person, without the record's values. */
export const saidClaims = z.object({
  people_uuid: uuid,
  differences: z.array(z.object({ member: z.string(), claimed: value })),
});
export type SaidClaims = z.output<typeof saidClaims>;

/** The same differences, with the record's values at the time of the request. */
export const claims = z
  .object({
    people_uuid: uuid.meta({ description: 'The person who has this national id.' }),
    on_record: z.enum(['read', 'gone', 'unread']).meta({
      description: '`gone`: the person was deleted. `unread`: the people service could not be asked, so `known` says nothing; ask again.',
    }),
    only_claimed: z.boolean().meta({
      description:
        'Whether what is on record is itself only a claim: nobody vouches for it. Accepting then also vouches for the record, and takes from it what whoever claimed it first had confirmed and signed. False where it was not `read`.',
    }),
    differences: z.array(
      z.object({
        member: z.string().meta({
          description:
            'A member of the person, `extra_data.<name>`, `email`, `phone`, `address` or `references`; `dynamic_values.<step>` for what a form asked, which stands beside what was answered before, so its `known` is null. `face` where a genuine credential and a living face name the person: `no_portrait` is kept to compare it with, or it `differs`.',
        }),
        known: value.meta({ description: 'What the record says now; null for nothing, and where it was not `read`.' }),
        claimed: value,
      }),
    ),
  })
  .meta({ id: 'Claims' });
export type Claims = z.output<typeof claims>;
