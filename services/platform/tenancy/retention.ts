import { EVERY_HOUR } from '../base/durations.ts';
import type { Jobs, Log, Retention } from '../base/ports.ts';
import type { TenantRegistry } from './tenants.ts';

/** Runs each rule every hour for every tenant. A failure for a tenant does not stop the others; the job is tried again. */
export function createRetention({ tenants, jobs, log }: { tenants: TenantRegistry; jobs: Jobs; log: Log }): Retention {
  return {
    every: ({ queue, deletes, run }) =>
      jobs.schedule(queue, EVERY_HOUR, async () => {
        const failures: unknown[] = [];
        for (const tenantId of await tenants.all()) {
          try {
            const settings = await tenants.settings(tenantId);
            // Avoids work; every deletion checks the legal hold again, in its transaction.
            if (deletes && settings.legal_hold) continue;
            await run({ tenantId, settings });
          } catch (error) {
            log.error({ tenant: tenantId, queue, error }, 'retention failed for a tenant');
            failures.push(error);
          }
        }
        if (failures.length > 0) throw new AggregateError(failures, `${queue} failed for ${failures.length} tenants`);
      }),
  };
}
