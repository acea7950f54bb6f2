import { type KeyObject, sign } from 'node:crypto';
import type { Owner } from '../base/administration.ts';
import type { Keys } from '../base/ports.ts';
import { ed25519Key, publicBytes } from '../data/keys/ed25519.ts';
import { WEBHOOK_KEY } from '../data/keys/lasting-keys.ts';

export interface PublicKeys {
  publicKey(owner: Owner): Promise<string>;
  /** `v1a,…` of Standard Webhooks, over `id.timestamp.body`. */
  sign(owner: Owner, id: string, at: Date, body: string): Promise<string>;
}

/**
 * Signatures for receivers that want to hold no secret. Each tenant has a key of its own per mode: with one key for all, any tenant
 * could have another's receiver called with words of its own. A key stays: receivers keep its public half.
 */
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
