import type { Caller } from '../../platform/ports.ts';
import { serviceCaller } from '../execution/step-context.ts';
import type { PeoplePort } from '../person/person.ts';
import type { WorkflowRow } from '../store.ts';
import type { PersonValues } from './person-values.ts';

/** A workflow as far as it says whether a condition reads the person's record. */
type Asking = Pick<WorkflowRow, 'people_uuid' | 'people_given' | 'skip_steps' | 'rules'>;

/** Returns the record of the person whom a key named, where a condition reads it; else null. Runs before the transaction. */
export type KnownPerson = (caller: Caller, workflow: Asking) => Promise<PersonValues | null>;

export function createKnownPerson(people: Pick<PeoplePort, 'values'>): KnownPerson {
  return async (caller, { people_uuid, people_given, skip_steps, rules }) => {
    const conditions = [...Object.values(skip_steps ?? {}), ...(rules ?? []).map(({ expression }) => expression)];
    const reads = people_given && people_uuid !== null && conditions.some((text) => /\bperson\b/.test(text));
    return reads ? people.values(serviceCaller(caller), people_uuid) : null;
  };
}
