import { z } from 'zod';
import { knownAsWhole } from '../base/known-by.ts';
import { recordOperations } from '../base/record-operations.ts';
import { freeObject, line, objectInput, pagesOfPerson, timeInput, timestamp, uuid } from '../base/service.ts';

const text = line(200);
export const catalogId = z.int32().min(1);

export const address = z
  .object({
    id: uuid,
    person_id: uuid,
    street: z.string(),
    ext_num: z.string(),
    int_num: z.string().nullable(),
    state: z.string(),
    state_id: z.int().nullable(),
    city: z.string().nullable(),
    municipality: z.string(),
    colony: z.string(),
    zip_code: z.string(),
    references: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    source: z.string().nullable(),
    ownership: z.boolean().nullable(),
    dwelling_age: z.int().nullable(),
    device_coordinates: z.array(z.number()).nullable(),
    is_current_address: z.boolean(),
    verified_at: timestamp.nullable(),
    metadata: freeObject.nullable(),
    created_at: timestamp,
    updated_at: timestamp,
    ...knownAsWhole,
  })
  .meta({ id: 'Address' });

const longitude = z
  .union([
    z.number(),
    line(40)
      .regex(/^-?\d{1,3}(\.\d+)?$/)
      .transform(Number),
  ])
  .pipe(z.number().min(-180).max(180));

export const addressFields = z.object({
  street: text.min(1),
  ext_num: text.min(1),
  state: text.min(1),
  municipality: text.min(1),
  colony: text.min(1),
  zip_code: line(20).regex(/^\d{5}$/),
  references: line(500),
  int_num: text.nullish(),
  state_id: catalogId.nullish().describe('Ours: the id in the catalog of states.'),
  city: text.nullish().describe('Ours: the city, if it is not the municipality.'),
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: longitude.nullish().describe('The longitude, as a number or as text.'),
  source: text.nullish(),
  ownership: z.boolean().nullish(),
  dwelling_age: z.int().min(0).max(150).nullish(),
  device_coordinates: z.array(z.number()).max(10).nullish(),
  is_current_address: z.boolean().nullish().describe('True makes it the only current address of the person.'),
  verified_at: timeInput.nullish(),
  metadata: objectInput.nullish(),
});
export type AddressFields = z.output<typeof addressFields>;

const body = z.object({ person_id: uuid, ...addressFields.shape });
const DIFFERS = { differs: '`zip_code` has five digits, `latitude` is a number, `device_coordinates` has at most ten.' };
const records = recordOperations('/v1/addresses', ['Addresses'], { one: 'address', many: 'addresses', id: 'id' }, address);

export const addressesContract = {
  list: records.list('Returns the addresses, newest first. With `person_id` only those of one person.', pagesOfPerson),
  create: records.create('Creates an address of an existing person.', body).meta(DIFFERS),
  get: records.get('Returns an address.'),
  update: records
    .update('Changes the members that are sent. The answer is the address itself, without an envelope.', body.partial(), address)
    .meta(DIFFERS),
};

/** Texts of an address, by which addresses are compared, exported and stored in claims. */
export const addressTexts = ['street', 'ext_num', 'int_num', 'colony', 'municipality', 'city', 'state', 'zip_code'] as const;

/** Returns the non-empty members that an envelope shows, to compare and store addresses in claims. */
export function writtenAddress(fields: Partial<Record<(typeof addressTexts)[number], string | null | undefined>>): Record<string, string> {
  return Object.fromEntries(addressTexts.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));
}
