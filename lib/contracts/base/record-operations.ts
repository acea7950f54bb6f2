import { z } from 'zod';
import { addressedOperation, byId, byUuid, keptByHold, operation } from './service.ts';

const ADDRESSES = { id: byId, uuid: byUuid };

interface RecordNames<Id extends keyof typeof ADDRESSES> {
  path: `/v1/${string}`;
  /** Name of one record, and of several, in summaries. */
  one: string;
  many: string;
  tags: readonly string[];
  /** Parameter of the path that names one record. */
  id: Id;
}

/** Starts the operations that most records have, each with its description. Summaries follow from the names. */
export function recordOperations<Id extends keyof typeof ADDRESSES>({ path, one, many, tags, id }: RecordNames<Id>) {
  const address = ADDRESSES[id];
  const onePath = `${path}/{${id}}` as const;
  return {
    list: (description: string) => operation.route({ method: 'GET', path, summary: `List ${many}`, description, tags }),
    create: (description: string) =>
      operation.route({ method: 'POST', path, summary: `Create ${one}`, description, successStatus: 201, tags }),
    get: (description: string) =>
      operation.route({ method: 'GET', path: onePath, summary: `Get ${one}`, description, tags }).input(address),
    update: <Body extends z.ZodType>(description: string, body: Body) =>
      addressedOperation
        .route({ method: 'PATCH', path: onePath, summary: `Update ${one}`, description, tags })
        .input(z.object({ params: address, body })),
    delete: (description: string) =>
      operation.route({ method: 'DELETE', path: onePath, summary: `Delete ${one}`, description, tags, ...keptByHold }).input(address),
  };
}
