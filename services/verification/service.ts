import type { Router } from '@orpc/server';
import { sourceHeader } from '#contracts/verification/source.ts';
import { verificationContract } from '#contracts/verification/verification.ts';
import { verificationEvents } from '#contracts/verification/webhooks.ts';
import type { CallContext, Platform } from '#platform/base/ports.ts';
import { defineService, type ServiceFacts, type ServiceModule } from '#platform/base/service.ts';
import { createOutbound, type Exchange } from '#platform/calls/outbound.ts';
import { createLookupRunner } from './base/lookup.ts';
import { createWebhookCheck } from './base/parts.ts';
import { verificationConfig } from './config.ts';
import { createLookups } from './lookups/lookups.ts';
import { implementer } from './model/implementer.ts';
import type { VerificationTables } from './model/tables.ts';
import { operationsOf } from './operations/operations.ts';
import { createProviders, type ProvidersConfig } from './providers/choose.ts';

export interface VerificationService extends ServiceModule {
  router: Router<typeof verificationContract, CallContext>;
}

const facts = {
  name: 'verification',
  title: 'Verification',
  version: '1.1.0',
  description: 'What registries know of a CURP, an RFC, a voter credential, an invoice.',
  contract: verificationContract,
  events: verificationEvents,
  // Live answers depend on the registry, so writing it requires the scope `admin`.
  scopes: { '/v1/registry': 'admin' },
  limits: { key: { count: 60, seconds: 60 } },
  invalidBody: { status: 422 },
  unauthorizedStatus: 401,
  answerHeaders: sourceHeader,
  migrations: new URL('./migrations/', import.meta.url),
} as const satisfies ServiceFacts;

/** Makes the service. `exchange` sends HTTP requests to the tax authority (SAT). */
export function createVerificationService(
  platform: Platform<VerificationTables>,
  config: ProvidersConfig,
  { exchange, close }: { exchange: Exchange; close?(): Promise<void> },
): VerificationService {
  const providers = createProviders(config, platform, exchange);
  const lookups = createLookups(platform, providers);
  const [runLookup, checkWebhook] = [createLookupRunner(platform), createWebhookCheck(platform)];
  return {
    ...facts,
    router: implementer.router(operationsOf({ platform, providers, lookups, runLookup, checkWebhook })),
    start: () => lookups.start(),
    close: async () => close?.(),
  };
}

export const verification = defineService({
  ...facts,
  config: verificationConfig,
  create: (platform: Platform<VerificationTables>, { settings }: { settings: ProvidersConfig; ports: Record<never, never> }) =>
    createVerificationService(platform, settings, createOutbound({ allowLoopback: platform.config.allowLoopbackWebhooks })),
});
