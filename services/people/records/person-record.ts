import type { z } from 'zod';
import type { person } from '#contracts/people/person.ts';
import { ageOn } from '#mexico/curp.ts';
import { addressesSimilarity, printedTexts } from '../model/address-likeness.ts';
import type { PersonRow } from '../model/person-store.ts';

/**
 * The members that count as information about a person, each with its weight; together 20. A second surname does not count, since many
 * people have one surname. The partner's own references do not count either.
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
  [2, (row) => row.two_addresses.length > 0],
  [1, (row) => row.has_email],
  [1, (row) => row.has_phone],
];
const wholeWeight = weights.reduce((sum, [weight]) => sum + weight, 0);

function informationPercentage(row: PersonRow): number {
  const filledWeight = weights.reduce((sum, [weight, isFilled]) => sum + (isFilled(row) ? weight : 0), 0);
  return Math.round((100 * filledWeight) / wholeWeight);
}

/** @param today ISO date in Mexico City. */
export function personRecord(row: PersonRow, today: string): z.output<typeof person> {
  const [present, second] = row.two_addresses;
  const beside = row.document_address ? printedTexts(row.document_address) : second;
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
    addresses_similarity: present && beside ? addressesSimilarity(present, beside) : null,
    marital_status_id: row.marital_status_id,
    people_group_id: row.people_group_id,
    extra_data: row.extra_data,
    temporary_ref_id: null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    age: row.birthdate ? ageOn(row.birthdate, today) : null,
    information_percentage: informationPercentage(row),
    vouched_by: row.vouched_by,
    vouched_at: row.vouched_at?.toISOString() ?? null,
  };
}
