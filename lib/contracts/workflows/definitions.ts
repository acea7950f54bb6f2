import { z } from 'zod';
import { recordOperations } from '../base/record-operations.ts';
import { line, timestamp, uuid } from '../base/service.ts';

/** Definitions that a partner names and workflows use: templates, rules, rule sets, customizations. */

export const definitionName = line(200).min(1);

const GET = 'By its uuid; 404 where this tenant and mode have none.';

type DefinitionOperation = 'list' | 'create' | 'get' | 'update';

interface DefinitionContractOptions<Created extends z.ZodObject, Changed extends z.ZodObject, Shape extends z.ZodRawShape> {
  path: `/v1/${string}`;
  one: string;
  many: string;
  tag: string;
  /** Operations that `spec/` does not have. */
  ours: readonly DefinitionOperation[];
  descriptions: Readonly<Record<'create' | 'update', string>>;
  /** Differences from the operations of `spec/`. */
  differs?: Readonly<Partial<Record<'create' | 'update', string>>>;
  created: Created;
  changed: Changed;
  /** Members of the answer, other than uuid and times. */
  members: z.ZodObject<Shape>;
  /** Name of the answer's schema. */
  id: string;
}

export function definitionContract<Created extends z.ZodObject, Changed extends z.ZodObject, Shape extends z.ZodRawShape>({
  path,
  one,
  many,
  tag,
  ours,
  descriptions,
  differs,
  created,
  changed,
  members,
  id,
}: DefinitionContractOptions<Created, Changed, Shape>) {
  const record = z.object({ uuid, ...members.shape, created_at: timestamp, updated_at: timestamp }).meta({ id });
  const operations = (name: DefinitionOperation) =>
    recordOperations(path, [tag, ...(ours.includes(name) ? ['Ours'] : [])], { one, many, id: 'uuid' }, record);
  return {
    list: operations('list').list('Newest first.'),
    create: operations('create').create(descriptions.create, created).meta(differsIn(differs?.create)),
    get: operations('get').get(GET),
    update: operations('update').update(descriptions.update, changed).meta(differsIn(differs?.update)),
  };
}

const differsIn = (differs: string | undefined) => (differs === undefined ? {} : { differs });
