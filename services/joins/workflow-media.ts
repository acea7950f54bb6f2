import type { workflowsContract } from '#contracts/workflows/workflows.ts';
import { Problem } from '#platform/base/problem.ts';
import type { ServiceClient } from '#platform/calls/client.ts';
import type { WorkflowPictures } from '#services/people/attach/handle-workflow-end.ts';
import type { SigningWorkflows } from '#services/people/documents/model/parts.ts';
import type { WorkflowMedia } from '#services/people/validations/classes/ports.ts';

/** Maximum number of workflows of a person, newest first, among which the newest finished workflow is sought. */
const MAX_LOOKED_AT = 100;

/** Implements access to the files of a person's workflows through the workflows service's contract. Null: there are no files. */
export function workflowMedia(workflows: ServiceClient<typeof workflowsContract> | null): WorkflowMedia & WorkflowPictures {
  return {
    newestOf: async (caller, personId, collection) => (workflows ? newestOf(workflows(caller), personId, collection) : null),
    read: async (caller, uuid) => (workflows ? bytesOf(workflows(caller), uuid) : throwNotFound()),
  };
}

/** Implements access to the workflows in which documents are signed. Null: there are none. */
export function signingWorkflows(workflows: ServiceClient<typeof workflowsContract> | null): SigningWorkflows {
  return {
    async documentChanged(caller, workflow) {
      await workflows?.(caller).internal.renew({ uuid: workflow });
    },
    decision: async (caller, { workflow: uuid, signing: signing_uuid }) =>
      workflows ? (await workflows(caller).internal.decision({ uuid, signing_uuid })).result.isApproved : null,
  };
}

const bytesOf = async ({ internal }: ReturnType<ServiceClient<typeof workflowsContract>>, uuid: string) =>
  new Uint8Array(await (await internal.medium({ uuid })).arrayBuffer());

function throwNotFound(): never {
  throw new Problem('not_found', 'This process has no workflows service.');
}

async function newestOf(
  client: ReturnType<ServiceClient<typeof workflowsContract>>,
  personId: string,
  collection: string,
): Promise<Awaited<ReturnType<WorkflowMedia['newestOf']>>> {
  const { result } = await client.list({ people_uuid: personId, order: 'desc', per_page: MAX_LOOKED_AT });
  const workflow = result.data.find(({ finished_at }) => finished_at !== null);
  if (!workflow) return null;
  const media = await Array.fromAsync(workflow.steps, async ({ uuid }) => (await client.getStepMedia({ uuid })).result);
  const matches = media.flat().filter((medium) => medium.collection === collection);
  const files = matches.map(({ uuid, mime, size }) => ({ uuid, mime, size, read: () => bytesOf(client, uuid) }));
  return { workflow: workflow.uuid, files };
}
