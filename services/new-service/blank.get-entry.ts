import type { Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { implementer } from './blank.implementer.ts';
import { entriesOf, entryRecord } from './blank.store.ts';
import type { BlankTables } from './blank.tables.ts';

export const getEntry = ({ clock, database }: Platform<BlankTables>) =>
  implementer.get.handler(async ({ input: { uuid }, context: { caller } }) => {
    const row = await entriesOf(caller, database.query, clock.now()).get(uuid);
    if (!row) throw new Problem('not_found', 'No entry has this uuid.');
    return { success: true, result: entryRecord(row) };
  });
