import { implement } from '@orpc/server';
import { verificationContract } from '#contracts/verification/verification.ts';
import type { CallContext } from '#platform/base/ports.ts';

/** The implementer of this service's contract, with which each operation's file makes its handler. */
export const implementer = implement(verificationContract).$context<CallContext>();
