import type { TenantSettings } from '#platform/base/administration.ts';
import { admin } from '../model/implementer.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { ok } from '../state/unit.ts';

export const getSettings = (app: WorkflowsApp) =>
  admin.get.handler(async ({ context: { caller } }) =>
    ok(await settingsRecord(app, caller.tenantId, await app.platform.administration.settings(caller.tenantId))),
  );

export async function settingsRecord({ platform }: WorkflowsApp, tenantId: string, settings: TenantSettings) {
  const { administration, config } = platform;
  const webhookKey = async (livemode: boolean) => ({
    livemode,
    public_key: await administration.webhooks.publicKey({ tenantId, livemode }),
  });
  return {
    ...settings,
    custom_domain_proofs: await administration.domains.list(tenantId, settings.custom_domains),
    tenant_uuid: tenantId,
    webhook_keys: [await webhookKey(true), await webhookKey(false)],
    webhook_keys_url: `${config.publicUrl}/.well-known/zaguan-webhook-keys.json?tenant=${tenantId}`,
  };
}
