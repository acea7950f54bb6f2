import { mexicanDate } from '#mexico/today.ts';
import { Problem } from '#platform/base/problem.ts';
import { providerTimeoutMs } from '../base/lookup.ts';
import type { VerificationParts } from '../base/parts.ts';
import { curpRecordOf } from '../curp/answers.ts';
import { implementer } from '../model/implementer.ts';

export const findCurp = ({ platform: { clock }, providers: { registry }, runLookup }: VerificationParts) =>
  implementer.curp.find.handler(({ input, context }) =>
    runLookup(context, async (reportSource) => {
      const { caller } = context;
      const { birth_date, birth_federal_entity: entity, gender } = input;
      if (birth_date > mexicanDate(clock.now())) {
        const message = 'The birth date is in the future.';
        const errors = [{ path: 'birth_date', code: 'future', message }];
        throw new Problem('invalid_body', `birth_date: ${message}`, { status: 400, errors });
      }
      reportSource(registry.source(caller));
      const names = { name: input.name, first_last_name: input.first_last_name, second_last_name: input.second_last_name };
      const query = { by: 'names', kind: 'curp', ...names, birth_date } as const;
      const namesakes = await registry.find(caller, query, providerTimeoutMs(caller, clock.now()));
      const matches = namesakes.filter((record) => record.curp && record.gender === gender && record.birth_federal_entity === entity);
      const current = matches.filter(({ replaced_by }) => !replaced_by);
      const [record] = current.length > 0 ? current : matches;
      if (!record) throw new Problem('not_found', 'The registry knows nobody with these data.');
      if (current.length > 1) throw new Problem('conflict', 'The registry knows several people with these data. Ask for one by the CURP.');
      return { success: true as const, result: curpRecordOf(record) };
    }),
  );
