import { ADMIN_SCOPE } from '#contracts/base/settings.ts';
import type { Owner } from '#platform/base/administration.ts';
import type { AnyTransaction, Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { type Call, ok } from '../state/unit.ts';

type TenantLogData = Readonly<Record<string, string | number | boolean>>;

/** Appends to the tenant's log, with the key that made the change. */
export function noteChange(
  { platform }: WorkflowsApp,
  trx: AnyTransaction,
  caller: Caller,
  type: string,
  data: TenantLogData,
): Promise<unknown> {
  return platform.events.append(trx, caller, { kind: 'tenant', id: caller.tenantId }, { type, data });
}

/** Returns the handler of a change of the tenant: it is made once per `Idempotency-Key`, with its log entry. */
export function changeOnce<Input, Result>(
  app: WorkflowsApp,
  type: string,
  change: (caller: Caller, input: Input) => Promise<{ result: Result; data: TenantLogData }>,
) {
  return ({ input, context }: Call<Input>) =>
    app.platform.once(context, async (trx) => {
      const { result, data } = await change(context.caller, input);
      await noteChange(app, trx, context.caller, type, data);
      return ok(result);
    });
}

/** Throws `live_key_needed` for a test key. */
export function demandLiveKey({ livemode }: Caller, why: string): void {
  if (!livemode) throw new Problem('live_key_needed', `${why} Use a live key with the scope "${ADMIN_SCOPE}".`);
}

export const ownerOf = ({ tenantId, livemode }: Caller): Owner => ({ tenantId, livemode });

/** Returns the modes that a key administers: test only for a test key, both (undefined) for a live key. */
export const modeOf = ({ livemode }: Caller) => (livemode ? undefined : false);
