import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEmbedded } from '#platform/data/database.ts';
import { idOfSecret, secretsOfKeys } from '../connect/secrets-of-keys.ts';

/** Returns the secret files that servers on these data no longer use, because ZAGUAN_SECRET replaced them. */
export async function staleSecrets(folder: string, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const ids = await acceptedSecrets(join(folder, 'database'));
  if (!ids) return [];
  const variable = process.env.ZAGUAN_SECRET;
  const current = variable && ids.has(idOfSecret(variable)) ? idOfSecret(variable) : null;
  return files.filter((file) => {
    const id = idOfSecret(readFileSync(join(folder, file), 'utf8').trim());
    return current ? id !== current : !ids.has(id);
  });
}

/** Returns the ids of the accepted secrets. Null if the database has no keys or is damaged. */
async function acceptedSecrets(database: string): Promise<ReadonlySet<string> | null> {
  const connection = await openEmbedded(database).catch(() => null);
  if (!connection) return null;
  try {
    const keys = await secretsOfKeys(connection.engine);
    return keys.length > 0 ? new Set(keys.flat()) : null;
  } catch {
    return null;
  } finally {
    await connection.engine.close();
  }
}
