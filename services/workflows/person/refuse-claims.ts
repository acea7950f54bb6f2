import { operator } from '../model/implementer.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { applyEvent } from '../state/apply-event.ts';
import { ok } from '../state/unit.ts';
import { claimsError, judgeClaims } from './judge-claims.ts';

export const refuseClaims = (app: WorkflowsApp) =>
  operator.claims.refuse.handler(async ({ input: { params }, context }) => {
    const record = await judgeClaims(app, context, params.uuid, (unit, snapshot) =>
      applyEvent(unit, snapshot, { type: 'claims_refused', at: app.platform.clock.now(), error: claimsError('claims_refused') }),
    );
    return ok(record);
  });
