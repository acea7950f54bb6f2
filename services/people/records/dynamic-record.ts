import type { z } from 'zod';
import type { dynamicDescriptor, dynamicValue } from '#contracts/people/dynamic.ts';
import type { DescriptorRow, DynamicValueRow } from '../model/dynamic-store.ts';

export function descriptorRecord(row: DescriptorRow): z.output<typeof dynamicDescriptor> {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    key: row.key,
    descriptor: row.descriptor,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export function dynamicValueRecord(row: DynamicValueRow): z.output<typeof dynamicValue> {
  return {
    id: row.id,
    person_id: row.person_id,
    dynamic_property_id: row.dynamic_property_id,
    values: row.values,
    dynamic_descriptor: descriptorRecord(row.descriptorRow),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
