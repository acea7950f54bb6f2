import { implement } from '@orpc/server';
import { ADMIN_SCOPE, settingsContract } from '#contracts/base/settings.ts';
import { tenantSettings } from '#contracts/base/tenant-settings.ts';
import type { DataKeyView, KeyView, LogReference, Owner, SecretView, TenantSettings } from '#platform/base/administration.ts';
import type { AnyTransaction, CallContext, Caller, Platform } from '#platform/base/ports.ts';
import { demandScope, orNotFound, Problem } from '#platform/base/problem.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { faultOfAddress } from '#platform/calls/outbound.ts';
import { pageAnswer } from '#platform/calls/page-answer.ts';
import { invalid } from '../model/bodies.ts';
import type { WorkflowTables } from '../model/tables.ts';
import { notFound } from '../state/transitions.ts';

const LOGS: readonly string[] = ['workflow', 'person', 'tenant'] satisfies LogReference['kind'][];

/** A record is asked for until it is published, by hand. */
const PROOFS = { count: 20, seconds: 3600 };

/** What an operator sets for the own tenant. Every change is in the tenant's log, under the key that made it. */
export function settingsOperations(platform: Platform<WorkflowTables>) {
  const { administration, events } = platform;
  const { publicUrl } = platform.config;
  const os = implement(settingsContract)
    .$context<CallContext>()
    .use(({ context, next }) => {
      demandScope(context.caller, ADMIN_SCOPE);
      return next();
    });
  const ok = <Result>(result: Result) => ({ success: true as const, result });

  const refuseUnknownScope = (scopes: readonly string[]) => {
    const { all } = administration.scopes;
    const at = scopes.findIndex((scope) => !all.includes(scope));
    if (at < 0) return;
    const message = `There is no scope "${scopes[at]}". There are: ${all.join(', ')}`;
    throw invalid([{ path: `scopes.${at}`, code: 'invalid_value', message }]);
  };

  const note = (trx: AnyTransaction, caller: Caller, type: string, data: Readonly<Record<string, string | number | boolean>>) =>
    events.append(trx, caller, { kind: 'tenant', id: caller.tenantId }, { type, data });

  const webhookKey = async (owner: Owner) => ({ livemode: owner.livemode, public_key: await administration.webhooks.publicKey(owner) });
  const settingsRecord = async ({ tenantId }: Caller, settings: TenantSettings) => ({
    ...settings,
    custom_domain_proofs: await administration.domains.of(tenantId, settings.custom_domains),
    tenant_uuid: tenantId,
    webhook_keys: [await webhookKey({ tenantId, livemode: true }), await webhookKey({ tenantId, livemode: false })],
    webhook_keys_url: `${publicUrl}/.well-known/zaguan-webhook-keys.json?tenant=${tenantId}`,
  });

  /** A new address that no webhook would ever reach would keep its alarms from everybody. */
  const refuseUncallable = (before: TenantSettings, after: TenantSettings) => {
    const errors = Object.entries(callAddresses(after)).flatMap(([path, url]) => {
      const isNew = url !== null && url !== callAddresses(before)[path];
      const fault = isNew ? faultOfAddress(path, url, { allowLoopback: platform.config.allowLoopbackWebhooks }) : null;
      return fault ?? [];
    });
    if (errors.length > 0) throw invalid(errors);
  };

  return os.router({
    get: os.get.handler(async ({ context: { caller } }) =>
      ok(await settingsRecord(caller, await administration.settings(caller.tenantId))),
    ),

    update: os.update.handler(({ input, context }) =>
      platform.once(context, async (trx) => {
        const { caller } = context;
        if (!caller.livemode) throw liveKeyNeeded('The settings are one for live and test data, so a test key only reads them.');
        const before = await administration.settings(caller.tenantId);
        const settings = await administration.patchSettings(caller.tenantId, input);
        refuseUncallable(before, settings);
        // Names that we gave: anything else is the caller's own text.
        const members = Object.keys(tenantSettings.shape).filter((name) => Object.hasOwn(input, name));
        await note(trx, caller, 'settings.updated', { members: members.join(' ') });
        return ok(await settingsRecord(caller, settings));
      }),
    ),

    proveDomain: os.proveDomain.handler(({ input: { domain }, context }) => {
      const { caller } = context;
      if (!caller.livemode) throw liveKeyNeeded('Links of live workflows lead to the domain.');
      return platform.onceAfter(context, async () => {
        const { custom_domains } = await administration.settings(caller.tenantId);
        if (!custom_domains.includes(domain)) throw notFound('custom domain');
        await platform.limits.take(`prove domain ${caller.tenantId}`, PROOFS);
        const proof = await administration.domains.prove(caller.tenantId, domain);
        return async (trx) => {
          await note(trx, caller, 'custom_domain.proven', {});
          return ok(proof);
        };
      });
    }),

    listKeys: os.listKeys.handler(async ({ context: { caller } }) =>
      ok((await administration.keys.list(caller.tenantId, modeOf(caller))).map(keyRecord)),
    ),

    createKey: os.createKey.handler(({ input: { name, scopes = administration.scopes.services, livemode }, context }) =>
      platform.once(context, async (trx) => {
        const { caller } = context;
        const live = livemode ?? caller.livemode;
        if (live && !caller.livemode) throw liveKeyNeeded('A test key makes test keys only.');
        refuseUnknownScope(scopes);
        await administration.keys.hold(caller);
        const { key, ...row } = await administration.keys.create({ tenantId: caller.tenantId, name, livemode: live, scopes });
        await note(trx, caller, 'key.created', { key: row.id, livemode: live, scopes: scopes.join(' ') });
        return ok({ ...keyRecord(row), key });
      }),
    ),

    revokeKey: os.revokeKey.handler(({ input, context }) =>
      platform.once(context, async (trx) => {
        const { caller } = context;
        const keyView = existing(await administration.keys.revoke(caller.tenantId, input.id, modeOf(caller)), 'key');
        await note(trx, caller, 'key.revoked', { key: input.id });
        return ok(keyRecord(keyView));
      }),
    ),

    listWebhookSecrets: os.listWebhookSecrets.handler(async ({ context: { caller } }) =>
      ok((await administration.webhooks.listSecrets(ownerOf(caller))).map(secretRecord)),
    ),

    createWebhookSecret: os.createWebhookSecret.handler(({ context }) =>
      platform.once(context, async (trx) => {
        const { caller } = context;
        await administration.keys.hold(caller);
        const { secret, ...row } = await administration.webhooks.createSecret(ownerOf(caller));
        await note(trx, caller, 'webhook_secret.created', { secret: row.id, livemode: caller.livemode });
        return ok({ ...secretRecord(row), secret });
      }),
    ),

    revokeWebhookSecret: os.revokeWebhookSecret.handler(({ input, context }) =>
      platform.once(context, async (trx) => {
        const { caller } = context;
        const secretView = existing(await administration.webhooks.revokeSecret(ownerOf(caller), input.id), 'webhook secret');
        await note(trx, caller, 'webhook_secret.revoked', { secret: input.id });
        return ok(secretRecord(secretView));
      }),
    ),

    listDataKeys: os.listDataKeys.handler(async ({ context: { caller } }) =>
      ok((await administration.dataKeys.list(caller.tenantId)).map(dataKeyRecord)),
    ),

    createDataKey: os.createDataKey.handler(({ context }) =>
      platform.once(context, async (trx) => {
        const { caller } = context;
        if (!caller.livemode) throw liveKeyNeeded('The data keys seal live and test data, so a test key only lists them.');
        const key = await administration.dataKeys.make(caller.tenantId);
        await note(trx, caller, 'data_key.created', { number: key.number });
        return ok(dataKeyRecord(key));
      }),
    ),

    listDeliveries: os.listDeliveries.handler(async ({ input, context: { caller } }) => {
      const page = await administration.webhooks.listDeliveries(ownerOf(caller), input);
      const address = `${publicUrl}/workflows/v1/settings/webhook-deliveries`;
      return ok(pageAnswer(page, input, { address, record: (delivery) => delivery }));
    }),

    resendDelivery: os.resendDelivery.handler(({ input: { params }, context }) =>
      platform.once(context, async (trx) => {
        const { caller } = context;
        const delivery = existing(await administration.webhooks.resend(ownerOf(caller), params.id), 'delivery');
        await note(trx, caller, 'webhook.resent', { delivery: params.id });
        return ok(delivery);
      }),
    ),

    log: os.log.handler(async ({ input: { kind, id, ...query }, context: { caller } }) => {
      const own = kind === 'tenant' ? id === caller.tenantId : isUuid(id);
      if (!isLog(kind) || !own || !(await events.has(caller, { kind, id }))) throw noLog();
      const { tenantId } = caller;
      const page = await administration.logPage(tenantId, { kind, id }, query);
      const address = `${publicUrl}/workflows/v1/settings/log/${kind}/${id}`;
      const proof = await administration.proveLog(tenantId, { kind, id });
      return ok({ ...pageAnswer(page, query, { address, record: (entry) => entry }), ...proof });
    }),
  });
}

const isLog = (kind: string): kind is LogReference['kind'] => LOGS.includes(kind);

/** A live key administers both modes, a test key its own. */
const modeOf = ({ livemode }: Caller) => (livemode ? undefined : false);

const ownerOf = ({ tenantId, livemode }: Caller): Owner => ({ tenantId, livemode });

const callAddresses = (settings: TenantSettings): Readonly<Record<string, string | null>> => ({
  log_webhook_url: settings.log_webhook_url,
  'senders.alerts_url': settings.senders.alerts_url,
});

const liveKeyNeeded = (why: string) => new Problem('live_key_needed', `${why} Use a live key with the scope "${ADMIN_SCOPE}".`);

const noLog = () => new Problem('not_found', 'There is no such log.');

const existing = <Row>(row: Row | null, what: string) => orNotFound(`There is no such ${what}.`)(row);

function keyRecord({ id, name, livemode, scopes, createdAt, lastUsedAt, revokedAt }: KeyView) {
  return {
    id,
    name,
    livemode,
    scopes: [...scopes],
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    revoked_at: revokedAt?.toISOString() ?? null,
  };
}

function dataKeyRecord({ number, createdAt, idleSince }: DataKeyView) {
  return { number, created_at: createdAt.toISOString(), idle_since: idleSince?.toISOString() ?? null };
}

function secretRecord({ id, livemode, createdAt }: SecretView) {
  return { id, livemode, created_at: createdAt.toISOString() };
}
