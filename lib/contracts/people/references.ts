import { z } from 'zod';
import { addressedOperation, envelope, line, operation, paged, pageQuery, pathUuid, timestamp, uuid } from '../base/service.ts';
import { personRelation } from './catalogs.ts';

/** Somebody who knows the person and whom the partner may call. */
export const personalReference = z
  .object({
    id: uuid,
    person_id: uuid,
    name: z.string(),
    phone: z.string(),
    person_relation_id: z.int(),
    person_relation: personRelation,
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'PersonalReference' });

const fields = z.object({
  person_id: uuid,
  name: line(200).min(1),
  phone: line(30)
    .min(1)
    .meta({ description: 'With country code; Mexico is 52. Kept as digits.', examples: ['525512345678'] }),
  person_relation_id: z.int32().positive().meta({ description: 'Id of the relations catalog.' }),
});

/** How claims write references: names and phones in one line, so that two lists of the same people are the same text. */
export function writtenReferences(references: readonly { name: string; phone: string }[]): string {
  return references
    .map(({ name, phone }) => `${name}, ${phone.replace(/\D/g, '')}`)
    .sort()
    .join('; ');
}

/** The same of the steps of a workflow, for a person who is told beside them. */
export const attachedReferences = z.array(fields.omit({ person_id: true })).max(20);

const byId = z.object({ id: pathUuid });
const filter = z.object({ ...pageQuery, person_id: uuid.optional().meta({ description: 'Ours: only those of this person.' }) });
const references = { tags: ['References'] };

export const referencesContract = {
  list: operation
    .route({
      method: 'GET',
      path: '/v1/references',
      summary: 'List references',
      description: 'Newest first; with `person_id` those of one person.',
      ...references,
    })
    .input(filter)
    .output(envelope(paged(personalReference))),
  create: operation
    .route({
      method: 'POST',
      path: '/v1/references',
      summary: 'Create reference',
      description: 'Somebody whom a person names as one who knows them.',
      successStatus: 201,
      ...references,
    })
    .input(fields)
    .output(envelope(personalReference)),
  get: operation
    .route({ method: 'GET', path: '/v1/references/{id}', summary: 'Get reference', description: 'One reference.', ...references })
    .input(byId)
    .output(envelope(personalReference)),
  update: addressedOperation
    .route({
      method: 'PATCH',
      path: '/v1/references/{id}',
      summary: 'Update reference',
      description: 'Changes the members that are sent.',
      ...references,
    })
    .input(z.object({ params: byId, body: fields.partial() }))
    .output(envelope(personalReference)),
};
