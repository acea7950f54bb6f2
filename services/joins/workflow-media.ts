import type { workflowsContract } from '#contracts/workflows/workflows.ts';
import { Problem } from '#platform/base/problem.ts';
import type { ServiceClient } from '#platform/calls/client.ts';
import type { WorkflowPictures } from '#services/people/attach/workflow-ended.ts';
import type { CopyReaders } from '#services/people/documents/model/parts.ts';
import type { WorkflowMedia, WorkflowMedium } from '#services/people/validations/classes/ports.ts';

/** The most workflows of a person, newest first, among which the newest finished workflow is sought. */
const MOST_LOOKED_AT = 100;

/** Implements access to the files of a person's workflows through the workflows service's contract. Null: there are no files. */
export function workflowMedia(workflows: ServiceClient<typeof workflowsContract> | null): WorkflowMedia & WorkflowPictures {
  return {
    newestOf: async (caller, personId, collection) => (workflows ? newestOf(workflows(caller), personId, collection) : null),
    read: async (caller, uuid) => (workflows ? bytesOf(workflows(caller), uuid) : throwNotFound()),
  };
}

/** Notifies the workflows service that a document is sealed. Does nothing without a workflows service. */
export function copyReaders(workflows: ServiceClient<typeof workflowsContract> | null): CopyReaders {
  return {
    async notify(caller, workflow) {
      await workflows?.(caller).internal.renew({ uuid: workflow });
    },
  };
}

const bytesOf = async ({ internal }: ReturnType<ServiceClient<typeof workflowsContract>>, uuid: string) =>
  new Uint8Array(await (await internal.medium({ uuid })).arrayBuffer());

function throwNotFound(): never {
  throw new Problem('not_found', 'This process knows no workflows.');
}

async function newestOf(
  client: ReturnType<ServiceClient<typeof workflowsContract>>,
  personId: string,
  collection: string,
): Promise<Awaited<ReturnType<WorkflowMedia['newestOf']>>> {
  const { result } = await client.list({ people_uuid: personId, order: 'desc', per_page: MOST_LOOKED_AT });
  const workflow = result.data.find(({ finished_at }) => finished_at !== null);
  if (!workflow) return null;
  const files: WorkflowMedium[] = [];
  for (const { uuid: step } of workflow.steps) {
    const media = (await client.getStepMedia({ uuid: step })).result.filter((medium) => medium.collection === collection);
    files.push(
      ...media.map(({ uuid, mime, size }) => ({
        ...{ uuid, mime, size },
        read: () => bytesOf(client, uuid),
      })),
    );
  }
  return { workflow: workflow.uuid, files };
}
