import type { ContractProcedure, InferSchemaInput, InferSchemaOutput } from '@orpc/contract';
import type { z } from 'zod';
import type { ProblemKey as Key } from '#contracts/base/problems.ts';
import type { events } from '#contracts/events.ts';
import type { Operation } from './call.ts';
import type { contracts } from './contracts.ts';

/**
 * Types of what the contracts say. In the package this file is written out in plain TypeScript (`tools/build/client-types.ts`), so that a
 * partner's compiler needs none of the libraries that the contracts are made with.
 */

type ServicesOf<Router> =
  Router extends ContractProcedure<infer Input, infer Output, infer _Errors, infer _Meta>
    ? Operation<InferSchemaInput<Input>, InferSchemaOutput<Output>>
    : { [Name in Exclude<keyof Router, 'internal'>]: ServicesOf<Router[Name]> };

/** Every operation of every service. */
export type Services = ServicesOf<typeof contracts>;

type Events = typeof events;

/** The webhooks, by type. One that has a form of its own has it below `data`. */
export type ZaguanEvent = {
  [Type in keyof Events]: Events[Type]['bare'] extends true
    ? { id: string; type: Type; webhook_uuid: string | null; data: z.output<Events[Type]['body']> }
    : z.output<Events[Type]['body']>;
}[keyof Events];

/** The reasons for which a request is refused. */
export type ProblemKey = Key;
