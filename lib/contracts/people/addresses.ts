import { z } from 'zod';
import { recordOperations } from '../base/record-operations.ts';
import { freeObject, line, objectInput, pagesOfPerson, timeInput, timestamp, uuid } from '../base/service.ts';

const text = line(200);
export const catalogId = z.int32().positive();

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
  state_id: catalogId.nullish().meta({ description: 'Ours: of the catalog of states.' }),
  city: text.nullish().meta({ description: 'Ours: where it is not the municipality.' }),
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: longitude.nullish().meta({ description: 'A number, or the same as text.' }),
  source: text.nullish(),
  ownership: z.boolean().nullish(),
  dwelling_age: z.int().min(0).max(150).nullish(),
  device_coordinates: z.array(z.number()).max(10).nullish(),
  is_current_address: z.boolean().nullish().meta({ description: 'True makes it the only current one of the person.' }),
  verified_at: timeInput.nullish(),
  metadata: objectInput.nullish(),
});
export type AddressFields = z.output<typeof addressFields>;

const body = z.object({ person_id: uuid, ...addressFields.shape });
const DIFFERS = { differs: '`zip_code` has five digits, `latitude` is a number, `device_coordinates` has at most ten.' };
const records = recordOperations('/v1/addresses', ['Addresses'], { one: 'address', many: 'addresses', id: 'id' }, address);

export const addressesContract = {
  list: records.list('Newest first; with `person_id` those of one person.', pagesOfPerson),
  create: records.create('Of a person who is there.', body).meta(DIFFERS),
  get: records.get('One address.'),
  update: records
    .update('Changes the members that are sent. The answer is the address itself, without an envelope.', body.partial(), address)
    .meta(DIFFERS),
};

const WRITTEN = ['street', 'ext_num', 'int_num', 'colony', 'municipality', 'city', 'state', 'zip_code'] as const;

/** Returns the non-empty members that an envelope shows, to compare and store addresses in claims. */
export function writtenAddress(fields: Partial<Record<(typeof WRITTEN)[number], string | null | undefined>>): Record<string, string> {
  return Object.fromEntries(WRITTEN.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));
}
