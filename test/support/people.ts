import type { z } from 'zod';
import type { attachedFacts, attachment, endedWorkflow } from '#contracts/people/attach.ts';
import { peopleContract } from '#contracts/people/people.ts';
import type { Caller, Platform } from '#platform/base/ports.ts';
import { createServiceClient } from '#platform/calls/client.ts';
import { createContractHandler } from '#platform/calls/contract-handler.ts';
import type { MigrationSet } from '#platform/data/migrate.ts';
import { registriesPort } from '#services/joins/registries.ts';
import { workflowMedia } from '#services/joins/workflow-media.ts';
import type { PeopleTables } from '#services/people/model/tables.ts';
import { createPeopleService, type PeopleParts, type PeopleService, people } from '#services/people/service.ts';

/** A postal address that the API accepts from a key. */
export const HOME = {
  street: 'Roble',
  ext_num: '12',
  colony: 'Centro',
  municipality: 'Zapopan',
  city: 'Zapopan',
  state: 'Jalisco',
  zip_code: '45100',
  references: '',
};

export const peopleMigrations: readonly MigrationSet[] = [people];

type Offered = z.output<typeof attachment>;
type Attached = Offered & { people_uuid: string };

/** The people service, joined as in the product. */
export interface PeopleHouse extends PeopleService {
  /** Attaches facts to a person, as the workflows service does through its port. */
  attach(caller: Caller, facts: z.input<typeof attachedFacts>): Promise<Attached>;
  /** Attaches facts, or returns an offer without writing anything. */
  offer(caller: Caller, facts: z.input<typeof attachedFacts>): Promise<Attached | Offered>;
  /** Reports the successful end of a workflow. Resolves to true if a trusted source confirms the person's data. */
  workflowEnded(
    caller: Caller,
    ended: Partial<z.input<typeof endedWorkflow>> & { workflow: string; people_uuid: string },
  ): Promise<boolean>;
}

export function openPeople(
  platform: Platform<PeopleTables>,
  {
    codes = null,
    files = [],
    registries = registriesPort(null),
    media = workflowMedia(null),
    credentialReader = null,
    sendRequest = async () => Promise.reject(new Error('Nobody answers in this test.')),
    ...options
  }: Partial<PeopleParts> = {},
): PeopleHouse {
  const service = createPeopleService(platform, { codes, files, registries, media, credentialReader, sendRequest, ...options });
  const internal = (caller: Caller) => {
    const target = { handler: () => createContractHandler(service), address: 'people', log: platform.log };
    return createServiceClient(peopleContract, target, platform.clock)(caller).internal;
  };
  const offer = async (caller: Caller, facts: z.input<typeof attachedFacts>): Promise<Offered> => {
    return (await internal(caller).attach(facts)).result;
  };
  return {
    ...service,
    workflowEnded: async (caller, ended) =>
      (
        await internal(caller).workflowEnded({
          finished_at: platform.clock.now().toISOString(),
          portrait: null,
          portrait_refused: false,
          ...ended,
        })
      ).result.vouched,
    async attach(caller, facts) {
      const answer = await offer(caller, facts);
      if (answer.people_uuid === null) throw new Error('Nothing vouches, so nothing was written.');
      return { ...answer, people_uuid: answer.people_uuid };
    },
    offer,
  };
}
