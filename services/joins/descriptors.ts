import type { ProblemKey } from '#contracts/base/problems.ts';
import type { DescribedField, FieldCatalog } from '#contracts/people/dynamic-fields.ts';
import type { peopleContract } from '#contracts/people/people.ts';
import type { Caller } from '#platform/base/ports.ts';
import { nullIfNotFound } from '#platform/base/problem.ts';
import type { ServiceClient } from '#platform/calls/client.ts';
import { asStepFailure } from '#services/workflows/step-context/step-failure.ts';
import type { DescriptorsPort } from '#steps/ports/descriptors.ts';

/** The problems that steps receive unchanged. All others become `unavailable`. */
const READING = {
  keptKeys: new Set<ProblemKey>(['deadline_exceeded']),
  fallbackKey: 'unavailable' as const,
  fallbackMessage: 'The dynamic descriptor cannot be read now',
};

type PeopleApi = ReturnType<ServiceClient<typeof peopleContract>>;

const readers: Record<FieldCatalog, (api: PeopleApi) => Promise<{ result: { id: number; name: string }[] }>> = {
  nationalities: (api) => api.catalogs.nationalities(),
  states: (api) => api.catalogs.states(),
  marital_statuses: (api) => api.catalogs.maritalStatuses(),
  relations: (api) => api.catalogs.relations(),
};

/** Implements the steps' access to dynamic descriptors (a tenant's own form fields) through the people service's contract. */
export function descriptorsPort(people: ServiceClient<typeof peopleContract>, caller: Caller): DescriptorsPort {
  const read: DescriptorsPort['get'] = async (which) => {
    const api = people(caller);
    const answer = await api.internal.descriptor({ id: which }).catch(nullIfNotFound);
    if (answer === null) return null;
    const { id, name, description, descriptor } = answer.result;
    const fields = descriptor as DescribedField[];
    const catalogIds = [...new Set(fields.flatMap(({ catalog_id }) => catalog_id ?? []))];
    const entries = await Promise.all(
      catalogIds.map(async (catalog) => {
        const { result } = await readers[catalog](api);
        return [catalog, result.map((entry) => ({ id: entry.id, name: entry.name }))] as const;
      }),
    );
    return { id, name, description, fields, catalogs: Object.fromEntries(entries) };
  };
  return {
    get: (which) =>
      read(which).catch((failure: unknown) => {
        throw asStepFailure(failure, READING);
      }),
  };
}
