import { Hono } from 'hono';
import { extensionOf } from '../contracts/media-types.ts';
import type { workflowsContract } from '../contracts/workflows/workflows.ts';
import { inOnePiece, type KeptFile, type Missing, type PersonFiles } from './people/people/archive.ts';
import type { ServiceClient } from './platform/calls/client.ts';
import type { Caller, ServiceModule } from './platform/ports.ts';
import { Problem } from './platform/problem.ts';

const PAGE = 50;

/** What the workflows of a person hold, over the workflows service's contract and the addresses that it signs. */
export function workflowFiles(
  workflows: ServiceClient<typeof workflowsContract>,
  download: (address: string) => Promise<Response>,
): PersonFiles {
  return {
    name: 'the workflows of the person',
    async *of(asker, personId) {
      if (asker.kind !== 'system' && !asker.scopes.has('workflows')) {
        yield { missing: { what: this.name, reason: 'the key lacks the scope "workflows"' } };
        return;
      }
      // An archive takes as long as its reader; each call has its own limit.
      const caller: Caller = { ...asker, deadline: Number.MAX_SAFE_INTEGER };
      const client = workflows(caller);
      for (let page = 1; ; page++) {
        const { result } = await client.list({ people_uuid: personId, order: 'asc', page, per_page: PAGE });
        for (const workflow of result.data) {
          const folder = `workflows/${workflow.uuid}`;
          const at = new Date(workflow.updated_at);
          yield {
            path: `${folder}/workflow.json`,
            at,
            open: async () => inOnePiece(Buffer.from(`${JSON.stringify((await client.data({ uuid: workflow.uuid })).result, null, 2)}\n`)),
          };
          for (const { uuid, step, custom_id } of workflow.steps) {
            const media = (await client.getStepMedia({ uuid })).result;
            const name = [step, custom_id]
              .filter(Boolean)
              .join('-')
              .replace(/[^\w-]/g, '_');
            yield* media.map(
              (medium): KeptFile => ({
                path: `${folder}/${name}/${medium.collection}-${medium.uuid}.${extensionOf(medium.mime)}`,
                at: new Date(medium.createdAt),
                // Signed anew: its turn may come after the first address has expired.
                open: async () => bytesOf(await download(await freshAddress(client, uuid, medium.uuid))),
              }),
            );
          }
        }
        if (result.next_page_url === null) return;
      }
    },
  };
}

/** In place of workflows that this process does not serve. */
export const workflowsElsewhere: PersonFiles = {
  name: 'the workflows of the person',
  async *of(): AsyncGenerator<{ missing: Missing }> {
    yield { missing: { what: this.name, reason: 'another process serves the workflows; ask one that serves both' } };
  },
};

/** Reads signed addresses of a service in this process, without the network. */
export function downloadsOf({ name, publicRoutes }: Pick<ServiceModule, 'name' | 'publicRoutes'>): (address: string) => Promise<Response> {
  const routes = new Hono();
  if (publicRoutes) routes.route(`/${name}`, publicRoutes);
  routes.onError((failure, c) => c.body(null, failure instanceof Problem && failure.status === 404 ? 404 : 500));
  return async (address) => {
    const { pathname, search } = new URL(address);
    return routes.request(pathname + search);
  };
}

async function freshAddress(client: ReturnType<ServiceClient<typeof workflowsContract>>, step: string, medium: string): Promise<string> {
  const found = (await client.getStepMedia({ uuid: step })).result.find(({ uuid }) => uuid === medium);
  if (!found) throw new Problem('not_found', 'It was deleted meanwhile.');
  return found.url;
}

function bytesOf(answer: Response): AsyncIterable<Uint8Array> {
  if (answer.ok && answer.body) return answer.body;
  throw new Problem(answer.status === 404 ? 'not_found' : 'unavailable', 'A medium could not be read.');
}
