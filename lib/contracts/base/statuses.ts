/** Statuses of a workflow; below those of a step. This file has no imports, because the widget's published types refer to it. */
export const workflowStatuses = ['pristine', 'working', 'error', 'success', 'failed', 'people_error', 'rules_failed', 'skipped'] as const;
export type WorkflowStatus = (typeof workflowStatuses)[number];

/** Final statuses of a workflow. Only an update with an API key can change them. */
export const finalStatuses: readonly WorkflowStatus[] = ['success', 'failed', 'rules_failed', 'skipped'];

/** Statuses of a workflow as its session is shown them. `received`: the person is done, and a human of the company may still decide. */
export const sessionStatuses = [...workflowStatuses, 'received'] as const;
export type SessionStatus = (typeof sessionStatuses)[number];

/** Statuses in which a session has ended. */
export const endStatuses: readonly SessionStatus[] = [...finalStatuses, 'received'];

export const stepStatuses = ['pristine', 'working', 'success', 'failed', 'error', 'skipped'] as const;
export type StepStatus = (typeof stepStatuses)[number];
