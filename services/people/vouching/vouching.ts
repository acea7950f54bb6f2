import { isDeepStrictEqual } from 'node:util';
import type { Caller, Clock } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { assignPerson } from '../documents/signer/assign-person.ts';
import { isMereClaim, type Source, sourceOf, toldMembers, voucherOf, withSource } from '../model/known-by.ts';
import { type PersonRow, peopleOf, requirePerson } from '../model/person-store.ts';
import type { PeopleTransaction } from '../model/tables.ts';
import type { ValidationScheduler } from '../validations/running/scheduler.ts';

export type Vouching = ReturnType<typeof createVouching>;

/** The values that a source told about a person. */
interface Learning {
  id: string;
  /** The record before the write; null for a new person. */
  before: PersonRow | null;
  /** The values that the source told, by member. Only values that the record now has are known by it. */
  values: Readonly<Record<string, unknown>>;
  source: Source;
}

/** Returns the columns of a person without the measurements that claims brought. */
function withoutBiometrics(sources: PersonRow['known_by']) {
  const others = (sources ?? []).map((one) => ({ ...one, members: one.members.filter((member) => member !== 'biometrics') }));
  return { biometrics: null, known_by: JSON.stringify(others.filter(({ members }) => members.length > 0)) };
}

/** Creates the functions that record how the members of people are known, and who vouches for the whole. */
export function createVouching(clock: Clock, validations: Pick<ValidationScheduler, 'runOnVouching'>) {
  /** Makes what only claims brought claims again, and detaches documents that were signed under a claim. */
  const takeOver = async (trx: PeopleTransaction, caller: Caller, { id, known_by }: PersonRow, at: Date): Promise<void> => {
    const people = peopleOf(caller, trx, at);
    await people.takeOver(id);
    if (sourceOf(known_by, 'biometrics')?.by === 'claimed') await people.update(id, withoutBiometrics(known_by));
    await assignPerson(clock, trx, caller, { workflows: await people.claimedIn(id), from: id, to: null });
  };

  return {
    /**
     * Records the source of the told members of a locked person, after they were written. The first voucher of the CURP takes the record
     * over, and the first one of the record runs `auto` validations.
     */
    async learn(trx: PeopleTransaction, caller: Caller, { id, before, values, source }: Learning): Promise<void> {
      // At the time of the write itself: a later one would look like another writer's (`hasOtherWriters`).
      const people = peopleOf(caller, trx, source.at);
      const after = requirePerson(await people.get(id));
      const sources = withSource(after.known_by, { before, after, values: toldMembers(values, after), source });
      const voucher = voucherOf(sources, after);
      if (voucher !== after.vouched_by || !isDeepStrictEqual(sources, after.known_by ?? []))
        await people.setSources(after, sources, voucher);
      if (isMereClaim(after) && !isMereClaim({ known_by: sources }))
        await takeOver(trx, caller, { ...after, known_by: sources }, source.at);
      if (after.vouched_by === null && voucher !== null) await validations.runOnVouching(trx, caller, id);
    },

    /** Locks the people whose data a key writes, so that no workflow writes meanwhile. */
    async lockPeople(trx: PeopleTransaction, caller: Caller, ...ids: string[]): Promise<void> {
      // A fixed order prevents deadlocks. Unknown ids are skipped, because the later write rejects them.
      for (const id of [...new Set(ids)].filter(isUuid).sort()) await peopleOf(caller, trx, clock.now()).lock(id);
    },

    /**
     * Locks the person of a row that a key changes, and the row's new person. Returns the row after the locks; null if the row does not
     * exist. Throws `unavailable` if another request has assigned the row to another person meanwhile.
     */
    async lockOwner<Row extends { person_id: string }>(
      trx: PeopleTransaction,
      caller: Caller,
      read: () => Promise<Row | null>,
      next: string | undefined,
    ): Promise<Row | null> {
      const before = await read();
      if (!before) return null;
      await this.lockPeople(trx, caller, before.person_id, next ?? before.person_id);
      const row = await read();
      if (row && row.person_id !== before.person_id)
        throw new Problem('unavailable', 'Another request assigned this row to another person meanwhile; try again.');
      return row;
    },
  };
}
