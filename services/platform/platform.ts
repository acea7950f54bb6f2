import { join } from 'node:path';
import type { Administration, DomainProofs, KeyScopes } from './base/administration.ts';
import { Counters } from './base/counters.ts';
import { EVERY_HOUR } from './base/durations.ts';
import type { FaceReader } from './base/file-readers.ts';
import type { Clock, Jobs, Log, Platform } from './base/ports.ts';
import type { WorkerBudget } from './base/worker-budget.ts';
import { createIdempotency } from './calls/idempotency.ts';
import { createLeases } from './calls/leases.ts';
import { createOnce } from './calls/once.ts';
import type { Post } from './calls/outbound.ts';
import { createSignedCalls } from './calls/signed-calls.ts';
import { createAnchors, type Stamp } from './data/anchors/anchors.ts';
import { folderStore } from './data/blobs/folder-store.ts';
import { createSealedBlobs } from './data/blobs/sealed.ts';
import type { Engine } from './data/database.ts';
import { createEventLog, proveLog, type VerifiableEventLog } from './data/events/events.ts';
import { createKeyring } from './data/keys/keyring.ts';
import type { MasterSecrets } from './data/keys/master-secrets.ts';
import { longTurn } from './data/long-turn.ts';
import type { MigrationSet } from './data/migrate.ts';
import { createPartitions, type Partitions } from './data/partitions.ts';
import { createPdfs } from './foreign-files/pdf.ts';
import { createPictures } from './foreign-files/pictures.ts';
import { createSymbolFiles } from './foreign-files/symbol-files.ts';
import { createDataKeys, type DataKeys } from './tenancy/data-keys.ts';
import { createDomainProofs, type ReadTxt } from './tenancy/domain-proofs.ts';
import { type ApiKeys, createApiKeys } from './tenancy/keys.ts';
import { createRateLimiter } from './tenancy/limits.ts';
import { blobTurn, createReencryption, type Reencryption } from './tenancy/reencrypt-files.ts';
import { createRetention } from './tenancy/retention.ts';
import { createTenants, type TenantRegistry } from './tenancy/tenants.ts';
import { createWebhookRetention } from './webhooks/webhook-retention.ts';
import { createWebhooks, type WebhookService } from './webhooks/webhooks.ts';

export const platformMigrations: MigrationSet = { name: 'platform', migrations: new URL('./data/migrations/', import.meta.url) };

export interface PlatformParts {
  engine: Engine;
  jobs: Jobs;
  clock: Clock;
  log: Log;
  secrets: MasterSecrets;
  dataFolder: string;
  anchorFolder: string;
  /** Requests a time stamp for an anchor. Null if no time stamp authority is set (`TSA_URL`). */
  stamp: Stamp | null;
  /** Days for which the operator keeps backups. */
  backupDays: number;
  workers: WorkerBudget;
  faces(budget: WorkerBudget): FaceReader;
  post: Post;
  readTxt: ReadTxt;
  scopes: KeyScopes;
  config: Platform<unknown>['config'];
}

export type AssembledPlatform = ReturnType<typeof assemblePlatform>;

/** Creates the platform: ports for services, and parts for the edge (the HTTP layer) and the operator's tools. */
export function assemblePlatform(parts: PlatformParts) {
  const { engine, jobs, clock, log, secrets, config } = parts;
  const keyring = createKeyring(engine, clock, log, secrets);
  const dataKeys = createDataKeys(engine, clock, keyring);
  const tenants = createTenants(engine, clock, keyring, dataKeys);
  const blobs = createSealedBlobs(folderStore(join(parts.dataFolder, 'blobs')), dataKeys, blobTurn(engine));
  const reencryption = createReencryption({ ...parts, blobs, keys: dataKeys, tenants });
  const monthly = (table: string) => createPartitions(engine, clock, { table, by: 'month' });
  const eventPartitions = monthly('platform.events');
  const events = createEventLog(engine, clock, keyring, eventPartitions);
  const answerPartitions = createPartitions(engine, clock, { table: 'platform.idempotency', by: 'day' });
  const idempotency = createIdempotency(engine, clock, keyring, answerPartitions);
  const leases = createLeases(engine, clock);
  const limits = createRateLimiter(engine, clock);
  const webhookPartitions = { deliveries: monthly('platform.webhook_deliveries'), attempts: monthly('platform.webhook_attempts') };
  const webhooks = createWebhooks({ ...parts, ...webhookPartitions, keys: keyring, tenants });
  const apiKeys = createApiKeys(engine, clock, keyring);
  const pdfs = createPdfs(parts.workers);
  const symbolFiles = createSymbolFiles(parts.workers, pdfs);
  const pictures = createPictures(parts.workers);
  const faces = parts.faces(parts.workers);
  const anchors = createAnchors({ ...parts, keys: keyring, webhooks, tenants, events, turn: longTurn(engine), folder: parts.anchorFolder });
  const retention = createRetention({ tenants, jobs, log });
  const domains = createDomainProofs(engine, clock, { readTxt: parts.readTxt, onProven: tenants.refresh });
  const counters = new Counters();
  const administration = administrationOf(parts, { tenants, apiKeys, webhooks, dataKeys, events, reencryption, domains });
  return {
    /** Returns the ports for one service's tables. */
    for: <Tables>(): Platform<Tables> => ({
      database: engine.view<Tables>(),
      ...createOnce(engine.view<Tables>(), idempotency, leases),
      blobs,
      jobs,
      events,
      webhooks,
      idempotency,
      tenants,
      administration,
      retention,
      limits,
      pdfs,
      symbolFiles,
      pictures,
      faces,
      workers: parts.workers,
      clock,
      log,
      counters,
      keys: keyring,
      config,
    }),
    tenants,
    /** The API keys of tenants. */
    keys: apiKeys,
    /** The installation's own keys. */
    keyring,
    dataKeys,
    events,
    anchors,
    idempotency,
    leases,
    /** Calls between the processes of this installation. */
    calls: createSignedCalls(secrets, clock),
    limits,
    counters,
    webhooks,
    /** The platform's migrations. With each, the installation's permanent keys that belong to it are created. */
    migrations: { ...platformMigrations, whenApplied: keyring.makePermanentKeys },
    /** Opens the keyring. Must be called after the migrations and before data is encrypted, hashed or logged. */
    openKeys: keyring.open,
    makePartitions: () => makeAhead([eventPartitions, answerPartitions, ...Object.values(webhookPartitions)]),
    async start() {
      await webhooks.start();
      await anchors.start();
      await reencryption.start();
      await jobs.schedule('platform-forget-webhooks', EVERY_HOUR, createWebhookRetention({ ...parts, ...webhookPartitions, tenants }));
    },
  };
}

async function makeAhead(tables: readonly Partitions[]): Promise<void> {
  for (const partitions of tables) await partitions.makeAhead();
}

interface AdministeredParts {
  tenants: TenantRegistry;
  apiKeys: ApiKeys;
  webhooks: WebhookService;
  dataKeys: DataKeys;
  events: VerifiableEventLog;
  reencryption: Reencryption;
  domains: DomainProofs;
}

function administrationOf({ engine, scopes }: PlatformParts, parts: AdministeredParts): Administration {
  const { tenants, apiKeys, webhooks, dataKeys, events, reencryption, domains } = parts;
  return {
    ...{ scopes, keys: apiKeys, webhooks, domains },
    settings: tenants.ownSettings,
    patchSettings: tenants.patch,
    dataKeys: {
      list: dataKeys.list,
      make: (tenantId) =>
        engine.inTransaction(async () => {
          const key = await dataKeys.make(tenantId);
          await reencryption.begin(tenantId);
          return key;
        }),
    },
    logPage: events.page,
    proveLog: (tenantId, stream) => proveLog(events, tenantId, stream),
  };
}
