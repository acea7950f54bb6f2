import { z } from 'zod';
import { operationGroup } from './operation-group.ts';
import { byId, byUuid, envelope, keptByHold, paged, pageQuery } from './service.ts';

const ADDRESSES = { id: byId, uuid: byUuid };
const pages = z.object(pageQuery);

interface RecordNames<Id extends keyof typeof ADDRESSES> {
  /** Singular and plural name of the record, for summaries. */
  one: string;
  many: string;
  /** Path parameter that holds the record's id. */
  id: Id;
}

/**
 * Returns the operations that most records have (list, create, get, update, delete), with summaries made from the names. The answer is
 * `record` in an envelope, unless another schema is given.
 */
export function recordOperations<Id extends keyof typeof ADDRESSES, Record extends z.ZodType>(
  path: `/v1/${string}`,
  tags: readonly string[],
  { one, many, id }: RecordNames<Id>,
  record: Record,
) {
  const group = operationGroup(path, tags);
  const address = ADDRESSES[id];
  type Answer = ReturnType<typeof envelope<Record>>;
  const answer = envelope(record) as never;
  return {
    list: <Query extends z.ZodType = typeof pages, Item extends z.ZodType = Record>(
      description: string,
      query: Query = pages as never,
      item: Item = record as never,
    ) =>
      group
        .get('', `List ${many}`, description)
        .input(query)
        .output(envelope(paged(item))),
    create: <Body extends z.ZodType, Output extends z.ZodType = Answer>(description: string, body: Body, output: Output = answer) =>
      group.post('', `Create ${one}`, description, { successStatus: 201 }).input(body).output(output),
    get: <Output extends z.ZodType = Answer>(description: string, output: Output = answer) =>
      group.get(`/{${id}}`, `Get ${one}`, description).input(address).output(output),
    update: <Body extends z.ZodType, Output extends z.ZodType = Answer>(description: string, body: Body, output: Output = answer) =>
      group.addressed
        .patch(`/{${id}}`, `Update ${one}`, description)
        .input(z.object({ params: address, body }))
        .output(output),
    delete: (description: string) => group.delete(`/{${id}}`, `Delete ${one}`, description, keptByHold).input(address),
  };
}
