import { Problem } from '../base/problem.ts';
import type { ServiceModule } from '../base/service.ts';

/** Maximum number of parts of a form. The parser reads their headers line by line, so megabytes of headers would take seconds. */
const MAX_PARTS = 32;
/** Maximum size of a part's headers, in bytes. They hold a field name, a file name and a type. */
const MAX_HEADER_BYTES = 4 * 1024;

/** The boundary of RFC 2046, without the permitted space, which is not used in practice. */
const BOUNDARY = /;\s*boundary=(?:"([\w'()+,./:=?-]+)"|([\w'+./?-]+))(?:[;\s]|$)/i;
/** Maximum number of characters of a boundary (RFC 2046). */
const LONGEST_BOUNDARY = 70;

/** Checks a form's parts and returns a content type with the checked boundary. Throws `invalid_body` for too many parts or long headers. */
export function checkFormParts(body: Uint8Array, contentType: string, invalidBody: ServiceModule['invalidBody']): string {
  const refuse = (code: string, message: string) =>
    new Problem('invalid_body', message, { ...invalidBody, errors: [{ path: '', code, message }] });
  const [, quoted, bare] = BOUNDARY.exec(contentType.slice(0, MAX_HEADER_BYTES)) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined || boundary.length > LONGEST_BOUNDARY)
    throw refuse('invalid_format', 'The form cannot be read: its content type names no boundary.');
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const delimiter = Buffer.from(`--${boundary}`);
  let parts = 0;
  let before = 0;
  for (let at = bytes.indexOf(delimiter); at !== -1; at = bytes.indexOf(delimiter, before)) {
    if (before === 0 && at > MAX_HEADER_BYTES) break;
    before = at + delimiter.length;
    // The last delimiter ends the form and begins no part.
    if (bytes.length - before <= '--\r\n'.length) break;
    if (++parts > MAX_PARTS) throw refuse('too_many_parts', `The form has more than ${MAX_PARTS} parts.`);
    if (!bytes.subarray(before, before + MAX_HEADER_BYTES).includes('\r\n\r\n')) {
      throw refuse('too_big', `The headers of a part of the form are longer than ${MAX_HEADER_BYTES} bytes, or do not end.`);
    }
  }
  if (parts === 0 && before > 0) throw refuse('too_small', 'The form is empty.');
  if (parts === 0) throw refuse('invalid_format', 'The form cannot be read: it does not contain its boundary.');
  return `multipart/form-data; boundary="${boundary}"`;
}
