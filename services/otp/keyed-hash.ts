import { createHmac } from 'node:crypto';
import type { Platform } from '../platform/ports.ts';

/** Hashes texts with the server's secret. Each text follows its length, so that no two lists of texts hash alike. */
export type KeyedHash = (...parts: readonly string[]) => Buffer;

export function createKeyedHash({ derivedKey }: Pick<Platform<unknown>, 'derivedKey'>): KeyedHash {
  const key = derivedKey('otp');
  return (...parts) => {
    const hash = createHmac('sha256', key);
    for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
    return hash.digest();
  };
}
