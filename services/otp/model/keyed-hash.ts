import { createHmac } from 'node:crypto';
import type { Platform } from '#platform/base/ports.ts';

/** Hashes texts with a key of the installation. The length precedes each text, so that different lists have different hashes. */
export type KeyedHash = (...parts: readonly string[]) => Buffer;

export async function createKeyedHash({ keys }: Pick<Platform<unknown>, 'keys'>): Promise<KeyedHash> {
  const key = await keys.lasting('otp');
  return (...parts) => {
    const hash = createHmac('sha256', key);
    for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
    return hash.digest();
  };
}
