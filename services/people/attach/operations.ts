import { type AttachParts, attachFacts } from './attach-facts.ts';
import { type DeletionParts, handleWorkflowDeletion } from './handle-workflow-deletion.ts';
import { type EndParts, handleWorkflowEnd } from './handle-workflow-end.ts';
import { readPeople } from './read-people.ts';

/** Returns the internal operations on people, which only Zaguán's own processes may call. */
export const attachOperations = (parts: AttachParts & EndParts & DeletionParts) => ({
  attach: attachFacts(parts),
  records: readPeople(parts.platform),
  workflowEnded: handleWorkflowEnd(parts),
  workflowDeleted: handleWorkflowDeletion(parts),
});
