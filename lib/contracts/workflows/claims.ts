import { z } from 'zod';
import { operationGroup } from '../base/operation-group.ts';
import { answers, byUuid, envelope } from '../base/service.ts';
import { workflow } from './records.ts';

/** Operations that judge claims: unconfirmed data of a workflow about a person who was already on record. */

const NO_CLAIMS = 'The workflow has no claims that wait for a key.';
const acceptance = z.object({
  members: z
    .array(z.string().max(200))
    .min(1)
    .max(200)
    .nullish()
    .meta({ description: 'The members of `claims.differences` to accept. By default all.', examples: [['address', 'phone']] }),
});

const claims = operationGroup('/v1/workflows/{uuid}/claims', ['Claims', 'Ours']);

export const claimsContract = {
  accept: claims.addressed
    .post(
      '/accept',
      'Accept claims',
      'Writes the claims about a recorded person, all of them or the named `members`, and vouches for the person. The workflow then goes on to `success`. If the record was itself `only_claimed`, addresses that its first claimant confirmed lose their confirmation, and documents that were signed in their workflows no longer belong to it. A job writes the claims, so the answer may still say `working`. Also requires the scope `people`.',
      answers({ 409: NO_CLAIMS }),
    )
    .input(z.object({ params: byUuid, body: acceptance.default({}) }))
    .output(envelope(workflow)),

  refuse: claims.addressed
    .post(
      '/refuse',
      'Refuse claims',
      'Refuses the claims. Nothing is written, and the workflow ends as `failed`, reason `claims_refused`. A workflow that ended in `success` stays so and loses only its claims. Also requires the scope `people`.',
      answers({ 409: NO_CLAIMS }),
    )
    .input(z.object({ params: byUuid, body: z.object({}).default({}) }))
    .output(envelope(workflow)),
};
