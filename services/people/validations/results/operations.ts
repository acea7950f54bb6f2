import { implementer, type PeoplePlatform } from '../../model/implementer.ts';
import { getRecord, listRecords } from '../../records/read-records.ts';
import { resultRecord } from './record.ts';
import { requireResult, resultsOf } from './store.ts';

const results = { storeOf: resultsOf, requireRow: requireResult, record: resultRecord, path: 'validation-results' };

export const resultOperations = (platform: PeoplePlatform) => ({
  list: implementer.validationResults.list.handler(listRecords(platform, results)),
  get: implementer.validationResults.get.handler(getRecord(platform, results)),
});
