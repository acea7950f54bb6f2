import type { AnyContractProcedure } from '@orpc/contract';
/** Where an operation is, and how its input is laid out: all that a call needs of a contract. */
type Route = Pick<AnyContractProcedure['~orpc']['route'], 'method' | 'path' | 'inputStructure' | 'outputStructure'>;
/** As oRPC wants an operation. */
export interface BareOperation {
    '~orpc': {
        route: Route;
        meta: object;
        errorMap: object;
    };
}
export interface Routes {
    readonly [name: string]: Routes | BareOperation;
}
/** The routes of every operation that a key may call. A build writes this value down, and leaves the schemas outside. */
export declare const routes: Routes;
export {};
