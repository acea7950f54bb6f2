import type { z } from 'zod';
import type { Claims } from '#contracts/base/claims.ts';
import { weakestOf } from '#contracts/base/known-by.ts';
import { writtenAddress } from '#contracts/people/addresses.ts';
import type { attachedFacts } from '#contracts/people/attach.ts';
import type { peopleContract } from '#contracts/people/people.ts';
import { writtenReferences } from '#contracts/people/references.ts';
import type { Caller } from '#platform/base/ports.ts';
import { nullIfNotFound } from '#platform/base/problem.ts';
import type { ServiceClient } from '#platform/calls/client.ts';
import type { PeoplePort, PersonValues } from '#services/workflows/ports/people.ts';

/** The facts before the contract has validated them. */
type FactsInput = z.input<typeof attachedFacts>;

/** Implements the port through which workflows use the people service, by calling its contract. */
export function peoplePort(people: ServiceClient<typeof peopleContract>): PeoplePort {
  const recordOf = (caller: Caller, id: string) => people(caller).people.get({ id }).catch(nullIfNotFound);
  return {
    exists: async (caller, peopleUuid) => (await recordOf(caller, peopleUuid)) !== null,
    async identity(caller, peopleUuid) {
      const record = await recordOf(caller, peopleUuid);
      if (record === null) return null;
      const { national_id, known_by } = record.result;
      const parts = (['name', 'first_lastname', 'second_lastname'] as const).filter((member) => record.result[member] !== '');
      const sources = parts.map((member) => known_by[member]?.by ?? 'claimed');
      return {
        name: parts.map((member) => record.result[member]).join(' '),
        national_id,
        known_by: { name: weakestOf(sources) ?? 'claimed', national_id: known_by.national_id?.by ?? 'claimed' },
      };
    },
    async values(caller, peopleUuid) {
      const record = await recordOf(caller, peopleUuid);
      return record && valuesOf(record.result);
    },
    async readRecords(caller, peopleUuids) {
      const { result } = await people(caller).internal.records({ ids: [...peopleUuids] });
      return new Map(
        result.map((record) => [record.id, { vouched: record.vouched_by !== null, says: (member: string) => knownOf(record, member) }]),
      );
    },
    async attach(caller, { people_uuid, accepted, isApproved, ...rest }) {
      if (!caller.workflow) throw new Error('Only a workflow may attach facts.');
      const facts = { workflow: caller.workflow, step: 'person', people_uuid, accepted, isApproved, ...rest };
      return (await people(caller).internal.attach(facts as FactsInput)).result;
    },
    async workflowEnded(caller, ending) {
      await people(caller).internal.workflowEnded(ending);
    },
  };
}

type PersonRecord = Awaited<ReturnType<ReturnType<ServiceClient<typeof peopleContract>>['people']['get']>>['result'];

function valuesOf(person: PersonRecord): PersonValues {
  const { national_id, name, first_lastname, second_lastname, birthdate, age, gender, nationality_id, entity_of_birth, tax_id } = person;
  const born = birthdate?.slice(0, 'YYYY-MM-DD'.length) ?? null;
  const names = { name, first_lastname, second_lastname };
  return { national_id, ...names, birthdate: born, age, gender, nationality_id, entity_of_birth, tax_id };
}

/** Returns the value that the person's record contains for a member of the claims; null if it contains none. */
function knownOf(person: PersonRecord, member: string): Claims['differences'][number]['known'] {
  const { contact_data: contacts, addresses, extra_data, birthdate } = person;
  if (member === 'email') return contacts.find(({ email }) => email)?.email ?? null;
  if (member === 'phone') return contacts.find(({ phone }) => phone)?.phone ?? null;
  if (member === 'address') {
    const present = addresses.find(({ is_current_address }) => is_current_address) ?? addresses[0];
    return present ? writtenAddress(present) : null;
  }
  if (member === 'references') return person.references.length > 0 ? writtenReferences(person.references) : null;
  if (member === 'birthdate') return birthdate?.slice(0, 'YYYY-MM-DD'.length) ?? null;
  const [, name] = /^extra_data\.(.*)$/s.exec(member) ?? [];
  const value = name === undefined ? (person as { readonly [name: string]: unknown })[member] : extra_data?.[name];
  if (value === undefined || value === null || value === '') return null;
  return typeof value === 'string' || typeof value === 'number' ? value : { value };
}
