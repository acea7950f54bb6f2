import { implementer } from '../model/implementer.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { signingsOf } from '../state/sealing.ts';
import { ok } from '../state/unit.ts';

/** Answers an act that was recorded while its workflow may have been decided. Nobody decides on a deleted workflow. */
export const readDecision = (app: WorkflowsApp) =>
  implementer.internal.decision.handler(async ({ input: { uuid, signing_uuid }, context: { caller } }) => {
    const signings = await signingsOf(app, caller, uuid, [{ uuid: signing_uuid, isApproved: false }]);
    return ok({ isApproved: signings.find((one) => one.uuid === signing_uuid)?.isApproved ?? null });
  });
