import type { WorkflowRecord } from '#contracts/workflows/records.ts';

type WorkflowStep = WorkflowRecord['steps'][number];

/** What stands before a decision in the order of a workflow's steps. */
const PAST_STATUSES: ReadonlySet<string> = new Set(['success', 'skipped']);

/** The step that waits for a human; null where none does. */
export function waitingStep({ waiting_since, steps }: WorkflowRecord): WorkflowStep | null {
  return (waiting_since !== null && steps.find(({ status }) => !PAST_STATUSES.has(status))) || null;
}

/** A step as a workflow names it. */
export const referenceOf = ({ step, custom_id }: Pick<WorkflowStep, 'step' | 'custom_id'>): string =>
  custom_id ? `${step}:${custom_id}` : step;
