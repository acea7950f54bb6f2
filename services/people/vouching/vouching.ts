import type { Voucher } from '#contracts/base/claims.ts';
import type { Caller, Clock } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { assignPerson } from '../documents/signer/assign-person.ts';
import { type LockedPerson, peopleOf } from '../model/person-store.ts';
import type { PeopleTransaction } from '../model/tables.ts';
import type { ValidationScheduler } from '../validations/running/scheduler.ts';

export type Vouching = ReturnType<typeof createVouching>;

/** Creates the functions that record a voucher: the trusted source (API key, operator, credential, code) that confirms a person. */
export function createVouching(clock: Clock, validations: Pick<ValidationScheduler, 'runOnVouching'>) {
  /**
   * Records a voucher of a locked person, unless a stronger voucher is recorded. The first voucher takes the record over: addresses
   * confirmed only under claims lose their confirmation, documents signed under a claim are detached, and `auto` validations run.
   */
  const vouch = async (trx: PeopleTransaction, caller: Caller, person: LockedPerson, by: Voucher): Promise<void> => {
    const people = peopleOf(caller, trx, clock.now());
    if (!(await people.vouch(person, by))) return;
    await assignPerson(clock, trx, caller, { workflows: await people.claimedIn(person.id), from: person.id, to: null });
    await validations.runOnVouching(trx, caller, person.id);
  };

  const vouchForKey = async (trx: PeopleTransaction, caller: Caller, ...ids: string[]): Promise<void> => {
    // A fixed order prevents deadlocks. Unknown ids are skipped, because the later write rejects them.
    for (const id of [...new Set(ids)].filter(isUuid).sort()) {
      const person = await peopleOf(caller, trx, clock.now()).lock(id);
      if (person) await vouch(trx, caller, person, 'partner');
    }
  };

  return {
    vouch,

    /** Records the partner as voucher of the people whose data a key writes, and locks them, so that no claim is written meanwhile. */
    vouchForKey,

    /**
     * Does the same for the person of a row that a key changes, and for the row's new person. Returns the row after the locks; null if
     * the row does not exist. Throws `unavailable` if another request has assigned the row to another person meanwhile.
     */
    async vouchForOwner<Row extends { person_id: string }>(
      trx: PeopleTransaction,
      caller: Caller,
      read: () => Promise<Row | null>,
      next: string | undefined,
    ): Promise<Row | null> {
      const before = await read();
      if (!before) return null;
      await vouchForKey(trx, caller, before.person_id, next ?? before.person_id);
      const row = await read();
      if (row && row.person_id !== before.person_id)
        throw new Problem('unavailable', 'Another request gave this row to another person meanwhile; try again.');
      return row;
    },
  };
}
