import type { Owner } from './administration.ts';
import type { Caller } from './ports.ts';

/** Returns the caller for a job or for work at server start, for one tenant in one mode. */
export function systemCaller(
  { tenantId, livemode }: Owner,
  name: string,
  {
    workflow = null,
    requestId = name,
    deadline = Number.MAX_SAFE_INTEGER,
  }: Partial<Pick<Caller, 'workflow' | 'requestId' | 'deadline'>> = {},
): Caller {
  return { kind: 'system', tenantId, livemode, scopes: new Set(), actor: name, workflow, requestId, deadline };
}
