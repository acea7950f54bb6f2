import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import { type BiometricType, biometricTypes } from '#contracts/people/biometrics.ts';
import type { Owner } from '#platform/base/administration.ts';
import type { PageQuery, RowPage } from '#platform/base/row-page.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { readPage } from '#platform/data/keyset.ts';
import { byTheRules } from './constraints.ts';
import type { PeopleDatabase, PeopleTables } from './tables.ts';

type BiometricTable = PeopleTables['people.biometric_results'];
export type BiometricRow = Selectable<BiometricTable>;
export type BiometricValues = Pick<Insertable<BiometricTable>, 'person_id' | 'type' | 'vendor_id' | 'execution_date' | 'metadata'>;

type ToldResult = Omit<BiometricValues, 'person_id' | 'execution_date'> & { execution_date: Date };

/** Returns the integer that the database stores for a type of result. */
export const typeNumber = (name: BiometricType): number => biometricTypes.indexOf(name);

/** Returns the store of biometric results of one tenant's people in one mode. */
export function biometricsOf(owner: Owner, db: PeopleDatabase, now: Date) {
  const mine = { tenant_id: owner.tenantId, livemode: owner.livemode };
  const rows = () =>
    db
      .selectFrom('people.biometric_results')
      .where((where) => where.and(mine))
      .selectAll();
  const insert = (values: BiometricValues, workflow_id: string | null): Promise<BiometricRow> =>
    byTheRules(
      db
        .insertInto('people.biometric_results')
        .values({ ...values, ...mine, id: randomUUID(), workflow_id, created_at: now, updated_at: now })
        .returningAll()
        .executeTakeFirstOrThrow(),
    );

  return {
    list: ({ person_id, ...query }: PageQuery & { person_id?: string | undefined }): Promise<RowPage<BiometricRow>> =>
      readPage(person_id === undefined ? rows() : rows().where('person_id', '=', person_id), query, 'id'),

    /** Returns the latest results of one type, latest execution first. */
    newest: (personId: string, name: BiometricType, most: number): Promise<BiometricRow[]> =>
      rows()
        .where('person_id', '=', personId)
        .where('type', '=', typeNumber(name))
        .orderBy('execution_date', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
        .execute(),

    async get(id: string): Promise<BiometricRow | null> {
      return isUuid(id) ? ((await rows().where('id', '=', id).executeTakeFirst()) ?? null) : null;
    },

    insert: (values: BiometricValues): Promise<BiometricRow> => insert(values, null),

    /** Replaces the results that a workflow reported earlier. An earlier result with the same type and time stays unchanged. */
    async tell(workflow: string, personId: string, results: readonly ToldResult[]): Promise<void> {
      const earlier = await rows().where('person_id', '=', personId).where('workflow_id', '=', workflow).execute();
      const isIn = (list: readonly Pick<ToldResult, 'type' | 'execution_date'>[], { type, execution_date }: (typeof list)[number]) =>
        list.some((one) => one.type === type && one.execution_date.getTime() === execution_date.getTime());
      const obsoleteIds = earlier.filter((row) => !isIn(results, row)).map(({ id }) => id);
      if (obsoleteIds.length > 0)
        await db
          .deleteFrom('people.biometric_results')
          .where((where) => where.and(mine))
          .where('id', 'in', obsoleteIds)
          .execute();
      for (const result of results) if (!isIn(earlier, result)) await insert({ ...result, person_id: personId }, workflow);
    },

    /** Updates a result. Null if no result has this id. */
    async update(id: string, changes: Partial<BiometricValues>): Promise<BiometricRow | null> {
      const statement = db
        .updateTable('people.biometric_results')
        .where((where) => where.and({ ...mine, id }))
        .set({ ...changes, updated_at: now })
        .returningAll();
      return (await byTheRules(statement.executeTakeFirst())) ?? null;
    },
  };
}
