import { fileTypeOf } from '#contracts/base/file-type.ts';
import type { Face, Faces, Pictures } from '#platform/base/file-readers.ts';
import type { Caller, Platform } from '#platform/base/ports.ts';
import { invalidMember } from '#platform/base/problem.ts';

/** Pixels of a picture. */
const MOST_PIXELS = 25_000_000;

type Readers = Pick<Platform<unknown>, 'faces' | 'pictures'>;
export type SentPicture = { bytes: Uint8Array; mime: 'image/jpeg' | 'image/png' };

const PICTURE_CURES: Record<Extract<Awaited<ReturnType<Pictures['encode']>>, { trouble: unknown }>['trouble'], string> = {
  damaged: 'is no whole JPG or PNG. Take the picture anew, or send it as it came from the camera.',
  too_large: 'has more than 25 megapixels. Send it smaller.',
  blank: 'shows nothing. Take the picture anew.',
};

const FACE_CURES: Record<Extract<Awaited<ReturnType<Faces['read']>>, { trouble: unknown }>['trouble'], string> = {
  no_face: 'shows no face. Take it from the front, in even light, with the whole face in it.',
  several_faces: 'shows more than one face. Take it with one alone.',
  face_too_small: 'shows a face that is too small to compare. Come closer, or send the picture in its full size.',
  picture_unreadable: 'cannot be read. Take the picture anew.',
};

/** Encodes a picture of a form anew. Throws 422 with the member and the cure, 503 where too many wait. */
export async function readPicture({ pictures }: Readers, caller: Caller, field: string, file: Blob): Promise<SentPicture> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = fileTypeOf(bytes);
  if (type !== 'jpeg' && type !== 'png') throw invalidMember(field, 'not_a_picture', `${field} is neither JPG nor PNG. Send one of these.`);
  const encoded = await pictures.encode(caller, { bytes, formats: [type], mostPixels: MOST_PIXELS });
  if ('trouble' in encoded) throw invalidMember(field, encoded.trouble, `${field} ${PICTURE_CURES[encoded.trouble]}`);
  return { bytes: encoded.bytes, mime: `image/${type}` };
}

/** The one face in a picture that was encoded anew. Throws 422 with the member and the cure, 503 where too many wait. */
export async function readFace({ faces }: Readers, caller: Caller, field: string, picture: SentPicture): Promise<Face> {
  const found = await faces.read(caller, picture.bytes);
  if ('trouble' in found) throw invalidMember(field, found.trouble, `${field} ${FACE_CURES[found.trouble]}`);
  return found;
}
