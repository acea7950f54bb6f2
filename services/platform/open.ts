import { Resolver } from 'node:dns/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { KeyScopes } from './base/administration.ts';
import type { PlatformConfig } from './base/config.ts';
import { EVERY_HOUR } from './base/durations.ts';
import type { Clock } from './base/ports.ts';
import { boundsOfThisMachine, WorkerBudget } from './base/worker-budget.ts';
import { createOutbound, type Exchange } from './calls/outbound.ts';
import type { Stamp } from './data/anchors/anchors.ts';
import { openEmbedded, openPostgres } from './data/database.ts';
import { ignoreFolder } from './data/ignore-folder.ts';
import { createJobs } from './data/jobs.ts';
import { type MasterSecrets, masterSecrets } from './data/keys/master-secrets.ts';
import { lockDataFolder } from './data/lock.ts';
import { makeFolders } from './data/make-folders.ts';
import { type MigrationSet, migrate } from './data/migrate.ts';
import { previousSecretFile, readOrMakeSecret, readSecret } from './data/secret.ts';
import { readFaceModel } from './foreign-files/face-model/chosen-model.ts';
import { checkFaceModel, createFaces } from './foreign-files/faces.ts';
import { createLog } from './log.ts';
import { assemblePlatform } from './platform.ts';

export type OpenPlatform = Awaited<ReturnType<typeof openPlatform>>;

interface OpenOptions {
  scopes: KeyScopes;
  publicUrl: string;
  /** Creates the client of the authority that time-stamps the audit log. */
  stamper?: ((exchange: Exchange) => Stamp) | null;
  /** File of the log; standard output by default. */
  logFile?: string;
  /** Runs once the data folder is locked, before the database is opened. */
  whenLocked?: () => Promise<void>;
}

/** Returns ZAGUAN_SECRET and the previous secret, or the secrets in the data folder. */
export function secretsOf({ secret, previousSecret, dataFolder }: PlatformConfig): MasterSecrets {
  return secret === null
    ? masterSecrets(readOrMakeSecret(dataFolder), readSecret(previousSecretFile(dataFolder)))
    : masterSecrets(secret, previousSecret);
}

/** Opens the platform: reads the chosen face model, locks the data folder, reads or creates the secret, opens the database. */
export async function openPlatform(config: PlatformConfig, options: OpenOptions) {
  const faceModel = config.faceModel && readFaceModel(config.faceModel);
  makeFolders(config.dataFolder);
  ignoreFolder(config.dataFolder);
  // The embedded database permits one process; with a Postgres server, several replicas may share the folder.
  const lock = config.database ? null : lockDataFolder(config.dataFolder);
  try {
    await options.whenLocked?.();
    const secrets = secretsOf(config);
    const engine = config.database
      ? openPostgres(config.database.url, { connections: config.database.connections })
      : (await openEmbedded(join(config.dataFolder, 'database'))).engine;
    const log = createLog(config.logLevel, options.logFile);
    const clock: Clock = { now: () => new Date() };
    const jobs = createJobs(engine, log);
    const outbound = createOutbound({ allowLoopback: config.allowLoopbackWebhooks });
    const workers = new WorkerBudget({ ...boundsOfThisMachine(), ...config.workers });
    const platform = assemblePlatform({
      engine,
      jobs,
      clock,
      log,
      secrets,
      dataFolder: config.dataFolder,
      backupDays: config.backupDays,
      anchorFolder: config.anchorFolder,
      stamp: options.stamper?.(outbound.exchange) ?? null,
      workers,
      faces: (budget) => createFaces(budget, faceModel),
      post: outbound.post,
      readTxt: (name) => new Resolver({ timeout: 3_000, tries: 2 }).resolveTxt(name),
      scopes: options.scopes,
      config: { publicUrl: options.publicUrl, allowLoopbackWebhooks: config.allowLoopbackWebhooks },
    });
    return {
      ...platform,
      engine,
      jobs,
      clock,
      log,
      /** Tries the chosen face model, applies migrations and starts the job queue. */
      async prepare(migrations: readonly MigrationSet[]): Promise<void> {
        if (faceModel) await checkFaceModel(workers, faceModel);
        const { applied } = await migrate(engine, [platform.migrations, ...migrations]);
        if (applied.length) log.info({ applied }, 'migrations applied');
        await platform.openKeys();
        await platform.makePartitions();
        await jobs.start();
        await platform.start();
        await jobs.schedule('platform.sweep', EVERY_HOUR, async () => {
          await platform.makePartitions();
          await platform.idempotency.sweep();
          await platform.leases.sweep();
          await platform.limits.sweep();
          await platform.keyring.renew();
        });
      },
      /** Throws if the database does not answer. */
      async check(): Promise<void> {
        await sql`select 1`.execute(engine.db());
      },
      /** Stops jobs, closes the database, and releases the data folder. */
      async close(): Promise<void> {
        await jobs.stop();
        await outbound.close();
        workers.close();
        await engine.close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}
