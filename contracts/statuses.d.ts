/** The statuses of a workflow and of a step. No imports, so that the widget's published types can name them. */
export declare const workflowStatuses: readonly ['pristine', 'working', 'error', 'success', 'failed', 'people_error', 'rules_failed', 'skipped'];
export type WorkflowStatus = (typeof workflowStatuses)[number];
/** Statuses of a workflow that has ended. Only a manual update by a key leads out of them. */
export declare const finalStatuses: readonly WorkflowStatus[];
export declare const stepStatuses: readonly ['pristine', 'working', 'success', 'failed', 'error', 'skipped'];
export type StepStatus = (typeof stepStatuses)[number];
