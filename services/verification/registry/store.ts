import type { Kysely, Transaction } from 'kysely';
import type { RegistryRecord } from '#contracts/verification/registry.ts';
import { mexicanDate } from '#mexico/today.ts';
import type { Owner } from '#platform/base/administration.ts';
import { jsonColumn } from '#platform/data/columns.ts';
import type { VerificationTables } from '../model/tables.ts';
import { complete, keyOfPerson } from './complete.ts';
import { personKey } from './names.ts';
import { numberIn, type RegistryQuery } from './registries.ts';

const MOST_RECORDS = 10;

/** Store of the registry of one tenant in one mode. */
export function registryOf(owner: Owner, db: Kysely<VerificationTables> | Transaction<VerificationTables>) {
  const ownerColumns = { tenant_id: owner.tenantId, livemode: owner.livemode };
  const rows = () => db.selectFrom('verification.registry').where((where) => where.and(ownerColumns));

  return {
    async put(records: readonly RegistryRecord[], now: Date): Promise<void> {
      const today = mexicanDate(now);
      // The last of several records with the same key counts.
      const byKey = new Map(records.map((record) => [record.curp ?? record.rfc ?? '', complete(record, today)]));
      // Sorted, so that concurrent imports cannot deadlock.
      const inOrder = [...byKey].toSorted(([one], [other]) => (one < other ? -1 : 1));
      const values = inOrder.map(([key, record]) => ({
        ...{ ...ownerColumns, key, imported_at: now, record: jsonColumn(record)! },
        ...{ rfc: record.rfc ?? null, cic: record.cic ?? null, elector_key: record.elector_key ?? null, nss: record.nss ?? null },
        person_key: keyOfPerson(record, today),
      }));
      await db
        .insertInto('verification.registry')
        .values(values)
        .onConflict((conflict) =>
          conflict.columns(['tenant_id', 'livemode', 'key']).doUpdateSet(({ ref }) => ({
            rfc: ref('excluded.rfc'),
            cic: ref('excluded.cic'),
            elector_key: ref('excluded.elector_key'),
            nss: ref('excluded.nss'),
            person_key: ref('excluded.person_key'),
            record: ref('excluded.record'),
            imported_at: ref('excluded.imported_at'),
          })),
        )
        .execute();
    },

    async count(): Promise<number> {
      const { count } = await rows()
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async isEmpty(): Promise<boolean> {
      return (await rows().select('key').limit(1).executeTakeFirst()) === undefined;
    },

    async hasNoNss(): Promise<boolean> {
      return (await rows().where('nss', 'is not', null).select('key').limit(1).executeTakeFirst()) === undefined;
    },

    /** Deletes a row; returns true if it existed. */
    async remove(key: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('verification.registry')
        .where((where) => where.and({ ...ownerColumns, key }))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async clear(): Promise<void> {
      await db
        .deleteFrom('verification.registry')
        .where((where) => where.and(ownerColumns))
        .execute();
    },

    /** Returns at most `MOST_RECORDS` records, sorted by key. */
    async find(query: RegistryQuery): Promise<RegistryRecord[]> {
      const matches = await rows()
        .where((where) => where.and(columnsOf(query)))
        .select('record')
        .orderBy('key')
        .limit(MOST_RECORDS)
        .execute();
      return matches.map(({ record }) => record);
    },
  };
}

function columnsOf(query: RegistryQuery) {
  if (query.by === 'names') return { person_key: personKey(query, query.birth_date) };
  return { [query.by === 'curp' ? 'key' : query.by]: numberIn(query) };
}
