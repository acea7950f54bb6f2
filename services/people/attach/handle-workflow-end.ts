import type { z } from 'zod';
import { isAsStrong, weakestOf } from '#contracts/base/known-by.ts';
import type { endedWorkflow } from '#contracts/people/attach.ts';
import type { Caller } from '#platform/base/ports.ts';
import { nullIfNotFound, Problem } from '#platform/base/problem.ts';
import { likenessOf } from '../faces/likeness.ts';
import { knownSourceOf, type Portraits, type PreparedPortrait } from '../faces/portraits.ts';
import { type PortraitRow, portraitsOf } from '../faces/portraits-store.ts';
import { implementer, type PeoplePlatform } from '../model/implementer.ts';
import type { Source } from '../model/known-by.ts';
import { type PersonRow, peopleOf } from '../model/person-store.ts';
import type { PeopleTransaction } from '../model/tables.ts';
import type { ValidationScheduler } from '../validations/running/scheduler.ts';

export interface WorkflowPictures {
  /** Reads a picture. Throws `not_found` if the picture no longer exists. */
  read(caller: Caller, uuid: string): Promise<Uint8Array<ArrayBuffer>>;
}

export interface EndParts {
  platform: PeoplePlatform;
  scheduler: Pick<ValidationScheduler, 'workflowEnded'>;
  portraits: Pick<Portraits, 'areKept' | 'strongestOf' | 'prepare' | 'keep' | 'forget'>;
  pictures: WorkflowPictures;
}

/** Handles a workflow's success, once per workflow and time of its end. Only a vouched person (confirmed by a trusted source) is affected. */
export const handleWorkflowEnd = (parts: EndParts) =>
  implementer.internal.workflowEnded.handler(({ input, context: { caller } }) => {
    const { workflow, finished_at, people_uuid, portrait_refused } = input;
    const { platform, scheduler, portraits } = parts;
    const { clock, database, tenants } = platform;
    return platform.onceAfter(
      { caller, idempotency: { scope: 'people-workflow-ended', key: `${workflow} ${finished_at}`, hash: people_uuid } },
      // The slow work comes first, without a transaction; the returned function then runs within one.
      async () => {
        const isVouched = ({ vouched_by }: { vouched_by: unknown }) => vouched_by !== null;
        const before = await peopleOf(caller, database.query, clock.now()).get(people_uuid);
        const file = before && isVouched(before) ? await preparePortrait(parts, caller, input) : null;
        return async (trx) => {
          const person = await peopleOf(caller, trx, clock.now()).lock(people_uuid);
          const hasVoucher = person !== null && isVouched(person);
          if (hasVoucher) {
            await scheduler.workflowEnded(trx, caller, people_uuid);
            if (file) {
              const knownBy = await sourceOfPortrait(parts, trx, caller, { ...input, person, file });
              await portraits.keep(trx, caller, { person_id: people_uuid, source: 'enrollment', knownBy }, file);
            }
            if (portrait_refused && !(await tenants.underLegalHold(trx, caller.tenantId)))
              await portraits.forget(trx, caller, await portraitsNoStrongerThan(workflow, { trx, caller, clock }, people_uuid));
          }
          return { success: true as const, result: { vouched: hasVoucher } };
        };
      },
    );
  });

/** Returns the portraits that a refusal in this workflow deletes: whoever is tied to a record more weakly than a face deletes nothing. */
async function portraitsNoStrongerThan(
  workflow: string,
  { trx, caller, clock }: { trx: PeopleTransaction; caller: Caller; clock: PeoplePlatform['clock'] },
  personId: string,
): Promise<PortraitRow[]> {
  const voucher = await peopleOf(caller, trx, clock.now()).sourceIn(workflow);
  return (await portraitsOf(caller, trx).ofPerson(personId)).filter((portrait) => isAsStrong(voucher, knownSourceOf(portrait)));
}

/**
 * Returns how the workflow's portrait is known: as well as the record at most. A key that names a person, and one that accepts claims, do not
 * say whose face it is. Throws `unavailable` if another portrait was kept since the comparison.
 */
async function sourceOfPortrait(
  { platform: { clock } }: EndParts,
  trx: PeopleTransaction,
  caller: Caller,
  end: Pick<z.output<typeof endedWorkflow>, 'workflow' | 'portrait_approved'> & {
    person: Pick<PersonRow, 'id' | 'vouched_by'>;
    file: ComparedPortrait;
  },
): Promise<Source> {
  const { workflow, person, file } = end;
  const rows = await portraitsOf(caller, trx).ofPerson(person.id);
  const wasKeptMeanwhile = rows.some(({ file_uuid }) => !file.besides.includes(file_uuid));
  if (wasKeptMeanwhile) throw new Problem('unavailable', 'Another portrait was kept meanwhile; try again.');
  const voucher = await peopleOf(caller, trx, clock.now()).sourceIn(workflow);
  const ofFace = end.portrait_approved || voucher === 'enrollment' ? 'enrollment' : 'capture';
  return { by: weakestOf([ofFace, voucher, person.vouched_by ?? 'claimed'])!, at: clock.now(), workflow };
}

/** A portrait that may be kept, and the files of the portraits on record with which it was compared. */
type ComparedPortrait = PreparedPortrait & { besides: readonly string[] };

/**
 * Cuts the face out of a stored picture and stores it. Null if the tenant keeps no portraits, the picture is deleted or has no face, or its
 * face does not match the portrait on record: only an operator's approval puts another face in its place.
 */
async function preparePortrait(
  { platform: { database, faces, tenants }, portraits, pictures }: EndParts,
  caller: Caller,
  { people_uuid, portrait, portrait_approved }: z.output<typeof endedWorkflow>,
): Promise<ComparedPortrait | null> {
  if (portrait === null || !(await portraits.areKept(caller))) return null;
  const picture = await pictures.read(caller, portrait).catch(nullIfNotFound);
  const face = picture && (await faces.read(caller, picture));
  if (!face || 'trouble' in face) return null;
  const besides = (await portraitsOf(caller, database.query).ofPerson(people_uuid)).map(({ file_uuid }) => file_uuid);
  const onRecord = await portraits.strongestOf(caller, people_uuid);
  const { face_match } = (await tenants.settings(caller.tenantId)).people;
  const isOnRecord = onRecord === null || likenessOf(faces, [face.template, onRecord.template], face_match).outcome === 'match';
  return isOnRecord || portrait_approved ? { ...(await portraits.prepare(caller, face)), besides } : null;
}
