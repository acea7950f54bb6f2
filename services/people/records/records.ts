import { address } from '#contracts/people/addresses.ts';
import { type BiometricMetadata, biometricResult, biometricTypes, measurementNames } from '#contracts/people/biometrics.ts';
import { contactData } from '#contracts/people/contacts.ts';
import { dynamicDescriptor, dynamicValue } from '#contracts/people/dynamic.ts';
import { peopleGroup } from '#contracts/people/groups.ts';
import { personalReference } from '#contracts/people/references.ts';
import type { BiometricRow } from '../model/biometrics-store.ts';
import { catalogEntry } from '../model/catalogs.ts';
import type { DynamicValueRow } from '../model/dynamic-store.ts';
import type { ReferenceRow } from '../model/reference-store.ts';
import { recordBy } from './record-by.ts';

export const addressRecord = recordBy(address);
export const contactRecord = recordBy(contactData);
export const descriptorRecord = recordBy(dynamicDescriptor);
export const groupRecord = recordBy(peopleGroup);

const biometricRecordOf = recordBy(biometricResult);
const emptyMetadata = Object.fromEntries(measurementNames.map((name) => [name, null])) as BiometricMetadata;
export const biometricRecord = (row: BiometricRow) =>
  biometricRecordOf({ ...row, typeName: biometricTypes[row.type]!, metadata: { ...emptyMetadata, ...row.metadata } });

const valueRecordOf = recordBy(dynamicValue);
export const dynamicValueRecord = (row: DynamicValueRow) =>
  valueRecordOf({ ...row, dynamic_descriptor: descriptorRecord(row.descriptorRow) });

const referenceRecordOf = recordBy(personalReference);
export const referenceRecord = (row: ReferenceRow) => referenceRecordOf({ ...row, person_relation: catalogEntry(row.person_relation) });
