import type { VerificationParts } from '../base/parts.ts';
import { implementer } from '../model/implementer.ts';
import { logOf, rowsAnswer } from '../registry/answer.ts';
import { registryOf } from '../registry/store.ts';

export const importRegistry = ({ platform }: VerificationParts) =>
  implementer.registry.import.handler(({ input, context }) =>
    platform.once(context, async (trx) => {
      const { caller } = context;
      const store = registryOf(caller, trx);
      await store.put(input.rows, platform.clock.now());
      await platform.events.append(trx, caller, logOf(caller), { type: 'registry.imported', data: { rows: input.rows.length } });
      return rowsAnswer(await store.count());
    }),
  );
