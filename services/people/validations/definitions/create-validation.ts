import { randomUUID } from 'node:crypto';
import { implementer } from '../../model/implementer.ts';
import { readConfig } from './config.ts';
import { checksFor, type DefinitionParts, refuseTooMany } from './definition-rules.ts';
import { definitionRecord } from './record.ts';
import { definitionsOf } from './store.ts';

export const createValidation = (parts: DefinitionParts) =>
  implementer.validations.create.handler(({ input, context }) =>
    parts.platform.once(context, async (trx) => {
      const { caller } = context;
      const { name, class: className, active = true, execution_type = 'manual', allow_retry = true } = input;
      const { config, headers } = await readConfig(className, input.config, null, checksFor(parts, trx, caller));
      if (active) await refuseTooMany(parts, trx, caller);
      const id = randomUUID();
      const sealedHeaders = await parts.headerSealer.seal(caller.tenantId, id, headers);
      const values = {
        ...{ name, class: className, active, execution_type, allow_retry },
        ...{ config: JSON.stringify(config), headers: sealedHeaders },
      };
      const row = await definitionsOf(caller, trx, parts.platform.clock.now()).insert(values, id);
      return { success: true as const, result: definitionRecord(row) };
    }),
  );
