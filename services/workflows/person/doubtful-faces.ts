import { curpOf } from '#mexico/curp.ts';
import { mexicanDate } from '#mexico/today.ts';
import type { Caller } from '#platform/base/ports.ts';
import type { WholeWorkflow } from '../model/workflow-rows.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { isApproved } from './capture-approval.ts';
import { doubtsOf, holderIn, recordOfNamed, tellersOf } from './holders.ts';

/**
 * Returns the steps without the faces beside papers of which it is in doubt whose they are, and the CURPs of the papers that tell who the
 * person is, as the server read them. What an operator approved is in doubt no more.
 */
export async function withoutDoubtfulFaces(app: WorkflowsApp, caller: Caller, whole: WholeWorkflow) {
  const today = mexicanDate(app.platform.clock.now());
  const key = { isNamed: whole.workflow.people_given, record: await recordOfNamed(app, caller, whole) };
  const printed_ids: string[] = [];
  const steps = whole.steps.map((step) => {
    const contract = app.steps.contract(step.step);
    const holder = step.status === 'success' && !isApproved(whole.workflow, step) ? holderIn(contract, step) : null;
    if (holder === null) return step;
    const curp = contract.establishes_person ? curpOf(holder.curp ?? '', today) : null;
    if (curp) printed_ids.push(curp.curp);
    const isDoubtful = doubtsOf(contract, holder, tellersOf(step, whole.steps, key), today).length > 0;
    if (!isDoubtful || !step.facts) return step;
    const { faces: _, liveness: _l, portrait: _p, capture: _c, ...facts } = step.facts;
    return { ...step, facts };
  });
  return { steps, printed_ids };
}
