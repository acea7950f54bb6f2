import { parseJson } from '#platform/base/parse-json.ts';
import type { Caller } from '#platform/base/ports.ts';
import { invalidMember, memberPath } from '#platform/base/problem.ts';
import { refuseUnstorableValue } from '#platform/calls/storable.ts';
import { jsonColumn } from '#platform/data/columns.ts';
import { implementer } from '../model/implementer.ts';
import { ofKey } from '../model/known-by.ts';
import { peopleOf, requirePerson } from '../model/person-store.ts';
import type { Credentials } from './credentials.ts';
import { credentialsOf } from './credentials-store.ts';
import type { FaceParts } from './face-parts.ts';
import { readPicture, type SentPicture } from './sent-picture.ts';
import { readFront, whoseFront } from './whose-front.ts';

const STORED_MESSAGE = 'Voter credential images stored.';
const VALIDATION_RUNS_MESSAGE = `${STORED_MESSAGE} An active voter credential validation runs in the background.`;
const VALIDATION_WAITS_MESSAGE = `${STORED_MESSAGE} An active voter credential validation waits until documents can be read: nothing was sent of what stands on it.`;

/** Stores the pictures of a person's credential, in place of the earlier ones. */
export const uploadCredential = (parts: FaceParts, credentials: Credentials) =>
  implementer.faces.uploadCredential.handler(
    ({
      input: {
        params: { id },
        body: form,
      },
      context,
    }) => {
      const { platform, files, credentialReader, portraits, scheduler, vouching } = parts;
      const { clock, database, events, tenants } = platform;
      return platform.onceAfter(context, async () => {
        const { caller } = context;
        const person = requirePerson(await peopleOf(caller, database.query, clock.now()).get(id));
        const formFront = readOcr('ocr_data_front', form.ocr_data_front);
        const ocr_reverse = readOcr('ocr_data_reverse', form.ocr_data_reverse);
        const front = await readPicture(platform, caller, 'ine_front', form.ine_front);
        const reverse = await readPicture(platform, caller, 'ine_reverse', form.ine_reverse);
        const keepsPortraits = await portraits.areKept(caller);
        // Without portraits the front is read by the validation, in the background.
        const ocr_front = formFront ?? (keepsPortraits ? await readFront(parts, caller, front) : null);
        const { differs, isComparable } = whoseFront(parts, person, ocr_front);
        // A card of somebody else, or of nobody knows whom, shows somebody else's face.
        const isTheirs = isComparable && differs.length === 0;
        const portrait = keepsPortraits && isTheirs ? await preparePortrait(parts, caller, front) : null;
        const front_uuid = await files.write(caller, front.bytes);
        const reverse_uuid = await files.write(caller, reverse.bytes);

        return async (trx) => {
          await vouching.lockPeople(trx, caller, id);
          const { id: person_id } = requirePerson(await peopleOf(caller, trx, clock.now()).get(id));
          const before = await credentialsOf(caller, trx).replace({
            ...{ person_id, front_uuid, front_mime: front.mime, reverse_uuid, reverse_mime: reverse.mime, uploaded_at: clock.now() },
            ...{ ocr_front: jsonColumn(ocr_front), ocr_reverse: jsonColumn(ocr_reverse) },
          });
          await files.keep(trx, caller, [front_uuid, reverse_uuid]);
          if (before) {
            await tenants.refuseUnderLegalHold(trx, caller.tenantId);
            await credentials.discard(trx, caller, [before]);
          }
          if (portrait) await portraits.keep(trx, caller, { person_id, source: 'api', knownBy: ofKey(clock.now()) }, portrait);
          const data = { ocr_front: formFront !== null, ocr_reverse: ocr_reverse !== null };
          await events.append(trx, caller, { kind: 'person', id: person_id }, { type: 'person.credential_uploaded', data });
          await scheduler.runActive(trx, caller, { person: person_id, classes: ['ine'], because: 'credential_uploaded' });
          return {
            success: true as const,
            result: credentialReader || (formFront && ocr_reverse) ? VALIDATION_RUNS_MESSAGE : VALIDATION_WAITS_MESSAGE,
          };
        };
      });
    },
  );

/** Prepares the face on a credential for storage. Null if the picture has no face. */
async function preparePortrait({ platform, portraits }: FaceParts, caller: Caller, front: SentPicture) {
  const face = await platform.faces.read(caller, front.bytes, { isCard: true });
  return 'trouble' in face ? null : portraits.prepare(caller, face);
}

function readOcr(field: string, text: string | undefined): Record<string, unknown> | null {
  if (text === undefined || text.trim() === '') return null;
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalidMember(field, 'invalid_json', `${field} is no JSON object. Send one as text, or leave it out.`);
  }
  refuseUnstorableValue(value, { status: 422 }, (path) => memberPath([field, ...path]));
  return value as Record<string, unknown>;
}
