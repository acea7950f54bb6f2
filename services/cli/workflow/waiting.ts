import type { WorkflowRecord } from '#contracts/workflows/records.ts';
import type { Connection } from '../connect/connect.ts';

type WorkflowStep = WorkflowRecord['steps'][number];

/** Statuses that the steps before the waiting step have. */
const PAST_STATUSES: ReadonlySet<string> = new Set(['success', 'skipped']);

/** Returns the step that waits for an operator. Null if there is none: then nothing waits, or findings do. */
export async function waitingStep(
  { workflows }: Pick<Connection, 'workflows'>,
  { waiting_since, steps }: WorkflowRecord,
): Promise<WorkflowStep | null> {
  const current = waiting_since === null ? undefined : steps.find(({ status }) => !PAST_STATUSES.has(status));
  if (!current) return null;
  const { result: catalog } = await workflows.catalog();
  return catalog.some(({ key, answered_by }) => key === current.step && answered_by === 'operator') ? current : null;
}

export const referenceOf = ({ step, custom_id }: Pick<WorkflowStep, 'step' | 'custom_id'>): string =>
  custom_id ? `${step}:${custom_id}` : step;
