import type { DataKeyView, KeyView, SecretView } from '#platform/base/administration.ts';

export function keyRecord({ id, name, livemode, scopes, createdAt, lastUsedAt, revokedAt }: KeyView) {
  return {
    ...{ id, name, livemode, scopes: [...scopes], created_at: createdAt.toISOString() },
    last_used_at: lastUsedAt?.toISOString() ?? null,
    revoked_at: revokedAt?.toISOString() ?? null,
  };
}

export function dataKeyRecord({ number, createdAt, idleSince }: DataKeyView) {
  return { number, created_at: createdAt.toISOString(), idle_since: idleSince?.toISOString() ?? null };
}

export function secretRecord({ id, livemode, createdAt }: SecretView) {
  return { id, livemode, created_at: createdAt.toISOString() };
}
