import { extensionOf } from '#contracts/steps/media-types.ts';
import type { WorkflowData } from '#contracts/workflows/data.ts';
import type { workflowsContract } from '#contracts/workflows/workflows.ts';
import { type ArchiveFile, type ArchiveSource, inOnePiece } from '#platform/base/archive-source.ts';
import type { ServiceClient } from '#platform/calls/client.ts';

type Client = ReturnType<ServiceClient<typeof workflowsContract>>;

const PAGE = 50;

/** Returns the source of a person's workflow data and files. `workflows` is null if this server knows no workflows service. */
export function workflowArchive(workflows: ServiceClient<typeof workflowsContract> | null): ArchiveSource {
  return {
    name: 'the workflows of the person',
    async *of(caller, personId) {
      const isAllowed = caller.kind === 'system' || caller.scopes.has('workflows');
      if (!workflows || !isAllowed) {
        const reason = workflows
          ? 'the key lacks the scope "workflows"'
          : 'this server has no workflows service; WORKFLOWS_URL gives its address';
        yield { missing: { what: this.name, reason } };
        return;
      }
      // An archive lasts as long as its download, so the whole has no deadline; each call still has its own limit.
      const client = workflows({ ...caller, deadline: Number.MAX_SAFE_INTEGER });
      for (let page = 1, cursor: string | null = null; ; page++) {
        const { result } = await client.list({ people_uuid: personId, order: 'asc', page, per_page: PAGE, ...(cursor && { cursor }) });
        for (const workflow of result.data) {
          const folder = `workflows/${workflow.uuid}`;
          const at = new Date(workflow.updated_at);
          yield {
            path: `${folder}/workflow.json`,
            at,
            open: async () => inOnePiece(Buffer.from(`${JSON.stringify(await wholeData(client, workflow.uuid), null, 2)}\n`)),
          };
          for (const { uuid, step, custom_id } of workflow.steps) {
            const media = (await client.getStepMedia({ uuid })).result;
            const name = [step, custom_id]
              .filter(Boolean)
              .join('-')
              .replace(/[^\w-]/g, '_');
            yield* media.map(
              (medium): ArchiveFile => ({
                path: `${folder}/${name}/${medium.collection}-${medium.uuid}.${extensionOf(medium.mime)}`,
                at: new Date(medium.createdAt),
                open: async () => (await client.internal.medium({ uuid: medium.uuid })).stream(),
              }),
            );
          }
        }
        if (result.next_page_url === null) return;
        cursor = new URL(result.next_page_url).searchParams.get('cursor');
      }
    },
  };
}

/** Returns the record of a workflow, with its lists merged from all pages. */
async function wholeData(client: Client, uuid: string): Promise<Omit<WorkflowData, 'next_page_url'>> {
  let { next_page_url: next, ...whole } = (await client.data({ uuid })).result;
  for (let page = 2; next !== null; page++) {
    const { next_page_url, ...more } = (await client.data({ uuid, page })).result;
    for (const list of ['consents', 'media', 'tokens', 'timeline'] as const) (whole[list] as unknown[]).push(...more[list]);
    next = next_page_url;
  }
  return whole;
}
