import type { StoredMedia } from '#contracts/session/session.ts';
import type { MediaRow } from '../model/media-rows.ts';

/** Returns a medium in the form of the session API. `sha256` is the hash of the bytes that the browser sent. */
export function storedMedia(row: MediaRow): StoredMedia {
  return { uuid: row.uuid, collection: row.collection, mime: row.mime, size: row.size, sha256: row.sha256, capture: row.capture };
}
