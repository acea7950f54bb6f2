import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import type { z } from 'zod';
import type { OperationMeta } from '#contracts/base/service.ts';
import type { ServiceModule } from '#platform/base/service.ts';
import { publicPart } from '#platform/calls/operations.ts';

/** One operation of a mounted contract, in the form that the suites need. */
export interface Operation {
  /** `people.addresses.create`: the service, then the operation's path in its contract. */
  id: string;
  service: string;
  module: ServiceModule;
  path: readonly string[];
  method: string;
  route: string;
  /** True if the input is `{params, query, body}`, false if it is the members themselves. */
  detailed: boolean;
  /** True if the body is a form. */
  isForm: boolean;
  input: z.ZodType | null;
  output: z.ZodType;
  successStatus: number;
  /** True for a POST that changes nothing. */
  reads: boolean;
  /** The operation's own limit, if it is counted apart from the rest of its service. */
  limit: OperationMeta['limit'] | null;
}

/** Returns every operation that the modules serve, read from the contracts, so that new operations are included. */
export function operationsOf(modules: readonly ServiceModule[]): Operation[] {
  return modules.flatMap((module) => visit(module, publicPart(module.contract), []));
}

function visit(module: ServiceModule, contract: AnyContractRouter, path: readonly string[]): Operation[] {
  if (!isContractProcedure(contract)) return Object.entries(contract).flatMap(([name, inner]) => visit(module, inner, [...path, name]));
  const service = module.name;
  const { route, inputSchema, outputSchema, meta } = contract['~orpc'];
  const { method, path: template, inputStructure, successStatus } = route;
  const id = [service, ...path].join('.');
  if (!method || !template || !outputSchema) throw new Error(`${id} lacks a method, a path or the schema of its answer.`);
  return [
    {
      id,
      service,
      module,
      path,
      method,
      route: template,
      detailed: inputStructure === 'detailed',
      isForm: (meta as OperationMeta).form !== undefined,
      input: (inputSchema ?? null) as z.ZodType | null,
      output: outputSchema as z.ZodType,
      successStatus: successStatus ?? 200,
      reads: (meta as OperationMeta).reads ?? false,
      limit: (meta as OperationMeta).limit ?? null,
    },
  ];
}

export function hasPathParameters({ route }: Pick<Operation, 'route'>): boolean {
  return route.includes('{');
}

/** The parts of an HTTP request in which the input is sent. */
export interface Sent {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

export function sentBy({ route, method, detailed }: Pick<Operation, 'route' | 'method' | 'detailed'>, input: unknown): Sent {
  if (detailed) {
    const { params, query, body } = (isRecord(input) ? input : {}) as Partial<Record<keyof Sent, unknown>>;
    return { params: isRecord(params) ? params : {}, query: isRecord(query) ? query : {}, body };
  }
  const members = isRecord(input) ? { ...input } : {};
  const params: Sent['params'] = {};
  for (const [, name] of route.matchAll(/\{(\w+)\}/g)) {
    params[name!] = members[name!];
    delete members[name!];
  }
  if (method === 'GET' || method === 'DELETE') return { params, query: members, body: undefined };
  return { params, query: {}, body: isRecord(input) ? members : input };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
