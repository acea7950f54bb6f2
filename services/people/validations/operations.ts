import { implementer, type PeoplePlatform } from '../model/implementer.ts';
import { listLatestResults } from './list-latest-results.ts';
import { runValidations } from './run-validations.ts';
import type { ValidationScheduler } from './running/scheduler.ts';

/** Returns the operations that run validations of a person and show their latest results. */
export const personValidationOperations = (platform: PeoplePlatform, scheduler: ValidationScheduler) => ({
  run: implementer.personValidations.run.handler(runValidations(platform, scheduler, 'person')),
  runForAddresses: implementer.personValidations.runForAddresses.handler(runValidations(platform, scheduler, 'address')),
  latest: listLatestResults(platform),
});
