import { Problem } from '../problem.ts';

/** Bytes of a JSON body, whichever way a call comes; media have routes and limits of their own. */
export const MAX_JSON_BYTES = 1024 * 1024;

export const payloadTooLarge = (limit: number) => new Problem('payload_too_large', `At most ${limit} bytes.`);
