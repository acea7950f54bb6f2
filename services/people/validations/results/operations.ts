import { implement } from '@orpc/server';
import { validationResultsContract } from '#contracts/people/validations.ts';
import type { CallContext, Platform } from '#platform/base/ports.ts';
import { orNotFound } from '#platform/base/problem.ts';
import { pageAnswer } from '#platform/calls/page-answer.ts';
import type { PeopleTables } from '../../model/tables.ts';
import { resultRecord } from './record.ts';
import { resultsOf } from './store.ts';

export function resultOperations({ clock, config, database }: Platform<PeopleTables>) {
  const os = implement(validationResultsContract).$context<CallContext>();
  const address = `${config.publicUrl}/people/v1/validation-results`;
  return {
    list: os.list.handler(async ({ input, context: { caller } }) => {
      const page = await resultsOf(caller, database.query, clock.now()).list(input);
      return { success: true, result: pageAnswer(page, input, { address, record: resultRecord }) };
    }),

    get: os.get.handler(async ({ input, context: { caller } }) => {
      const row = await resultsOf(caller, database.query, clock.now()).get(input.id);
      return { success: true, result: resultRecord(existing(row)) };
    }),
  };
}

const existing = orNotFound('No validation result has this id.');
