import { ConfigError } from '../../base/config.ts';
import { derivedKeys, seal, unseal } from '../secret.ts';

/** The master secrets: ZAGUAN_SECRET, then ZAGUAN_SECRET_PREVIOUS if it is set. */
export interface MasterSecrets {
  /** Ids of the secrets, from which a secret cannot be derived. */
  ids: readonly string[];
  /** Derives one key per secret for a use. */
  derive(use: string): readonly Uint8Array[];
  wrap(id: string, bytes: Uint8Array, context: string): Uint8Array;
  unwrap(id: string, wrapped: Uint8Array, context: string): Uint8Array;
}

const ID_CHARACTERS = 16;

export function masterSecrets(current: string, previous: string | null): MasterSecrets {
  if (current === previous) throw new ConfigError(['ZAGUAN_SECRET_PREVIOUS must be another secret than ZAGUAN_SECRET.']);
  const derivations = [current, ...(previous === null ? [] : [previous])].map(derivedKeys);
  const ids = derivations.map((derive) => Buffer.from(derive('secret-id')).toString('hex').slice(0, ID_CHARACTERS));
  const wrapping = new Map(derivations.map((derive, at) => [ids[at]!, derive('keys')]));
  const keyOf = (id: string) => {
    const key = wrapping.get(id);
    if (!key) throw new Error('The secret of this id is not known here.');
    return key;
  };
  return {
    ids,
    derive: (use) => derivations.map((derive) => derive(use)),
    wrap: (id, bytes, context) => seal(keyOf(id), bytes, context),
    unwrap: (id, wrappedKey, context) => unseal(keyOf(id), wrappedKey, context),
  };
}
