import { readPlatformConfig } from '#platform/base/config.ts';
import { lockDataFolder } from '#platform/data/lock.ts';
import { CommandFailure } from '../terminal/command.ts';

/** Files that belong to a running process, not to the data; backups omit them. */
export const LEFT_OUT = /^(lock(\..*)?|server\.log|local\.json(\.tmp)?|database\.part-\d+)$/;

export function embeddedFolder(): string {
  const config = readPlatformConfig({ ...process.env, LOG_LEVEL: 'silent' });
  if (config.database) throw new CommandFailure('DATABASE_URL is set: a Postgres server is backed up with its own tools (pg_dump).');
  return config.dataFolder;
}

/** Runs work under the data folder's lock, so that no server writes meanwhile. Throws `DataFolderInUse` if a server has the lock. */
export async function withFolderLock<Value>(folder: string, work: () => Promise<Value>): Promise<Value> {
  const lock = lockDataFolder(folder);
  try {
    return await work();
  } finally {
    lock.release();
  }
}
