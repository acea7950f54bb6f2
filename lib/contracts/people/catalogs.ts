import { z } from 'zod';
import { envelope, operation, timestamp } from '../base/service.ts';

/** Catalogs that people and references name by id, the same for every tenant. */

const entry = { id: z.int(), code: z.string(), name: z.string(), created_at: timestamp, updated_at: timestamp };
export const maritalStatus = z.object(entry).meta({ id: 'MaritalStatus' });
export const personRelation = z.object(entry).meta({ id: 'PersonRelation' });
export const nationality = z.object({ ...entry, country: z.string() }).meta({ id: 'Nationality' });
export const state = z.object({ ...entry, country: z.string() }).meta({ id: 'State' });

/** Starts the operation that lists a catalog, named in summaries as `many`. */
const listCatalog = (name: string, many: string, member: string) =>
  operation.route({
    method: 'GET',
    path: `/v1/catalogs/${name}`,
    summary: `List ${many}`,
    description: `The ids that ${member} takes.`,
    tags: ['Catalogs', 'Ours'],
  });

export const catalogsContract = {
  nationalities: listCatalog('nationalities', 'nationalities', '`nationality_id`').output(envelope(z.array(nationality))),
  states: listCatalog('states', 'states', '`state_id`').output(envelope(z.array(state))),
  maritalStatuses: listCatalog('marital-statuses', 'marital statuses', '`marital_status_id`').output(envelope(z.array(maritalStatus))),
  relations: listCatalog('relations', 'relations', 'a reference’s relation').output(envelope(z.array(personRelation))),
};
