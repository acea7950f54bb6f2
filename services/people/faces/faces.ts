import type { Caller, Platform } from '#platform/base/ports.ts';
import { createKeptFiles } from '#platform/data/blobs/kept-files.ts';
import type { PeopleTables, PeopleTransaction } from '../model/tables.ts';
import type { ValidationScheduler } from '../validations/running/scheduler.ts';
import type { Vouching } from '../vouching/vouching.ts';
import { faceFiles } from './archive.ts';
import { createPortraitComparison } from './compare-portrait.ts';
import { createComparison } from './comparison.ts';
import { type CredentialReader, createCredentials } from './credentials.ts';
import { createFaceSearch } from './look-alikes.ts';
import { Portraits } from './portraits.ts';
import { portraitsOf } from './portraits-store.ts';
import { faceRetention, templateRenewal } from './retention.ts';

export type PeopleFaces = ReturnType<typeof createFaces>;

/** Creates the access to people's stored faces and credentials, with all comparisons. */
export function createFaces(
  platform: Platform<PeopleTables>,
  parts: { vouching: Vouching; scheduler: Pick<ValidationScheduler, 'runActive'>; papers: CredentialReader | null },
) {
  const files = createKeptFiles(platform, { table: 'people.files', folder: 'people', queue: 'people-discard-pictures' });
  const portraits = new Portraits(platform, files);
  const credentials = createCredentials(platform, { ...parts, files, portraits });
  return {
    portraits,
    credentials,
    comparePortrait: createPortraitComparison(platform, portraits),
    compare: createComparison(platform, { ...parts, portraits }),
    lookAlikes: createFaceSearch(platform, portraits),
    archive: faceFiles(platform, { files, portraits }),

    /** Deletes a person's portraits and credential, in the transaction that locks and deletes the person. */
    async forgetPerson(trx: PeopleTransaction, caller: Caller, personId: string): Promise<void> {
      await portraits.forget(trx, caller, await portraitsOf(caller, trx).ofPerson(personId));
      await credentials.forget(trx, caller, [personId]);
    },

    async start(): Promise<void> {
      await files.start();
      for (const rule of [faceRetention, templateRenewal])
        await platform.retention.every(rule({ platform, files, portraits, credentials }));
    },
  };
}
