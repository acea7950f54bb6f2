import type { z } from 'zod';
import { type BiometricMetadata, type biometricResult, biometricTypes, measurementNames } from '#contracts/people/biometrics.ts';
import type { BiometricRow } from '../model/biometrics-store.ts';

const emptyMetadata = Object.fromEntries(measurementNames.map((name) => [name, null])) as BiometricMetadata;

export function biometricRecord(row: BiometricRow): z.output<typeof biometricResult> {
  return {
    id: row.id,
    person_id: row.person_id,
    type: row.type,
    typeName: biometricTypes[row.type]!,
    vendor_id: row.vendor_id,
    execution_date: row.execution_date.toISOString(),
    metadata: { ...emptyMetadata, ...row.metadata },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
