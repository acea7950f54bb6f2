import { implement } from '@orpc/server';
import { workflowsContract } from '#contracts/workflows/workflows.ts';
import type { CallContext } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';

/** Builds operations that sessions may call too. */
export const os = implement(workflowsContract).$context<CallContext>();

/** Builds operations for API keys only. */
export const operator = os.use(({ context, next }) => {
  if (context.caller.kind === 'session') throw new Problem('forbidden', 'This operation takes an API key, not a session token');
  return next();
});
