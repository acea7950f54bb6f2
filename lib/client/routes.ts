import type { AnyContractProcedure, AnyContractRouter } from '@orpc/contract';
import { contracts } from './contracts.ts';

/** Where an operation is, and how its input is laid out: all that a call needs of a contract. */
type OperationRoute = Pick<AnyContractProcedure['~orpc']['route'], 'method' | 'path' | 'inputStructure' | 'outputStructure'>;
/** As oRPC wants an operation. */
export interface BareOperation {
  '~orpc': { route: OperationRoute; meta: object; errorMap: object };
}
export interface Routes {
  readonly [name: string]: Routes | BareOperation;
}

/** Below this name a contract has what only the processes of one installation call. */
const INTERNAL = 'internal';

/** The routes of every operation that a key may call. A build writes this value down, and leaves the schemas outside. */
export const routes: Routes = routesOf(contracts);

function routesOf(router: object): Routes {
  const members = Object.entries(router as Record<string, AnyContractRouter>).filter(([name]) => name !== INTERNAL);
  return Object.fromEntries(members.map(([name, inner]) => [name, isOperation(inner) ? bare(inner) : routesOf(inner)]));
}

function bare({ '~orpc': { route } }: AnyContractProcedure): BareOperation {
  const { method, path, inputStructure, outputStructure } = route;
  return { '~orpc': { route: { method, path, inputStructure, outputStructure } as OperationRoute, meta: {}, errorMap: {} } };
}

function isOperation(router: AnyContractRouter): router is AnyContractProcedure {
  return '~orpc' in router;
}
