import type { ContractProcedure, InferSchemaInput, InferSchemaOutput } from '@orpc/contract';
import type { z } from 'zod';
import type { ProblemKey as Key } from '#contracts/base/problems.ts';
import type { events } from '#contracts/events.ts';
import type { Operation } from './call.ts';
import type { contracts } from './contracts.ts';

/** Types of the contracts. The package has them in plain TypeScript (`tools/build/client-types.ts`), without the contracts' libraries. */

type ServicesOf<Router> =
  Router extends ContractProcedure<infer Input, infer Output, infer _Errors, infer _Meta>
    ? Operation<InferSchemaInput<Input>, InferSchemaOutput<Output>>
    : { [Name in Exclude<keyof Router, 'internal'>]: ServicesOf<Router[Name]> };

/** Operations of all services. */
export type Services = ServicesOf<typeof contracts>;

type Events = typeof events;

/** Webhooks by type. One with its own form has it below `data`. */
export type ZaguanEvent = {
  [Type in keyof Events]: Events[Type]['bare'] extends true
    ? { id: string; type: Type; webhook_uuid: string | null; data: z.output<Events[Type]['body']> }
    : z.output<Events[Type]['body']>;
}[keyof Events];

/** Reasons of refusals. */
export type ProblemKey = Key;
