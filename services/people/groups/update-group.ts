import { sentColumns } from '#platform/data/columns.ts';
import { groupsOf, requireGroup } from '../model/group-store.ts';
import { implementer, type PeoplePlatform } from '../model/implementer.ts';
import { groupRecord } from '../records/records.ts';

export const updateGroup = ({ clock, database }: PeoplePlatform) =>
  implementer.groups.update.handler(async ({ input: { params, body }, context: { caller } }) => {
    const { name, description } = body;
    const row = await groupsOf(caller, database.query, clock.now()).update(params.id, sentColumns({ name, description }));
    return { success: true, result: groupRecord(requireGroup(row)) };
  });
