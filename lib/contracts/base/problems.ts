/**
 * Problems of all services: number, usual HTTP status, title for developers. The answer's `type` is the prefix and the key. Services may
 * use another status for `invalid_body`. A missing key is `unauthorized`, or `forbidden` in a service that answers 403 as published.
 * Numbers have gaps, and a number never gets another meaning.
 */
export const problems = {
  invalid_body: { code: 1001, status: 400, title: 'The request does not fit the contract' },
  invalid_json: { code: 1002, status: 400, title: 'The body is not valid JSON' },
  unsupported_media_type: { code: 1004, status: 415, title: 'The content type is not accepted here' },
  payload_too_large: { code: 1005, status: 413, title: 'The body is larger than the limit' },
  body_incomplete: { code: 1006, status: 400, title: 'The connection ended before the whole body had come' },
  unauthorized: { code: 1101, status: 401, title: 'No valid API key' },
  forbidden: { code: 1102, status: 403, title: 'No API key that may do this' },
  scope_missing: { code: 1103, status: 403, title: 'The key lacks the scope of this operation' },
  origin_not_allowed: { code: 1104, status: 403, title: 'The origin is not registered for this tenant' },
  live_key_needed: { code: 1105, status: 403, title: 'A test key may not change what live data depend on' },
  token_invalid: { code: 1201, status: 403, title: 'The session token is not valid' },
  token_expired: { code: 1202, status: 403, title: 'The session token has expired' },
  token_revoked: { code: 1203, status: 403, title: 'The session token was revoked' },
  token_foreign: { code: 1204, status: 403, title: 'The session token belongs to another workflow' },
  status_not_allowed: { code: 1205, status: 403, title: 'A session token may not set this status' },
  token_idle: { code: 1206, status: 403, title: 'The session token was not used for too long' },
  token_too_old: { code: 1207, status: 403, title: 'The session token was made too long ago' },
  token_after_end: { code: 1208, status: 403, title: 'The workflow ended too long ago for a session token' },
  token_other_device: { code: 1209, status: 403, title: 'Another device opened this link first' },
  token_left: { code: 1210, status: 403, title: 'The person continues on another device' },
  host_only: { code: 1211, status: 403, title: 'Only the device that makes links to others may do this' },
  not_found: { code: 1301, status: 404, title: 'Not found' },
  conflict: { code: 1401, status: 409, title: 'The request conflicts with the present state' },
  idempotency_conflict: { code: 1402, status: 409, title: 'The Idempotency-Key was used before' },
  version_conflict: { code: 1403, status: 409, title: 'The step has changed since it was read' },
  step_not_current: { code: 1404, status: 409, title: 'Another step comes first' },
  workflow_finished: { code: 1405, status: 409, title: 'The workflow has ended' },
  step_final: { code: 1406, status: 409, title: 'This step cannot be opened again' },
  too_many_tokens: { code: 1407, status: 409, title: 'The workflow has the most live tokens it may have' },
  legal_hold: { code: 1408, status: 409, title: 'The data are under legal hold' },
  idempotency_in_progress: { code: 1409, status: 409, title: 'The request with this Idempotency-Key is still being answered' },
  domain_not_proven: { code: 1410, status: 409, title: 'Nothing proves that the domain is this tenant’s' },
  webhook_secret_missing: { code: 1411, status: 409, title: 'No secret signs webhooks, so nobody could verify one' },
  consent_missing: { code: 1501, status: 403, title: 'A consent must be on record first' },
  attempts_exhausted: { code: 1502, status: 409, title: 'No attempts are left for this step' },
  curp_differs: { code: 1503, status: 422, title: 'Another step of this workflow gave a different CURP' },
  media_missing: { code: 1601, status: 400, title: 'A required medium was not uploaded' },
  media_type_unknown: { code: 1602, status: 415, title: 'The bytes are not of an accepted type' },
  media_type_mismatch: { code: 1603, status: 415, title: 'The bytes are not what the content type says' },
  media_damaged: { code: 1604, status: 422, title: 'The file is damaged or incomplete' },
  media_too_many_pixels: { code: 1605, status: 413, title: 'The image has too many pixels' },
  media_hash_mismatch: { code: 1606, status: 422, title: 'The bytes do not match their SHA-256' },
  media_conflict: { code: 1607, status: 409, title: 'Other bytes are stored under this uuid' },
  media_capture_not_allowed: { code: 1608, status: 422, title: 'This medium must be captured another way' },
  media_collection_unknown: { code: 1609, status: 400, title: 'The step collects no such medium' },
  document_unreadable: { code: 1610, status: 422, title: 'The document cannot be read' },
  document_too_large: { code: 1611, status: 413, title: 'The document has too many pages or bytes' },
  password_required: { code: 1612, status: 422, title: 'The document is locked with a password' },
  document_not_signable: { code: 1613, status: 422, title: 'The document cannot be signed as it is' },
  pages_not_delivered: { code: 1614, status: 422, title: 'Pages of the document were never delivered to the signer' },
  document_not_fillable: { code: 1615, status: 422, title: 'The document cannot be filled with these texts' },
  password_wrong: { code: 1616, status: 422, title: 'The password does not open the document' },
  document_type_unknown: { code: 1617, status: 422, title: 'The file is neither a picture nor a PDF' },
  document_of_other_kind: { code: 1618, status: 422, title: 'The document is of another kind' },
  document_incomplete: { code: 1619, status: 422, title: 'Too little of the document can be read' },
  face_unclear: { code: 1621, status: 422, title: 'The picture shows no face that can be compared' },
  several_faces: { code: 1622, status: 422, title: 'The picture shows more than one face' },
  face_not_matched: { code: 1623, status: 422, title: 'The faces could not be matched; another picture may do' },
  code_wrong: { code: 1701, status: 422, title: 'The one-time code does not match' },
  code_expired: { code: 1702, status: 422, title: 'The one-time code has expired' },
  code_not_sent: { code: 1703, status: 503, title: 'The one-time code could not be sent' },
  code_not_verified: { code: 1704, status: 409, title: 'The one-time code has not been verified' },
  code_used: { code: 1705, status: 409, title: 'The one-time code was used before' },
  link_not_sent: { code: 1706, status: 503, title: 'The link could not be sent' },
  copy_not_sent: { code: 1707, status: 503, title: 'The signed copy could not be mailed' },
  copy_refused: { code: 1708, status: 422, title: 'The mailbox refuses the signed copy for good' },
  rate_limited: { code: 1801, status: 429, title: 'Too many requests' },
  provider_not_configured: { code: 1900, status: 500, title: 'No provider is configured for this' },
  unavailable: { code: 1901, status: 503, title: 'A service that this needs is not available' },
  deadline_exceeded: { code: 1902, status: 503, title: 'The request took too long' },
  internal: { code: 1999, status: 500, title: 'An unexpected failure; it was logged under the request id' },
} as const satisfies Record<string, { code: number; status: number; title: string }>;

export type ProblemKey = keyof typeof problems;

export const PROBLEM_TYPE_PREFIX = 'urn:zaguan:problem:';

/** A wrong member of a request: its path, a reason for programs, and a message for developers that names the remedy. */
export interface FieldProblem {
  path: string;
  code: string;
  message: string;
}
