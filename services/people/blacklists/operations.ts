import { implement } from '@orpc/server';
import { blacklistsContract } from '#contracts/people/blacklists.ts';
import type { CallContext, Platform } from '#platform/base/ports.ts';
import { orNotFound } from '#platform/base/problem.ts';
import { pageAnswer } from '#platform/calls/page-answer.ts';
import { sentColumns } from '#platform/data/columns.ts';
import { type BlacklistRow, type BlacklistWithEntries, blacklistSealer, blacklistsOf } from '../model/blacklist-store.ts';
import type { PeopleTables } from '../model/tables.ts';

/** Creates the operations on blacklists, whose entries are stored encrypted. */
export function blacklistOperations(platform: Platform<PeopleTables>) {
  const os = implement(blacklistsContract).$context<CallContext>();
  const { clock, database } = platform;
  const sealer = blacklistSealer(platform.keys);
  const address = `${platform.config.publicUrl}/people/v1/blacklists`;

  return {
    list: os.list.handler(async ({ input, context: { caller } }) => {
      const page = await blacklistsOf(caller, database.query, sealer).list(input);
      return { success: true, result: pageAnswer(page, input, { address, record: blacklistRecord }) };
    }),

    create: os.create.handler(({ input: { name, entries }, context }) =>
      platform.once(context, async (trx) => {
        const row = await blacklistsOf(context.caller, trx, sealer).insert({ name, entries }, clock.now());
        return { success: true as const, result: detail(row) };
      }),
    ),

    get: os.get.handler(async ({ input, context: { caller } }) => {
      const row = await blacklistsOf(caller, database.query, sealer).get(input.id);
      return { success: true, result: detail(existing(row)) };
    }),

    update: os.update.handler(async ({ input: { params, body }, context: { caller } }) => {
      const row = await database.transaction(async (trx) => {
        const lists = blacklistsOf(caller, trx, sealer);
        const { id } = existing(await lists.get(params.id));
        const { name, entries } = body;
        await lists.update(id, sentColumns({ name, entries }) as { name?: string; entries?: NonNullable<typeof entries> }, clock.now());
        return existing(await lists.get(id));
      });
      return { success: true, result: detail(row) };
    }),
  };
}

const existing = orNotFound('No blacklist has this id.');

function blacklistRecord({ id, name, entry_count, created_at, updated_at }: BlacklistRow) {
  return { id, name, entry_count, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() };
}

const detail = (row: BlacklistWithEntries) => ({ ...blacklistRecord(row), entries: row.entries });
