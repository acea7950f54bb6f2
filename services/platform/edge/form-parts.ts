import { Problem } from '../base/problem.ts';
import type { ServiceModule } from '../base/service.ts';

/** A form is a file and a few members. A parser reads headers line by line, so that megabytes of them cost seconds. */
const MOST_PARTS = 32;
/** Of one part: a name, a file's name, a type. */
const MOST_HEADER_BYTES = 4 * 1024;

/** The boundary as RFC 2046 has it, without the space that nobody uses, and of any length. */
const BOUNDARY = /;\s*boundary=(?:"([\w'()+,./:=?-]+)"|([\w'+./?-]+))(?:[;\s]|$)/i;
/** RFC 2046, 5.1.1. */
const LONGEST_BOUNDARY = 70;

/**
 * The content type by which a form may be parsed: with the very boundary that was looked through. Throws for more parts, or longer headers
 * of a part, than any form of ours has.
 */
export function lookThroughParts(body: Uint8Array, contentType: string, invalidBody: ServiceModule['invalidBody']): string {
  const refuse = (code: string, message: string) =>
    new Problem('invalid_body', message, { ...invalidBody, errors: [{ path: '', code, message }] });
  const [, quoted, bare] = BOUNDARY.exec(contentType.slice(0, MOST_HEADER_BYTES)) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined || boundary.length > LONGEST_BOUNDARY)
    throw refuse('invalid_format', 'The form cannot be read: its content type names no boundary.');
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const delimiter = Buffer.from(`--${boundary}`);
  let parts = 0;
  let before = 0;
  for (let at = bytes.indexOf(delimiter); at !== -1; at = bytes.indexOf(delimiter, before)) {
    if (before === 0 && at > MOST_HEADER_BYTES) break;
    before = at + delimiter.length;
    // What comes last is the end, and no part.
    if (bytes.length - before <= '--\r\n'.length) break;
    if (++parts > MOST_PARTS) throw refuse('too_many_parts', `The form has more than ${MOST_PARTS} parts.`);
    if (!bytes.subarray(before, before + MOST_HEADER_BYTES).includes('\r\n\r\n')) {
      throw refuse('too_big', `The headers of a part of the form are longer than ${MOST_HEADER_BYTES} bytes, or do not end.`);
    }
  }
  if (parts === 0 && before > 0) throw refuse('too_small', 'The form is empty.');
  if (parts === 0) throw refuse('invalid_format', 'The form cannot be read: its boundary is not there.');
  return `multipart/form-data; boundary="${boundary}"`;
}
