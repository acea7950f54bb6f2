import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { ADMIN_SCOPE } from '#contracts/base/settings.ts';
import { finalStatuses } from '#contracts/base/statuses.ts';
import type { tenantSettings } from '#contracts/base/tenant-settings.ts';
import { workflowsContract } from '#contracts/workflows/workflows.ts';
import { systemCaller } from '#platform/base/system-caller.ts';
import { createServiceClient, type ServiceClient } from '#platform/calls/client.ts';
import { type RunningServer, scopes } from '#services/main.ts';
import { REVIEW_SCOPE } from '#services/workflows/workflows/review-step.ts';
import type { LocalFile } from './local-file.ts';

const BANK = 'Banco Aldaba';
const SCOPES = scopes.services;
const OPERATOR_SCOPES = [...SCOPES, ADMIN_SCOPE, REVIEW_SCOPE];
/** Milliseconds for all calls of the seed together. */
const SEED_MS = 20_000;
const CUSTOMIZATION = {
  name: BANK,
  texts: {
    'es-MX': { 'shell.welcomeTitle': 'Conozcámonos para abrir tu cuenta' },
    en: { 'shell.welcomeTitle': 'Let’s get to know each other, to open your account' },
  },
  colors: { accent: '#12463a' },
};

const RULE = { name: 'Mayor de edad', expression: 'person.age >= 18', message: 'Es menor de edad' };

type WorkflowsClient = ReturnType<ServiceClient<typeof workflowsContract>>;

/** Creates the demo's tenant, its keys, webhook secret, customization, rule set and an open workflow of `steps`, unless they exist. */
export async function seed(
  server: RunningServer,
  earlier: LocalFile | null,
  demoUrl: string,
  steps: readonly string[],
): Promise<{ local: LocalFile; webhookSecret: string }> {
  const { tenants, keys, webhooks } = server.platform;
  const existing = await tenants.byName(BANK);
  const { id: tenant } = existing ?? (await tenants.create({ name: BANK, settings: settingsOf(demoUrl) }));
  if (existing && earlier?.demo.url !== demoUrl) await moveDemo(tenants, tenant, earlier?.demo.url ?? null, demoUrl);

  const keyOf = async (key: string | undefined, options: { name: string; livemode: boolean; scopes: readonly string[] }) => {
    const caller = key ? await keys.authenticate(key, { requestId: 'req_start', deadline: 0 }) : null;
    if (key && caller && options.scopes.every((scope) => caller.scopes.has(scope))) return key;
    await keys.revokeNamed(tenant, options.name);
    return (await keys.create({ tenantId: tenant, ...options })).key;
  };
  const operatorKey = await keyOf(earlier?.key, { name: 'operator', livemode: false, scopes: OPERATOR_SCOPES });
  const liveKey = await keyOf(earlier?.liveKey, { name: 'live operator', livemode: true, scopes: OPERATOR_SCOPES });
  const demoKey = await keyOf(earlier?.demo.key, { name: 'demo', livemode: false, scopes: [...SCOPES, REVIEW_SCOPE] });
  const owner = { tenantId: tenant, livemode: false };
  const [webhookSecret = (await webhooks.createSecret(owner)).secret] = await webhooks.secrets(owner);

  const client = createServiceClient(workflowsContract, { url: `${server.localUrl}/workflows`, key: operatorKey }, server.platform.clock);
  // The key names the tenant; the caller only sets the deadline.
  const workflows = client(systemCaller({ tenantId: '', livemode: false }, 'req_start_seed', { deadline: Date.now() + SEED_MS }));
  const customization = await findOrCreateCustomization(workflows, earlier?.demo.customization);
  const ruleSet = await findOrCreateRuleSet(workflows, earlier?.demo.ruleSet);
  const workflow = await openWorkflow(workflows, earlier?.demo.workflow ?? null, { customization, steps }, server);
  return {
    webhookSecret,
    local: {
      url: server.localUrl,
      key: operatorKey,
      liveKey,
      demo: { url: demoUrl, tenant, key: demoKey, customization, ruleSet, workflow },
    },
  };
}

/** Returns the uuid of the bank's customization; creates the customization if it is missing. */
async function findOrCreateCustomization(workflows: WorkflowsClient, earlier: string | undefined): Promise<string> {
  if (earlier && (await workflows.customizations.get({ uuid: earlier }).catch(() => null))) return earlier;
  const logo = readFileSync(new URL('./bank-logo.png', import.meta.url)).toString('base64');
  const { result } = await workflows.customizations.create({ ...CUSTOMIZATION, logo: `data:image/png;base64,${logo}` });
  return result.uuid;
}

/** Returns the uuid of the bank's rule set; creates the rule set if it is missing. */
async function findOrCreateRuleSet(workflows: WorkflowsClient, earlier: string | undefined): Promise<string> {
  if (earlier && (await workflows.ruleSets.get({ uuid: earlier }).catch(() => null))) return earlier;
  const rule = await workflows.rules.create(RULE);
  const { result } = await workflows.ruleSets.create({ name: BANK, rules: [rule.result.uuid] });
  return result.uuid;
}

function settingsOf(demoUrl: string): z.input<typeof tenantSettings> {
  return {
    company: { name: BANK, support: { email: 'ayuda@aldaba.example', phone: null, url: null } },
    origins: [new URL(demoUrl).origin],
    redirect_hosts: [new URL(demoUrl).host],
    senders: { email: { name: BANK, address: 'no-reply@aldaba.example' } },
  };
}

/** Replaces the demo's former address in the tenant's settings; other settings stay. */
async function moveDemo(tenants: RunningServer['platform']['tenants'], tenant: string, from: string | null, to: string): Promise<void> {
  const { origins, redirect_hosts } = await tenants.settings(tenant);
  const replaceAddress = (list: readonly string[], part: 'origin' | 'host') => [
    ...new Set([...list.filter((entry) => entry !== (from && new URL(from)[part])), new URL(to)[part]]),
  ];
  await tenants.patch(tenant, { origins: replaceAddress(origins, 'origin'), redirect_hosts: replaceAddress(redirect_hosts, 'host') });
}

/**
 * Returns the earlier workflow and link if the workflow has not ended and the server's `publicUrl` is the same. Otherwise makes a new link:
 * to the earlier workflow if nobody has begun it, or to a new workflow.
 */
async function openWorkflow(
  workflows: WorkflowsClient,
  earlier: LocalFile['demo']['workflow'],
  { customization, steps }: { customization: string; steps: readonly string[] },
  server: RunningServer,
): Promise<NonNullable<LocalFile['demo']['workflow']>> {
  const { publicUrl } = server;
  const record = earlier && (await workflows.get({ uuid: earlier.uuid }).catch(() => null))?.result;
  if (earlier?.publicUrl === publicUrl && record && !finalStatuses.includes(record.status)) return earlier;
  const metadata = { customization_uuid: customization };
  const result =
    record?.status === 'pristine'
      ? record
      : (await workflows.create({ steps: [...steps], external_reference_id: 'demo', expires_in: 0, metadata })).result;
  const answer = await workflows.createToken({ params: { uuid: result.uuid }, body: {} });
  return { uuid: result.uuid, link: answer.result.url, publicUrl };
}
