import { documentsServiceContract } from '#contracts/documents/documents.ts';
import { peopleContract } from '#contracts/people/people.ts';
import type { Caller } from '#platform/base/ports.ts';
import { createServiceClient } from '#platform/calls/client.ts';
import { createContractHandler } from '#platform/calls/contract-handler.ts';
import type { PostgresOptions } from '#platform/data/database.ts';
import { openPeople, type PeopleHouse, type PeopleHouseTables, peopleMigrations } from '../../support/people.ts';
import { createTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { times } from './row.ts';

export interface PeopleRig extends TestPlatform<PeopleHouseTables> {
  /** Each as in a process of its own. */
  houses: readonly PeopleHouse[];
}

/** To sign takes a processor, so there are few of them. */
export const SIGNERS = 2;

export async function openPeopleRig(onServer: PostgresOptions): Promise<PeopleRig> {
  const bench = await createTestPlatform<PeopleHouseTables>(peopleMigrations, onServer);
  const houses = times(SIGNERS, () => openPeople(bench.replica().for<PeopleHouseTables>()));
  for (const house of houses) await house.start();
  const close = async () => {
    for (const house of houses) await house.close();
    await bench.close();
  };
  return { ...bench, houses, close };
}

/** A process as a caller asks it. */
export function at(rig: PeopleRig, process: number, caller: Caller = rig.caller()) {
  const house = rig.houses[process % SIGNERS];
  if (!house) throw new Error('There is no such process.');
  const target = { handler: () => createContractHandler(house), address: 'people', log: rig.platform.log };
  return createServiceClient({ ...peopleContract, ...documentsServiceContract }, target, rig.clock)(caller);
}
