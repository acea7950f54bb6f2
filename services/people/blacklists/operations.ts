import { blacklistSealer, blacklistsOf, requireBlacklist } from '../model/blacklist-store.ts';
import { implementer, type PeoplePlatform } from '../model/implementer.ts';
import type { StoreScope } from '../model/record-store.ts';
import { getRecord, listRecords } from '../records/read-records.ts';
import { blacklistDetail, blacklistRecord } from '../records/records.ts';
import { createBlacklist } from './create-blacklist.ts';
import { updateBlacklist } from './update-blacklist.ts';

/** Returns the operations on blacklists, whose entries are stored encrypted. */
export function blacklistOperations(platform: PeoplePlatform) {
  const sealer = blacklistSealer(platform.keys);
  const storeOf = (...[caller, db]: StoreScope) => blacklistsOf(caller, db, sealer);
  return {
    list: implementer.blacklists.list.handler(listRecords(platform, { storeOf, record: blacklistRecord, path: 'blacklists' })),
    create: createBlacklist(platform, sealer),
    get: implementer.blacklists.get.handler(getRecord(platform, { storeOf, requireRow: requireBlacklist, record: blacklistDetail })),
    update: updateBlacklist(platform, sealer),
  };
}
