import { Problem } from '../base/problem.ts';
import type { ServiceModule } from '../base/service.ts';

/** The most parts of a form. The parser reads their headers line by line, so megabytes of headers would take seconds. */
const MOST_PARTS = 32;
/** The most bytes of a part's headers, which hold a field name, a file name and a type. */
const MOST_HEADER_BYTES = 4 * 1024;

/** The boundary of RFC 2046, without the permitted space, which is not used in practice. */
const BOUNDARY = /;\s*boundary=(?:"([\w'()+,./:=?-]+)"|([\w'+./?-]+))(?:[;\s]|$)/i;
const LONGEST_BOUNDARY = 70;

/** Checks a form's parts and returns a content type with the checked boundary. Throws `invalid_body` for too many parts or long headers. */
export function checkFormParts(body: Uint8Array, contentType: string, invalidBody: ServiceModule['invalidBody']): string {
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
    // The last delimiter ends the form and begins no part.
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
