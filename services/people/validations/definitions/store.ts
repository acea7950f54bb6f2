import { orNotFound } from '#platform/base/problem.ts';
import { type RecordRow, RecordStore, type StoreScope } from '../../model/record-store.ts';

export type ValidationDefinitionRow = RecordRow<'people.validations'>;

/** Maximum number of active validations per tenant and mode. It is limited because each validation may run for every person. */
export const MAX_ACTIVE_VALIDATIONS = 100;

export const requireDefinition = orNotFound('No validation has this id.');

export const definitionsOf = (...scope: StoreScope) => new ValidationStore('people.validations', 'id', ...scope);

class ValidationStore extends RecordStore<'people.validations'> {
  /** Reads the existing definitions with these ids, active or not. */
  async byIds(ids: readonly string[]): Promise<ValidationDefinitionRow[]> {
    return ids.length === 0 ? [] : this.rows().where('id', 'in', ids).execute();
  }

  /** Reads the active definitions, oldest first. */
  async active(only: { auto?: true } = {}): Promise<ValidationDefinitionRow[]> {
    const active = this.rows().where('active', '=', true);
    const selection = only.auto ? active.where('execution_type', '=', 'auto') : active;
    return selection.orderBy('created_at').orderBy('id').limit(MAX_ACTIVE_VALIDATIONS).execute();
  }
}
