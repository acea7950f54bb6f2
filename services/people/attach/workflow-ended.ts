import type { z } from 'zod';
import type { endedWorkflow } from '#contracts/people/attach.ts';
import type { Caller, Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { Portraits, PreparedPortrait } from '../faces/portraits.ts';
import { portraitsOf } from '../faces/portraits-store.ts';
import { peopleOf } from '../model/person-store.ts';
import type { PeopleTables } from '../model/tables.ts';
import type { ValidationScheduler } from '../validations/running/scheduler.ts';

export interface WorkflowPictures {
  /** Reads a picture. Throws `not_found` if the picture no longer exists. */
  read(caller: Caller, uuid: string): Promise<Uint8Array<ArrayBuffer>>;
}

export interface EndedParts {
  platform: Platform<PeopleTables>;
  scheduler: Pick<ValidationScheduler, 'workflowEnded'>;
  portraits: Pick<Portraits, 'areKept' | 'prepare' | 'keep' | 'forget'>;
  pictures: WorkflowPictures;
}

/**
 * Creates the function that handles a workflow's success, once per workflow and time of its end. Only a vouched person (confirmed by a
 * trusted source) is affected.
 */
export function createWorkflowEnded({ platform, scheduler, portraits, pictures }: EndedParts) {
  const { clock, database, faces, tenants } = platform;

  /**
   * Cuts the face out of a stored picture (`mediumUuid`) and stores it. Null if the tenant keeps no portraits, or the picture is deleted or
   * has no face.
   */
  const preparePortrait = async (caller: Caller, mediumUuid: string | null): Promise<PreparedPortrait | null> => {
    if (mediumUuid === null || !(await portraits.areKept(caller))) return null;
    const picture = await pictures.read(caller, mediumUuid).catch((failure: unknown) => {
      if (failure instanceof Problem && failure.key === 'not_found') return null;
      throw failure;
    });
    const face = picture && (await faces.read(caller, picture));
    return !face || 'trouble' in face ? null : portraits.prepare(caller, face);
  };

  return (caller: Caller, { workflow, finished_at, people_uuid, portrait, portrait_refused }: z.output<typeof endedWorkflow>) =>
    platform.onceAfter(
      { caller, idempotency: { scope: 'people-workflow-ended', key: `${workflow} ${finished_at}`, hash: people_uuid } },
      // The slow work comes first, without a transaction; the returned function then runs within one.
      async () => {
        const isVouched = ({ vouched_by }: { vouched_by: unknown }) => vouched_by !== null;
        const before = await peopleOf(caller, database.query, clock.now()).get(people_uuid);
        const file = before && isVouched(before) ? await preparePortrait(caller, portrait) : null;
        return async (trx) => {
          const person = await peopleOf(caller, trx, clock.now()).lock(people_uuid);
          const hasVoucher = person !== null && isVouched(person);
          if (hasVoucher) {
            await scheduler.workflowEnded(trx, caller, people_uuid);
            if (file) await portraits.keep(trx, caller, { person_id: people_uuid, source: 'enrollment' }, file);
            if (portrait_refused && !(await tenants.underLegalHold(trx, caller.tenantId)))
              await portraits.forget(trx, caller, await portraitsOf(caller, trx).ofPerson(people_uuid));
          }
          return { success: true as const, result: { vouched: hasVoucher } };
        };
      },
    );
}
