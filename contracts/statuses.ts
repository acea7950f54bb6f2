/** What a workflow and a step can stand at. Free of imports, so that the widget's published types can name them. */
export const workflowStatuses = ['pristine', 'working', 'error', 'success', 'failed', 'people_error', 'rules_failed', 'skipped'] as const;
export type WorkflowStatus = (typeof workflowStatuses)[number];

/** Where a workflow has ended: only an operator's manual update leads out of them. */
export const finalStatuses: readonly WorkflowStatus[] = ['success', 'failed', 'rules_failed', 'skipped'];

export const stepStatuses = ['pristine', 'working', 'success', 'failed', 'error', 'skipped'] as const;
export type StepStatus = (typeof stepStatuses)[number];
