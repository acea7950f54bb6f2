import { z } from 'zod';
import { freeObject, uuid } from './service.ts';

/**
 * Sources that can vouch for (confirm) a person's own data, strongest first. `enrollment`: a captured credential that a registry or an
 * operator confirmed. `efirma` is reserved: no code gives it yet. `capture`: a credential and a living face, which no registry confirmed.
 */
export const voucher = z.enum(['partner', 'operator', 'enrollment', 'efirma', 'capture', 'contact']);
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
    people_uuid: uuid.describe('The person who has this national id.'),
    on_record: z
      .enum(['read', 'gone', 'unread'])
      .describe('`gone`: the person was deleted. `unread`: the people service did not answer, so `known` is empty; ask again.'),
    only_claimed: z
      .boolean()
      .describe(
        'True if the record itself has only claims, for which nobody vouches. Accepting the claims then also vouches for the record: addresses that its first claimant confirmed and documents that they signed no longer belong to it. False if the record was not `read`.',
      ),
    differences: z.array(
      z.object({
        member: z
          .string()
          .describe(
            'The name of a member of the person, `extra_data.<name>`, `email`, `phone`, `address`, `references`, `dynamic_values.<step>` or `face`. `dynamic_values.<step>` are answers to a form, which are added to earlier ones, so `known` is null. `face` appears if a genuine credential and a live face name the person, and the face does not surely match. Its `claimed` is `no_portrait` if no portrait is kept for a comparison, or `differs`.',
          ),
        known: value.describe('The present value on record. Null if there is none, or if the record was not `read`.'),
        claimed: value,
      }),
    ),
  })
  .meta({ id: 'Claims' });
export type Claims = z.output<typeof claims>;
