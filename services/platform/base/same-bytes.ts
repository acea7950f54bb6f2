import { timingSafeEqual } from 'node:crypto';

/** Compares two secrets in a time that tells their lengths alone. */
export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
