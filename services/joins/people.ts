import type { z } from 'zod';
import type { attachedFacts } from '../../contracts/people/attach.ts';
import type { peopleContract } from '../../contracts/people/people.ts';
import type { ServiceClient } from '../platform/calls/client.ts';
import { Problem } from '../platform/problem.ts';
import type { PeoplePort } from '../workflows/person.ts';

/** The contract validates the facts of the steps. */
type Facts = z.input<typeof attachedFacts>;

/** The people service for workflows, over its contract. */
export function peoplePort(people: ServiceClient<typeof peopleContract>): PeoplePort {
  return {
    async exists(caller, peopleUuid) {
      try {
        await people(caller).people.get({ id: peopleUuid });
        return true;
      } catch (failure) {
        if (failure instanceof Problem && failure.key === 'not_found') return false;
        throw failure;
      }
    },
    async identity(caller, peopleUuid) {
      try {
        const { result } = await people(caller).people.get({ id: peopleUuid });
        const { name, first_lastname, second_lastname, national_id } = result;
        return { name: [name, first_lastname, second_lastname].filter(Boolean).join(' '), national_id };
      } catch (failure) {
        if (failure instanceof Problem && failure.key === 'not_found') return null;
        throw failure;
      }
    },
    async attach(caller, { people_uuid, person, contact, address, proven, accepted }) {
      if (!caller.workflow) throw new Error('Facts are attached in the name of a workflow.');
      const facts = { workflow: caller.workflow, step: 'person', people_uuid, person, contact, address, proven, accepted };
      return (await people(caller).internal.attach(facts as Facts)).result;
    },
  };
}
