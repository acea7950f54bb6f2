import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { VALIDATION_STATUS as STATUS } from '#contracts/people/validations.ts';
import type { Owner } from '#platform/base/administration.ts';
import type { PageQuery, RowPage } from '#platform/base/row-page.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { readPage } from '#platform/data/keyset.ts';
import type { PeopleDatabase, PeopleTables } from '../../model/tables.ts';
import type { Content } from '../classes/class.ts';

export type ResultRow = Selectable<PeopleTables['people.validation_results']>;

/** Which validation runs for whom: a person, or one of their addresses. */
export interface ValidationTarget {
  validation_id: string;
  person_id: string;
  address_id: string | null;
}

/** With a verdict, or on the way to one. */
const VERDICT_STATUSES = [STATUS.passed, STATUS.failed, STATUS.running];

/** As many of the newest as one answer holds. */
const MOST_LATEST = 1_000;

/** What came of the validations of one tenant's people in one mode. */
export function resultsOf(owner: Owner, db: PeopleDatabase, now: Date) {
  const mine = { tenant_id: owner.tenantId, livemode: owner.livemode };
  const rows = () =>
    db
      .selectFrom('people.validation_results')
      .where((where) => where.and(mine))
      .selectAll();
  const change = (id: string, retries: number, from: readonly number[]) =>
    db
      .updateTable('people.validation_results')
      .where((where) => where.and({ ...mine, id, retries }))
      .where('status', 'in', from);
  const isDone = async (changing: { executeTakeFirst(): Promise<{ numUpdatedRows: bigint }> }) =>
    (await changing.executeTakeFirst()).numUpdatedRows > 0n;

  return {
    async list({
      person_id,
      validation_id,
      ...query
    }: PageQuery & { person_id?: string | undefined; validation_id?: string | undefined }): Promise<RowPage<ResultRow>> {
      let select = rows();
      if (person_id !== undefined) select = select.where('person_id', '=', person_id);
      if (validation_id !== undefined) select = select.where('validation_id', '=', validation_id);
      return readPage(select, query, 'id');
    },

    async get(id: string): Promise<ResultRow | null> {
      return isUuid(id) ? ((await rows().where('id', '=', id).executeTakeFirst()) ?? null) : null;
    },

    /** The newest of each validation for the person and each of their addresses. */
    async latestOf(personId: string): Promise<ResultRow[]> {
      return rows()
        .where('person_id', '=', personId)
        .distinctOn(['validation_id', 'address_id'])
        .orderBy('validation_id')
        .orderBy('address_id')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(MOST_LATEST)
        .execute();
    },

    /** Every one of the person, the oldest first. */
    async allOf(personId: string): Promise<ResultRow[]> {
      return rows().where('person_id', '=', personId).orderBy('created_at').orderBy('id').execute();
    },

    /** Whether this validation came to a verdict for them, or runs now, under another result than this. */
    async isJudgedElsewhere({ id, validation_id, person_id, address_id }: ResultRow): Promise<boolean> {
      const others = rows()
        .where((where) => where.and({ validation_id, person_id }))
        .where('id', '!=', id);
      const selection = others
        .where('address_id', 'is not distinct from', address_id)
        .where('status', 'in', VERDICT_STATUSES)
        .clearSelect()
        .select('id');
      return (await selection.executeTakeFirst()) !== undefined;
    },

    /** Takes away one that waits and has not begun. */
    async withdraw(id: string): Promise<void> {
      const waiting = { ...mine, id, status: STATUS.pending };
      await db
        .deleteFrom('people.validation_results')
        .where((where) => where.and(waiting))
        .execute();
    },

    /** Which of these validations passed or failed before, or run now, for whom. */
    async judged(personId: string, validationIds: readonly string[]): Promise<ValidationTarget[]> {
      if (validationIds.length === 0) return [];
      return rows()
        .where('person_id', '=', personId)
        .where('validation_id', 'in', validationIds)
        .where('status', 'in', VERDICT_STATUSES)
        .clearSelect()
        .select(['validation_id', 'person_id', 'address_id'])
        .distinct()
        .execute();
    },

    /**
     * Has them wait to run, in one statement, and returns the ids of those that did not wait before. One that waits already is kept: it begins
     * only after this transaction has ended, so it sees what this one changed. No target comes twice.
     */
    async wait(targets: readonly ValidationTarget[], because: string): Promise<string[]> {
      if (targets.length === 0) return [];
      const metadata = JSON.stringify({ because });
      const values = targets.map((target) => ({
        ...{ ...mine, ...target, id: randomUUID(), status: STATUS.pending, metadata },
        ...{ content: null, error: null, executed_at: null, created_at: now, updated_at: now },
      }));
      const waiting = await db
        .insertInto('people.validation_results')
        .values(values)
        .onConflict((conflict) =>
          conflict
            .expression(sql`tenant_id, livemode, validation_id, person_id, coalesce(address_id, person_id)`)
            // A literal: a prepared statement finds no index for a parameter.
            .where(sql<boolean>`status = 0`)
            .doUpdateSet({ updated_at: now }),
        )
        .returning('id')
        .execute();
      const begun = new Set<string>(values.map(({ id }) => id));
      return waiting.flatMap(({ id }) => (begun.has(id) ? [id] : []));
    },

    /** False where it ended, or another attempt has begun since. */
    begin: (id: string, attempt: number): Promise<boolean> =>
      isDone(
        change(id, attempt, [STATUS.pending, STATUS.running, STATUS.error]).set({
          ...{ status: STATUS.running, error: null, executed_at: now, updated_at: now },
        }),
      ),

    /** False where somebody else ended it meanwhile. */
    end: (
      id: string,
      attempt: number,
      { status, content, error }: { status: number; content: Content | null; error: string | null },
    ): Promise<boolean> =>
      isDone(
        change(id, attempt, [STATUS.running]).set({
          ...{ status, error, updated_at: now },
          content: content && JSON.stringify(content),
        }),
      ),

    /** Ends the attempt. With `again` another one follows, which has the next number. */
    fail: (id: string, attempt: number, { error, again }: { error: string; again: boolean }): Promise<boolean> =>
      isDone(
        change(id, attempt, [STATUS.running]).set({ status: STATUS.error, error, retries: attempt + (again ? 1 : 0), updated_at: now }),
      ),
  };
}
