import type { Caller, Platform } from '#platform/base/ports.ts';
import { systemCaller } from '#platform/base/system-caller.ts';
import { everyUuid, type UuidPage } from '#platform/data/uuid-pages.ts';

const DAY_MS = 86_400_000;
/** The rows that one query reads. */
const PAGE = 200;

export type Sweep = ReturnType<typeof createSweep>;

/** Goes through workflows by the hour. `actor` is who the log says did it. */
export function createSweep({ clock, log }: Pick<Platform<never>, 'clock' | 'log'>, actor: string) {
  return {
    daysAgo: (days: number) => new Date(clock.now().getTime() - days * DAY_MS),

    /** Works on all that `read` lists in either mode. A workflow that fails waits for the next run, and the others go on. */
    async each(
      tenantId: string,
      read: (caller: Caller, page: UuidPage) => Promise<readonly { uuid: string }[]>,
      work: (caller: Caller, uuid: string) => Promise<void>,
    ): Promise<void> {
      for (const livemode of [true, false]) {
        const caller = systemCaller({ tenantId, livemode }, actor);
        for await (const uuid of everyUuid(PAGE, (page) => read(caller, page)))
          await work(caller, uuid).catch((error) => log.error({ workflow: uuid, error }, 'sweep failed'));
      }
    },
  };
}
