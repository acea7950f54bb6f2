/** The statuses of a workflow and of a step. No imports, so that the widget's published types can name them. */
export const workflowStatuses = ['pristine', 'working', 'error', 'success', 'failed', 'people_error', 'rules_failed', 'skipped'] as const;
export type WorkflowStatus = (typeof workflowStatuses)[number];

/** Statuses of a workflow that has ended. Only a manual update by a key leads out of them. */
export const finalStatuses: readonly WorkflowStatus[] = ['success', 'failed', 'rules_failed', 'skipped'];

export const stepStatuses = ['pristine', 'working', 'success', 'failed', 'error', 'skipped'] as const;
export type StepStatus = (typeof stepStatuses)[number];
