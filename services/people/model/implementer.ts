import { implement } from '@orpc/server';
import { peopleContract } from '#contracts/people/people.ts';
import type { CallContext, Platform } from '#platform/base/ports.ts';
import type { PeopleTables } from './tables.ts';

export type PeoplePlatform = Platform<PeopleTables>;

/** The implementer of this service's contract, with which each operation's file makes its handler. */
export const implementer = implement(peopleContract).$context<CallContext>();
