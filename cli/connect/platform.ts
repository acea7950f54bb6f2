import { scopes } from '../../services/main.ts';
import { readPlatformConfig } from '../../services/platform/config.ts';
import { migrate } from '../../services/platform/data/migrate.ts';
import { type OpenPlatform, openPlatform } from '../../services/platform/open.ts';
import { platformMigrations } from '../../services/platform/platform.ts';

/** The database itself, for the one thing that no key can ask for: the first tenant. Takes the data folder's lock. */
export async function onPlatform<Value>(work: (platform: OpenPlatform) => Promise<Value>): Promise<Value> {
  const config = readPlatformConfig({ ...process.env, LOG_LEVEL: 'silent' });
  const platform = await openPlatform(config, { scopes, publicUrl: config.publicUrl ?? `http://localhost:${config.port}` });
  try {
    await migrate(platform.engine, [platformMigrations]);
    return await work(platform);
  } finally {
    await platform.close();
  }
}
