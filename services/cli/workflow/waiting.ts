import type { WorkflowRecord } from '#contracts/workflows/records.ts';

type WorkflowStep = WorkflowRecord['steps'][number];

/** Statuses that the steps before the waiting step have. */
const PAST_STATUSES: ReadonlySet<string> = new Set(['success', 'skipped']);

/** Returns the step that waits for an operator. Null if there is none. */
export function waitingStep({ waiting_since, steps }: WorkflowRecord): WorkflowStep | null {
  return (waiting_since !== null && steps.find(({ status }) => !PAST_STATUSES.has(status))) || null;
}

export const referenceOf = ({ step, custom_id }: Pick<WorkflowStep, 'step' | 'custom_id'>): string =>
  custom_id ? `${step}:${custom_id}` : step;
