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
    .meta({ description: 'Of `claims.differences`; all of them by default.', examples: [['address', 'phone']] }),
});

const claims = operationGroup('/v1/workflows/{uuid}/claims', ['Claims', 'Ours']);

export const claimsContract = {
  accept: claims.addressed
    .post(
      '/accept',
      'Accept claims',
      'Writes what the person said of somebody who was there before, all of it or the `members` of its differences that are named, and vouches for the person: the workflow goes on to `success`. Of a record that was itself `only_claimed`, addresses that its first claimant confirmed are confirmed no more, and documents that were signed in their workflows leave it. A job writes it, so the answer may still say `working`. Needs the scope `people` too.',
      answers({ 409: NO_CLAIMS }),
    )
    .input(z.object({ params: byUuid, body: acceptance.default({}) }))
    .output(envelope(workflow)),

  refuse: claims.addressed
    .post(
      '/refuse',
      'Refuse claims',
      'Nothing is written, and the workflow ends as `failed`, reason `claims_refused`. What ended in `success` stays so, and only its claims go. Needs the scope `people` too.',
      answers({ 409: NO_CLAIMS }),
    )
    .input(z.object({ params: byUuid, body: z.object({}).default({}) }))
    .output(envelope(workflow)),
};
