import type { PersonChanges } from '#contracts/people/person.ts';
import { mexicanDate } from '#mexico/today.ts';
import type { ArchiveSource } from '#platform/base/archive-source.ts';
import type { Caller } from '#platform/base/ports.ts';
import type { Documents } from '../documents/documents.ts';
import type { PeopleFaces } from '../faces/faces.ts';
import { type CheckedPerson, checkPerson } from '../model/person-fields.ts';
import type { PeopleTransaction } from '../model/tables.ts';
import type { Registries } from '../validations/classes/ports.ts';
import type { WriteParts } from '../vouching/write-parts.ts';

export interface PersonParts extends WriteParts {
  documents: Pick<Documents, 'forgetSignedBy'>;
  faces: Pick<PeopleFaces, 'forgetPerson'>;
  /** The sources of files about a person, for the archive. */
  files: readonly ArchiveSource[];
  registries: Pick<Registries, 'curp'>;
}

export const checkFields = ({ platform }: PersonParts, caller: Caller, input: PersonChanges, nationalId?: string): CheckedPerson =>
  checkPerson(caller, input, mexicanDate(platform.clock.now()), nationalId);

/** Appends a write by an API key to the person's log. */
export async function logPerson(
  { platform: { events, log } }: PersonParts,
  trx: PeopleTransaction,
  caller: Caller,
  { id, type, changes, isCurpUnchecked }: { id: string; type: string } & Pick<CheckedPerson, 'changes' | 'isCurpUnchecked'>,
): Promise<void> {
  const data = { members: Object.keys(changes).sort().join(' '), curp_validation_ignored: isCurpUnchecked };
  await events.append(trx, caller, { kind: 'person', id }, { type, data });
  if (isCurpUnchecked) log.warn({ person: id, actor: caller.actor, request: caller.requestId }, 'a CURP was taken without validation');
}
