import type { Caller } from '#platform/base/ports.ts';
import { createKeptFiles } from '#platform/data/blobs/kept-files.ts';
import type { PeopleTransaction } from '../model/tables.ts';
import { faceFiles } from './archive.ts';
import { createPortraitComparison } from './compare-portrait.ts';
import { createCredentials } from './credentials.ts';
import type { FaceParts } from './face-parts.ts';
import { createFaceSearch } from './look-alikes.ts';
import { faceOperations, internalFaceOperations } from './operations.ts';
import { Portraits } from './portraits.ts';
import { portraitsOf } from './portraits-store.ts';
import { faceRetention, templateRenewal } from './retention.ts';

export type PeopleFaces = ReturnType<typeof createFaces>;

/** Creates the access to people's stored faces and credentials, with all comparisons. */
export function createFaces({ platform, ...rest }: Omit<FaceParts, 'files' | 'portraits'>) {
  const files = createKeptFiles(platform, { table: 'people.files', folder: 'people', queue: 'people-discard-pictures' });
  const portraits = new Portraits(platform, files);
  const parts = { ...rest, platform, files, portraits };
  const credentials = createCredentials(parts);
  const comparePortrait = createPortraitComparison(platform, portraits);
  return {
    operations: faceOperations(parts, credentials),
    internalOperations: internalFaceOperations(parts, comparePortrait),
    portraits,
    credentials,
    comparePortrait,
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
