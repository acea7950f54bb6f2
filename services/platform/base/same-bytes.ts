import { timingSafeEqual } from 'node:crypto';

/** Compares a proof with the one that was expected. The time that it takes tells their lengths alone. */
export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
