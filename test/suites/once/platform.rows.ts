import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { PostgresOptions } from '#platform/data/database.ts';
import { masterSecrets } from '#platform/data/keys/master-secrets.ts';
import type { PlatformTables } from '#platform/data/tables.ts';
import { createTestPlatform, TEST_SECRET, type TestPlatform } from '../../support/platform.ts';
import { CONTENDERS, type Row, refusedWith, succeeded, times } from './row.ts';

export type PlatformRig = TestPlatform<PlatformTables>;

export const openPlatform = (onServer: PostgresOptions): Promise<PlatformRig> => createTestPlatform<PlatformTables>([], onServer);

const newTenant = async ({ tenants }: PlatformRig, settings: object = {}): Promise<string> => {
  const { id } = await tenants.create({ name: `Caja ${randomUUID()}`, settings: { company: { name: 'Caja' }, ...settings } });
  return id;
};

const DOMAIN = 'abrir.banco.example';

/** Rows about a tenant's keys, secrets and settings. */
export const platformRows: readonly Row<PlatformRig>[] = [
  {
    name: 'keys of one name that live',
    limit: 2,
    guards: [
      { file: 'services/platform/tenancy/keys.ts', text: 'await lockTenant(db, tenantId);', without: '' },
      { file: 'services/platform/data/lock-tenant.ts', text: '.forUpdate()', without: '' },
    ],
    async round({ keys, tenant }) {
      const key = { tenantId: tenant.id, name: randomUUID(), livemode: false, scopes: ['people'] };
      return {
        operations: times(CONTENDERS, () => () => keys.create(key)),
        async holds(outcomes) {
          refusedWith(outcomes, 'conflict');
          const live = (await keys.list(tenant.id)).filter(({ name, revokedAt }) => name === key.name && revokedAt === null);
          expect(live).toHaveLength(2);
        },
      };
    },
  },
  {
    name: 'webhook secrets that live',
    limit: 2,
    guards: [{ file: 'services/platform/webhooks/webhook-secrets.ts', text: 'await lockTenant(db, tenantId);', without: '' }],
    async round(rig) {
      const owner = { tenantId: await newTenant(rig), livemode: true };
      return {
        operations: times(CONTENDERS, () => () => rig.webhooks.createSecret(owner)),
        async holds(outcomes) {
          refusedWith(outcomes, 'conflict');
          expect(await rig.webhooks.listSecrets(owner)).toHaveLength(2);
        },
      };
    },
  },
  {
    name: 'numbers that a new key of a tenant’s files has',
    limit: 1,
    guards: [{ file: 'services/platform/tenancy/data-keys.ts', text: 'await lockTenant(db, tenantId);', without: '' }],
    async round(rig) {
      const tenantId = await newTenant(rig);
      return {
        operations: times(CONTENDERS, () => () => rig.dataKeys.make(tenantId)),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(CONTENDERS);
          const numbers = (await rig.dataKeys.list(tenantId)).map(({ number }) => number);
          expect(numbers.sort((one, other) => one - other)).toEqual(times(CONTENDERS + 1, (at) => at + 1));
        },
      };
    },
  },
  {
    name: 'changes of a tenant’s settings that undo another one',
    limit: 0,
    guards: [
      {
        file: 'services/platform/tenancy/tenants.ts',
        text: '.forUpdate()',
        without: '',
      },
    ],
    async round(rig) {
      const tenantId = await newTenant(rig);
      return {
        operations: [
          () => rig.tenants.patch(tenantId, { retention: { webhook_days: 5 } }),
          () => rig.tenants.patch(tenantId, { company: { name: 'Banco Ceiba' } }),
        ],
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(2);
          const { retention, company } = await rig.tenants.ownSettings(tenantId);
          expect([retention.webhook_days, company.name]).toEqual([5, 'Banco Ceiba']);
        },
      };
    },
  },
  {
    name: 'proofs of a domain that the settings name no more',
    limit: 0,
    guards: [{ file: 'services/platform/tenancy/domain-proofs.ts', text: '.forUpdate()', without: '' }],
    async round(rig) {
      const tenantId = await newTenant(rig, { custom_domains: [DOMAIN] });
      const { domains } = rig.platform.administration;
      rig.txtRecords.set(`_zaguan.${DOMAIN}`, `zaguan-tenant=${tenantId}`);
      return {
        operations: [() => domains.prove(tenantId, DOMAIN), () => rig.tenants.patch(tenantId, { custom_domains: [] })],
        async holds() {
          const [proof] = await domains.list(tenantId, [DOMAIN]);
          expect(proof?.proven_at).toBeNull();
        },
      };
    },
  },
  {
    name: 'successors that the keys get when a secret is taken away',
    limit: 1,
    guards: [
      {
        file: 'services/platform/data/keys/key-rows.ts',
        text: "turn: (db: KeyDatabase) => engine.turn(db, 'zaguan.keys'),",
        without: 'turn: async (_db: Database) => {},',
      },
    ],
    // Runs last, because afterwards the rig itself cannot open its keys.
    async round(rig) {
      const use = `once ${randomUUID()}`;
      const [newest, ...before] = await rotated(rig);
      if (!newest) throw new Error('There is no secret.');
      const both = rig.replica(masterSecrets(newest, before[0] ?? null));
      await both.keyring.passing(use)();
      await both.openKeys();
      const replicas = times(CONTENDERS, () => rig.replica(masterSecrets(newest, null)));
      return {
        operations: replicas.map((replica) => () => replica.openKeys()),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(CONTENDERS);
          expect(await rig.replica(masterSecrets(newest, null)).keyring.passing(use)()).toHaveLength(2);
        },
      };
    },
  },
];

/** The secrets of an installation, newest first; each round adds a secret and wraps the keys with it too. */
const secretsOf = new WeakMap<object, string[]>();

async function rotated(rig: PlatformRig): Promise<string[]> {
  const secrets = [randomUUID().repeat(2), ...(secretsOf.get(rig) ?? [TEST_SECRET])];
  secretsOf.set(rig, secrets);
  return secrets;
}
