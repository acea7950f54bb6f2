import { z } from 'zod';
import { operationGroup } from '../base/operation-group.ts';
import { envelope, timestamp } from '../base/service.ts';

/** Catalogs whose ids people and references contain, the same for every tenant. */

const entry = { id: z.int(), code: z.string(), name: z.string(), created_at: timestamp, updated_at: timestamp };
export const maritalStatus = z.object(entry).meta({ id: 'MaritalStatus' });
export const personRelation = z.object(entry).meta({ id: 'PersonRelation' });
export const nationality = z.object({ ...entry, country: z.string() }).meta({ id: 'Nationality' });
export const state = z.object({ ...entry, country: z.string() }).meta({ id: 'State' });

const catalogs = operationGroup('/v1/catalogs', ['Catalogs', 'Ours']);
const idsOf = (member: string) => `Returns the values that ${member} accepts.`;

export const catalogsContract = {
  nationalities: catalogs.get('/nationalities', 'List nationalities', idsOf('`nationality_id`')).output(envelope(z.array(nationality))),
  states: catalogs.get('/states', 'List states', idsOf('`state_id`')).output(envelope(z.array(state))),
  maritalStatuses: catalogs
    .get('/marital-statuses', 'List marital statuses', idsOf('`marital_status_id`'))
    .output(envelope(z.array(maritalStatus))),
  relations: catalogs.get('/relations', 'List relations', idsOf('the relation of a reference')).output(envelope(z.array(personRelation))),
};
