import { z } from 'zod';
import { cutAt } from './limits.ts';
import { operationGroup } from './operation-group.ts';
import { answers, envelope, numberedPageQuery, paged, pageQueryOver, pathUuid, timestamp, uuid } from './service.ts';
import { host, tenantSettings } from './tenant-settings.ts';

/** Operations on a tenant's settings, keys, secrets and logs, under `/workflows/v1/settings`. All need a key with the scope `admin`. */

export const ADMIN_SCOPE = 'admin';

const webhookKey = z.object({
  livemode: z.boolean(),
  public_key: z.string().describe('The ed25519 public key (`whpk_…`) of the signatures that begin with `v1a,`.'),
});

const domainProof = z.object({
  domain: z.string(),
  txt_name: z.string().meta({ description: 'The name of the TXT record.', examples: ['_zaguan.alta.bank.example'] }),
  txt_value: z.string().describe('The text of the TXT record.'),
  proven_at: timestamp.nullable().describe('The time when the record was found. Links may use the domain from then on.'),
});
export type DomainProof = z.output<typeof domainProof>;

export const settingsRecord = tenantSettings.extend({
  custom_domain_proofs: z.array(domainProof).describe('The proofs of the `custom_domains`, one for each.'),
  tenant_uuid: uuid,
  webhook_keys: z.array(webhookKey),
  webhook_keys_url: z.url(),
});

const id = z.string().max(100);

const keyRecord = z.object({
  id,
  name: z.string(),
  livemode: z.boolean(),
  scopes: z.array(z.string()),
  created_at: timestamp,
  last_used_at: timestamp.nullable(),
  revoked_at: timestamp.nullable(),
});
const secretRecord = z.object({ id, livemode: z.boolean(), created_at: timestamp });

const dataKeyRecord = z.object({
  number: z.int(),
  created_at: timestamp,
  idle_since: timestamp.nullable().describe('Time since when no file needs the key. Null if a file needs it, or if it is the newest.'),
});

const attempt = z.object({
  number: z.int(),
  at: timestamp,
  status: z.int().nullable(),
  error: z.string().nullable().describe('The cause: `refused`, a network code, or `no_webhook_secret`. Never text of the receiver.'),
  milliseconds: z.int(),
});
export const deliveryStatuses = ['pending', 'delivered', 'dead'] as const;
const deliveryRecord = z.object({
  id,
  type: z.string(),
  url: z.string(),
  status: z.enum(deliveryStatuses),
  forgotten: z
    .boolean()
    .describe('True if its subject was deleted. The text is then deleted, only the host of `url` remains, and it is not sent again.'),
  subject: z.object({ kind: z.string(), id: z.string() }),
  created_at: timestamp,
  delivered_at: timestamp.nullable(),
  attempts: z.array(attempt),
});
export type DeliveryRecord = z.output<typeof deliveryRecord>;

export const logEntry = z.object({
  number: z.int(),
  type: z.string(),
  at: timestamp,
  actor: z.string(),
  request_id: z.string(),
  livemode: z.boolean(),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type LogEntry = z.output<typeof logEntry>;

const logProof = z.object({
  length: z.int(),
  head: z.string().nullable().describe('Hash of the last entry. Keep it elsewhere to prove later that no entry was cut off at the end.'),
  whole: z.boolean(),
  broken: z
    .object({
      number: z.int(),
      reason: z
        .enum(['changed', 'missing'])
        .describe('`changed`: the entry is not as written. `missing`: it is absent, although later ones exist.'),
    })
    .nullable()
    .describe('The first broken link of the chain. Null if there is none.'),
});
export type LogProof = z.output<typeof logProof>;

const settings = operationGroup('/v1/settings', ['Settings', 'Ours']);

export const settingsContract = {
  get: settings.get('', 'Get settings', 'Returns all settings, with their defaults.').output(envelope(settingsRecord)),

  update: settings
    .patch(
      '',
      'Update settings',
      'Changes settings by a JSON merge patch (RFC 7396). Members that are sent change, null restores the default, and lists are replaced whole. The secrets of `senders` (`sms.auth_token`, `whatsapp.token`) are accepted here and never shown. Other replicas use the new settings within five seconds, a legal hold at once. Live and test data share the settings, so this requires a live key: a test key is 403 `live_key_needed`.',
    )
    .input(
      z.looseObject({}).meta({ examples: [{ origins: ['https://bank.example'], company: { support: { email: 'ayuda@bank.example' } } }] }),
    )
    .output(envelope(settingsRecord)),

  proveDomain: settings
    .post(
      '/custom-domains/prove',
      'Prove custom domain',
      'Looks for the TXT record of `custom_domain_proofs`. If the record exists, links may use the domain from now on. If not, the answer is 409 `domain_not_proven`, which contains the record to write. Requires a live key. At most twenty requests an hour.',
      answers({ 404: 'The settings do not name the domain.', 409: 'The record does not exist.' }),
    )
    .input(z.object({ domain: host.max(260) }))
    .output(envelope(domainProof)),

  listKeys: settings
    .get('/keys', 'List keys', 'Returns the keys’ records, newest first, also of revoked keys. A live key gets both modes.')
    .output(envelope(z.array(keyRecord))),

  createKey: settings
    .post(
      '/keys',
      'Create key',
      'Creates a key, which only this answer shows. Two keys of one name may be valid at once: deploy the new one, then revoke the old one. A test key creates test keys only: `livemode: true` is 403 `live_key_needed`.',
    )
    .input(
      z.object({
        name: z.string().min(1).max(60),
        livemode: z.boolean().optional().describe('The mode of the new key. By default that of the key that sends the request.'),
        scopes: z
          .array(z.string().max(60))
          .min(1)
          .max(20)
          .optional()
          .describe(
            'The name of a service permits all its operations; `admin` permits the settings. By default every service of this server.',
          ),
      }),
    )
    .output(envelope(keyRecord.extend({ key: z.string() }))),

  revokeKey: settings.delete('/keys/{id}', 'Revoke key', 'Revokes the key for good.').input(z.object({ id })).output(envelope(keyRecord)),

  listWebhookSecrets: settings
    .get('/webhook-secrets', 'List webhook secrets', 'Returns the valid secrets of this mode, newest first. Each signs every webhook.')
    .output(envelope(z.array(secretRecord))),

  createWebhookSecret: settings
    .post(
      '/webhook-secrets',
      'Create webhook secret',
      'Creates a secret for the mode of the key that sends the request. Two may be valid at once, and both sign: give the new one to your receiver, then revoke the old one. Only this answer shows the secret.',
    )
    .input(z.object({}).default({}))
    .output(envelope(secretRecord.extend({ secret: z.string() }))),

  revokeWebhookSecret: settings
    .delete('/webhook-secrets/{id}', 'Revoke webhook secret', 'Revokes the secret. It signs no more webhooks.')
    .input(z.object({ id: pathUuid }))
    .output(envelope(secretRecord)),

  listDataKeys: settings
    .get(
      '/data-keys',
      'List data keys',
      'Returns the keys that encrypt the tenant’s files, newest first, for live and test data alike. The keys themselves are never shown.',
    )
    .output(envelope(z.array(dataKeyRecord))),

  createDataKey: settings
    .post(
      '/data-keys',
      'Create data key',
      'Creates a key that encrypts every new file, in every process within five seconds. Files under older keys are encrypted again. An older key is deleted when no file and no backup needs it. Requires a live key: a test key is 403 `live_key_needed`.',
    )
    .input(z.object({}).default({}))
    .output(envelope(dataKeyRecord)),

  listDeliveries: settings
    .get('/webhook-deliveries', 'List webhook deliveries', 'Returns the deliveries with their attempts, newest first.')
    .input(
      z.object({
        ...pageQueryOver('evt_[0-9a-z]{1,64}'),
        status: z.enum(deliveryStatuses).optional(),
        subject_id: z.string().max(100).optional().describe('The workflow’s uuid.'),
      }),
    )
    .output(envelope(paged(deliveryRecord))),

  resendDelivery: settings.addressed
    .post(
      '/webhook-deliveries/{id}/resend',
      'Resend webhook',
      'Sends the webhook again, whatever its status, under the same `webhook-id`. One that is `forgotten` is 409.',
    )
    .input(z.object({ params: z.object({ id }), body: z.object({}).default({}) }))
    .output(envelope(deliveryRecord)),

  log: settings
    .get(
      '/log/{kind}/{id}',
      'Prove log',
      'Returns a page of the hash-chained log of a workflow, a person or the tenant, oldest first, with the result of a check of the whole chain. The log remains after deletions. It contains only ids, numbers and keyed hashes.',
    )
    // Limited because each page reads the whole log again.
    .meta({ limit: { count: 60, seconds: 60 } })
    .input(
      z.object({
        kind: z.string().check(cutAt(60)).describe('The kind of the log: `workflow`, `person` or `tenant`.'),
        id: pathUuid,
        ...numberedPageQuery,
      }),
    )
    .output(envelope(paged(logEntry).extend(logProof.shape))),
};
