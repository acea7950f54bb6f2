import type { z } from 'zod';
import { ADMIN_SCOPE, type tenantSettings } from '../../contracts/settings.ts';
import { finalStatuses } from '../../contracts/statuses.ts';
import { workflowsContract } from '../../contracts/workflows/workflows.ts';
import { type RunningServer, scopes } from '../main.ts';
import { createServiceClient, type ServiceClient } from '../platform/calls/client.ts';
import { systemCaller } from '../platform/system-caller.ts';
import type { LocalFile } from './local-file.ts';

const BANK = 'Banco Aldaba';
const SCOPES = scopes.services;
const OPERATOR_SCOPES = [...SCOPES, ADMIN_SCOPE];
const STEPS = ['acceptance', 'verify_email', 'personal_data', 'personal_address', 'enroll_full'];
const SEED_MS = 20_000;

export interface Seeded {
  local: LocalFile;
  webhookSecret: string;
}

/** The demo's tenant with its keys, webhook secret and an open workflow; whatever is there already is kept. */
export async function seed(server: RunningServer, known: LocalFile | null, demoUrl: string): Promise<Seeded> {
  const { tenants, keys, webhooks } = server.platform;
  const existing = await tenants.byName(BANK);
  const { id: tenant } = existing ?? (await tenants.create({ name: BANK, settings: settingsOf(demoUrl) }));
  if (existing && known?.demo.url !== demoUrl) await moveDemo(tenants, tenant, known?.demo.url ?? null, demoUrl);

  const keyOf = async (kept: string | undefined, wanted: { name: string; livemode: boolean; scopes: readonly string[] }) => {
    const caller = kept ? await keys.authenticate(kept, { requestId: 'req_start', deadline: 0 }) : null;
    if (kept && caller && wanted.scopes.every((scope) => caller.scopes.has(scope))) return kept;
    await keys.revokeNamed(tenant, wanted.name);
    return (await keys.create({ tenantId: tenant, ...wanted })).key;
  };
  const operatorKey = await keyOf(known?.key, { name: 'operator', livemode: false, scopes: OPERATOR_SCOPES });
  const liveKey = await keyOf(known?.liveKey, { name: 'live operator', livemode: true, scopes: OPERATOR_SCOPES });
  const demoKey = await keyOf(known?.demo.key, { name: 'demo', livemode: false, scopes: SCOPES });
  const [webhookSecret = (await webhooks.createSecret({ tenantId: tenant, livemode: false })).secret] = await webhooks.secrets(
    tenant,
    false,
  );

  const client = createServiceClient(
    workflowsContract,
    { url: `${server.localUrl}/workflows`, keyOf: async () => operatorKey },
    server.platform.clock,
  );
  const workflow = await openWorkflow(client, known?.demo.workflow ?? null, server);
  return {
    webhookSecret,
    local: { url: server.localUrl, key: operatorKey, liveKey, demo: { url: demoUrl, tenant, key: demoKey, workflow } },
  };
}

function settingsOf(demoUrl: string): z.input<typeof tenantSettings> {
  return {
    company: { name: BANK, support: { email: 'ayuda@aldaba.example', phone: null, url: null } },
    origins: [new URL(demoUrl).origin],
    redirect_hosts: [new URL(demoUrl).host],
    senders: { email: { name: BANK, address: 'no-reply@aldaba.example' } },
  };
}

/** The demo stands elsewhere than at the last start; whatever else was set stays. */
async function moveDemo(tenants: RunningServer['platform']['tenants'], tenant: string, from: string | null, to: string): Promise<void> {
  const { origins, redirect_hosts } = await tenants.settings(tenant);
  const moved = (list: readonly string[], part: 'origin' | 'host') => [
    ...new Set([...list.filter((entry) => entry !== (from && new URL(from)[part])), new URL(to)[part]]),
  ];
  await tenants.patch(tenant, { origins: moved(origins, 'origin'), redirect_hosts: moved(redirect_hosts, 'host') });
}

/** The seeded workflow while it is open and its link still fits this server; otherwise a new one. */
async function openWorkflow(
  client: ServiceClient<typeof workflowsContract>,
  kept: LocalFile['demo']['workflow'],
  server: RunningServer,
): Promise<NonNullable<LocalFile['demo']['workflow']>> {
  const { publicUrl } = server;
  const caller = systemCaller({ tenantId: '', livemode: false }, 'req_start_seed', { deadline: Date.now() + SEED_MS });
  const workflows = client(caller);
  if (kept?.publicUrl === publicUrl) {
    const found = await workflows.get({ uuid: kept.uuid }).catch(() => null);
    if (found && !finalStatuses.includes(found.result.status)) return kept;
  }
  const { result } = await workflows.create({ steps: STEPS, external_reference_id: 'demo', expires_in: 0 });
  const issued = await workflows.createToken({ params: { uuid: result.uuid }, body: {} });
  return { uuid: result.uuid, link: issued.result.url, publicUrl };
}
