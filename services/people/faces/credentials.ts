import type { Owner } from '#platform/base/administration.ts';
import type { CallContext, Caller, Platform } from '#platform/base/ports.ts';
import { invalidMember, memberPath } from '#platform/base/problem.ts';
import { refuseUnstorable } from '#platform/calls/storable.ts';
import type { KeptFiles } from '#platform/data/blobs/kept-files.ts';
import { jsonColumn } from '#platform/data/columns.ts';
import { peopleOf, requirePerson } from '../model/person-store.ts';
import type { PeopleTables, PeopleTransaction } from '../model/tables.ts';
import type { PrintedCredential } from '../validations/classes/ports.ts';
import type { ValidationScheduler } from '../validations/running/scheduler.ts';
import type { Vouching } from '../vouching/vouching.ts';
import { type CredentialRow, credentialsOf } from './credentials-store.ts';
import type { Portraits } from './portraits.ts';
import { toPrintedCredential } from './printed-credential.ts';
import { readPicture, type SentPicture } from './sent-picture.ts';

/** The printed fields that a registry request needs. A field is null if it was not read reliably. */
type CredentialFields<Member extends string> = Readonly<Record<Member, string | null>>;

interface CredentialPicture {
  bytes: Uint8Array;
  mime: string;
}

/** Reads the pictures of a credential. Null if a picture is unreadable. Throws `unavailable` if the extraction service does not answer. */
export interface CredentialReader {
  front(
    caller: Caller,
    picture: CredentialPicture,
  ): Promise<CredentialFields<'ine_type' | 'elector_key' | 'emission_number' | 'expiration_date'> | null>;
  reverse(caller: Caller, picture: CredentialPicture): Promise<CredentialFields<'cic' | 'ocr_number' | 'expiration_date'> | null>;
}

interface CredentialsParts {
  papers: CredentialReader | null;
  files: KeptFiles;
  portraits: Portraits;
  vouching: Vouching;
  scheduler: Pick<ValidationScheduler, 'runActive'>;
}

interface SentCredential {
  ine_front: Blob;
  ine_reverse: Blob;
  ocr_data_front?: string | undefined;
  ocr_data_reverse?: string | undefined;
}

const STORED_MESSAGE = 'Voter credential images stored.';
const VALIDATION_RUNS_MESSAGE = `${STORED_MESSAGE} An active voter credential validation runs in the background.`;
const VALIDATION_WAITS_MESSAGE = `${STORED_MESSAGE} An active voter credential validation waits until documents can be read: nothing was sent of what stands on it.`;

export type Credentials = ReturnType<typeof createCredentials>;

/** Creates the access to the pictures of voter credentials. */
export function createCredentials(platform: Platform<PeopleTables>, { papers, files, portraits, vouching, scheduler }: CredentialsParts) {
  const { clock, database, events, faces, tenants } = platform;

  /** Prepares the face on a credential for storage. Null if the tenant keeps no portraits or the picture has no face. */
  const portraitOn = async (caller: Caller, front: SentPicture) => {
    if (!(await portraits.areKept(caller))) return null;
    const face = await faces.read(caller, front.bytes, { isCard: true });
    return 'trouble' in face ? null : portraits.prepare(caller, face);
  };

  const discard = (trx: PeopleTransaction, owner: Owner, rows: readonly CredentialRow[]) =>
    files.discard(
      trx,
      owner,
      rows.flatMap(({ front_uuid, reverse_uuid }) => [front_uuid, reverse_uuid]),
    );

  return {
    upload: (context: CallContext, id: string, form: SentCredential): Promise<{ success: true; result: string }> =>
      platform.onceAfter(context, async () => {
        const { caller } = context;
        requirePerson(await peopleOf(caller, database.query, clock.now()).get(id));
        const ocr_front = readOcr('ocr_data_front', form.ocr_data_front);
        const ocr_reverse = readOcr('ocr_data_reverse', form.ocr_data_reverse);
        const front = await readPicture(platform, caller, 'ine_front', form.ine_front);
        const reverse = await readPicture(platform, caller, 'ine_reverse', form.ine_reverse);
        const portrait = await portraitOn(caller, front);
        const front_uuid = await files.write(caller, front.bytes);
        const reverse_uuid = await files.write(caller, reverse.bytes);

        return async (trx) => {
          await vouching.vouchForKey(trx, caller, id);
          const { id: person_id } = requirePerson(await peopleOf(caller, trx, clock.now()).get(id));
          const before = await credentialsOf(caller, trx).replace({
            ...{ person_id, front_uuid, front_mime: front.mime, reverse_uuid, reverse_mime: reverse.mime, uploaded_at: clock.now() },
            ...{ ocr_front: jsonColumn(ocr_front), ocr_reverse: jsonColumn(ocr_reverse) },
          });
          await files.keep(trx, caller, [front_uuid, reverse_uuid]);
          if (before) {
            await tenants.refuseUnderLegalHold(trx, caller.tenantId);
            await discard(trx, caller, [before]);
          }
          if (portrait) await portraits.keep(trx, caller, { person_id, source: 'api' }, portrait);
          const data = { ocr_front: ocr_front !== null, ocr_reverse: ocr_reverse !== null };
          await events.append(trx, caller, { kind: 'person', id: person_id }, { type: 'person.credential_uploaded', data });
          await scheduler.runActive(trx, caller, { person: person_id, classes: ['ine'], because: 'credential_uploaded' });
          return {
            success: true as const,
            result: papers || (ocr_front && ocr_reverse) ? VALIDATION_RUNS_MESSAGE : VALIDATION_WAITS_MESSAGE,
          };
        };
      }),

    /** Returns the person's credential fields; null without a credential, `unread` if too little is legible. Throws `unavailable`. */
    async newestOf(caller: Caller, person: { id: string }): Promise<PrintedCredential | 'unread' | null> {
      const row = await credentialsOf(caller, database.query).ofPerson(person.id);
      if (row === null) return null;
      const { ocr_front, ocr_reverse } = papers ? await readMissing({ papers, files, database }, caller, row) : row;
      return toPrintedCredential(ocr_front ?? {}, ocr_reverse ?? {}) ?? 'unread';
    },

    async forget(trx: PeopleTransaction, caller: Caller, personIds: readonly string[]): Promise<void> {
      const deletedRows = await credentialsOf(caller, trx).remove(personIds);
      await discard(trx, caller, deletedRows);
      for (const { person_id } of deletedRows) {
        await events.append(trx, caller, { kind: 'person', id: person_id }, { type: 'person.credential_deleted', data: {} });
      }
    },
  };
}

/** Reads the sides whose fields the caller did not send, and stores the fields with the pictures. */
async function readMissing(
  { papers, files, database }: { papers: CredentialReader; files: KeptFiles; database: Platform<PeopleTables>['database'] },
  caller: Caller,
  row: CredentialRow,
) {
  const picture = async (uuid: string, mime: string): Promise<CredentialPicture> => ({ bytes: await files.read(caller, uuid), mime });
  const { front_uuid, front_mime, reverse_uuid, reverse_mime } = row;
  const ocr_front = row.ocr_front ?? (await papers.front(caller, await picture(front_uuid, front_mime)));
  const ocr_reverse = row.ocr_reverse ?? (await papers.reverse(caller, await picture(reverse_uuid, reverse_mime)));
  const columns = { ocr_front: jsonColumn(ocr_front), ocr_reverse: jsonColumn(ocr_reverse) };
  if (!row.ocr_front || !row.ocr_reverse) await credentialsOf(caller, database.query).setOcr(row, columns);
  return { ocr_front, ocr_reverse };
}

function readOcr(field: string, text: string | undefined): Record<string, unknown> | null {
  if (text === undefined || text.trim() === '') return null;
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalidMember(field, 'invalid_json', `${field} is no JSON object. Send one as text, or leave it out.`);
  }
  refuseUnstorable(value, { status: 422 }, (path) => memberPath([field, ...path]));
  return value as Record<string, unknown>;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
