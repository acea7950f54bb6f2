import { expect } from 'vitest';
import { Problem } from '#platform/base/problem.ts';
import type { PostgresOptions } from '#platform/data/database.ts';
import { createLookups, type Lookups } from '#services/verification/lookups/lookups.ts';
import type { VerificationTables } from '#services/verification/model/tables.ts';
import type { Providers } from '#services/verification/providers/choose.ts';
import { registryOf } from '#services/verification/registry/store.ts';
import { verification } from '#services/verification/service.ts';
import { createTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { CONTENDERS, type Row, succeeded, times } from './row.ts';

interface VerificationRig extends TestPlatform<VerificationTables> {
  lookups: Lookups;
  /** The fake provider of lookups; it answers only if a row sets `answers`. */
  provider: { answers: boolean };
}

export async function openVerificationRig(onServer: PostgresOptions): Promise<VerificationRig> {
  const bench = await createTestPlatform<VerificationTables>([verification], onServer);
  const provider = { answers: true };
  const find = async () => {
    if (provider.answers) return [];
    throw new Problem('unavailable', 'Nobody answers.');
  };
  const providers = {
    registry: { find, source: async () => 'local', isAuthority: () => true, ready: async () => true },
    invoices: {},
  } as unknown as Providers;
  const lookups = createLookups(bench.platform, providers);
  await lookups.start();
  return { ...bench, lookups, provider };
}

const QUEUE = 'verification-lookup';
const request = { kind: 'curp' as const, curp: 'PEGL890909MJCRMS08', url: 'https://banco.example/hook' };

async function accepted(rig: VerificationRig): Promise<string> {
  const answer = await rig.lookups.accept({ caller: rig.caller(), idempotency: null }, request as never);
  return answer.webhook_uuid;
}

const workAt = (rig: VerificationRig, uuid: string) => {
  const [work] = rig.jobs.workers(QUEUE);
  return times(CONTENDERS, () => async () => work?.({ tenantId: rig.tenant.id, uuid }));
};

/** Rows about lookups in registries. */
export const verificationRows: readonly Row<VerificationRig>[] = [
  {
    name: 'answers to a lookup',
    limit: 1,
    guards: [
      {
        file: 'services/verification/lookups/lookups.ts',
        text: 'const row = await store.lock(job.uuid);',
        without: 'const row = await store.read(job.uuid);',
      },
      { file: 'services/verification/lookups/store.ts', text: '.forUpdate()', without: '' },
    ],
    async round(rig) {
      const uuid = await accepted(rig);
      return {
        operations: workAt(rig, uuid),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(CONTENDERS);
          const { rows } = await rig.webhooks.listDeliveries(rig.caller(), { page: 1, per_page: 50, subject_id: uuid });
          expect(rows).toHaveLength(1);
        },
      };
    },
  },
  {
    name: 'times that a lookup is asked again',
    limit: 1,
    guards: [
      {
        file: 'services/verification/lookups/lookups.ts',
        text: ', singletonKey: job.uuid }',
        without: ' }',
      },
    ],
    async round(rig) {
      const waiting = await accepted(rig);
      rig.provider.answers = false;
      return {
        operations: workAt(rig, waiting),
        async holds(outcomes) {
          rig.provider.answers = true;
          expect(succeeded(outcomes)).toBe(CONTENDERS);
          const jobs = (await rig.jobs.waiting()).filter(
            ({ data, due }) => 'uuid' in data && data.uuid === waiting && due > rig.clock.now(),
          );
          expect(jobs).toHaveLength(1);
        },
      };
    },
  },
  {
    name: 'times that a lookup is forgotten',
    limit: 1,
    guards: [
      {
        file: 'services/verification/lookups/lookups.ts',
        text: 'isUuid(uuid) ? await store.lock(uuid) : null;',
        without: 'isUuid(uuid) ? await store.read(uuid) : null;',
      },
    ],
    async round(rig) {
      const uuid = await accepted(rig);
      return {
        operations: times(CONTENDERS, () => () => rig.lookups.forget({ caller: rig.caller(), idempotency: null }, uuid)),
        holds: (outcomes) => expect(succeeded(outcomes)).toBe(1),
      };
    },
  },
  {
    name: 'times that a row of the registry is deleted',
    limit: 1,
    guards: [{ file: 'services/verification/registry/store.ts', text: 'return numDeletedRows > 0n;', without: 'return true;' }],
    async round(rig) {
      const registry = registryOf(rig.caller(), rig.platform.database.query);
      await registry.put([{ curp: request.curp }], rig.clock.now());
      return {
        operations: times(CONTENDERS, () => () => registry.remove(request.curp)),
        holds: (outcomes) => expect(outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value)).toHaveLength(1),
      };
    },
  },
];
