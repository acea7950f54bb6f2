import { groupsOf, requireGroup } from '../model/group-store.ts';
import { implementer, type PeoplePlatform } from '../model/implementer.ts';
import { getRecord, listRecords } from '../records/read-records.ts';
import { groupRecord } from '../records/records.ts';
import { createGroup } from './create-group.ts';
import { updateGroup } from './update-group.ts';

const groups = { storeOf: groupsOf, requireRow: requireGroup, record: groupRecord, path: 'people-groups' };

export const groupOperations = (platform: PeoplePlatform) => ({
  list: implementer.groups.list.handler(listRecords(platform, groups)),
  create: createGroup(platform),
  get: implementer.groups.get.handler(getRecord(platform, groups)),
  update: updateGroup(platform),
});
