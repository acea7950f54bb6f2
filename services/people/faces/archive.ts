import { extensionOf } from '#contracts/steps/media-types.ts';
import { type ArchiveFile, type ArchiveSource, inOnePiece } from '#platform/base/archive-source.ts';
import type { Caller } from '#platform/base/ports.ts';
import type { KeptFiles } from '#platform/data/blobs/kept-files.ts';
import type { PeoplePlatform } from '../model/implementer.ts';
import { credentialsOf } from './credentials-store.ts';
import type { Portraits } from './portraits.ts';
import { portraitsOf } from './portraits-store.ts';

interface FaceFilesParts {
  files: KeptFiles;
  portraits: Portraits;
}

/** Returns the source of a person's portraits, face templates and credential pictures, for the archive of their data. */
export function faceFiles({ database }: PeoplePlatform, { files, portraits }: FaceFilesParts): ArchiveSource {
  const toArchiveFile = (caller: Caller, uuid: string, path: string, at: Date): ArchiveFile => ({
    path,
    at,
    open: async () => inOnePiece(await files.read(caller, uuid)),
  });

  return {
    name: 'the portraits and credential pictures of the person',
    async *of(caller, personId) {
      for (const row of await portraitsOf(caller, database.query).ofPerson(personId)) {
        const { source, model, model_version, kept_at, file_uuid } = row;
        yield toArchiveFile(caller, file_uuid, `portraits/${source}.jpg`, kept_at);
        yield {
          path: `portraits/${source}.json`,
          at: kept_at,
          open: async () => {
            const template = [...(await portraits.open(caller, row))];
            return inOnePiece(Buffer.from(`${JSON.stringify({ source, model, model_version, template }, null, 2)}\n`));
          },
        };
      }
      const credential = await credentialsOf(caller, database.query).ofPerson(personId);
      if (!credential) return;
      const { front_uuid, front_mime, reverse_uuid, reverse_mime, uploaded_at } = credential;
      yield toArchiveFile(caller, front_uuid, `voter-credential/front.${extensionOf(front_mime)}`, uploaded_at);
      yield toArchiveFile(caller, reverse_uuid, `voter-credential/reverse.${extensionOf(reverse_mime)}`, uploaded_at);
    },
  };
}
