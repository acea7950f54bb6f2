import { operator } from '../model/implementer.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { isLive } from '../state/session-caller.ts';
import { lockWorkflow } from '../state/snapshot.ts';
import { logEntry, ok } from '../state/unit.ts';
import { writeOnce } from '../state/writes.ts';

/** Revokes every valid token. Returns their number. */
export const revokeTokens = (app: WorkflowsApp) =>
  operator.revokeTokens.handler(async ({ input: { uuid }, context }) => {
    const count = await writeOnce(app, context, uuid, async (unit) => {
      await lockWorkflow(unit, uuid);
      const at = app.platform.clock.now();
      const { length } = (await unit.store.tokens.list(uuid)).filter((token) => isLive(token, at));
      await unit.store.tokens.revokeAll(uuid, at);
      await logEntry(unit, uuid, 'token.revoked', { tokens: length });
      return length;
    });
    return ok({ revoked: count });
  });
