import { implement, type Router } from '@orpc/server';
import type { CallContext, Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { defineService, type ServiceFacts, type ServiceModule } from '#platform/base/service.ts';
import { blankContract } from './blank.contract.ts';
import { type EntryRow, entriesOf } from './blank.store.ts';
import type { BlankTables } from './blank.tables.ts';

export interface BlankService extends ServiceModule {
  router: Router<typeof blankContract, CallContext>;
}

const facts = {
  name: 'blank',
  title: 'Blank',
  version: '1',
  description: 'Say in one sentence what the service is for.',
  contract: blankContract,
  invalidBody: { status: 422 },
  unauthorizedStatus: 403,
  migrations: new URL('./migrations/', import.meta.url),
} as const satisfies ServiceFacts;

export function createBlankService(platform: Platform<BlankTables>): BlankService {
  const os = implement(blankContract).$context<CallContext>();
  const { clock, database } = platform;
  return {
    ...facts,
    router: os.router({
      create: os.create.handler(({ input, context }) =>
        platform.once(context, async (trx) => {
          const row = await entriesOf(context.caller, trx, clock.now()).insert(input.text);
          return { success: true as const, result: entryRecord(row) };
        }),
      ),
      get: os.get.handler(async ({ input, context: { caller } }) => {
        const row = await entriesOf(caller, database.query, clock.now()).get(input.uuid);
        if (!row) throw new Problem('not_found', 'No entry has this uuid.');
        return { success: true as const, result: entryRecord(row) };
      }),
    }),
  };
}

export const blank = defineService({
  ...facts,
  create: (platform: Platform<BlankTables>) => createBlankService(platform),
});

function entryRecord({ uuid, text, created_at }: EntryRow) {
  return { uuid, text, created_at: created_at.toISOString() };
}
