import { validationResult } from '#contracts/people/validations.ts';
import { recordBy } from '../../records/record-by.ts';
import type { ResultRow } from './store.ts';

const record = recordBy(validationResult);

export function resultRecord(row: ResultRow) {
  const { address_id, person_id } = row;
  return record({ ...row, model_type: address_id === null ? 'person' : 'address', model_id: address_id ?? person_id });
}
