import { type KeyObject, sign } from 'node:crypto';
import type { Owner } from '../base/administration.ts';
import type { Keys } from '../base/ports.ts';
import { ed25519Key, publicBytes } from '../data/keys/ed25519.ts';
import { WEBHOOK_KEY } from '../data/keys/lasting-keys.ts';

export type WebhookSigner = ReturnType<typeof createWebhookSigner>;

/**
 * Creates the signer for receivers without a secret, with a permanent key (`lasting`) per tenant and mode. With one key for all tenants,
 * a tenant could make the server send validly signed webhooks to another tenant's receiver.
 */
export function createWebhookSigner(keys: Pick<Keys, 'lasting'>) {
  const privateKey = async (owner: Owner): Promise<KeyObject> => ed25519Key(await keys.lasting(WEBHOOK_KEY, owner));
  return {
    publicKey: async (owner: Owner) => `whpk_${publicBytes(await privateKey(owner)).toString('base64')}`,
    /** Signs `id.timestamp.body`. Returns the signature in the form `v1a,…` of Standard Webhooks. */
    async sign(owner: Owner, id: string, at: Date, body: string): Promise<string> {
      const text = `${id}.${Math.floor(at.getTime() / 1000)}.${body}`;
      return `v1a,${sign(null, Buffer.from(text), await privateKey(owner)).toString('base64')}`;
    },
  };
}
