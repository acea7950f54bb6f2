/**
 * Every problem that the services answer with, in one table: its number, its usual HTTP status, and its title for developers.
 * The key is the last part of the answer's `type` (`urn:zaguan:problem:<key>`). What a person reads is in the widget's words.
 * A service may answer `invalid_body` with a status of its own: OTP and workflows 400, people 422.
 */
export declare const problems: {
    readonly invalid_body: {
        readonly code: 1001;
        readonly status: 400;
        readonly title: 'The request does not fit the contract';
    };
    readonly invalid_json: {
        readonly code: 1002;
        readonly status: 400;
        readonly title: 'The body is not valid JSON';
    };
    readonly unsupported_media_type: {
        readonly code: 1004;
        readonly status: 415;
        readonly title: 'The content type is not accepted here';
    };
    readonly payload_too_large: {
        readonly code: 1005;
        readonly status: 413;
        readonly title: 'The body is larger than the limit';
    };
    readonly body_incomplete: {
        readonly code: 1006;
        readonly status: 400;
        readonly title: 'The connection ended before the whole body had come';
    };
    readonly unauthorized: {
        readonly code: 1101;
        readonly status: 401;
        readonly title: 'No valid API key';
    };
    readonly forbidden: {
        readonly code: 1102;
        readonly status: 403;
        readonly title: 'No valid API key';
    };
    readonly scope_missing: {
        readonly code: 1103;
        readonly status: 403;
        readonly title: 'The key lacks the scope of this operation';
    };
    readonly origin_not_allowed: {
        readonly code: 1104;
        readonly status: 403;
        readonly title: 'The origin is not registered for this tenant';
    };
    readonly live_key_needed: {
        readonly code: 1105;
        readonly status: 403;
        readonly title: 'A test key may not change what live data depend on';
    };
    readonly token_invalid: {
        readonly code: 1201;
        readonly status: 403;
        readonly title: 'The session token is not valid';
    };
    readonly token_expired: {
        readonly code: 1202;
        readonly status: 403;
        readonly title: 'The session token has expired';
    };
    readonly token_revoked: {
        readonly code: 1203;
        readonly status: 403;
        readonly title: 'The session token was revoked';
    };
    readonly token_foreign: {
        readonly code: 1204;
        readonly status: 403;
        readonly title: 'The session token belongs to another workflow';
    };
    readonly status_not_allowed: {
        readonly code: 1205;
        readonly status: 403;
        readonly title: 'A session token may not set this status';
    };
    readonly token_idle: {
        readonly code: 1206;
        readonly status: 403;
        readonly title: 'The session token was not used for too long';
    };
    readonly token_too_old: {
        readonly code: 1207;
        readonly status: 403;
        readonly title: 'The session token was made too long ago';
    };
    readonly token_after_end: {
        readonly code: 1208;
        readonly status: 403;
        readonly title: 'The workflow ended too long ago for a session token';
    };
    readonly token_other_device: {
        readonly code: 1209;
        readonly status: 403;
        readonly title: 'Another device opened this link first';
    };
    readonly token_left: {
        readonly code: 1210;
        readonly status: 403;
        readonly title: 'The person went on elsewhere';
    };
    readonly host_only: {
        readonly code: 1211;
        readonly status: 403;
        readonly title: 'Only the device that makes links to others may do this';
    };
    readonly not_found: {
        readonly code: 1301;
        readonly status: 404;
        readonly title: 'Not found';
    };
    readonly conflict: {
        readonly code: 1401;
        readonly status: 409;
        readonly title: 'The request conflicts with the present state';
    };
    readonly idempotency_conflict: {
        readonly code: 1402;
        readonly status: 409;
        readonly title: 'The Idempotency-Key was used with another body';
    };
    readonly version_conflict: {
        readonly code: 1403;
        readonly status: 409;
        readonly title: 'The step has changed since it was read';
    };
    readonly step_not_current: {
        readonly code: 1404;
        readonly status: 409;
        readonly title: 'Another step comes first';
    };
    readonly workflow_finished: {
        readonly code: 1405;
        readonly status: 409;
        readonly title: 'The workflow has ended';
    };
    readonly step_final: {
        readonly code: 1406;
        readonly status: 409;
        readonly title: 'This step cannot be opened again';
    };
    readonly too_many_tokens: {
        readonly code: 1407;
        readonly status: 409;
        readonly title: 'The workflow has the most live tokens it may have';
    };
    readonly legal_hold: {
        readonly code: 1408;
        readonly status: 409;
        readonly title: 'The data are under legal hold';
    };
    readonly domain_not_proven: {
        readonly code: 1410;
        readonly status: 409;
        readonly title: 'Nothing proves that the domain is this tenant’s';
    };
    readonly idempotency_in_progress: {
        readonly code: 1409;
        readonly status: 409;
        readonly title: 'The request with this Idempotency-Key is still being answered';
    };
    readonly consent_missing: {
        readonly code: 1501;
        readonly status: 403;
        readonly title: 'A consent must be on record first';
    };
    readonly attempts_exhausted: {
        readonly code: 1502;
        readonly status: 409;
        readonly title: 'No attempts are left for this step';
    };
    readonly curp_differs: {
        readonly code: 1503;
        readonly status: 422;
        readonly title: 'Another step of this workflow told another CURP';
    };
    readonly media_missing: {
        readonly code: 1601;
        readonly status: 400;
        readonly title: 'A required medium was not uploaded';
    };
    readonly media_type_unknown: {
        readonly code: 1602;
        readonly status: 415;
        readonly title: 'The bytes are not of an accepted type';
    };
    readonly media_type_mismatch: {
        readonly code: 1603;
        readonly status: 415;
        readonly title: 'The bytes are not what the content type says';
    };
    readonly media_damaged: {
        readonly code: 1604;
        readonly status: 422;
        readonly title: 'The file is damaged or incomplete';
    };
    readonly media_too_many_pixels: {
        readonly code: 1605;
        readonly status: 413;
        readonly title: 'The image has too many pixels';
    };
    readonly media_hash_mismatch: {
        readonly code: 1606;
        readonly status: 422;
        readonly title: 'The bytes do not match their SHA-256';
    };
    readonly media_conflict: {
        readonly code: 1607;
        readonly status: 409;
        readonly title: 'Other bytes are stored under this uuid';
    };
    readonly media_capture_not_allowed: {
        readonly code: 1608;
        readonly status: 422;
        readonly title: 'This medium must be captured another way';
    };
    readonly media_collection_unknown: {
        readonly code: 1609;
        readonly status: 400;
        readonly title: 'The step collects no such medium';
    };
    readonly document_unreadable: {
        readonly code: 1610;
        readonly status: 422;
        readonly title: 'The document cannot be read';
    };
    readonly document_too_large: {
        readonly code: 1611;
        readonly status: 413;
        readonly title: 'The document has too many pages or bytes';
    };
    readonly password_required: {
        readonly code: 1612;
        readonly status: 422;
        readonly title: 'The document is locked with a password';
    };
    readonly document_not_signable: {
        readonly code: 1613;
        readonly status: 422;
        readonly title: 'The document cannot be signed as it is';
    };
    readonly pages_not_delivered: {
        readonly code: 1614;
        readonly status: 422;
        readonly title: 'Pages of the document were never delivered to the signer';
    };
    readonly document_not_fillable: {
        readonly code: 1615;
        readonly status: 422;
        readonly title: 'The document cannot hold what its texts should say';
    };
    readonly password_wrong: {
        readonly code: 1616;
        readonly status: 422;
        readonly title: 'The password does not open the document';
    };
    readonly document_type_unknown: {
        readonly code: 1617;
        readonly status: 422;
        readonly title: 'The file is neither a picture nor a PDF';
    };
    readonly document_of_other_kind: {
        readonly code: 1618;
        readonly status: 422;
        readonly title: 'The document is of another kind';
    };
    readonly document_incomplete: {
        readonly code: 1619;
        readonly status: 422;
        readonly title: 'Too little of the document can be read';
    };
    readonly face_unclear: {
        readonly code: 1621;
        readonly status: 422;
        readonly title: 'The picture shows no face that can be compared';
    };
    readonly several_faces: {
        readonly code: 1622;
        readonly status: 422;
        readonly title: 'The picture shows more than one face';
    };
    readonly face_not_matched: {
        readonly code: 1623;
        readonly status: 422;
        readonly title: 'The faces could not be matched; another picture may do';
    };
    readonly code_wrong: {
        readonly code: 1701;
        readonly status: 422;
        readonly title: 'The one-time code does not match';
    };
    readonly code_expired: {
        readonly code: 1702;
        readonly status: 422;
        readonly title: 'The one-time code has expired';
    };
    readonly code_not_sent: {
        readonly code: 1703;
        readonly status: 503;
        readonly title: 'The one-time code could not be sent';
    };
    readonly code_not_verified: {
        readonly code: 1704;
        readonly status: 409;
        readonly title: 'The one-time code has not been verified';
    };
    readonly code_used: {
        readonly code: 1705;
        readonly status: 409;
        readonly title: 'The one-time code was used before';
    };
    readonly link_not_sent: {
        readonly code: 1706;
        readonly status: 503;
        readonly title: 'The link could not be sent';
    };
    readonly copy_not_sent: {
        readonly code: 1707;
        readonly status: 503;
        readonly title: 'The signed copy could not be mailed';
    };
    readonly copy_refused: {
        readonly code: 1708;
        readonly status: 422;
        readonly title: 'The mailbox refuses the signed copy for good';
    };
    readonly rate_limited: {
        readonly code: 1801;
        readonly status: 429;
        readonly title: 'Too many requests';
    };
    readonly provider_not_configured: {
        readonly code: 1900;
        readonly status: 500;
        readonly title: 'No provider is configured for this';
    };
    readonly unavailable: {
        readonly code: 1901;
        readonly status: 503;
        readonly title: 'A service that this needs is not available';
    };
    readonly deadline_exceeded: {
        readonly code: 1902;
        readonly status: 503;
        readonly title: 'The request took too long';
    };
    readonly internal: {
        readonly code: 1999;
        readonly status: 500;
        readonly title: 'An unexpected failure; it was logged under the request id';
    };
};
export type ProblemKey = keyof typeof problems;
export declare const PROBLEM_TYPE_PREFIX = "urn:zaguan:problem:";
/** One wrong member of a request: its path, a reason for programs, and the cure in English for developers. */
export interface FieldProblem {
    path: string;
    code: string;
    message: string;
}
