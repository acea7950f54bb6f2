import { type KeyObject, sign } from 'node:crypto';
import type { Owner } from '../base/administration.ts';
import type { Keys } from '../base/ports.ts';
import { ed25519Key, publicBytes } from '../data/keys/ed25519.ts';
import { WEBHOOK_KEY } from '../data/keys/lasting-keys.ts';

export interface PublicKeys {
  publicKey(owner: Owner): Promise<string>;
  /** Signs `id.timestamp.body` as Standard Webhooks' `v1a,…`. */
  sign(owner: Owner, id: string, at: Date, body: string): Promise<string>;
}

/** Signs for receivers without a secret, by a lasting key per tenant and mode: one for all would let a tenant call another's receiver. */
export function createPublicKeys(keys: Pick<Keys, 'lasting'>): PublicKeys {
  const privateKey = async (owner: Owner): Promise<KeyObject> => ed25519Key(await keys.lasting(WEBHOOK_KEY, owner));
  return {
    publicKey: async (owner) => `whpk_${publicBytes(await privateKey(owner)).toString('base64')}`,
    async sign(owner, id, at, body) {
      const text = `${id}.${Math.floor(at.getTime() / 1000)}.${body}`;
      return `v1a,${sign(null, Buffer.from(text), await privateKey(owner)).toString('base64')}`;
    },
  };
}
