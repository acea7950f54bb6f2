import type { DataKeyView, KeyView, SecretView } from '#platform/base/administration.ts';
import type { CallContext, Caller } from '#platform/base/ports.ts';
import { orNotFound } from '#platform/base/problem.ts';
import { invalidAt } from '../model/bodies.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { ok } from '../state/unit.ts';
import { changeOnce, demandLiveKey, ownerOf } from './tenant-change.ts';

interface NewKey {
  name: string;
  scopes?: string[] | undefined;
  livemode?: boolean | undefined;
}

export async function listKeys({ platform }: WorkflowsApp, caller: Caller) {
  return ok((await platform.administration.keys.list(caller.tenantId, modeOf(caller))).map(keyRecord));
}

export function createKey(app: WorkflowsApp, context: CallContext, { name, scopes, livemode }: NewKey) {
  const { keys, scopes: scopeLists } = app.platform.administration;
  return changeOnce(app, context, 'key.created', async (caller) => {
    const newScopes = scopes ?? scopeLists.services;
    const live = livemode ?? caller.livemode;
    if (live) demandLiveKey(caller, 'A test key makes test keys only.');
    refuseUnknownScope(newScopes, scopeLists.all);
    await keys.hold(caller);
    const { key, ...row } = await keys.create({ tenantId: caller.tenantId, name, livemode: live, scopes: newScopes });
    return { result: { ...keyRecord(row), key }, data: { key: row.id, livemode: live, scopes: newScopes.join(' ') } };
  });
}

export function revokeKey(app: WorkflowsApp, context: CallContext, id: string) {
  return changeOnce(app, context, 'key.revoked', async (caller) => {
    const key = await app.platform.administration.keys.revoke(caller.tenantId, id, modeOf(caller));
    return { result: keyRecord(orNotFound('There is no such key.')(key)), data: { key: id } };
  });
}

export async function listWebhookSecrets({ platform }: WorkflowsApp, caller: Caller) {
  return ok((await platform.administration.webhooks.listSecrets(ownerOf(caller))).map(secretRecord));
}

export function createWebhookSecret(app: WorkflowsApp, context: CallContext) {
  const { keys, webhooks } = app.platform.administration;
  return changeOnce(app, context, 'webhook_secret.created', async (caller) => {
    await keys.hold(caller);
    const { secret, ...row } = await webhooks.createSecret(ownerOf(caller));
    return { result: { ...secretRecord(row), secret }, data: { secret: row.id, livemode: caller.livemode } };
  });
}

export function revokeWebhookSecret(app: WorkflowsApp, context: CallContext, id: string) {
  return changeOnce(app, context, 'webhook_secret.revoked', async (caller) => {
    const secret = await app.platform.administration.webhooks.revokeSecret(ownerOf(caller), id);
    return { result: secretRecord(orNotFound('There is no such webhook secret.')(secret)), data: { secret: id } };
  });
}

export async function listDataKeys({ platform }: WorkflowsApp, caller: Caller) {
  return ok((await platform.administration.dataKeys.list(caller.tenantId)).map(dataKeyRecord));
}

export function createDataKey(app: WorkflowsApp, context: CallContext) {
  return changeOnce(app, context, 'data_key.created', async (caller) => {
    demandLiveKey(caller, 'The data keys seal live and test data, so a test key only lists them.');
    const key = await app.platform.administration.dataKeys.make(caller.tenantId);
    return { result: dataKeyRecord(key), data: { number: key.number } };
  });
}

/** Returns the modes that a key administers: test only for a test key, both (undefined) for a live key. */
const modeOf = ({ livemode }: Caller) => (livemode ? undefined : false);

function refuseUnknownScope(scopes: readonly string[], all: readonly string[]): void {
  const at = scopes.findIndex((scope) => !all.includes(scope));
  if (at < 0) return;
  const message = `There is no scope "${scopes[at]}". There are: ${all.join(', ')}`;
  throw invalidAt(`scopes.${at}`, 'invalid_value', message);
}

function keyRecord({ id, name, livemode, scopes, createdAt, lastUsedAt, revokedAt }: KeyView) {
  return {
    ...{ id, name, livemode, scopes: [...scopes], created_at: createdAt.toISOString() },
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
