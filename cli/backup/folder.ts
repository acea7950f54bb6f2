import { readPlatformConfig } from '../../services/platform/config.ts';
import { lockDataFolder } from '../../services/platform/data/lock.ts';
import { Refusal } from '../terminal/command.ts';

/** What belongs to a process and not to the data: a backup neither takes it nor brings it. */
export const LEFT_OUT = /^(lock(\..*)?|server\.log|local\.json(\.tmp)?)$/;

/** The data folder of the embedded database. */
export function embeddedFolder(): string {
  const config = readPlatformConfig({ ...process.env, LOG_LEVEL: 'silent' });
  if (config.database) throw new Refusal('DATABASE_URL is set: a Postgres server is backed up with its own tools (pg_dump).');
  return config.dataFolder;
}

/** With the folder's lock, so that no server begins to write meanwhile. Throws `DataFolderInUse` while one does. */
export async function held<Value>(folder: string, work: () => Promise<Value>): Promise<Value> {
  const lock = lockDataFolder(folder);
  try {
    return await work();
  } finally {
    lock.release();
  }
}
