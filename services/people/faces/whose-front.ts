import { compareHolder, type HolderComparison, type HolderMember } from '#mexico/holders/holder.ts';
import { mexicanDate } from '#mexico/today.ts';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { PersonRow } from '../model/person-store.ts';
import type { FaceParts } from './face-parts.ts';
import { holderOnFront } from './printed-credential.ts';
import type { SentPicture } from './sent-picture.ts';

/** Reads the front of a credential. Null if it is unreadable or nobody reads it. Throws `unavailable` if the reader does not answer. */
export const readFront = async ({ credentialReader }: Pick<FaceParts, 'credentialReader'>, caller: Caller, front: SentPicture) =>
  credentialReader === null ? null : credentialReader.front(caller, front);

/** Compares the person with what was read from a front. */
export const whoseFront = (
  { platform: { clock } }: Pick<FaceParts, 'platform'>,
  person: PersonRow,
  reading: Readonly<Record<string, unknown>> | null,
): HolderComparison => compareHolder(person, holderOnFront(reading ?? {}), mexicanDate(clock.now()));

/** Returns the problem of a front of somebody else: 422, with each member that differs. */
export function frontOfAnother(differs: readonly HolderMember[]): Problem {
  const message = 'ine_front is not this person’s credential. Send theirs, or correct the record.';
  return new Problem('invalid_body', message, {
    status: 422,
    errors: differs.map((member) => ({ path: 'ine_front', code: `${member}_differs`, message })),
  });
}
