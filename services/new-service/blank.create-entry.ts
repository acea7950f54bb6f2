import type { Platform } from '#platform/base/ports.ts';
import { implementer } from './blank.implementer.ts';
import { entriesOf, entryRecord } from './blank.store.ts';
import type { BlankTables } from './blank.tables.ts';

export const createEntry = (platform: Platform<BlankTables>) =>
  implementer.create.handler(({ input: { text }, context }) =>
    platform.once(context, async (trx) => {
      const row = await entriesOf(context.caller, trx, platform.clock.now()).insert(text);
      return { success: true as const, result: entryRecord(row) };
    }),
  );
