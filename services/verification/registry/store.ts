import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import { type RegistryKind, type RegistryRecord, registryKinds } from '#contracts/verification/registry.ts';
import { mexicanDate } from '#mexico/today.ts';
import type { Owner } from '#platform/base/administration.ts';
import { jsonColumn } from '#platform/data/columns.ts';
import type { VerificationTables } from '../model/tables.ts';
import { complete, keyOfPerson } from './complete.ts';
import { personKey } from './names.ts';
import { keyIn, type RegistryQuery } from './registries.ts';

const MAX_RECORDS = 10;

/** Conditions of a row that has a fact of a kind; `tells` says the same of a record. Each is the condition of an index. */
const FACT_CONDITIONS = {
  curp: sql<SqlBool>`length(key) = 18`,
  rfc: sql<SqlBool>`length(rfc) = 13`,
  company: sql<SqlBool>`length(rfc) = 12`,
  credential: sql<SqlBool>`record ->> 'credential_type' is not null`,
  nss: sql<SqlBool>`nss is not null`,
} as const satisfies Record<RegistryKind, unknown>;

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
      const count = rows().select(({ fn }) => fn.countAll<string>().as('count'));
      return Number((await count.executeTakeFirstOrThrow()).count);
    },

    /** Returns how many rows have a fact of each kind. */
    async countByKind(): Promise<Record<RegistryKind, number>> {
      const counts = await rows()
        .select(registryKinds.map((kind) => sql<string>`count(*) filter (where ${FACT_CONDITIONS[kind]})`.as(kind)))
        .executeTakeFirstOrThrow();
      const { curp, rfc, company, credential, nss } = counts;
      return { curp: Number(curp), rfc: Number(rfc), company: Number(company), credential: Number(credential), nss: Number(nss) };
    },

    /** Returns true if a row has a fact of this kind. */
    async has(kind: RegistryKind): Promise<boolean> {
      return (await rows().where(FACT_CONDITIONS[kind]).select('key').limit(1).executeTakeFirst()) !== undefined;
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

    /** Returns at most `MAX_RECORDS` records, sorted by key. */
    async find(query: RegistryQuery): Promise<RegistryRecord[]> {
      const matches = await rows()
        .where((where) => where.and(columnsOf(query)))
        .select('record')
        .orderBy('key')
        .limit(MAX_RECORDS)
        .execute();
      return matches.map(({ record }) => record);
    },
  };
}

function columnsOf(query: RegistryQuery) {
  if (query.by === 'names') return { person_key: personKey(query, query.birth_date) };
  return { [query.by === 'curp' ? 'key' : query.by]: keyIn(query) };
}
