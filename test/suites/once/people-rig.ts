import { peopleContract } from '#contracts/people/people.ts';
import type { Caller } from '#platform/base/ports.ts';
import { createServiceClient } from '#platform/calls/client.ts';
import { createContractHandler } from '#platform/calls/contract-handler.ts';
import type { PostgresOptions } from '#platform/data/database.ts';
import type { PeopleTables } from '#services/people/model/tables.ts';
import { openPeople, type PeopleHouse, peopleMigrations } from '../../support/people.ts';
import { createTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { times } from './row.ts';

export interface PeopleRig extends TestPlatform<PeopleTables> {
  /** Services, each as in a process of its own. */
  houses: readonly PeopleHouse[];
}

/** The number of signers; few, because signing needs a processor. */
export const SIGNERS = 2;

export async function openPeopleRig(onServer: PostgresOptions): Promise<PeopleRig> {
  const bench = await createTestPlatform<PeopleTables>(peopleMigrations, onServer);
  const houses = times(SIGNERS, () => openPeople(bench.replica().for<PeopleTables>()));
  for (const house of houses) await house.start();
  const close = async () => {
    for (const house of houses) await house.close();
    await bench.close();
  };
  return { ...bench, houses, close };
}

/** Returns a client of one process for a caller. */
export function at(rig: PeopleRig, process: number, caller: Caller = rig.caller()) {
  const house = rig.houses[process % SIGNERS];
  if (!house) throw new Error('There is no such process.');
  const target = { handler: () => createContractHandler(house), address: 'people', log: rig.platform.log };
  return createServiceClient(peopleContract, target, rig.clock)(caller);
}
