import { z } from 'zod';
import { addressedOperation, envelope, line, operation, paged, pageQuery, pathUuid, timestamp, uuid } from '../base/service.ts';

/** What a partner defines by name, and workflows use: templates, rules, rule sets, customizations. Each has the same four operations. */

export const definitionName = line(200).min(1);

const byUuid = z.object({ uuid: pathUuid });

/** Nothing more is to be said of it. */
const GET = 'By its uuid; 404 where this tenant and mode have none.';

/** What is said of one kind of record. */
interface DefinitionContractParts<Created extends z.ZodObject, Changed extends z.ZodObject, Shape extends z.ZodRawShape> {
  path: `/v1/${string}`;
  tag: string;
  summaries: Readonly<Record<'list' | 'create' | 'get' | 'update', string>>;
  /** Which of them are ours: `spec/` does not have them. */
  ours: readonly ('list' | 'create' | 'get' | 'update')[];
  descriptions: Readonly<Record<'list' | 'create' | 'update', string>>;
  /** In what they differ from those of `spec/`. */
  differs?: Readonly<Record<'create' | 'update', string>>;
  /** What a caller sends to make one, to change one, and what is answered beside uuid and times. */
  created: Created;
  changed: Changed;
  members: z.ZodObject<Shape>;
  /** The name of the answer's schema. */
  id: string;
}

export function definitionContract<Created extends z.ZodObject, Changed extends z.ZodObject, Shape extends z.ZodRawShape>({
  path,
  tag,
  summaries,
  ours,
  descriptions,
  differs,
  created,
  changed,
  members,
  id,
}: DefinitionContractParts<Created, Changed, Shape>) {
  const record = z.object({ uuid, ...members.shape, created_at: timestamp, updated_at: timestamp }).meta({ id });
  const tags = (name: keyof typeof summaries) => [tag, ...(ours.includes(name) ? ['Ours'] : [])];
  return {
    list: operation
      .route({ method: 'GET', path, summary: summaries.list, description: descriptions.list, tags: tags('list') })
      .input(z.object(pageQuery))
      .output(envelope(paged(record))),
    create: operation
      .route({
        method: 'POST',
        path,
        summary: summaries.create,
        description: descriptions.create,
        successStatus: 201,
        tags: tags('create'),
      })
      .meta(differs ? { differs: differs.create } : {})
      .input(created)
      .output(envelope(record)),
    get: operation
      .route({ method: 'GET', path: `${path}/{uuid}`, summary: summaries.get, description: GET, tags: tags('get') })
      .input(byUuid)
      .output(envelope(record)),
    update: addressedOperation
      .route({
        method: 'PATCH',
        path: `${path}/{uuid}`,
        summary: summaries.update,
        description: descriptions.update,
        tags: tags('update'),
      })
      .meta(differs ? { differs: differs.update } : {})
      .input(z.object({ params: byUuid, body: changed }))
      .output(envelope(record)),
  };
}
