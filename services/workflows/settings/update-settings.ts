import { tenantSettings } from '#contracts/base/tenant-settings.ts';
import type { TenantSettings } from '#platform/base/administration.ts';
import { faultOfAddress } from '#platform/calls/outbound.ts';
import { invalid } from '../model/bodies.ts';
import { admin } from '../model/implementer.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { settingsRecord } from './get-settings.ts';
import { changeOnce, demandLiveKey } from './tenant-change.ts';

export function updateSettings(app: WorkflowsApp) {
  const { administration } = app.platform;
  return admin.update.handler(
    changeOnce(app, 'settings.updated', async (caller, patch) => {
      demandLiveKey(caller, 'Live and test data share the settings, so a test key can only read them.');
      const before = await administration.settings(caller.tenantId);
      const settings = await administration.patchSettings(caller.tenantId, patch);
      refuseUncallable(app, before, settings);
      // Logs only names of the settings' contract, since other names are the caller's own text.
      const members = Object.keys(tenantSettings.shape).filter((name) => Object.hasOwn(patch, name));
      return { result: await settingsRecord(app, caller.tenantId, settings), data: { members: members.join(' ') } };
    }),
  );
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
  'validations.document_url': settings.validations.document_url,
});
