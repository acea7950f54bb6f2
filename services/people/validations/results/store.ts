import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { VALIDATION_STATUS as STATUS } from '#contracts/people/validations.ts';
import { orNotFound } from '#platform/base/problem.ts';
import type { PageQuery, RowPage } from '#platform/base/row-page.ts';
import { readPage } from '#platform/data/keyset.ts';
import { type RecordRow, RecordStore, type RecordUpdate, type StoreScope } from '../../model/record-store.ts';
import type { Content } from '../classes/class.ts';

const TABLE = 'people.validation_results';

export type ResultRow = RecordRow<typeof TABLE>;

/** A validation and its subject: a person, or one of their addresses. */
export interface ValidationTarget {
  validation_id: string;
  person_id: string;
  address_id: string | null;
}

/** The states of a result that has a verdict or is running. */
const VERDICT_STATUSES = [STATUS.passed, STATUS.failed, STATUS.running];

const MAX_LATEST = 1_000;

export const requireResult = orNotFound('No validation result has this id.');

export const resultsOf = (...scope: StoreScope) => new ResultStore(TABLE, 'id', ...scope);

/** The results of validations of one tenant's people in one mode. */
class ResultStore extends RecordStore<typeof TABLE> {
  override async list({
    person_id,
    validation_id,
    ...query
  }: PageQuery & { person_id?: string | undefined; validation_id?: string | undefined }): Promise<RowPage<ResultRow>> {
    let select = this.rows();
    if (person_id !== undefined) select = select.where('person_id', '=', person_id);
    if (validation_id !== undefined) select = select.where('validation_id', '=', validation_id);
    return readPage(select, query, 'id');
  }

  /** Reads the newest result of each validation for the person and each of their addresses. */
  async latestOf(personId: string): Promise<ResultRow[]> {
    return this.rows()
      .where('person_id', '=', personId)
      .distinctOn(['validation_id', 'address_id'])
      .orderBy('validation_id')
      .orderBy('address_id')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MAX_LATEST)
      .execute();
  }

  /** Reads every result of the person, oldest first. */
  async allOf(personId: string): Promise<ResultRow[]> {
    return this.rows().where('person_id', '=', personId).orderBy('created_at').orderBy('id').execute();
  }

  /** Returns whether another result of this validation for the same record has a verdict or is running. */
  async isJudgedElsewhere({ id, validation_id, person_id, address_id }: ResultRow): Promise<boolean> {
    const others = this.rows()
      .where((where) => where.and({ validation_id, person_id }))
      .where('id', '!=', id);
    const selection = others
      .where('address_id', 'is not distinct from', address_id)
      .where('status', 'in', VERDICT_STATUSES)
      .clearSelect()
      .select('id');
    return (await selection.executeTakeFirst()) !== undefined;
  }

  /** Deletes a waiting result that has not started. */
  async withdraw(id: string): Promise<void> {
    const waiting = { ...this.owner, id, status: STATUS.pending };
    await this.db
      .deleteFrom(TABLE)
      .where((where) => where.and(waiting))
      .execute();
  }

  /** Reads which of these validations passed, failed or are running, each with its subject. */
  async judged(personId: string, validationIds: readonly string[]): Promise<ValidationTarget[]> {
    if (validationIds.length === 0) return [];
    return this.rows()
      .where('person_id', '=', personId)
      .where('validation_id', 'in', validationIds)
      .where('status', 'in', VERDICT_STATUSES)
      .clearSelect()
      .select(['validation_id', 'person_id', 'address_id'])
      .distinct()
      .execute();
  }

  /**
   * Inserts waiting results in one statement, and returns the ids of the new results. A result that already waits is kept: it starts only
   * after this transaction, so it sees this transaction's changes. `targets` must not contain duplicates.
   */
  async wait(targets: readonly ValidationTarget[], because: string): Promise<string[]> {
    if (targets.length === 0) return [];
    const metadata = JSON.stringify({ because });
    const values = targets.map((target) => ({
      ...{ ...this.owner, ...target, id: randomUUID(), status: STATUS.pending, metadata },
      ...{ content: null, error: null, executed_at: null, created_at: this.now, updated_at: this.now },
    }));
    const waiting = await this.db
      .insertInto(TABLE)
      .values(values)
      .onConflict((conflict) =>
        conflict
          .expression(sql`tenant_id, livemode, validation_id, person_id, coalesce(address_id, person_id)`)
          // A literal: a prepared statement finds no index for a parameter.
          .where(sql<boolean>`status = 0`)
          .doUpdateSet({ updated_at: this.now }),
      )
      .returning('id')
      .execute();
    // The statement also returns the ids of results that waited already; only the new ids are returned.
    const newIds = new Set<string>(values.map(({ id }) => id));
    return waiting.flatMap(({ id }) => (newIds.has(id) ? [id] : []));
  }

  /** Starts an attempt. Returns false if the result has ended or another attempt has started. */
  begin(id: string, attempt: number): Promise<boolean> {
    const from = [STATUS.pending, STATUS.running, STATUS.error];
    return this.#change({ id, attempt, from }, { status: STATUS.running, error: null, executed_at: this.now });
  }

  /** Ends an attempt. Returns false if another process has ended it meanwhile. */
  end(
    id: string,
    attempt: number,
    { content, ...columns }: { status: number; content: Content | null; error: string | null },
  ): Promise<boolean> {
    return this.#change({ id, attempt, from: [STATUS.running] }, { ...columns, content: content && JSON.stringify(content) });
  }

  /** Ends a failed attempt. With `again`, another attempt follows with the next number. */
  fail(id: string, attempt: number, { error, again }: { error: string; again: boolean }): Promise<boolean> {
    const retries = attempt + (again ? 1 : 0);
    return this.#change({ id, attempt, from: [STATUS.running] }, { status: STATUS.error, error, retries });
  }

  /** Updates a result if it is in this attempt (column `retries`) and one of these states. Returns false if it is not. */
  async #change(
    { id, attempt: retries, from }: { id: string; attempt: number; from: readonly number[] },
    columns: RecordUpdate<typeof TABLE>,
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable(TABLE)
      .where((where) => where.and({ ...this.owner, id, retries }))
      .where('status', 'in', from)
      .set({ ...columns, updated_at: this.now })
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}
