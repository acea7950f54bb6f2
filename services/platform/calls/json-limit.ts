import { Problem } from '../base/problem.ts';

export interface JsonLimits {
  bytes: number;
  /** Maximum number of members in all objects and lists together. It is limited because parsing a member costs more than its bytes. */
  members: number;
}

/** Limits of calls with a key, of calls between processes, and of answers of foreign servers. */
export const JSON_LIMITS: JsonLimits = { bytes: 1024 * 1024, members: 24_000 };

/** Limits of calls with a session token, which send little data. */
export const SESSION_JSON_LIMITS: JsonLimits = { bytes: 64 * 1024, members: 2_000 };

const KB = 1024;

export const payloadTooLarge = (limit: number) => {
  const size = limit < KB * KB ? `${Math.floor(limit / KB)} kB` : `${Math.floor(limit / KB / KB)} MB`;
  return new Problem('payload_too_large', `The body is larger than ${size}. Send a smaller one.`);
};

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPENING_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const OPENING_BRACE = 0x7b;

/** Counts the members of a JSON text's objects and lists from its bytes, so that too large texts need not be parsed. */
export function countMembers(json: Uint8Array): number {
  let members = 0;
  let isInString = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (byte === QUOTE) isInString = !isInString;
    else if (isInString) at += byte === BACKSLASH ? 1 : 0;
    else if (byte === COMMA || byte === OPENING_BRACKET || byte === OPENING_BRACE) members++;
  }
  return members;
}
