import type { DomainProof } from '#contracts/base/settings.ts';
import { tenantSettings } from '#contracts/base/tenant-settings.ts';
import type { TenantSettings } from '#platform/base/administration.ts';
import type { CallContext, Caller } from '#platform/base/ports.ts';
import { faultOfAddress } from '#platform/calls/outbound.ts';
import { invalid } from '../model/bodies.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { notFound } from '../state/snapshot.ts';
import { ok } from '../state/unit.ts';
import { changeOnce, demandLiveKey, noteChange } from './tenant-change.ts';

/** The most domain proofs per tenant; tenants publish the records manually, so more are never needed. */
const PROOFS = { count: 20, seconds: 3600 };

export async function readSettings(app: WorkflowsApp, { tenantId }: Caller) {
  return ok(await settingsRecord(app, tenantId, await app.platform.administration.settings(tenantId)));
}

export function updateSettings(
  app: WorkflowsApp,
  context: CallContext,
  patch: Parameters<WorkflowsApp['platform']['administration']['patchSettings']>[1],
) {
  const { administration } = app.platform;
  return changeOnce(app, context, 'settings.updated', async (caller) => {
    demandLiveKey(caller, 'The settings are one for live and test data, so a test key only reads them.');
    const before = await administration.settings(caller.tenantId);
    const settings = await administration.patchSettings(caller.tenantId, patch);
    refuseUncallable(app, before, settings);
    // Logs only names of the settings' contract, since other names are the caller's own text.
    const members = Object.keys(tenantSettings.shape).filter((name) => Object.hasOwn(patch as object, name));
    return { result: await settingsRecord(app, caller.tenantId, settings), data: { members: members.join(' ') } };
  });
}

export function proveDomain(app: WorkflowsApp, context: CallContext, domain: string): Promise<{ success: true; result: DomainProof }> {
  const { administration, limits } = app.platform;
  const { caller } = context;
  demandLiveKey(caller, 'Links of live workflows lead to the domain.');
  return app.platform.onceAfter(context, async () => {
    const { custom_domains } = await administration.settings(caller.tenantId);
    if (!custom_domains.includes(domain)) throw notFound('custom domain');
    await limits.take(`prove domain ${caller.tenantId}`, PROOFS);
    const proof = await administration.domains.prove(caller.tenantId, domain);
    return async (trx) => {
      await noteChange(app, trx, caller, 'custom_domain.proven', {});
      return ok(proof);
    };
  });
}

async function settingsRecord({ platform }: WorkflowsApp, tenantId: string, settings: TenantSettings) {
  const { administration, config } = platform;
  const webhookKey = async (livemode: boolean) => ({
    livemode,
    public_key: await administration.webhooks.publicKey({ tenantId, livemode }),
  });
  return {
    ...settings,
    custom_domain_proofs: await administration.domains.of(tenantId, settings.custom_domains),
    tenant_uuid: tenantId,
    webhook_keys: [await webhookKey(true), await webhookKey(false)],
    webhook_keys_url: `${config.publicUrl}/.well-known/zaguan-webhook-keys.json?tenant=${tenantId}`,
  };
}

/** Throws `invalid_body` for new addresses that no webhook can reach. */
function refuseUncallable({ platform }: WorkflowsApp, before: TenantSettings, after: TenantSettings): void {
  const errors = Object.entries(callAddresses(after)).flatMap(([path, url]) => {
    if (url === null || url === callAddresses(before)[path]) return [];
    return faultOfAddress(path, url, { allowLoopback: platform.config.allowLoopbackWebhooks }) ?? [];
  });
  if (errors.length > 0) throw invalid(errors);
}

const callAddresses = (settings: TenantSettings): Readonly<Record<string, string | null>> => ({
  log_webhook_url: settings.log_webhook_url,
  'senders.alerts_url': settings.senders.alerts_url,
});
