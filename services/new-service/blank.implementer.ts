import { implement } from '@orpc/server';
import type { CallContext } from '#platform/base/ports.ts';
import { blankContract } from './blank.contract.ts';

/** The implementer of this service's contract, with which each operation's file makes its handler. */
export const implementer = implement(blankContract).$context<CallContext>();
