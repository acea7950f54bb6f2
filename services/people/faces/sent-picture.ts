import { fileTypeOf } from '#contracts/base/file-type.ts';
import type { FaceReader, FaceReading, PictureEncoder } from '#platform/base/file-readers.ts';
import type { Caller, Platform } from '#platform/base/ports.ts';
import { invalidMember } from '#platform/base/problem.ts';

const MOST_PIXELS = 25_000_000;

type PictureReaders = Pick<Platform<unknown>, 'faces' | 'pictures'>;
export type SentPicture = { bytes: Uint8Array; mime: 'image/jpeg' | 'image/png' };

const PICTURE_CURES: Record<Extract<Awaited<ReturnType<PictureEncoder['encode']>>, { trouble: unknown }>['trouble'], string> = {
  damaged: 'is no whole JPG or PNG. Take the picture anew, or send it as it came from the camera.',
  too_large: 'has more than 25 megapixels. Send it smaller.',
  blank: 'shows nothing. Take the picture anew.',
};

const FACE_CURES: Record<Extract<Awaited<ReturnType<FaceReader['read']>>, { trouble: unknown }>['trouble'], string> = {
  no_face: 'shows no face. Take it from the front, in even light, with the whole face in it.',
  several_faces: 'shows more than one face. Take it with one alone.',
  face_too_small: 'shows a face that is too small to compare. Come closer, or send the picture in its full size.',
  picture_unreadable: 'cannot be read. Take the picture anew.',
};

/** Re-encodes a picture of a form. Throws 422 with the member and the remedy, and 503 if too many requests wait. */
export async function readPicture({ pictures }: PictureReaders, caller: Caller, field: string, file: Blob): Promise<SentPicture> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = fileTypeOf(bytes);
  if (type !== 'jpeg' && type !== 'png') throw invalidMember(field, 'not_a_picture', `${field} is neither JPG nor PNG. Send one of these.`);
  const encodedPicture = await pictures.encode(caller, { bytes, formats: [type], mostPixels: MOST_PIXELS });
  if ('trouble' in encodedPicture) throw invalidMember(field, encodedPicture.trouble, `${field} ${PICTURE_CURES[encodedPicture.trouble]}`);
  return { bytes: encodedPicture.bytes, mime: `image/${type}` };
}

/** Returns the only face in a re-encoded picture. Throws 422 with the member and the remedy, and 503 if too many requests wait. */
export async function readFace({ faces }: PictureReaders, caller: Caller, field: string, picture: SentPicture): Promise<FaceReading> {
  const face = await faces.read(caller, picture.bytes);
  if ('trouble' in face) throw invalidMember(field, face.trouble, `${field} ${FACE_CURES[face.trouble]}`);
  return face;
}
