import type { Caller } from '#platform/base/ports.ts';
import { admin } from '../model/implementer.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { type Call, ok } from '../state/unit.ts';
import { createDataKey } from './create-data-key.ts';
import { createKey } from './create-key.ts';
import { createWebhookSecret } from './create-webhook-secret.ts';
import { getSettings } from './get-settings.ts';
import { dataKeyRecord, keyRecord, secretRecord } from './key-records.ts';
import { listDeliveries } from './list-deliveries.ts';
import { proveDomain } from './prove-domain.ts';
import { readLog } from './read-log.ts';
import { resendDelivery } from './resend-delivery.ts';
import { revokeKey } from './revoke-key.ts';
import { revokeWebhookSecret } from './revoke-webhook-secret.ts';
import { modeOf, ownerOf } from './tenant-change.ts';
import { updateSettings } from './update-settings.ts';

/** Returns the operations with which a tenant administers itself. Each change is logged with the key that made it. */
export function settingsOperations(app: WorkflowsApp) {
  const { keys, webhooks, dataKeys } = app.platform.administration;
  return {
    get: getSettings(app),
    update: updateSettings(app),
    proveDomain: proveDomain(app),
    listKeys: admin.listKeys.handler(listAll((caller) => keys.list(caller.tenantId, modeOf(caller)), keyRecord)),
    createKey: createKey(app),
    revokeKey: revokeKey(app),
    listWebhookSecrets: admin.listWebhookSecrets.handler(listAll((caller) => webhooks.listSecrets(ownerOf(caller)), secretRecord)),
    createWebhookSecret: createWebhookSecret(app),
    revokeWebhookSecret: revokeWebhookSecret(app),
    listDataKeys: admin.listDataKeys.handler(listAll((caller) => dataKeys.list(caller.tenantId), dataKeyRecord)),
    createDataKey: createDataKey(app),
    listDeliveries: listDeliveries(app),
    resendDelivery: resendDelivery(app),
    log: readLog(app),
  };
}

/** Returns the handler of an operation that lists all records of a tenant at once. */
function listAll<Row, Item>(read: (caller: Caller) => Promise<readonly Row[]>, record: (row: Row) => Item) {
  return async ({ context: { caller } }: Call<unknown>) => ok((await read(caller)).map(record));
}
