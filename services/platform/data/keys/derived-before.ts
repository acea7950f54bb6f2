import type { Kysely } from 'kysely';
import { ConfigError } from '../../config.ts';
import { unseal } from '../secret.ts';
import type { PlatformTables } from '../tables.ts';
import type { MasterSecrets } from './master-secrets.ts';

/**
 * Until keys had a table, they were derived from ZAGUAN_SECRET itself. What was hashed or sealed with those of these uses is still there,
 * so the first start with the table wraps their bytes. Nothing is added to these lists.
 */
const LASTING: readonly string[] = ['event-hashes', 'otp', 'people-contact-codes', 'people-attachments'];
const TENANT_KEYS = 'tenant-data-keys';
const PASSING: readonly string[] = [
  TENANT_KEYS,
  'tenant-settings',
  'webhook-secrets',
  'idempotency-answers',
  'document-signing-keys',
  'workflows-media-urls',
];

interface DerivedKey {
  use: string;
  lasting: boolean;
  bytes: Uint8Array;
}

/** The keys of an installation that is older than their table; none for a new one. */
export async function keysBefore(db: Kysely<PlatformTables>, secrets: MasterSecrets): Promise<DerivedKey[]> {
  const tenants = await db.selectFrom('platform.tenant_keys').select(['tenant_id', 'wrapped']).orderBy('created_at').execute();
  const [oldest] = tenants;
  if (!oldest) return [];
  // Whoever changes the secret along with the release gives both.
  const at = secrets.derive(TENANT_KEYS).findIndex((key) => opens(key, oldest));
  if (at < 0) throw new ConfigError(['ZAGUAN_SECRET is not the secret that these data were sealed with.']);
  const derived = (lasting: boolean) => (use: string) => ({ use, lasting, bytes: secrets.derive(use)[at]! });
  // Each tenant had a key per mode that signs webhooks.
  const ofTenants = tenants.flatMap(({ tenant_id: id }) => ['live', 'test'].map((mode) => `webhook-ed25519 ${id} ${mode}`));
  return [...[...LASTING, ...ofTenants].map(derived(true)), ...PASSING.map(derived(false))];
}

function opens(key: Uint8Array, { tenant_id, wrapped }: { tenant_id: string; wrapped: Uint8Array }): boolean {
  try {
    unseal(key, wrapped, tenant_id);
    return true;
  } catch {
    return false;
  }
}
