import { z } from 'zod';
import { recordOperations } from '../base/record-operations.ts';
import { line, timestamp, uuid } from '../base/service.ts';

/** Definitions that a partner names and workflows use: templates, rules, rule sets, customizations. */

export const definitionName = line(200).min(1);

const GET = 'Returns the definition with this uuid; 404 if this tenant and mode have none.';

type DefinitionOperation = 'list' | 'create' | 'get' | 'update';

interface DefinitionContractOptions<CreateBody extends z.ZodObject, UpdateBody extends z.ZodObject, Shape extends z.ZodRawShape> {
  path: `/v1/${string}`;
  /** Singular and plural name of the definition, for summaries. */
  one: string;
  many: string;
  tag: string;
  /** Operations that `spec/` does not have. */
  additions: readonly DefinitionOperation[];
  descriptions: Readonly<Record<'create' | 'update', string>>;
  /** Differences from the operations of `spec/`. */
  differs?: Readonly<Partial<Record<'create' | 'update', string>>>;
  /** `OperationMeta.refuses` of each. */
  refuses?: Readonly<Partial<Record<'create' | 'update', Readonly<Record<string, string>>>>>;
  createBody: CreateBody;
  updateBody: UpdateBody;
  /** Members of the answer, other than uuid and times. */
  members: z.ZodObject<Shape>;
  /** Name of the answer's schema. */
  id: string;
}

export function definitionContract<CreateBody extends z.ZodObject, UpdateBody extends z.ZodObject, Shape extends z.ZodRawShape>({
  path,
  one,
  many,
  tag,
  additions,
  descriptions,
  differs = {},
  refuses = {},
  createBody,
  updateBody,
  members,
  id,
}: DefinitionContractOptions<CreateBody, UpdateBody, Shape>) {
  const record = z.object({ uuid, ...members.shape, created_at: timestamp, updated_at: timestamp }).meta({ id });
  const operations = (name: DefinitionOperation) =>
    recordOperations(path, [tag, ...(additions.includes(name) ? ['Ours'] : [])], { one, many, id: 'uuid' }, record);
  const metaOf = (name: 'create' | 'update') => ({
    ...(differs[name] === undefined ? {} : { differs: differs[name] }),
    ...(refuses[name] === undefined ? {} : { refuses: refuses[name] }),
  });
  return {
    list: operations('list').list('Returns the definitions, newest first.'),
    create: operations('create').create(descriptions.create, createBody).meta(metaOf('create')),
    get: operations('get').get(GET),
    update: operations('update').update(descriptions.update, updateBody).meta(metaOf('update')),
  };
}
