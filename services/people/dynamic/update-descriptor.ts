import { sentColumns } from '#platform/data/columns.ts';
import { dynamicOf, requireDescriptor } from '../model/dynamic-store.ts';
import { implementer, type PeoplePlatform } from '../model/implementer.ts';
import { descriptorRecord } from '../records/records.ts';
import { refuseFaults } from './refuse-faults.ts';

export const updateDescriptor = ({ clock, database }: PeoplePlatform) =>
  implementer.dynamicDescriptors.update.handler(async ({ input: { params, body }, context: { caller } }) => {
    const { name, description, key, descriptor } = body;
    refuseFaults(descriptor ?? []);
    const changes = sentColumns({ name, description, key, descriptor: descriptor && JSON.stringify(descriptor) });
    const row = await dynamicOf(caller, database.query, clock.now()).update(params.id, changes);
    return { success: true, result: descriptorRecord(requireDescriptor(row)) };
  });
