import { addressesOf, requireAddress } from '../model/address-store.ts';
import { implementer } from '../model/implementer.ts';
import { getRecord, listRecords } from '../records/read-records.ts';
import { addressRecord } from '../records/records.ts';
import type { WriteParts } from '../vouching/write-parts.ts';
import { createAddress } from './create-address.ts';
import { updateAddress } from './update-address.ts';

const addresses = { storeOf: addressesOf, requireRow: requireAddress, record: addressRecord, path: 'addresses' };

export const addressOperations = (parts: WriteParts) => ({
  list: implementer.addresses.list.handler(listRecords(parts.platform, addresses)),
  create: createAddress(parts),
  get: implementer.addresses.get.handler(getRecord(parts.platform, addresses)),
  update: updateAddress(parts),
});
