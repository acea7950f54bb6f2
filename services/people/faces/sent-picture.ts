import { MAX_PIXELS } from '#contracts/base/file-limits.ts';
import { fileTypeOf } from '#contracts/base/file-type.ts';
import type { FaceReader, FaceReading, PictureEncoder } from '#platform/base/file-readers.ts';
import type { Caller, Platform } from '#platform/base/ports.ts';
import { invalidMember } from '#platform/base/problem.ts';

type PictureReaders = Pick<Platform<unknown>, 'faces' | 'pictures'>;
export type SentPicture = { bytes: Uint8Array; mime: 'image/jpeg' | 'image/png' };

const PICTURE_CURES: Record<Extract<Awaited<ReturnType<PictureEncoder['encode']>>, { trouble: unknown }>['trouble'], string> = {
  damaged: 'is not a complete JPG or PNG. Take a new picture, or send it as the camera made it.',
  too_large: 'has more than 25 megapixels. Send it smaller.',
  blank: 'is empty. Take a new picture.',
};

const FACE_CURES: Record<Extract<Awaited<ReturnType<FaceReader['read']>>, { trouble: unknown }>['trouble'], string> = {
  no_face: 'shows no face. Take it from the front, in even light, with the whole face.',
  several_faces: 'shows more than one face. Take a picture with one face only.',
  face_too_small: 'shows a face that is too small to compare. Come closer, or send the picture in full size.',
  picture_unreadable: 'cannot be read. Take a new picture.',
};

/** Re-encodes a picture of a form. Throws 422 with the member and the remedy, and 503 if too many requests wait. */
export async function readPicture({ pictures }: PictureReaders, caller: Caller, field: string, file: Blob): Promise<SentPicture> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = fileTypeOf(bytes);
  if (type !== 'jpeg' && type !== 'png') throw invalidMember(field, 'not_a_picture', `${field} is neither JPG nor PNG. Send one of these.`);
  const encodedPicture = await pictures.encode(caller, { bytes, formats: [type], maxPixels: MAX_PIXELS });
  if ('trouble' in encodedPicture) throw invalidMember(field, encodedPicture.trouble, `${field} ${PICTURE_CURES[encodedPicture.trouble]}`);
  return { bytes: encodedPicture.bytes, mime: `image/${type}` };
}

/** Returns the only face in a re-encoded picture. Throws 422 with the member and the remedy, and 503 if too many requests wait. */
export async function readFace({ faces }: PictureReaders, caller: Caller, field: string, picture: SentPicture): Promise<FaceReading> {
  const face = await faces.read(caller, picture.bytes);
  if ('trouble' in face) throw invalidMember(field, face.trouble, `${field} ${FACE_CURES[face.trouble]}`);
  return face;
}
