import type { ContractProcedure, InferSchemaInput, InferSchemaOutput } from '@orpc/contract';
import type { z } from 'zod';
import type { ProblemKey as Key } from '#contracts/base/problems.ts';
import type { events } from '#contracts/events.ts';
import type { Operation } from './call.ts';
import type { contracts } from './contracts.ts';

/** Types derived from the contracts. The package ships them as plain TypeScript (`tools/build/client-types.ts`), without zod and oRPC. */

type ServicesOf<Router> =
  Router extends ContractProcedure<infer Input, infer Output, infer _Errors, infer _Meta>
    ? Operation<InferSchemaInput<Input>, InferSchemaOutput<Output>>
    : { [Name in Exclude<keyof Router, 'internal'>]: ServicesOf<Router[Name]> };

export type Services = ServicesOf<typeof contracts>;

type Events = typeof events;

/** A webhook, discriminated by `type`. A body of another published form (`bare`) is below `data`. */
export type ZaguanEvent = {
  [Type in keyof Events]: Events[Type]['bare'] extends true
    ? { id: string; type: Type; webhook_uuid: string | null; data: z.output<Events[Type]['body']> }
    : z.output<Events[Type]['body']>;
}[keyof Events];

/** Keys of the problems with which the server rejects a request. */
export type ProblemKey = Key;
