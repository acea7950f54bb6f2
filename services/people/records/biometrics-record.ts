import { type BiometricMetadata, biometricResult, biometricTypes, measurementNames } from '#contracts/people/biometrics.ts';
import type { BiometricRow } from '../model/biometrics-store.ts';
import { recordBy } from './record-by.ts';

const emptyMetadata = Object.fromEntries(measurementNames.map((name) => [name, null])) as BiometricMetadata;

const record = recordBy(biometricResult);

export const biometricRecord = (row: BiometricRow) =>
  record({ ...row, typeName: biometricTypes[row.type]!, metadata: { ...emptyMetadata, ...row.metadata } });
