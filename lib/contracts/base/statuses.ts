/** Statuses of a workflow; below those of a step. This file has no imports, because the widget's published types refer to it. */
export const workflowStatuses = ['pristine', 'working', 'error', 'success', 'failed', 'people_error', 'rules_failed', 'skipped'] as const;
export type WorkflowStatus = (typeof workflowStatuses)[number];

/** Final statuses of a workflow. Only an update with an API key can change them. */
export const finalStatuses: readonly WorkflowStatus[] = ['success', 'failed', 'rules_failed', 'skipped'];

export const stepStatuses = ['pristine', 'working', 'success', 'failed', 'error', 'skipped'] as const;
export type StepStatus = (typeof stepStatuses)[number];
