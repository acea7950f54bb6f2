import { type BiometricType, biometricTypes } from '#contracts/people/biometrics.ts';
import { type NewRecord, type RecordRow, RecordStore, type StoreScope } from './record-store.ts';

const TABLE = 'people.biometric_results';

export type BiometricRow = RecordRow<typeof TABLE>;

type ReportedResult = Omit<NewRecord<typeof TABLE>, 'person_id' | 'workflow_id' | 'execution_date'> & { execution_date: Date };

/** Returns the integer that the database stores for a type of result. */
export const typeNumber = (name: BiometricType): number => biometricTypes.indexOf(name);

export const biometricsOf = (...scope: StoreScope) => new BiometricStore(TABLE, 'id', ...scope);

class BiometricStore extends RecordStore<typeof TABLE> {
  /** Returns the latest results of one type, latest execution first. */
  newest(personId: string, name: BiometricType, most: number): Promise<BiometricRow[]> {
    return this.rows()
      .where('person_id', '=', personId)
      .where('type', '=', typeNumber(name))
      .orderBy('execution_date', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute();
  }

  /** Replaces the results that a workflow reported earlier. An earlier result with the same type and time stays unchanged. */
  async replaceForWorkflow(workflow_id: string, person_id: string, results: readonly ReportedResult[]): Promise<void> {
    const earlier = await this.rows().where('person_id', '=', person_id).where('workflow_id', '=', workflow_id).execute();
    const isIn = (list: readonly Pick<ReportedResult, 'type' | 'execution_date'>[], { type, execution_date }: (typeof list)[number]) =>
      list.some((one) => one.type === type && one.execution_date.getTime() === execution_date.getTime());
    for (const row of earlier) if (!isIn(results, row)) await this.delete(row.id);
    for (const result of results) if (!isIn(earlier, result)) await this.insert({ ...result, person_id, workflow_id });
  }
}
