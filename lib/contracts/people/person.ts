import { z } from 'zod';
import { voucher } from '../base/claims.ts';
import { atMost } from '../base/limits.ts';
import { sameMembers } from '../base/same-members.ts';
import { freeObject, line, objectInput, timestamp, uuid } from '../base/service.ts';
import { address, catalogId } from './addresses.ts';
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
  second_lastname: z.string().meta({ description: 'Empty for a person with one surname.' }),
  birthdate: timestamp.nullable(),
  gender: gender.nullable().meta({ description: 'Null for X, which stands as `extra_data.gender_code`.' }),
  tax_id: z.string().nullable(),
  nationality_id: z.int().nullable(),
  state_id: z.int().nullable().meta({ description: 'The state of birth.' }),
  entity_of_birth: z.string().nullable(),
  external_ref_id: z.string().nullable(),
  vendor_ref_id: z.string().nullable(),
  biometrics: z.object(measured).nullable(),
  addresses_similarity: z
    .object(
      sameMembers(['city', 'state', 'colony', 'street', 'ext_num', 'int_num', 'zip_code', 'municipality', 'general_score'], z.number()),
    )
    .nullable()
    .meta({
      description:
        'How alike the current address and the newest one beside it are, 0 to 1; null with fewer than two. `general_score` is the mean.',
    }),
  marital_status_id: z.int().nullable(),
  people_group_id: uuid.nullable(),
  extra_data: freeObject.nullable(),
  temporary_ref_id: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  age: z.int().nullable().meta({ description: 'Whole years today in Mexico City.' }),
  information_percentage: z.number().meta({ description: 'How much of the record is filled, 0 to 100, by weight.' }),
};

/** Members beyond the published interface, last in a record. */
const vouching = {
  vouched_by: voucher.nullable().meta({ description: 'Ours: who vouches for the record; null where only claims made it.' }),
  vouched_at: timestamp.nullable().meta({ description: 'Ours: since when.' }),
};

export const person = z.object({ ...personFields, ...vouching }).meta({ id: 'Person' });

/** A person as the answer of a face comparison contains them. */
export const comparedPerson = z
  .object({
    ...personFields,
    biometrics: z
      .array(z.object({ ...measured, executed_at: timestamp }))
      .meta({ description: 'The newest comparisons of the person, this one first; at most 20.' }),
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
    .meta({ description: 'As `1990-05-14`, or as it is answered.' }),
  gender: gender.nullish(),
  tax_id: line(40)
    .toUpperCase()
    .min(1)
    .nullish()
    .meta({
      description: 'The RFC. Those that stand for the general public and for foreigners are refused: `rfc_generic`.',
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
    .meta({ description: 'Takes `national_id` as it is. The key needs the scope `people:ignore_curp_validation`, and it is logged.' }),
};

export const personInput = z.object({ national_id: nationalId, ...names, ...personOptions });
export const personChanges = personInput.partial();
export const personByNationalId = personChanges.required({ national_id: true });
export type PersonChanges = z.output<typeof personChanges>;
