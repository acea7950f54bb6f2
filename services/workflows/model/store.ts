import type { Owner } from '#platform/base/administration.ts';
import { ConsentRows } from './consent-rows.ts';
import { MediaRows } from './media-rows.ts';
import type { Handle } from './owned-rows.ts';
import { StepRows } from './step-rows.ts';
import { TokenRows } from './token-rows.ts';
import { WorkflowRows } from './workflow-rows.ts';

export type WorkflowStore = ReturnType<typeof workflowStore>;

/** Returns the queries for the rows of one tenant in one mode. */
export function workflowStore(owner: Owner, db: Handle) {
  return {
    owner,
    db,
    workflows: new WorkflowRows(owner, db),
    steps: new StepRows(owner, db),
    consents: new ConsentRows(owner, db),
    media: new MediaRows(owner, db),
    tokens: new TokenRows(owner, db),
  };
}
