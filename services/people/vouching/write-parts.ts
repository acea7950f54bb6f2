import type { PeoplePlatform } from '../model/implementer.ts';
import type { ValidationScheduler } from '../validations/running/scheduler.ts';
import type { Vouching } from './vouching.ts';

/** The parts of an operation that writes data of a person. What an API key writes is known by the partner. */
export interface WriteParts {
  platform: PeoplePlatform;
  vouching: Vouching;
  scheduler: ValidationScheduler;
}
