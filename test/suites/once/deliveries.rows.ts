import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { news } from '../../support/news.ts';
import type { PlatformRig } from './platform.rows.ts';
import { CONTENDERS, type Row, succeeded, times } from './row.ts';

const notice = { url: 'https://banco.example/hook', type: 'workflow.finished' as const, data: news };

const send = (rig: PlatformRig) =>
  rig.platform.database.transaction((trx) =>
    rig.webhooks.send(trx, rig.caller(), { ...notice, subject: { kind: 'workflow', id: randomUUID() } }),
  );

const deliveries = async (rig: PlatformRig) => (await rig.webhooks.listDeliveries(rig.caller(), { page: 1, per_page: 50 })).rows;

/** Rows about the delivery of webhooks. */
export const deliveryRows: readonly Row<PlatformRig>[] = [
  {
    name: 'attempts of a delivery that are counted as one, and times that its arrival is told',
    limit: 1,
    guards: [{ file: 'services/platform/webhooks/deliver-webhook.ts', text: '.forUpdate()', without: '' }],
    async round(rig) {
      const [deliver] = rig.jobs.workers('platform.webhook');
      const id = await send(rig);
      const told: string[] = [];
      rig.webhooks.onDelivered(async (_trx, { subject }) => void told.push(subject.id));
      return {
        operations: times(CONTENDERS, () => async () => deliver?.({ tenantId: rig.tenant.id, id })),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(CONTENDERS);
          const [newest] = await deliveries(rig);
          expect(newest?.attempts.map(({ number }) => number)).toEqual(times(CONTENDERS, (at) => at + 1));
          expect(told).toHaveLength(1);
        },
      };
    },
  },
];
