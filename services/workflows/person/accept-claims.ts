import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { invalid } from '../model/bodies.ts';
import { operator } from '../model/implementer.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { applyEvent } from '../state/apply-event.ts';
import { existingWorkflow } from '../state/snapshot.ts';
import { ok, storeOf } from '../state/unit.ts';
import { judgeClaims, needPeople } from './judge-claims.ts';
import { withPersonOnRecord } from './on-record.ts';

/** Accepts the claims of these members, or all if none are sent. Throws `conflict` also if the person was deleted. */
export const acceptClaims = (app: WorkflowsApp) =>
  operator.claims.accept.handler(async ({ input: { params, body }, context }) => {
    const { uuid } = params;
    const members = body.members ?? null;
    needPeople(context.caller);
    // Called before the transaction, which would otherwise wait for the people service.
    const missingPerson = await missingPersonIn(app, context.caller, uuid);
    const record = await judgeClaims(app, context, uuid, async (unit, snapshot, { people_uuid, differences }) => {
      if (people_uuid === missingPerson) throw new Problem('conflict', 'The person of the claims was deleted; refuse the claims');
      const all = differences.map(({ member }) => member);
      const unknownPaths = (members ?? []).flatMap((member, at) => (all.includes(member) ? [] : [`members.${at}`]));
      const message = 'The claims have no difference with this name; take names of claims.differences';
      if (unknownPaths.length > 0) throw invalid(unknownPaths.map((path) => ({ path, code: 'unknown', message })));
      await applyEvent(unit, snapshot, { type: 'claims_accepted', at: app.platform.clock.now() });
      await unit.store.workflows.change(uuid, { claims_accepted: JSON.stringify(members ?? all) });
    });
    return ok(await withPersonOnRecord(app, context.caller, record));
  });

/** Returns the uuid of the claims' person if that person was deleted, else null. */
async function missingPersonIn(app: WorkflowsApp, caller: Caller, uuid: string): Promise<string | null> {
  const { claims } = existingWorkflow(await storeOf(app, caller).workflows.find(uuid)).workflow;
  return claims && !(await app.people.exists(caller, claims.people_uuid)) ? claims.people_uuid : null;
}
