import { type PlatformConfig, readPlatformConfig } from '#platform/base/config.ts';
import { migrate } from '#platform/data/migrate.ts';
import { type OpenPlatform, openPlatform } from '#platform/open.ts';
import { type logStamper, scopes } from '#services/main.ts';

/** Runs work on the database directly, under the folder's lock. For work without an API key, such as creating the first tenant. */
export const onPlatform = <Value>(work: (platform: OpenPlatform) => Promise<Value>): Promise<Value> =>
  onPlatformOf(readPlatformConfig({ ...process.env, LOG_LEVEL: 'silent' }), work);

export async function onPlatformOf<Value>(
  config: PlatformConfig,
  work: (platform: OpenPlatform) => Promise<Value>,
  stamper: ReturnType<typeof logStamper> = null,
): Promise<Value> {
  const platform = await openPlatform(config, { scopes, stamper, publicUrl: config.publicUrl ?? `http://localhost:${config.port}` });
  try {
    await migrate(platform.engine, [platform.migrations]);
    await platform.openKeys();
    return await work(platform);
  } finally {
    await platform.close();
  }
}
