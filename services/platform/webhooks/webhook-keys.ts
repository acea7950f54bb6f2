import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { DeriveKey } from '../data/secret.ts';
import type { Owner } from '../ports.ts';

/** What stands before the 32 bytes of an ed25519 seed in PKCS #8 (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const RAW_PUBLIC_BYTES = 32;

export interface PublicKeys {
  publicKey(owner: Owner): string;
  /** `v1a,…` of Standard Webhooks, over `id.timestamp.body`. */
  sign(owner: Owner, id: string, at: Date, body: string): string;
}

/**
 * Signatures for receivers that want to hold no secret. Each tenant has a key of its own per mode: with one key for all, any tenant
 * could have another's receiver called with words of its own. The keys come from the master secret and are stored nowhere.
 */
export function createPublicKeys(derivedKey: DeriveKey): PublicKeys {
  const keys = new Map<string, KeyObject>();
  const privateKey = ({ tenantId, livemode }: Owner): KeyObject => {
    const use = `webhook-ed25519 ${tenantId} ${livemode ? 'live' : 'test'}`;
    let key = keys.get(use);
    if (!key) {
      key = createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, derivedKey(use)]), format: 'der', type: 'pkcs8' });
      keys.set(use, key);
    }
    return key;
  };
  return {
    publicKey(owner) {
      const der = createPublicKey(privateKey(owner)).export({ format: 'der', type: 'spki' });
      return `whpk_${der.subarray(-RAW_PUBLIC_BYTES).toString('base64')}`;
    },
    sign(owner, id, at, body) {
      const text = `${id}.${Math.floor(at.getTime() / 1000)}.${body}`;
      return `v1a,${sign(null, Buffer.from(text), privateKey(owner)).toString('base64')}`;
    },
  };
}
