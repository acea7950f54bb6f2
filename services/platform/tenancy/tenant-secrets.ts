import { type ServiceKey, type SettingsSecret, secretText, settingsSecrets } from '#contracts/base/senders.ts';
import type { TenantSettings } from '../base/administration.ts';
import { isObject } from '../base/merge-patch.ts';
import type { Clock, Keys } from '../base/ports.ts';
import { Problem } from '../base/problem.ts';
import type { Engine } from '../data/database.ts';

/** New values of secret members; null and undefined mean no secret. */
type NewSecrets = ReadonlyMap<SettingsSecret, unknown>;

/** Divides a patch of settings into its secrets and the rest. */
export function takeSecrets(patch: Readonly<Record<string, unknown>>): { rest: Record<string, unknown>; secrets: NewSecrets } {
  const rest = structuredClone(patch) as Record<string, unknown>;
  const secrets = new Map<SettingsSecret, unknown>();
  for (const member of secretsWithin(rest)) {
    const { parent, name } = placeOf(member, rest);
    if (!isObject(parent) || !Object.hasOwn(parent, name)) continue;
    secrets.set(member, parent[name]);
    delete parent[name];
  }
  return { rest, secrets };
}

/** Creates the store of the settings' secret members; each secret's encryption is bound to its tenant and member. */
export function createTenantSecrets(engine: Engine, clock: Clock, keys: Keys) {
  const contextOf = (tenantId: unknown, member: unknown) => `${tenantId} ${member}`;
  const sealer = keys.sealer('tenant-settings', {
    ...{ table: 'platform.tenant_secrets', key: ['tenant_id', 'member'], column: 'wrapped' },
    context: ({ tenant_id, member }) => contextOf(tenant_id, member),
  });
  const secretsOf = (tenantId: string) => engine.db().selectFrom('platform.tenant_secrets').selectAll().where('tenant_id', '=', tenantId);

  return {
    async read(tenantId: string, member: SettingsSecret): Promise<string | null> {
      const row = await secretsOf(tenantId).where('member', '=', member).executeTakeFirst();
      return row ? Buffer.from(await sealer.unseal(row.wrapped, contextOf(tenantId, member))).toString() : null;
    },

    /** Stores new secrets and deletes those whose settings were removed, in the open transaction. Throws `invalid_body` with the member. */
    async keep(tenantId: string, settings: TenantSettings, secrets: NewSecrets): Promise<void> {
      const storedMembers = new Set((await secretsOf(tenantId).execute()).map(({ member }) => member as SettingsSecret));
      for (const member of new Set([...storedMembers, ...secrets.keys(), ...secretsWithin(settings)])) {
        const hasParent = isObject(placeOf(member, settings).parent);
        if (!hasParent && secrets.get(member)) throw invalid(member, 'belongs to an object that is not set');
        if (!hasParent || (secrets.get(member) === null && !isNeeded(member))) await forget(tenantId, member);
        else if (secrets.has(member)) await put(tenantId, member, secrets.get(member));
        else if (!storedMembers.has(member) && isNeeded(member)) throw invalid(member, 'is needed with it');
      }
    },
  };

  async function put(tenantId: string, member: SettingsSecret, value: unknown): Promise<void> {
    const result = secretText.safeParse(value ?? '');
    if (!result.success) throw invalid(member, 'must be 1 to 500 visible characters');
    const wrappedSecret = await sealer.seal(Buffer.from(result.data), contextOf(tenantId, member));
    const change = { wrapped: wrappedSecret, created_at: clock.now() };
    await engine
      .db()
      .insertInto('platform.tenant_secrets')
      .values({ tenant_id: tenantId, member, ...change })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'member']).doUpdateSet(change))
      .execute();
  }

  async function forget(tenantId: string, member: SettingsSecret): Promise<void> {
    await engine.db().deleteFrom('platform.tenant_secrets').where('tenant_id', '=', tenantId).where('member', '=', member).execute();
  }
}

/** Lists the secret members that these settings may have. */
function secretsWithin(settings: object): SettingsSecret[] {
  const remote: unknown = Reflect.get(settings, 'remote');
  const services = isObject(remote) ? Object.keys(remote) : [];
  return [...settingsSecrets, ...services.flatMap((service): ServiceKey[] => [`remote.${service}.live_key`, `remote.${service}.test_key`])];
}

/** Returns true for a required secret: a carrier's. A remote service's key may be set for one mode only. */
const isNeeded = (member: SettingsSecret) => (settingsSecrets as readonly string[]).includes(member);

/** Returns the object that contains a member, and the member's name in it. */
function placeOf(member: SettingsSecret, settings: unknown): { parent: unknown; name: string } {
  const path = member.split('.');
  const name = path.pop() ?? '';
  return { parent: path.reduce((at, step) => (isObject(at) && Object.hasOwn(at, step) ? at[step] : undefined), settings), name };
}

function invalid(member: SettingsSecret, message: string): Problem {
  return new Problem('invalid_body', `${member}: ${message}`, { errors: [{ path: member, code: 'invalid_secret', message }] });
}
