import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { PlatformConfig } from '#platform/base/config.ts';
import { openEmbedded, openPostgres } from '#platform/data/database.ts';
import { DataFolderInUse, lockDataFolder } from '#platform/data/lock.ts';
import { holdsDatabase } from '#platform/data/new-folder.ts';
import { explainStartupError } from '#platform/startup-error.ts';
import { type SecretsOfKeys, secretsOfKeys } from '../connect/secrets-of-keys.ts';
import type { DoctorFinding } from './finding.ts';
import { secretChecks } from './secrets.ts';

const OLDEST_POSTGRES = 15;

/** Checks the database and the folder of files, as far as a running server allows it. */
export async function dataChecks(config: PlatformConfig): Promise<DoctorFinding[]> {
  if (!config.database) return embeddedChecks(config);
  const { finding, keys } = await examinePostgres(config.database.url);
  return [finding, blobsCheck(config), ...secretChecks(config, keys)];
}

/** Finding about a database, and the secrets of its keys; `keys` is null if they were not examined. */
interface DatabaseReport {
  finding: DoctorFinding;
  keys: SecretsOfKeys | null;
}

async function examinePostgres(url: string): Promise<DatabaseReport> {
  const what = 'Database';
  const engine = openPostgres(url, { connections: 1 });
  try {
    const { rows } = await engine.executeSql(`select current_setting('server_version_num')::int as version`);
    const version = Math.floor((rows[0] as { version: number }).version / 10_000);
    if (version < OLDEST_POSTGRES)
      return { finding: { what, state: 'bad', says: `Postgres ${version} is too old; ${OLDEST_POSTGRES} or newer` }, keys: null };
    return { finding: { what, state: 'good', says: `Postgres ${version}` }, keys: await secretsOfKeys(engine) };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { finding: { what, state: 'bad', says: `DATABASE_URL cannot be reached: ${code ?? message}` }, keys: null };
  } finally {
    await engine.close();
  }
}

function blobsCheck({ dataFolder }: PlatformConfig): DoctorFinding {
  return { what: 'Media', state: 'none', says: `in ${join(dataFolder, 'blobs')}; several processes need a folder that all of them share` };
}

async function embeddedChecks(config: PlatformConfig): Promise<DoctorFinding[]> {
  const { dataFolder } = config;
  const what = 'Data folder';
  const trouble = whyNotWritable(dataFolder);
  if (trouble) return [{ what, state: 'bad', says: trouble }];
  if (!holdsDatabase(join(dataFolder, 'database'))) {
    return [{ what, state: 'none', says: `${dataFolder} is empty; the first start fills it` }];
  }
  const { finding, keys } = await examineFolder(dataFolder);
  return [finding, ...secretChecks(config, keys)];
}

/** Returns why a folder, or the nearest existing parent of a missing folder, cannot be written. Null if it can. */
function whyNotWritable(folder: string): string | null {
  if (!existsSync(folder)) return whyNotWritable(dirname(resolve(folder)));
  if (!statSync(folder).isDirectory()) return `${folder} is a file where a folder is needed; choose another place with DATA_DIR`;
  try {
    accessSync(folder, constants.W_OK);
    return null;
  } catch {
    return `${folder} cannot be written by this user; choose another place with DATA_DIR`;
  }
}

/** Examines the database as a server does at its start, unless a server has the folder's lock. */
async function examineFolder(dataFolder: string): Promise<DatabaseReport> {
  const what = 'Data folder';
  try {
    const lock = lockDataFolder(dataFolder);
    try {
      const { engine } = await openEmbedded(join(dataFolder, 'database'));
      const keys = await secretsOfKeys(engine).finally(() => engine.close());
      return { finding: { what, state: 'good', says: `${dataFolder}, used by no process` }, keys };
    } finally {
      lock.release();
    }
  } catch (error) {
    if (error instanceof DataFolderInUse)
      return { finding: { what, state: 'good', says: `${dataFolder}, used by process ${error.pid}` }, keys: null };
    const why = explainStartupError(error) ?? (error instanceof Error ? error.message : String(error));
    return { finding: { what, state: 'bad', says: `the database in ${dataFolder} cannot be opened: ${why}` }, keys: null };
  }
}
