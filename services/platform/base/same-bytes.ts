import { timingSafeEqual } from 'node:crypto';

/** Compares two secrets in constant time; the time reveals only their lengths. */
export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
