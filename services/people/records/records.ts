import type { KnownBy } from '#contracts/base/known-by.ts';
import { address } from '#contracts/people/addresses.ts';
import { type BiometricMetadata, biometricResult, biometricTypes, measurementNames } from '#contracts/people/biometrics.ts';
import { blacklist } from '#contracts/people/blacklists.ts';
import { contactData } from '#contracts/people/contacts.ts';
import { dynamicDescriptor, dynamicValue } from '#contracts/people/dynamic.ts';
import { peopleGroup } from '#contracts/people/groups.ts';
import { personalReference } from '#contracts/people/references.ts';
import type { AddressRow } from '../model/address-store.ts';
import type { BiometricRow } from '../model/biometrics-store.ts';
import type { BlacklistWithEntries } from '../model/blacklist-store.ts';
import { catalogEntry } from '../model/catalogs.ts';
import type { ContactRow } from '../model/contact-store.ts';
import type { DynamicValueRow } from '../model/dynamic-store.ts';
import { sourcesOf } from '../model/known-by.ts';
import type { ReferenceRow } from '../model/reference-store.ts';
import { recordBy } from './record-by.ts';

/** Returns the source of a row as a record has it. */
export const wholeSource = (source: AddressRow['known_by']): KnownBy | null =>
  source && { by: source.by, at: source.at, workflow_uuid: source.workflow_uuid };

const addressRecordOf = recordBy(address);
export const addressRecord = (row: AddressRow) => addressRecordOf({ ...row, known_by: wholeSource(row.known_by) });
export const blacklistRecord = recordBy(blacklist);
export const blacklistDetail = (row: BlacklistWithEntries) => ({ ...blacklistRecord(row), entries: row.entries });
const contactRecordOf = recordBy(contactData);
export const contactRecord = (row: ContactRow) => contactRecordOf({ ...row, known_by: sourcesOf(row.known_by, ['email', 'phone']) });
export const descriptorRecord = recordBy(dynamicDescriptor);
export const groupRecord = recordBy(peopleGroup);

const biometricRecordOf = recordBy(biometricResult);
const emptyMetadata = Object.fromEntries(measurementNames.map((name) => [name, null])) as BiometricMetadata;
export const biometricRecord = (row: BiometricRow) =>
  biometricRecordOf({
    ...{ ...row, typeName: biometricTypes[row.type]!, metadata: { ...emptyMetadata, ...row.metadata } },
    known_by: wholeSource(row.known_by),
  });

const valueRecordOf = recordBy(dynamicValue);
export const dynamicValueRecord = (row: DynamicValueRow) =>
  valueRecordOf({ ...row, dynamic_descriptor: descriptorRecord(row.descriptorRow), known_by: wholeSource(row.known_by) });

const referenceRecordOf = recordBy(personalReference);
export const referenceRecord = (row: ReferenceRow) =>
  referenceRecordOf({ ...row, person_relation: catalogEntry(row.person_relation), known_by: wholeSource(row.known_by) });
