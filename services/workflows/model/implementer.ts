import { implement } from '@orpc/server';
import { ADMIN_SCOPE } from '#contracts/base/settings.ts';
import { workflowsContract } from '#contracts/workflows/workflows.ts';
import type { CallContext } from '#platform/base/ports.ts';
import { demandScope, Problem } from '#platform/base/problem.ts';

/** The implementer of operations that sessions may call too. Each operation's file makes its handler with one of these three. */
export const implementer = implement(workflowsContract).$context<CallContext>();

/** The implementer of operations for API keys only. */
export const operator = implementer.use(({ context, next }) => {
  if (context.caller.kind === 'session') throw new Problem('forbidden', 'This operation takes an API key, not a session token');
  return next();
});

/** The implementer of operations with which a tenant administers itself. */
export const admin = implementer.settings.use(({ context, next }) => {
  demandScope(context.caller, ADMIN_SCOPE);
  return next();
});
