import { ConfigError } from '../../base/config.ts';
import { derivedKeys, seal, unseal } from '../secret.ts';

export type MasterSecrets = ReturnType<typeof masterSecrets>;

const ID_CHARACTERS = 16;

/** Derives keys from the master secrets: ZAGUAN_SECRET, then ZAGUAN_SECRET_PREVIOUS if it is set. */
export function masterSecrets(current: string, previous: string | null) {
  if (current === previous) throw new ConfigError(['ZAGUAN_SECRET_PREVIOUS must be different from ZAGUAN_SECRET.']);
  const derivations = [current, ...(previous === null ? [] : [previous])].map(derivedKeys);
  const ids = derivations.map((derive) => Buffer.from(derive('secret-id')).toString('hex').slice(0, ID_CHARACTERS));
  const wrapping = new Map(derivations.map((derive, at) => [ids[at]!, derive('keys')]));
  const keyOf = (id: string) => {
    const key = wrapping.get(id);
    if (!key) throw new Error('The secret of this id is not known here.');
    return key;
  };
  return {
    /** Ids of the secrets, from which a secret cannot be derived. */
    ids: ids as readonly string[],
    /** Derives one key per secret for a use. */
    derive: (use: string): readonly Uint8Array[] => derivations.map((derive) => derive(use)),
    wrap: (id: string, bytes: Uint8Array, context: string) => seal(keyOf(id), bytes, context),
    unwrap: (id: string, wrappedKey: Uint8Array, context: string) => unseal(keyOf(id), wrappedKey, context),
  };
}
