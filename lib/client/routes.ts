import type { AnyContractProcedure } from '@orpc/contract';
import { contracts } from './contracts.ts';

/** The part of an operation's contract that a call needs. */
type OperationRoute = Pick<AnyContractProcedure['~orpc']['route'], 'method' | 'path' | 'inputStructure' | 'outputStructure'>;
/** An operation as the oRPC client reads it, without schemas. */
export interface BareOperation {
  '~orpc': { route: OperationRoute; meta: object; errorMap: object };
}
export interface Routes {
  readonly [name: string]: Routes | BareOperation;
}

/** Member of a contract that holds the operations between processes of one server. */
const INTERNAL = 'internal';

/** Routes of the operations that an API key may call. The package's build inlines this value, without schemas. */
export const routes: Routes = routesOf(contracts);

function routesOf(router: object): Routes {
  const members = Object.entries<object>({ ...router }).filter(([name]) => name !== INTERNAL);
  return Object.fromEntries(members.map(([name, inner]) => [name, isOperation(inner) ? bare(inner) : routesOf(inner)]));
}

function bare({ '~orpc': { route } }: BareOperation): BareOperation {
  const { method, path, inputStructure, outputStructure } = route;
  return { '~orpc': { route: { method, path, inputStructure, outputStructure } as OperationRoute, meta: {}, errorMap: {} } };
}

function isOperation(inner: object): inner is BareOperation {
  return '~orpc' in inner;
}
