import { z } from 'zod';
import { knownAsWhole } from '../base/known-by.ts';
import { recordOperations } from '../base/record-operations.ts';
import { line, pagesOfPerson, timestamp, uuid } from '../base/service.ts';
import { personRelation } from './catalogs.ts';
import { phoneInput } from './contacts.ts';

/** A reference: someone who knows the person and whom the partner may call. */
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
    ...knownAsWhole,
  })
  .meta({ id: 'PersonalReference' });

const fields = z.object({
  person_id: uuid,
  name: line(200).min(1),
  phone: phoneInput,
  person_relation_id: z.int32().min(1).describe('The id in the catalog of relations.'),
});

/** Formats references as one line with which claims (unconfirmed data) are compared: equal lists become equal texts. */
export function writtenReferences(references: readonly { name: string; phone: string }[]): string {
  return references
    .map(({ name, phone }) => `${name}, ${phone.replace(/\D/g, '')}`)
    .sort()
    .join('; ');
}

/** References from a workflow's steps; the person is a separate member of the request. */
export const attachedReferences = z.array(fields.omit({ person_id: true })).max(20);

const records = recordOperations('/v1/references', ['References'], { one: 'reference', many: 'references', id: 'id' }, personalReference);

export const referencesContract = {
  list: records.list('Returns the references, newest first. With `person_id` only those of one person.', pagesOfPerson),
  create: records.create('Creates a reference: somebody who knows the person, as the person names them.', fields),
  get: records.get('Returns a reference.'),
  update: records.update('Changes the members that are sent.', fields.partial()),
};
