import { z } from 'zod';
import { knownAsWhole } from '../base/known-by.ts';
import { atMost, membersAtMost } from '../base/limits.ts';
import { internalOperations, operationGroup } from '../base/operation-group.ts';
import { queryFlag } from '../base/query-flag.ts';
import { recordOperations } from '../base/record-operations.ts';
import { byId, envelope, freeObject, line, objectInput, paged, pageQuery, pathUuid, timestamp, uuid } from '../base/service.ts';
import { fieldCatalogs, fieldTypes } from './dynamic-fields.ts';

/** Operations on forms that a tenant defines (descriptors) and on people's values in them. */

const MAX_FIELDS = 50;

const key = z
  .string()
  .check(atMost(60))
  .regex(/^[a-z][a-z0-9_]{0,59}$/, { error: 'Small letters, digits and _, a letter first' });

const field = z.object({
  title: z.string(),
  type: z.string(),
  key: z.string(),
  rules: z.array(z.string()),
  catalog_id: z.string().nullable(),
});

export const dynamicDescriptor = z
  .object({
    id: uuid,
    name: z.string(),
    description: z.string(),
    key: z.string(),
    descriptor: z.array(field),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'DynamicDescriptor' });

export const dynamicValue = z
  .object({
    id: uuid,
    person_id: uuid,
    dynamic_property_id: uuid.describe('The id of the descriptor.'),
    values: freeObject.describe('The values, by the keys of the fields.'),
    dynamic_descriptor: dynamicDescriptor,
    created_at: timestamp,
    updated_at: timestamp,
    ...knownAsWhole,
  })
  .meta({ id: 'DynamicValue' });

const fieldInput = z.object({
  title: line(200).min(1),
  type: z.enum(fieldTypes),
  key,
  rules: z
    .array(z.string().check(atMost(500)))
    .max(10)
    .nullish()
    .transform((rules) => rules ?? [])
    .describe('The rules: `required`, `min:2`, `max:80`, `in:a,b`, `after:2020-01-01`, `before:2030-01-01`.'),
  catalog_id: z
    .enum(fieldCatalogs)
    .nullish()
    .transform((catalog) => catalog ?? null)
    .describe('The catalog of a `select`’s options.'),
});
const fields = z.object({ name: line(200).min(1), description: line(2_000), key, descriptor: z.array(fieldInput).min(1).max(MAX_FIELDS) });
const NAMES = { one: 'dynamic descriptor', many: 'dynamic descriptors', id: 'id' } as const;
const records = recordOperations('/v1/dynamic-descriptors', ['Dynamic values', 'Ours'], NAMES, dynamicDescriptor);

export const dynamicDescriptorsContract = {
  list: records.list('Returns the descriptors, newest first.'),
  create: records.create('Creates a descriptor: the fields of a form.', fields),
  get: records.get('Returns a descriptor.'),
  update: records.update('Changes the members that are sent; `descriptor` is replaced whole. Existing values stay.', fields.partial()),
};

export const dynamicValuesOfPerson = operationGroup('/v1/people/{id}', ['Dynamic values', 'People'])
  .addressed.get(
    '/dynamic-values',
    'Get dynamic values of person',
    'Returns the newest values of each descriptor. With `all` true or without a value it returns all values, newest first.',
  )
  .input(
    z.object({
      params: byId,
      query: z
        .object({
          ...pageQuery,
          all: queryFlag.optional().describe('True, or without a value, for all values.'),
          descriptor_id: uuid.optional().describe('The descriptor of the values. It counts only where `all` is sent, whatever its value.'),
        })
        .prefault({}),
    }),
  )
  .output(envelope(paged(dynamicValue)));

/** Internal operations for the step that shows the form. */
export const dynamicInternal = {
  descriptor: internalOperations
    .get('/dynamic-descriptors/{id}', 'Read dynamic descriptor', 'Returns a descriptor by its id or `key`.')
    .input(z.object({ id: pathUuid.describe('The id or the `key` of the descriptor.') }))
    .output(envelope(dynamicDescriptor)),
};

const MAX_STEPS = 50;

/** Values that steps collected, for the person to whom their facts are attached. */
export const dynamicFacts = z
  .array(z.object({ step: z.string().min(1).max(200), descriptor_id: uuid, values: objectInput.check(membersAtMost(MAX_FIELDS)) }))
  .max(MAX_STEPS);
