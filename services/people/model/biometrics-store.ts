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

/** The integer that stands for a kind. */
export const typeNumber = (name: BiometricType): number => biometricTypes.indexOf(name);

/** The biometric results of one tenant's people in one mode. */
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

    /** The newest of one kind, as they were executed. */
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

    /** Puts the results of a workflow in the place of those that it told before; one that was there at that moment stays as it is. */
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

    /** Null when there is no such result. */
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
