import { findings } from '#contracts/base/findings.ts';
import type { WorkflowRecord } from '#contracts/workflows/records.ts';
import { bold, facts, mark, moment, quiet, span, status, table } from '../terminal/layout.ts';
import { referenceOf } from './waiting.ts';

/** Formats a workflow that was created now, with the command that makes its link. */
export const newWorkflowText = (workflow: WorkflowRecord): string =>
  `${workflowText(workflow)}\n\n${quiet(`  A link for the person: token ${workflow.uuid} --qr`)}`;

/** Returns a line for each finding: what it says, and its code. */
export const attentionLines = ({ attention }: Pick<WorkflowRecord, 'attention'>): string[] =>
  attention.map((code) => `${mark('warn')} ${findings[code].says} (${code})`);

export function workflowText(workflow: WorkflowRecord): string {
  const { started_at, finished_at, error } = workflow;
  const took = started_at && finished_at ? span(Date.parse(finished_at) - Date.parse(started_at)) : null;
  const steps = workflow.steps.map((step) => [
    referenceOf(step),
    status(step.status),
    moment(step.finished_at ?? step.started_at),
    step.error ? `${step.error.details.reason} (${step.error.details.error_id})` : '',
  ]);
  return [
    `${bold(workflow.uuid)}  ${status(workflow.status)}`,
    '',
    facts([
      ['Reference', workflow.external_reference_id],
      ['Person', workflow.people_uuid],
      ['Made', moment(workflow.created_at)],
      ['Started', started_at && moment(started_at)],
      ['Ended', finished_at && `${moment(finished_at)}${took ? quiet(`  after ${took}`) : ''}`],
      ['Told you', workflow.callback_at && moment(workflow.callback_at)],
      ['Error', error && `${error.details.reason} (${error.details.error_id})${error.fatal ? ', fatal' : ''}`],
    ]),
    '',
    table(['step', 'status', 'when', 'error'], steps),
  ].join('\n');
}
