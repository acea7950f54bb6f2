import type { Caller } from '#platform/base/ports.ts';
import { jsonColumn } from '#platform/data/columns.ts';
import { newestResults } from '../biometrics/newest-results.ts';
import type { Portraits } from '../faces/portraits.ts';
import { portraitsOf } from '../faces/portraits-store.ts';
import { biometricsOf } from '../model/biometrics-store.ts';
import { dynamicOf } from '../model/dynamic-store.ts';
import { implementer } from '../model/implementer.ts';
import { peopleOf } from '../model/person-store.ts';
import { referencesOf } from '../model/reference-store.ts';
import type { PeopleTransaction } from '../model/tables.ts';
import type { WriteParts } from '../vouching/write-parts.ts';

export interface DeletionParts extends Pick<WriteParts, 'platform' | 'vouching'> {
  portraits: Pick<Portraits, 'forget'>;
}

/**
 * Deletes what a deleted workflow left beside its people's records: biometric results, dynamic values, references, the address on its
 * papers, and the portrait of its selfie. The records stay. Safe to repeat.
 */
export const handleWorkflowDeletion = (parts: DeletionParts) =>
  implementer.internal.workflowDeleted.handler(async ({ input: { workflow }, context: { caller } }) => {
    const { clock, database } = parts.platform;
    await database.transaction(async (trx) => {
      const people = peopleOf(caller, trx, clock.now());
      // A fixed order prevents deadlocks.
      for (const id of (await people.recordedBy(workflow)).sort()) {
        await people.lock(id);
        await forgetOf(parts, trx, caller, { id, workflow });
      }
      await people.forgetDocumentAddress(workflow);
    });
    return { success: true, result: 'Forgotten' };
  });

/** Deletes what the workflow left beside the record of a locked person. `biometrics` then says what the results say that are left. */
async function forgetOf(
  { platform: { clock, events }, vouching, portraits }: DeletionParts,
  trx: PeopleTransaction,
  caller: Caller,
  { id, workflow }: { id: string; workflow: string },
): Promise<void> {
  const scope = [caller, trx, clock.now()] as const;
  await dynamicOf(...scope).forget(id, workflow);
  await referencesOf(...scope).forget(workflow, id);
  const ofPerson = await portraitsOf(caller, trx).ofPerson(id);
  // No legal hold keeps them: under a hold no workflow is deleted, and a hold that came later finds them as good as deleted.
  await portraits.forget(
    trx,
    caller,
    ofPerson.filter(({ known_by }) => known_by?.workflow_uuid === workflow),
  );
  if (await biometricsOf(...scope).forget(workflow, id)) {
    const people = peopleOf(...scope);
    const before = await people.get(id);
    const { biometrics, source } = await newestResults([...scope], id);
    await people.update(id, { biometrics: jsonColumn(biometrics) });
    // `before` is told without the former measurement, whose source may be stronger and is gone.
    await vouching.learn(trx, caller, { id, before: before && { ...before, biometrics: null }, values: { biometrics }, source });
  }
  await events.append(trx, caller, { kind: 'person', id }, { type: 'person.workflow_deleted', data: { workflow } });
}
