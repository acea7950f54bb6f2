import type { Voucher } from '#contracts/base/claims.ts';
import type { Caller, Clock } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { type LockedPerson, peopleOf } from '../model/person-store.ts';
import type { SignedDocuments } from '../model/signed-documents.ts';
import type { PeopleTransaction } from '../model/tables.ts';
import type { ValidationScheduler } from '../validations/running/asking.ts';

export type Vouching = ReturnType<typeof createVouching>;

/** Has somebody vouch for people. */
export function createVouching(
  clock: Clock,
  documents: Pick<SignedDocuments, 'detach'>,
  validations: Pick<ValidationScheduler, 'runOnVouching'>,
) {
  /**
   * Has somebody vouch for a locked person, who may be vouched for by somebody stronger already. The first one takes the record over:
   * addresses that only claims had confirmed lose their confirmation, what was signed on a claim alone is no longer theirs, and validations
   * that run by themselves run.
   */
  const vouch = async (trx: PeopleTransaction, caller: Caller, person: LockedPerson, by: Voucher): Promise<void> => {
    const people = peopleOf(caller, trx, clock.now());
    if (!(await people.vouch(person, by))) return;
    await documents.detach(trx, caller, person.id, await people.claimedIn(person.id));
    await validations.runOnVouching(trx, caller, person.id);
  };

  const vouchForKey = async (trx: PeopleTransaction, caller: Caller, ...ids: string[]): Promise<void> => {
    // In one order, so that two requests never wait for each other. A row of somebody unknown its own rules refuse.
    for (const id of [...new Set(ids)].filter(isUuid).sort()) {
      const person = await peopleOf(caller, trx, clock.now()).lock(id);
      if (person) await vouch(trx, caller, person, 'partner');
    }
  };

  return {
    vouch,

    /** Makes the partner vouch for people whom a key writes about, and locks them, so that nobody claims anything of them meanwhile. */
    vouchForKey,

    /**
     * The same for the person of a row that a key changes, and for whom the row goes to. Returns the row as it is then; null where there is
     * none. Throws `unavailable` where another request gave it to somebody else meanwhile.
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
