import { dynamicDescriptor, dynamicValue } from '#contracts/people/dynamic.ts';
import type { DynamicValueRow } from '../model/dynamic-store.ts';
import { recordBy } from './record-by.ts';

export const descriptorRecord = recordBy(dynamicDescriptor);

const valueRecord = recordBy(dynamicValue);

export const dynamicValueRecord = (row: DynamicValueRow) =>
  valueRecord({ ...row, dynamic_descriptor: descriptorRecord(row.descriptorRow) });
