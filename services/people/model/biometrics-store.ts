import { type BiometricType, biometricTypes } from '#contracts/people/biometrics.ts';
import { orNotFound } from '#platform/base/problem.ts';
import type { PageQuery, RowPage } from '#platform/base/row-page.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { readPage } from '#platform/data/keyset.ts';
import { type Source, sourceColumn } from './known-by.ts';
import { isAnswered, type NewRecord, type RecordRow, RecordStore, type StoreScope } from './record-store.ts';

const TABLE = 'people.biometric_results';

export type BiometricRow = RecordRow<typeof TABLE>;

type ReportedResult = Omit<NewRecord<typeof TABLE>, 'person_id' | 'workflow_id' | 'execution_date'> & { execution_date: Date };

/** Returns the integer that the database stores for a type of result. */
export const typeNumber = (name: BiometricType): number => biometricTypes.indexOf(name);

export const requireResult = orNotFound('No biometric result has this id.');

export const biometricsOf = (...scope: StoreScope) => new BiometricStore(TABLE, 'id', ...scope);

/** The biometric results of one tenant's people in one mode, without those that claims brought before something vouched. */
class BiometricStore extends RecordStore<typeof TABLE> {
  override list({ person_id, ...query }: PageQuery & { person_id?: string | undefined }): Promise<RowPage<BiometricRow>> {
    const rows = this.rows().where(isAnswered);
    return readPage(person_id === undefined ? rows : rows.where('person_id', '=', person_id), query, 'id');
  }

  override async get(id: string): Promise<BiometricRow | null> {
    return isUuid(id) ? ((await this.rows().where(isAnswered).where('id', '=', id).executeTakeFirst()) ?? null) : null;
  }

  /** Lists all results of a person, also those that `list` leaves out. */
  everyOfPerson(query: PageQuery & { person_id: string }): Promise<RowPage<BiometricRow>> {
    return super.list(query);
  }

  /** Returns the latest results of one type, latest execution first. */
  newest(personId: string, name: BiometricType, most: number): Promise<BiometricRow[]> {
    return this.rows()
      .where(isAnswered)
      .where('person_id', '=', personId)
      .where('type', '=', typeNumber(name))
      .orderBy('execution_date', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute();
  }

  /** Deletes the results that a workflow reported of a person. Returns whether there were any. */
  async forget(workflow_id: string, person_id: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom(TABLE)
      .where((where) => where.and({ ...this.owner, person_id, workflow_id }))
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }

  /** Replaces the results that a workflow reported earlier. An earlier result with the same type and time stays, with its new source. */
  async replaceForWorkflow(workflow_id: string, person_id: string, results: readonly ReportedResult[], source: Source): Promise<void> {
    const earlier = await this.rows().where('person_id', '=', person_id).where('workflow_id', '=', workflow_id).execute();
    const isIn = (list: readonly Pick<ReportedResult, 'type' | 'execution_date'>[], { type, execution_date }: (typeof list)[number]) =>
      list.some((one) => one.type === type && one.execution_date.getTime() === execution_date.getTime());
    for (const row of earlier) {
      if (!isIn(results, row)) await this.delete(row.id);
      else if (row.known_by?.by !== source.by) await this.update(row.id, { known_by: sourceColumn(source) });
    }
    const newResults = results.filter((result) => !isIn(earlier, result));
    await this.insertAll(newResults.map((result) => ({ ...result, person_id, workflow_id, known_by: sourceColumn(source) })));
  }
}
