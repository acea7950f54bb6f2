import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { PlatformConfig } from '../../services/platform/config.ts';
import { openPostgres } from '../../services/platform/data/database.ts';
import { DataFolderInUse, lockDataFolder } from '../../services/platform/data/lock.ts';
import { previousSecretFile } from '../../services/platform/data/secret.ts';
import type { Finding } from './finding.ts';

/** The oldest Postgres that the migrations and queries were tried on. */
const OLDEST_POSTGRES = 15;

export async function dataChecks(config: PlatformConfig): Promise<Finding[]> {
  if (!config.database) return embeddedChecks(config);
  return [await postgresCheck(config.database.url), blobsCheck(config), ...previousSecretCheck(config.dataFolder)];
}

async function postgresCheck(url: string): Promise<Finding> {
  const what = 'Database';
  const engine = openPostgres(url, { connections: 1 });
  try {
    const { rows } = await engine.executeSql(`select current_setting('server_version_num')::int as version`);
    const version = Math.floor((rows[0] as { version: number }).version / 10_000);
    if (version < OLDEST_POSTGRES) return { what, state: 'bad', says: `Postgres ${version} is too old; ${OLDEST_POSTGRES} or newer` };
    return { what, state: 'good', says: `Postgres ${version}` };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { what, state: 'bad', says: `DATABASE_URL cannot be reached: ${code ?? message}` };
  } finally {
    await engine.close();
  }
}

function blobsCheck({ dataFolder }: PlatformConfig): Finding {
  return { what: 'Media', state: 'none', says: `in ${join(dataFolder, 'blobs')}; with several processes a folder that all of them see` };
}

function embeddedChecks({ dataFolder }: PlatformConfig): Finding[] {
  const what = 'Data folder';
  const trouble = folderTrouble(dataFolder);
  if (trouble) return [{ what, state: 'bad', says: trouble }];
  if (!existsSync(join(dataFolder, 'database'))) {
    return [{ what, state: 'none', says: `${dataFolder} is empty; the first start fills it` }];
  }
  return [holder(dataFolder), secretCheck(dataFolder), ...previousSecretCheck(dataFolder)];
}

/** Why nothing can be written there. For a folder that does not exist yet, the nearest one above it counts. */
function folderTrouble(folder: string): string | null {
  if (!existsSync(folder)) return folderTrouble(dirname(resolve(folder)));
  if (!statSync(folder).isDirectory()) return `${folder} is a file where a folder is needed; choose another place with DATA_DIR`;
  try {
    accessSync(folder, constants.W_OK);
    return null;
  } catch {
    return `${folder} cannot be written by this user; choose another place with DATA_DIR`;
  }
}

function holder(dataFolder: string): Finding {
  const what = 'Data folder';
  try {
    lockDataFolder(dataFolder).release();
    return { what, state: 'good', says: `${dataFolder}, held by nobody` };
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    return { what, state: 'good', says: `${dataFolder}, held by process ${error.pid}` };
  }
}

/** The secret before opens everything for as long as it is accepted. */
function previousSecretCheck(dataFolder: string): Finding[] {
  const variable = process.env.ZAGUAN_SECRET_PREVIOUS ? 'ZAGUAN_SECRET_PREVIOUS' : null;
  const file = previousSecretFile(dataFolder);
  const where = process.env.ZAGUAN_SECRET ? variable : existsSync(file) ? file : null;
  if (!where) return [];
  return [{ what: 'Secret before', state: 'warn', says: `${where} is accepted too; take it away once every process has the new one` }];
}

function secretCheck(dataFolder: string): Finding {
  const what = 'Master secret';
  const file = join(dataFolder, 'secret');
  const variable = process.env.ZAGUAN_SECRET;
  if (variable && existsSync(file) && readFileSync(file, 'utf8').trim() !== variable)
    return {
      what,
      state: 'warn',
      says: `ZAGUAN_SECRET counts, and ${file} is another; take it away once these data open with the variable`,
    };
  if (variable) return { what, state: 'good', says: 'ZAGUAN_SECRET' };
  if (!existsSync(file)) return { what, state: 'bad', says: `${file} is missing: nothing in this folder can be read without it` };
  const others = (statSync(file).mode & 0o077) !== 0;
  return others
    ? { what, state: 'warn', says: `${file} can be read by others; chmod 600` }
    : { what, state: 'good', says: `${file}; keep a copy elsewhere` };
}
