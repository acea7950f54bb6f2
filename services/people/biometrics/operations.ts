import { biometricsOf, requireResult } from '../model/biometrics-store.ts';
import { implementer } from '../model/implementer.ts';
import { getRecord, listRecords } from '../records/read-records.ts';
import { biometricRecord } from '../records/records.ts';
import { listResultsOfPerson } from './list-results-of-person.ts';
import type { BiometricParts } from './result-columns.ts';
import { saveResult } from './save-result.ts';
import { updateResult } from './update-result.ts';

const results = { storeOf: biometricsOf, requireRow: requireResult, record: biometricRecord, path: 'biometrics' };

/** Returns the operations on biometric results. A new liveness result runs the validations that read it. */
export const biometricOperations = (parts: BiometricParts) => ({
  list: implementer.biometrics.list.handler(listRecords(parts.platform, results)),
  save: saveResult(parts),
  get: implementer.biometrics.get.handler(getRecord(parts.platform, results)),
  update: updateResult(parts),
  ofPerson: listResultsOfPerson(parts.platform),
});
