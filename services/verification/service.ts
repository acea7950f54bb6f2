import { implement, type Router } from '@orpc/server';
import { verificationContract } from '#contracts/verification/verification.ts';
import { verificationEvents } from '#contracts/verification/webhooks.ts';
import type { CallContext, Platform } from '#platform/base/ports.ts';
import { defineService, type ServiceFacts, type ServiceModule } from '#platform/base/service.ts';
import { createOutbound, type Exchange } from '#platform/calls/outbound.ts';
import { createLookupRunner, SOURCE_HEADER, STRUCTURAL } from './base/lookup.ts';
import { createWebhookUrl, type VerificationParts } from './base/parts.ts';
import { verificationConfig } from './config.ts';
import { createLookups } from './lookups/lookups.ts';
import type { VerificationTables } from './model/tables.ts';
import { cfdiOperations } from './operations/cfdi.ts';
import { credentialOperations } from './operations/credential.ts';
import { curpOperations } from './operations/curp.ts';
import { nssOperations } from './operations/nss.ts';
import { registryOperations } from './operations/registry.ts';
import { rfcOperations } from './operations/rfc.ts';
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
  answerHeaders: {
    [SOURCE_HEADER]: {
      // The value until another source is queried.
      otherwise: STRUCTURAL,
      description: 'Who was asked: `registry`, `remote:<name>`, `sat-cfdi`, or `structural` for what letters and check digits alone say.',
    },
  },
  migrations: new URL('./migrations/', import.meta.url),
} as const satisfies ServiceFacts;

/** Makes the service. `exchange` sends HTTP requests to the tax authority (SAT). */
export function createVerificationService(
  platform: Platform<VerificationTables>,
  config: ProvidersConfig,
  { exchange, close }: { exchange: Exchange; close?(): Promise<void> },
): VerificationService {
  const os = implement(verificationContract).$context<CallContext>();
  const providers = createProviders(config, platform, exchange);
  const lookups = createLookups(platform, providers);
  const parts: VerificationParts = {
    platform,
    providers,
    lookups,
    runLookup: createLookupRunner(platform),
    webhookUrl: createWebhookUrl(platform),
  };
  return {
    ...facts,
    router: os.router({
      curp: curpOperations(parts),
      rfc: rfcOperations(parts),
      cfdi: cfdiOperations(parts),
      credential: credentialOperations(parts),
      registry: registryOperations(parts),
      internal: nssOperations(parts),
      lookups: {
        delete: os.lookups.delete.handler(async ({ input, context }) => {
          await lookups.forget(context, input.uuid);
          return { success: true as const, result: 'Lookup forgotten' };
        }),
      },
    }),
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
