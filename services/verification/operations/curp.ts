import { implement } from '@orpc/server';
import { verificationContract } from '#contracts/verification/verification.ts';
import { mexicanDate } from '#mexico/today.ts';
import type { CallContext } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { SOURCE_HEADER, STRUCTURAL, timeFor } from '../base/lookup.ts';
import type { VerificationParts } from '../base/parts.ts';
import { curpRecordOf, governmentCurpOf } from '../curp/answers.ts';
import { inForce, personOf, readCurp } from '../curp/people.ts';

export function curpOperations({ platform, providers, runLookup, lookups, webhookUrl }: VerificationParts) {
  const os = implement(verificationContract.curp).$context<CallContext>();
  const { clock } = platform;
  const { registry } = providers;

  return os.router({
    government: os.government.handler(async ({ input, context }) => {
      const { caller } = context;
      const curp = readCurp(input.curp, 422, clock.now());
      if (input.callbackUrl) {
        const url = webhookUrl(input.callbackUrl, 'callbackUrl', 422);
        context.answerHeaders?.set(SOURCE_HEADER, registry.source(caller));
        await registry.ready(caller);
        return lookups.accept(context, { kind: 'curp', url, curp });
      }
      return runLookup(context, async (reportSource) => {
        reportSource(registry.source(caller));
        const timeoutMs = timeFor(caller, clock.now());
        const record = await personOf(registry, caller, curp, timeoutMs);
        const current = await inForce(registry, caller, record, timeoutMs);
        return { success: true as const, result: [governmentCurpOf(current, curp)] };
      });
    }),

    get: os.get.handler(({ input, context }) =>
      runLookup(context, async (reportSource) => {
        const { caller } = context;
        reportSource(STRUCTURAL);
        const curp = readCurp(input.curp, 400, clock.now());
        reportSource(registry.source(caller));
        const record = await personOf(registry, caller, curp, timeFor(caller, clock.now()));
        if (record.replaced_by) throw new Problem('conflict', `Another CURP took its place: ${record.replaced_by}.`);
        return { success: true as const, result: curpRecordOf(record) };
      }),
    ),

    find: os.find.handler(({ input, context }) =>
      runLookup(context, async (reportSource) => {
        const { caller } = context;
        const { birth_date, birth_federal_entity: entity, gender } = input;
        if (birth_date > mexicanDate(clock.now())) {
          const message = 'A birth in the future.';
          const errors = [{ path: 'birth_date', code: 'future', message }];
          throw new Problem('invalid_body', `birth_date: ${message}`, { status: 400, errors });
        }
        reportSource(registry.source(caller));
        const names = { name: input.name, first_last_name: input.first_last_name, second_last_name: input.second_last_name };
        const namesakes = await registry.find(caller, { by: 'names', ...names, birth_date }, timeFor(caller, clock.now()));
        const matches = namesakes.filter((record) => record.curp && record.gender === gender && record.birth_federal_entity === entity);
        const current = matches.filter(({ replaced_by }) => !replaced_by);
        const [record] = current.length > 0 ? current : matches;
        if (!record) throw new Problem('not_found', 'The registry knows nobody with these data.');
        if (current.length > 1)
          throw new Problem('conflict', 'The registry knows several people with these data. Ask for one by the CURP.');
        return { success: true as const, result: curpRecordOf(record) };
      }),
    ),
  });
}
