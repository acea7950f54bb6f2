import { z } from 'zod';
import { voucher } from '../base/claims.ts';
import { knownByMember } from '../base/known-by.ts';
import { atMost } from '../base/limits.ts';
import { sameMembers } from '../base/same-members.ts';
import { freeObject, line, objectInput, timestamp, uuid } from '../base/service.ts';
import { address, addressTexts, catalogId } from './addresses.ts';
import { maritalStatus, nationality, state } from './catalogs.ts';
import { contactData } from './contacts.ts';
import { personalReference } from './references.ts';

const text = line(200);
/** The partner's own id for the person. */
export const personReference = line(200);

export const gender = z.enum(['MALE', 'FEMALE']);

/** Biometric measurements; null if not measured. */
const measured = { liveness: z.boolean().nullable(), match_id: z.boolean().nullable(), match_level: z.int().nullable() };

const personFields = {
  id: uuid,
  national_id: z.string(),
  name: z.string(),
  first_lastname: z.string(),
  second_lastname: z.string().describe('The second surname. Empty for a person with one surname.'),
  birthdate: timestamp.nullable(),
  gender: gender.nullable().describe('The gender. Null for X, which is in `extra_data.gender_code`.'),
  tax_id: z.string().nullable(),
  nationality_id: z.int().nullable(),
  state_id: z.int().nullable().describe('The state of birth.'),
  entity_of_birth: z.string().nullable(),
  external_ref_id: z.string().nullable(),
  vendor_ref_id: z.string().nullable(),
  biometrics: z.object(measured).nullable(),
  addresses_similarity: z
    .object(sameMembers([...addressTexts, 'general_score'], z.number()))
    .nullable()
    .describe(
      'The similarity of the current address and the newest other one, 0 to 1. Null with fewer than two addresses. `general_score` is the mean.',
    ),
  marital_status_id: z.int().nullable(),
  people_group_id: uuid.nullable(),
  extra_data: freeObject.nullable(),
  temporary_ref_id: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  age: z.int().nullable().describe('The age in whole years, today in Mexico City.'),
  information_percentage: z.number().describe('The weighted share of the record that is filled, 0 to 100.'),
};

/** Members beyond the published interface, last in a record. */
const vouching = {
  vouched_by: voucher.nullable().describe('Ours: the weakest voucher of CURP, names and birth date. Null if one of them is only a claim.'),
  vouched_at: timestamp.nullable().describe('Ours: the time since when `vouched_by` vouches for the record.'),
  known_by: knownByMember.describe('Ours: how each member is known.'),
};

export const person = z.object({ ...personFields, ...vouching }).meta({ id: 'Person' });

/** A person as the answer of a face comparison contains them. */
export const comparedPerson = z
  .object({
    ...personFields,
    biometrics: z
      .array(z.object({ ...measured, executed_at: timestamp }))
      .describe('The newest comparisons of the person, this one first; at most 20.'),
    ...vouching,
  })
  .meta({ id: 'ComparedPerson' });

/** A person with related records, as the operations "get by id" and "get or save by national id" answer. */
export const personDetail = z
  .object({
    ...personFields,
    addresses: z.array(address),
    contact_data: z.array(contactData),
    references: z.array(personalReference),
    marital_status: maritalStatus.nullable(),
    nationality: nationality.nullable(),
    state: state.nullable(),
    ...vouching,
  })
  .meta({ id: 'PersonDetail' });

const nationalId = line(40)
  .toUpperCase()
  .min(1)
  .meta({ description: 'The CURP.', examples: ['BOXW310820HNERXN09'] });
const names = { name: text.min(1), first_lastname: text.min(1), second_lastname: text };

const personOptions = {
  birthdate: z
    .string()
    .check(atMost(40))
    // Answers write a date with `T00:00:00Z`; a request may send it back so.
    .overwrite((text) => text.replace(/T00:00:00(?:\.0+)?Z$/, ''))
    .check(z.iso.date())
    .refine((date) => date >= '1850', { error: 'A date after 1850' })
    .nullish()
    .describe('The date, as `1990-05-14` or as it is returned.'),
  gender: gender.nullish(),
  tax_id: line(40)
    .toUpperCase()
    .min(1)
    .nullish()
    .meta({
      description: 'The RFC. The generic RFCs of the general public and of foreigners are refused: `rfc_generic`.',
      examples: ['PEGL890909AB1'],
    }),
  nationality_id: catalogId.nullish(),
  state_id: catalogId.nullish(),
  entity_of_birth: text.nullish(),
  external_ref_id: personReference.nullish(),
  vendor_ref_id: personReference.nullish(),
  biometrics: z.object({ liveness: z.boolean().nullish(), match_id: z.boolean().nullish(), match_level: z.int32().nullish() }).nullish(),
  marital_status_id: catalogId.nullish(),
  people_group_id: uuid.nullish(),
  extra_data: objectInput.nullish(),
  ignore_curp_validation: z
    .boolean()
    .nullish()
    .describe('True accepts any `national_id`. The key needs the scope `people:ignore_curp_validation`, and the log records it.'),
};

export const personInput = z.object({ national_id: nationalId, ...names, ...personOptions });
export const personChanges = personInput.partial();
export const personByNationalId = personChanges.required({ national_id: true });
export type PersonChanges = z.output<typeof personChanges>;
