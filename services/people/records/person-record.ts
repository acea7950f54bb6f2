import { knownMembers } from '#contracts/base/known-by.ts';
import { person } from '#contracts/people/person.ts';
import { ageOn } from '#mexico/curp.ts';
import { mexicanDate } from '#mexico/today.ts';
import { addressesSimilarity, printedTexts } from '../model/address-likeness.ts';
import { sourcesOf } from '../model/known-by.ts';
import type { PersonRow } from '../model/person-store.ts';
import { recordBy } from './record-by.ts';

/**
 * The members that count towards the completeness of a record, with their weights, 20 in total. A second surname does not count, since
 * many people have one surname. The partner's own references do not count either.
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

const record = recordBy(person);

export function personRecord(row: PersonRow, now: Date) {
  const [present, second] = row.two_addresses;
  const other = row.document_address ? printedTexts(row.document_address) : second;
  return record({
    ...row,
    birthdate: row.birthdate && `${row.birthdate}T00:00:00.000Z`,
    addresses_similarity: present && other ? addressesSimilarity(present, other) : null,
    temporary_ref_id: null,
    age: row.birthdate ? ageOn(row.birthdate, mexicanDate(now)) : null,
    information_percentage: informationPercentage(row),
    known_by: sourcesOf(row.known_by, knownMembers),
  });
}
