import { randomBytes, randomUUID } from 'node:crypto';
import type { Owner, SecretView } from '../base/administration.ts';
import type { Clock, Keys } from '../base/ports.ts';
import { Problem } from '../base/problem.ts';
import type { Engine } from '../data/database.ts';
import { lockTenant } from '../data/lock-tenant.ts';

/** Maximum number of unrevoked secrets: two, so that a new secret signs together with the old secret until the old secret is revoked. */
const MAX_UNREVOKED = 2;

export type WebhookSecrets = ReturnType<typeof createWebhookSecrets>;

/** Creates the store of the secrets with which a tenant's webhooks are signed, one or two per mode. */
export function createWebhookSecrets(engine: Engine, clock: Clock, keys: Pick<Keys, 'sealer'>) {
  const contextOf = (tenantId: unknown, id: unknown) => `${tenantId} ${id}`;
  const sealer = keys.sealer('webhook-secrets', {
    ...{ table: 'platform.webhook_secrets', key: ['tenant_id', 'id'], column: 'wrapped' },
    context: ({ tenant_id, id }) => contextOf(tenant_id, id),
  });

  const unrevokedSecrets = ({ tenantId, livemode }: Owner) =>
    engine
      .db()
      .selectFrom('platform.webhook_secrets')
      .selectAll()
      .where(({ and }) => and({ tenant_id: tenantId, livemode }))
      .where('revoked_at', 'is', null)
      .orderBy('created_at', 'desc')
      .execute();

  return {
    list: async (owner: Owner): Promise<SecretView[]> => (await unrevokedSecrets(owner)).map(secretView),

    /** Returns every unrevoked secret as `whsec_…`, newest first. */
    async open(owner: Owner): Promise<string[]> {
      const rows = await unrevokedSecrets(owner);
      const secrets = rows.map(({ id, wrapped }) => sealer.unseal(wrapped, contextOf(owner.tenantId, id)));
      return (await Promise.all(secrets)).map((secret) => Buffer.from(secret).toString());
    },

    create: ({ tenantId, livemode }: Owner): Promise<SecretView & { secret: string }> =>
      engine.inTransaction(async (db) => {
        await lockTenant(db, tenantId);
        if ((await unrevokedSecrets({ tenantId, livemode })).length >= MAX_UNREVOKED) {
          throw new Problem('conflict', `${MAX_UNREVOKED} webhook secrets live. Revoke one before making another.`);
        }
        const id = randomUUID();
        const secret = `whsec_${randomBytes(32).toString('base64')}`;
        const wrapped = await sealer.seal(Buffer.from(secret), contextOf(tenantId, id));
        const row = { tenant_id: tenantId, id, livemode, wrapped, created_at: clock.now() };
        await db.insertInto('platform.webhook_secrets').values(row).execute();
        return { ...secretView(row), secret };
      }),

    async revoke({ tenantId, livemode }: Owner, id: string): Promise<SecretView | null> {
      const row = await engine
        .db()
        .updateTable('platform.webhook_secrets')
        .set(({ fn, ref, val }) => ({ revoked_at: fn.coalesce(ref('revoked_at'), val(clock.now())) }))
        .where(({ and }) => and({ tenant_id: tenantId, livemode, id }))
        .returningAll()
        .executeTakeFirst();
      return row ? secretView(row) : null;
    },
  };
}

function secretView({ id, livemode, created_at }: { id: string; livemode: boolean; created_at: Date }): SecretView {
  return { id, livemode, createdAt: created_at };
}
