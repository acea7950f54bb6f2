import { implement } from '@orpc/server';
import { groupsContract } from '#contracts/people/groups.ts';
import type { CallContext, Platform } from '#platform/base/ports.ts';
import { orNotFound } from '#platform/base/problem.ts';
import { pageAnswer } from '#platform/calls/page-answer.ts';
import { sentColumns } from '#platform/data/columns.ts';
import { groupsOf } from '../model/group-store.ts';
import type { PeopleTables } from '../model/tables.ts';
import { groupRecord } from '../records/records.ts';

export function groupOperations(platform: Platform<PeopleTables>) {
  const os = implement(groupsContract).$context<CallContext>();
  const { clock, database } = platform;

  const address = `${platform.config.publicUrl}/people/v1/people-groups`;

  return {
    list: os.list.handler(async ({ input, context: { caller } }) => {
      const page = await groupsOf(caller, database.query, clock.now()).list(input);
      return { success: true, result: pageAnswer(page, input, { address, record: groupRecord }) };
    }),

    create: os.create.handler(({ input: { name, description }, context }) =>
      platform.once(context, async (trx) => {
        const row = await groupsOf(context.caller, trx, clock.now()).insert({ name, description });
        return { success: true as const, result: groupRecord(row) };
      }),
    ),

    get: os.get.handler(async ({ input, context: { caller } }) => {
      const row = await groupsOf(caller, database.query, clock.now()).get(input.id);
      return { success: true, result: groupRecord(existing(row)) };
    }),

    update: os.update.handler(async ({ input: { params, body }, context: { caller } }) => {
      const { name, description } = body;
      const row = await groupsOf(caller, database.query, clock.now()).update(params.id, sentColumns({ name, description }));
      return { success: true, result: groupRecord(existing(row)) };
    }),
  };
}

const existing = orNotFound('No people group has this id.');
