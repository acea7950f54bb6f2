import type { z } from 'zod';
import type { address } from '../../contracts/people/addresses.ts';
import type { contactData } from '../../contracts/people/contacts.ts';
import type { peopleGroup } from '../../contracts/people/groups.ts';
import type { person } from '../../contracts/people/people.ts';
import type { personalReference } from '../../contracts/people/references.ts';
import { ageOn } from '../../mexico/curp.ts';
import type { AddressRow } from './addresses-store.ts';
import type { ContactRow } from './contacts-store.ts';
import type { GroupRow } from './groups-store.ts';
import type { PersonRow } from './people-store.ts';
import type { ReferenceRow } from './references-store.ts';

/**
 * What fills a person's record, by weight; together 20. A second surname is not in it, since many have one surname, and
 * neither are references of the partner's own.
 */
const weights: readonly [weight: number, filled: (row: PersonRow) => boolean][] = [
  [3, (row) => row.national_id !== ''],
  [2, (row) => row.name !== ''],
  [2, (row) => row.first_lastname !== ''],
  [2, (row) => row.birthdate !== null],
  [1, (row) => row.gender !== null || row.extra_data?.gender_code === 'X'],
  [1, (row) => row.entity_of_birth !== null],
  [1, (row) => row.state_id !== null],
  [1, (row) => row.nationality_id !== null],
  [1, (row) => row.marital_status_id !== null],
  [2, (row) => row.tax_id !== null],
  [2, (row) => row.has_address],
  [1, (row) => row.has_email],
  [1, (row) => row.has_phone],
];
const wholeWeight = weights.reduce((sum, [weight]) => sum + weight, 0);

function informationPercentage(row: PersonRow): number {
  const filled = weights.reduce((sum, [weight, isFilled]) => sum + (isFilled(row) ? weight : 0), 0);
  return Math.round((100 * filled) / wholeWeight);
}

/** @param today ISO date in Mexico City. */
export function personRecord(row: PersonRow, today: string): z.output<typeof person> {
  return {
    id: row.id,
    national_id: row.national_id,
    name: row.name,
    first_lastname: row.first_lastname,
    second_lastname: row.second_lastname,
    birthdate: row.birthdate && `${row.birthdate}T00:00:00.000Z`,
    gender: row.gender,
    tax_id: row.tax_id,
    nationality_id: row.nationality_id,
    state_id: row.state_id,
    entity_of_birth: row.entity_of_birth,
    external_ref_id: row.external_ref_id,
    vendor_ref_id: row.vendor_ref_id,
    biometrics: row.biometrics,
    addresses_similarity: null,
    marital_status_id: row.marital_status_id,
    people_group_id: row.people_group_id,
    extra_data: row.extra_data,
    temporary_ref_id: null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    age: row.birthdate ? ageOn(row.birthdate, today) : null,
    information_percentage: informationPercentage(row),
  };
}

export function addressRecord(row: AddressRow): z.output<typeof address> {
  return {
    id: row.id,
    person_id: row.person_id,
    street: row.street,
    ext_num: row.ext_num,
    int_num: row.int_num,
    state: row.state,
    state_id: row.state_id,
    city: row.city,
    municipality: row.municipality,
    colony: row.colony,
    zip_code: row.zip_code,
    references: row.references,
    latitude: row.latitude,
    longitude: row.longitude,
    source: row.source,
    ownership: row.ownership,
    dwelling_age: row.dwelling_age,
    device_coordinates: row.device_coordinates,
    is_current_address: row.is_current_address,
    verified_at: row.verified_at?.toISOString() ?? null,
    metadata: row.metadata,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export function contactRecord(row: ContactRow): z.output<typeof contactData> {
  return {
    id: row.id,
    person_id: row.person_id,
    email: row.email,
    phone: row.phone,
    email_confirmation: row.email_confirmation,
    sms_confirmation: row.sms_confirmation,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export function referenceRecord(row: ReferenceRow): z.output<typeof personalReference> {
  return {
    id: row.id,
    person_id: row.person_id,
    name: row.name,
    phone: row.phone,
    person_relation_id: row.person_relation_id,
    person_relation: catalogEntry(row.person_relation),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export function groupRecord(row: GroupRow): z.output<typeof peopleGroup> {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** A row of a catalog: `country` only where the catalog has it. */
export function catalogEntry<Row extends { created_at: Date; updated_at: Date }>(row: Row) {
  return { ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() };
}
