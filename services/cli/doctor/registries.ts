import { baseOf } from '#client/address.ts';
import { createZaguan, ZaguanError } from '#client/zaguan.ts';
import { type RegistryKind, registryKinds } from '#contracts/verification/registry.ts';
import { type ServerConfig, settingsOf } from '#platform/service-config.ts';
import { verification } from '#services/verification/service.ts';
import type { DoctorFinding } from './finding.ts';
import { serverOf } from './server.ts';

const WAIT_MS = 2_000;

/** Returns who answers live questions of each kind of fact. Asks no registry: some charge for each question. */
export async function registryChecks(config: ServerConfig): Promise<DoctorFinding[]> {
  const elsewhere = config.remote[verification.name];
  if (elsewhere) return [{ what: 'Registries', state: 'none', says: `at ${elsewhere.url}, which has providers of its own` }];
  const { remote, satCfdiUrl } = settingsOf(config, verification);
  const byKind = remote ? () => asked(`remote:${remote.name}`) : byTable(await liveRows(config));
  const kinds = registryKinds.map((kind) => ({ what: `Registry: ${kind}`, ...byKind(kind) }));
  const invoices = satCfdiUrl ? asked(`SAT, at ${new URL(satCfdiUrl).host}`) : nobody('SAT_CFDI_URL is not set');
  return [...kinds, { what: 'Registry: cfdi', ...invoices }];
}

const asked = (says: string) => ({ state: 'good' as const, says });
const nobody = (why: string) => ({ state: 'warn' as const, says: `nobody is asked: ${why}` });

/** Returns a function that says who answers for a kind where the tenant's table is the registry. */
const byTable = (rows: Awaited<ReturnType<typeof liveRows>>) => (kind: RegistryKind) => {
  if (typeof rows === 'string') return nobody(`REGISTRY_URL is not set, and the tenant’s own table is not known: ${rows}`);
  if (rows[kind] > 0) return asked(`the tenant’s own table, with ${rows[kind]} ${rows[kind] === 1 ? 'row' : 'rows'}; no authority`);
  return nobody('REGISTRY_URL is not set, and no live row of the tenant has such a fact');
};

/** Returns the number of a tenant's live rows by kind, or why it is not known. */
async function liveRows(config: ServerConfig): Promise<Record<RegistryKind, number> | string> {
  const { url, key } = serverOf(config, true);
  if (!key?.startsWith('sk_live_')) return 'set ZAGUAN_KEY to a live key with the scope admin';
  try {
    const { verification: service } = createZaguan({ url: baseOf(url, 'ZAGUAN_URL'), key, retries: 0, timeoutMs: WAIT_MS });
    return (await service.registry.get()).result.kinds;
  } catch (error) {
    if (error instanceof ZaguanError) return error.message;
    throw error;
  }
}
