import { implement } from '@orpc/server';
import { otpContract } from '#contracts/otp/otp.ts';
import type { CallContext } from '#platform/base/ports.ts';

/** The implementer of this service's contract, with which each operation's file makes its handler. */
export const implementer = implement(otpContract).$context<CallContext>();
