import { z } from 'zod';
import { operationGroup } from './operation-group.ts';
import { byId, byUuid, keptByHold } from './service.ts';

const ADDRESSES = { id: byId, uuid: byUuid };

interface RecordNames<Id extends keyof typeof ADDRESSES> {
  /** Singular and plural name of the record, for summaries. */
  one: string;
  many: string;
  /** Path parameter that holds the record's id. */
  id: Id;
}

/** Starts the operations that most records have (list, create, get, update, delete), with summaries made from the names. */
export function recordOperations<Id extends keyof typeof ADDRESSES>(
  path: `/v1/${string}`,
  tags: readonly string[],
  { one, many, id }: RecordNames<Id>,
) {
  const group = operationGroup(path, tags);
  const address = ADDRESSES[id];
  return {
    list: (description: string) => group.get('', `List ${many}`, description),
    create: (description: string) => group.post('', `Create ${one}`, description, { successStatus: 201 }),
    get: (description: string) => group.get(`/{${id}}`, `Get ${one}`, description).input(address),
    update: <Body extends z.ZodType>(description: string, body: Body) =>
      group.addressed.patch(`/{${id}}`, `Update ${one}`, description).input(z.object({ params: address, body })),
    delete: (description: string) => group.delete(`/{${id}}`, `Delete ${one}`, description, keptByHold).input(address),
  };
}
