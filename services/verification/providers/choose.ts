import type { Platform } from '#platform/base/ports.ts';
import type { Exchange } from '#platform/calls/outbound.ts';
import type { VerificationTables } from '../model/tables.ts';
import type { Registry } from '../registry/registries.ts';
import { createLocalRegistry } from './local.ts';
import { createRemoteRegistry, type RemoteRegistryConfig } from './remote.ts';
import { createSatCfdi, noTaxAuthority } from './sat-cfdi.ts';
import type { TaxAuthority } from './tax-authority.ts';
import { testInvoiceStates } from './test-invoices.ts';
import { createTestRegistry } from './test-people.ts';

export interface ProvidersConfig {
  /** Remote registry for live data; null: the tenants' tables are the registry. */
  remote: RemoteRegistryConfig | null;
  /** URL of the tax authority's (SAT) service for invoices; null: invoices are not checked. */
  satCfdiUrl: string | null;
}

export interface Providers {
  registry: Registry;
  invoices: TaxAuthority;
}

/** Makes the providers. Test data always comes from test people and the tenant's test rows. */
export function createProviders(config: ProvidersConfig, platform: Platform<VerificationTables>, exchange: Exchange): Providers {
  const tests = createTestRegistry(platform);
  const live = config.remote ? createRemoteRegistry(config.remote, platform) : createLocalRegistry(platform);
  const sat = config.satCfdiUrl ? createSatCfdi(config.satCfdiUrl, exchange) : noTaxAuthority;
  const registryFor = ({ livemode }: { livemode: boolean }) => (livemode ? live : tests);
  const invoicesFor = ({ livemode }: { livemode: boolean }) => (livemode ? sat : testInvoiceStates);
  return {
    registry: {
      source: (owner) => registryFor(owner).source(owner),
      isAuthority: (owner) => registryFor(owner).isAuthority(owner),
      ready: (owner, kind) => registryFor(owner).ready(owner, kind),
      find: (owner, query, timeoutMs) => registryFor(owner).find(owner, query, timeoutMs),
    },
    invoices: {
      source: (owner) => invoicesFor(owner).source(owner),
      ready: (owner) => invoicesFor(owner).ready(owner),
      stateOf: (owner, code) => invoicesFor(owner).stateOf(owner, code),
    },
  };
}
