import { sentColumns } from '#platform/data/columns.ts';
import { implementer } from '../../model/implementer.ts';
import type { RecordUpdate } from '../../model/record-store.ts';
import { readConfig } from './config.ts';
import { checksFor, type DefinitionParts, refuseTooMany } from './definition-rules.ts';
import { definitionRecord } from './record.ts';
import { definitionsOf, requireDefinition } from './store.ts';

export const updateValidation = (parts: DefinitionParts) =>
  implementer.validations.update.handler(async ({ input: { params, body }, context: { caller } }) => {
    const row = await parts.platform.database.transaction(async (trx) => {
      const definitions = definitionsOf(caller, trx, parts.platform.clock.now());
      const before = requireDefinition(await definitions.lock(params.id));
      const { name, active, execution_type, allow_retry } = body;
      const changes: RecordUpdate<'people.validations'> = sentColumns({ name, active, execution_type, allow_retry });
      if (body.config) {
        const former = { config: before.config, headers: await parts.headerSealer.open(caller.tenantId, before.id, before.headers) };
        const { config, headers } = await readConfig(before.class, body.config, former, checksFor(parts, trx, caller));
        changes.config = JSON.stringify(config);
        changes.headers = await parts.headerSealer.seal(caller.tenantId, before.id, headers);
      }
      if (active && !before.active) await refuseTooMany(parts, trx, caller);
      return requireDefinition(await definitions.update(before.id, changes));
    });
    return { success: true, result: definitionRecord(row) };
  });
