import { dynamicOf, requireDescriptor } from '../model/dynamic-store.ts';
import { implementer, type PeoplePlatform } from '../model/implementer.ts';
import { getRecord, listRecords } from '../records/read-records.ts';
import { descriptorRecord } from '../records/records.ts';
import { createDescriptor } from './create-descriptor.ts';
import { updateDescriptor } from './update-descriptor.ts';

const descriptors = { storeOf: dynamicOf, requireRow: requireDescriptor, record: descriptorRecord, path: 'dynamic-descriptors' };

/** Returns the operations on descriptors: the fields of a tenant's own forms. */
export const descriptorOperations = (platform: PeoplePlatform) => ({
  list: implementer.dynamicDescriptors.list.handler(listRecords(platform, descriptors)),
  create: createDescriptor(platform),
  get: implementer.dynamicDescriptors.get.handler(getRecord(platform, descriptors)),
  update: updateDescriptor(platform),
});
