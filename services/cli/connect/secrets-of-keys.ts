import type { Engine } from '#platform/data/database.ts';
import { masterSecrets } from '#platform/data/keys/master-secrets.ts';

export const idOfSecret = (secret: string) => masterSecrets(secret, null).ids[0]!;

/** For each key of the installation: ids of the secrets that decrypt the key. Empty if the database has no keys. */
export type SecretsOfKeys = readonly (readonly string[])[];

export async function secretsOfKeys(engine: Engine): Promise<SecretsOfKeys> {
  const { rows: tables } = await engine.executeSql(`select 1 where to_regclass('platform.keys') is not null`);
  if (tables.length === 0) return [];
  const { rows } = await engine.executeSql(`select string_agg(secret, ' ') as secrets from platform.keys group by use, number`);
  return (rows as { secrets: string }[]).map(({ secrets }) => secrets.split(' '));
}
