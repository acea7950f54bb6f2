import type { Caller } from '#platform/base/ports.ts';
import type { PeopleTransaction } from './tables.ts';

/** The port that schedules validations after new data of a person arrives. */
export interface Validating {
  /** Schedules every active validation of these classes, in the transaction that writes the judged data. `because` names the new data. */
  runActive(
    trx: PeopleTransaction,
    caller: Caller,
    asked: { person: string; classes: readonly ('ine' | 'anti_spoofing')[]; because: string },
  ): Promise<void>;
}
