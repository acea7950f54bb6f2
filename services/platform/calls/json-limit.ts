import { Problem } from '../base/problem.ts';

/** What a JSON body may hold; media have routes and limits of their own. */
export interface JsonLimits {
  bytes: number;
  /** Members of all its objects and lists together: each costs what reads them more than its bytes do. */
  members: number;
}

/** Whichever way a call comes. */
export const JSON_LIMITS: JsonLimits = { bytes: 1024 * 1024, members: 24_000 };

/** A session's calls that carry nothing but a few words. */
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

/**
 * How many members the objects and lists of a JSON text have, an empty one counted as one. It looks at bytes, because to parse a hundred
 * thousand names is what it spares.
 */
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
