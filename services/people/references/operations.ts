import { implement } from '@orpc/server';
import { referencesContract } from '#contracts/people/references.ts';
import type { CallContext, Platform } from '#platform/base/ports.ts';
import { orNotFound } from '#platform/base/problem.ts';
import { pageAnswer } from '#platform/calls/page-answer.ts';
import { sentColumns } from '#platform/data/columns.ts';
import { checkedPhone } from '../model/phone.ts';
import { referencesOf } from '../model/reference-store.ts';
import type { PeopleTables } from '../model/tables.ts';
import { referenceRecord } from '../records/records.ts';
import type { Vouching } from '../vouching/vouching.ts';

/** Creates the operations on personal references. A write by an API key vouches for (confirms) the person. */
export function referenceOperations(platform: Platform<PeopleTables>, { vouchForKey }: Vouching) {
  const os = implement(referencesContract).$context<CallContext>();
  const { clock, database } = platform;

  const address = `${platform.config.publicUrl}/people/v1/references`;

  return {
    list: os.list.handler(async ({ input, context: { caller } }) => {
      const page = await referencesOf(caller, database.query, clock.now()).list(input);
      return { success: true, result: pageAnswer(page, input, { address, record: referenceRecord }) };
    }),

    create: os.create.handler(({ input: { person_id, name, phone, person_relation_id }, context }) =>
      platform.once(context, async (trx) => {
        const reference = { person_id, name, phone: checkedPhone(phone), person_relation_id };
        await vouchForKey(trx, context.caller, person_id);
        const row = await referencesOf(context.caller, trx, clock.now()).insert(reference);
        return { success: true as const, result: referenceRecord(row) };
      }),
    ),

    get: os.get.handler(async ({ input, context: { caller } }) => {
      const row = await referencesOf(caller, database.query, clock.now()).get(input.id);
      return { success: true, result: referenceRecord(existing(row)) };
    }),

    update: os.update.handler(async ({ input: { params, body }, context: { caller } }) => {
      const { person_id, name, person_relation_id } = body;
      const phone = body.phone === undefined ? undefined : checkedPhone(body.phone);
      const changes = sentColumns({ person_id, name, phone, person_relation_id });
      const row = await database.transaction(async (trx) => {
        const references = referencesOf(caller, trx, clock.now());
        const before = existing(await references.get(params.id));
        await vouchForKey(trx, caller, before.person_id, person_id ?? before.person_id);
        return existing(await references.update(params.id, changes));
      });
      return { success: true, result: referenceRecord(row) };
    }),
  };
}

const existing = orNotFound('No reference has this id.');
