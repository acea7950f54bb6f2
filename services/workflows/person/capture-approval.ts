import type { WholeWorkflow } from '../model/workflow-rows.ts';

/** Returns whether an operator approved the case after the step was answered. What came later was not seen by them. */
export const isApproved = ({ approved_at }: WholeWorkflow['workflow'], { finished_at }: WholeWorkflow['steps'][number]) =>
  approved_at !== null && finished_at !== null && finished_at <= approved_at;

/** Returns whether an operator approved the case after the credential was captured. */
export function isCaptureApproved({ workflow, steps }: Pick<WholeWorkflow, 'workflow' | 'steps'>): boolean {
  const capture = steps.findLast(({ status, facts }) => status === 'success' && facts?.capture);
  return capture != null && isApproved(workflow, capture);
}
