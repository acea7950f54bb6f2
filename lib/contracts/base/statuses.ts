/** Statuses of a workflow and of a step. No imports: the widget's published types name them. */
export const workflowStatuses = ['pristine', 'working', 'error', 'success', 'failed', 'people_error', 'rules_failed', 'skipped'] as const;
export type WorkflowStatus = (typeof workflowStatuses)[number];

/** Final statuses of a workflow. Only a manual update by a key leaves them. */
export const finalStatuses: readonly WorkflowStatus[] = ['success', 'failed', 'rules_failed', 'skipped'];

export const stepStatuses = ['pristine', 'working', 'success', 'failed', 'error', 'skipped'] as const;
export type StepStatus = (typeof stepStatuses)[number];
