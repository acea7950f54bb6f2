import type { Caller } from '#platform/base/ports.ts';
import type { PeopleTransaction } from './tables.ts';

/** Schedules validations when there is something new for them to judge. */
export interface Validating {
  /** Schedules every active validation of these classes, in the transaction of what they judge. `because` says what came. */
  runActive(
    trx: PeopleTransaction,
    caller: Caller,
    asked: { person: string; classes: readonly ('ine' | 'anti_spoofing')[]; because: string },
  ): Promise<void>;
}
