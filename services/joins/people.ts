import type { z } from 'zod';
import type { attachedFacts } from '../../contracts/people/attach.ts';
import type { peopleContract } from '../../contracts/people/people.ts';
import type { ServiceClient } from '../platform/calls/client.ts';
import type { Caller } from '../platform/ports.ts';
import type { PeoplePort } from '../workflows/person/person.ts';
import { orNull } from './or-null.ts';

/** The contract validates the facts of the steps. */
type Facts = z.input<typeof attachedFacts>;

/** The people service for workflows, over its contract. */
export function peoplePort(people: ServiceClient<typeof peopleContract>): PeoplePort {
  const recordOf = (caller: Caller, id: string) => orNull(people(caller).people.get({ id }));
  return {
    exists: async (caller, peopleUuid) => (await recordOf(caller, peopleUuid)) !== null,
    async identity(caller, peopleUuid) {
      const record = await recordOf(caller, peopleUuid);
      if (record === null) return null;
      const { name, first_lastname, second_lastname, national_id } = record.result;
      return { name: [name, first_lastname, second_lastname].filter(Boolean).join(' '), national_id };
    },
    async attach(caller, { people_uuid, person, contact, address, proven, accepted }) {
      if (!caller.workflow) throw new Error('Facts are attached in the name of a workflow.');
      const facts = { workflow: caller.workflow, step: 'person', people_uuid, person, contact, address, proven, accepted };
      return (await people(caller).internal.attach(facts as Facts)).result;
    },
  };
}
