import { z } from 'zod';
import { envelope, operation, timestamp } from '../base/service.ts';

/** The catalogs that members of a person and of a reference name by id. They are the same for every tenant. */

const entry = { id: z.int(), code: z.string(), name: z.string(), created_at: timestamp, updated_at: timestamp };
export const maritalStatus = z.object(entry).meta({ id: 'MaritalStatus' });
export const personRelation = z.object(entry).meta({ id: 'PersonRelation' });
export const nationality = z.object({ ...entry, country: z.string() }).meta({ id: 'Nationality' });
export const state = z.object({ ...entry, country: z.string() }).meta({ id: 'State' });

const catalogs = { method: 'GET', tags: ['Catalogs', 'Ours'] } as const;

export const catalogsContract = {
  nationalities: operation
    .route({
      path: '/v1/catalogs/nationalities',
      summary: 'List nationalities',
      description: 'The ids that `nationality_id` takes.',
      ...catalogs,
    })
    .output(envelope(z.array(nationality))),
  states: operation
    .route({ path: '/v1/catalogs/states', summary: 'List states', description: 'The ids that `state_id` takes.', ...catalogs })
    .output(envelope(z.array(state))),
  maritalStatuses: operation
    .route({
      path: '/v1/catalogs/marital-statuses',
      summary: 'List marital statuses',
      description: 'The ids that `marital_status_id` takes.',
      ...catalogs,
    })
    .output(envelope(z.array(maritalStatus))),
  relations: operation
    .route({
      path: '/v1/catalogs/relations',
      summary: 'List relations',
      description: 'The ids that a reference’s relation takes.',
      ...catalogs,
    })
    .output(envelope(z.array(personRelation))),
};
