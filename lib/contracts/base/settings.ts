import { z } from 'zod';
import { cutAt } from './limits.ts';
import { operationGroup } from './operation-group.ts';
import { answers, envelope, numberedPageQuery, paged, pageQueryOver, pathUuid, timestamp, uuid } from './service.ts';
import { host, tenantSettings } from './tenant-settings.ts';

/** Operations on a tenant's settings, keys, secrets and logs, under `/workflows/v1/settings`. All need a key with the scope `admin`. */

export const ADMIN_SCOPE = 'admin';

const webhookKey = z.object({
  livemode: z.boolean(),
  public_key: z.string().meta({ description: '`whpk_…`: ed25519, for the signatures that begin with `v1a,`.' }),
});

const domainProof = z.object({
  domain: z.string(),
  txt_name: z.string().meta({ description: 'Where a TXT record has to stand …', examples: ['_zaguan.alta.bank.example'] }),
  txt_value: z.string().meta({ description: '… and what it has to be.' }),
  proven_at: timestamp.nullable().meta({ description: 'When it was found there. Links lead to a domain from then on.' }),
});
export type DomainProof = z.output<typeof domainProof>;

export const settingsRecord = tenantSettings.extend({
  custom_domain_proofs: z.array(domainProof).meta({ description: 'One for each of `custom_domains`.' }),
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
  idle_since: timestamp.nullable().meta({ description: 'Since when no file needs it; null while some do, and for the newest.' }),
});

const attempt = z.object({
  number: z.int(),
  at: timestamp,
  status: z.int().nullable(),
  error: z.string().nullable().meta({ description: '`refused`, a network code, or `no_webhook_secret`; never what the receiver wrote.' }),
  milliseconds: z.int(),
});
const deliveryRecord = z.object({
  id,
  type: z.string(),
  url: z.string(),
  status: z.enum(['pending', 'delivered', 'dead']),
  forgotten: z
    .boolean()
    .meta({ description: 'What it told of was deleted. Its text is gone, of its `url` the host remains, and it is sent no more.' }),
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
  head: z.string().nullable().meta({ description: 'Hash of the last entry. Keep it elsewhere to prove later that nothing was cut off.' }),
  whole: z.boolean(),
  broken: z
    .object({
      number: z.int(),
      reason: z
        .enum(['changed', 'missing'])
        .meta({ description: 'The entry is not what was written, or is not there although later ones are.' }),
    })
    .nullable()
    .meta({ description: 'The first link that does not hold.' }),
});
export type LogProof = z.output<typeof logProof>;

const settings = operationGroup('/v1/settings', ['Settings', 'Ours']);

export const settingsContract = {
  get: settings.get('', 'Get settings', 'All of them, defaults included.').output(envelope(settingsRecord)),

  update: settings
    .patch(
      '',
      'Update settings',
      'A JSON merge patch (RFC 7396): what is sent is changed, null goes back to the default, lists are replaced whole. The secrets of `senders` (`sms.auth_token`, `whatsapp.token`) are taken here and never shown. Other replicas see it within five seconds, a legal hold at once. The settings are one for live and test data, so it takes a live key: 403 `live_key_needed` for a test key.',
    )
    .input(
      z.looseObject({}).meta({ examples: [{ origins: ['https://bank.example'], company: { support: { email: 'ayuda@bank.example' } } }] }),
    )
    .output(envelope(settingsRecord)),

  proveDomain: settings
    .post(
      '/custom-domains/prove',
      'Prove custom domain',
      'Looks for the TXT record of `custom_domain_proofs`. Where it stands, links may lead to the domain from now on; else 409 `domain_not_proven`, which says what to write where. A live key only; twenty an hour.',
      answers({ 404: 'The settings do not name the domain.', 409: 'The record is not there.' }),
    )
    .input(z.object({ domain: host.max(260) }))
    .output(envelope(domainProof)),

  listKeys: settings
    .get('/keys', 'List keys', 'Newest first, revoked ones too; for a live key those of both modes. The secrets are known to nobody.')
    .output(envelope(z.array(keyRecord))),

  createKey: settings
    .post(
      '/keys',
      'Create key',
      'The answer is the only place where the key is ever seen. Two keys of one name may live at once: roll the new one out, then revoke the old one. A test key makes test keys only: 403 `live_key_needed` for `livemode: true`.',
    )
    .input(
      z.object({
        name: z.string().min(1).max(60),
        livemode: z.boolean().optional().meta({ description: 'By default that of the key that asks.' }),
        scopes: z.array(z.string().max(60)).min(1).max(20).optional().meta({
          description: 'A service’s name opens it whole; `admin` opens the settings. By default those of every service of this server.',
        }),
      }),
    )
    .output(envelope(keyRecord.extend({ key: z.string() }))),

  revokeKey: settings.delete('/keys/{id}', 'Revoke key', 'At once, and for good.').input(z.object({ id })).output(envelope(keyRecord)),

  listWebhookSecrets: settings
    .get('/webhook-secrets', 'List webhook secrets', 'The live ones of this mode, newest first; each signs every webhook.')
    .output(envelope(z.array(secretRecord))),

  createWebhookSecret: settings
    .post(
      '/webhook-secrets',
      'Create webhook secret',
      'For the mode of the key that asks. Two may live at once, and both sign: give the new one to your receiver, then revoke the old one. The answer is the only place where it is ever seen.',
    )
    .input(z.object({}).default({}))
    .output(envelope(secretRecord.extend({ secret: z.string() }))),

  revokeWebhookSecret: settings
    .delete('/webhook-secrets/{id}', 'Revoke webhook secret', 'Nothing is signed with it any more.')
    .input(z.object({ id: pathUuid }))
    .output(envelope(secretRecord)),

  listDataKeys: settings
    .get(
      '/data-keys',
      'List data keys',
      'The keys that seal the tenant’s files, newest first; of live and test data alike. The keys themselves are shown to nobody.',
    )
    .output(envelope(z.array(dataKeyRecord))),

  createDataKey: settings
    .post(
      '/data-keys',
      'Create data key',
      'Seals every file from now on, in every process within five seconds; what older keys sealed is sealed anew. An older key goes once no file and no backup needs it. Takes a live key: 403 `live_key_needed` for a test key.',
    )
    .input(z.object({}).default({}))
    .output(envelope(dataKeyRecord)),

  listDeliveries: settings
    .get('/webhook-deliveries', 'List webhook deliveries', 'Newest first, each with its attempts.')
    .input(
      z.object({
        ...pageQueryOver('evt_[0-9a-z]{1,64}'),
        status: z.enum(['pending', 'delivered', 'dead']).optional(),
        subject_id: z.string().max(100).optional().meta({ description: 'The workflow’s uuid.' }),
      }),
    )
    .output(envelope(paged(deliveryRecord))),

  resendDelivery: settings.addressed
    .post(
      '/webhook-deliveries/{id}/resend',
      'Resend webhook',
      'Sends it once more, whatever became of it, under the same `webhook-id`; 409 for one that is `forgotten`.',
    )
    .input(z.object({ params: z.object({ id }), body: z.object({}).default({}) }))
    .output(envelope(deliveryRecord)),

  log: settings
    .get(
      '/log/{kind}/{id}',
      'Prove log',
      'A page of the hash-chained log of a workflow, a person, or the tenant itself, oldest first, and whether every link of the whole log holds. It outlives deletions: ids, figures and keyed hashes only.',
    )
    // Limited because each page reads the whole log again.
    .meta({ limit: { count: 60, seconds: 60 } })
    .input(
      z.object({
        kind: z.string().check(cutAt(60)).meta({ description: '`workflow`, `person` or `tenant`.' }),
        id: pathUuid,
        ...numberedPageQuery,
      }),
    )
    .output(envelope(paged(logEntry).extend(logProof.shape))),
};
