import { statSync } from 'node:fs';
import type { PlatformConfig } from '#platform/base/config.ts';
import { lostSecret, previousSecretFile, readSecret, secretFile } from '#platform/data/secret.ts';
import { idOfSecret, type SecretsOfKeys } from '../connect/secrets-of-keys.ts';
import type { DoctorFinding } from './finding.ts';

/** Checks the master secret, and the previous secret while it is accepted. `keys` is null if they could not be read. */
export function secretChecks(config: PlatformConfig, keys: SecretsOfKeys | null): DoctorFinding[] {
  const before = previousOf(config);
  const { state, says } = masterSecret(config, before, keys);
  const master = { what: 'Master secret', state, says };
  if (before === null) return [master];
  // While the previous secret is accepted, it opens all keys.
  const text = `${before.name} is accepted too; remove it once every process has the new one`;
  return [master, { what: 'Secret before', state: 'warn', says: text }];
}

interface Secret {
  /** Name of the variable or file that contains the secret. */
  name: string;
  secret: string;
}

function previousOf({ secret, previousSecret, dataFolder }: PlatformConfig): Secret | null {
  const [name, previous] =
    secret === null
      ? [previousSecretFile(dataFolder), readSecret(previousSecretFile(dataFolder))]
      : ['ZAGUAN_SECRET_PREVIOUS', previousSecret];
  return previous === null ? null : { name, secret: previous };
}

function masterSecret(config: PlatformConfig, before: Secret | null, keys: SecretsOfKeys | null): Omit<DoctorFinding, 'what'> {
  const file = secretFile(config.dataFolder);
  const inFile = readSecret(file);
  const secret = config.secret ?? inFile;
  if (secret === null) {
    if (before) return { state: 'none', says: `the next start makes ${file}, in addition to ${before.name}` };
    return { state: 'bad', says: lostSecret(file) };
  }
  const name = config.secret === null ? file : 'ZAGUAN_SECRET';
  const trouble = keys && troubleWith({ name, secret }, before, inFile === null ? null : { name: file, secret: inFile }, keys);
  if (trouble) return { state: 'bad', says: trouble };
  const fits = keys !== null && keys.length > 0;
  if (config.secret !== null && inFile !== null && inFile !== config.secret)
    return {
      state: 'warn',
      says: fits
        ? `ZAGUAN_SECRET opens these data, and ${file} is another secret; remove it`
        : `ZAGUAN_SECRET takes precedence, and ${file} is another secret; stop the server and run this again to see which opens these data`,
    };
  if (config.secret === null && (statSync(file).mode & 0o077) !== 0) return { state: 'warn', says: `others can read ${file}; chmod 600` };
  const text = fits ? `${name} opens these data` : `${name}, not tried: ${keys ? 'there are no keys yet' : 'the keys could not be read'}`;
  return { state: fits ? 'good' : 'none', says: config.secret === null ? `${text}; keep a copy elsewhere` : text };
}

/** Returns why no server can start with this secret on these keys. */
function troubleWith(secret: Secret, before: Secret | null, file: Secret | null, keys: SecretsOfKeys): string | null {
  const openedBy = (...some: readonly Secret[]) => {
    const ids = some.map((one) => idOfSecret(one.secret));
    return keys.filter((secrets) => secrets.some((id) => ids.includes(id))).length;
  };
  const count = before ? openedBy(secret, before) : openedBy(secret);
  if (count === keys.length) return null;
  if (count > 0)
    return `${secret.name} does not open ${keys.length - count} of the ${keys.length} keys of these data: start once more with the previous secret in addition`;
  if (file && openedBy(file) > 0) return `${secret.name} does not open these data, but ${file.name} does: remove the variable`;
  return `${secret.name} does not open these data, which were encrypted with another secret. Restore that one from your copy`;
}
