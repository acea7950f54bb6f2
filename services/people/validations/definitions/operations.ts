import { implementer } from '../../model/implementer.ts';
import { getRecord, listRecords } from '../../records/read-records.ts';
import { createValidation } from './create-validation.ts';
import type { DefinitionParts } from './definition-rules.ts';
import { definitionRecord } from './record.ts';
import { definitionsOf, requireDefinition } from './store.ts';
import { updateValidation } from './update-validation.ts';

const definitions = { storeOf: definitionsOf, requireRow: requireDefinition, record: definitionRecord, path: 'validations' };

/** Returns the operations on validation definitions. A stored definition is already valid, including its configuration. */
export const definitionOperations = (parts: DefinitionParts) => ({
  list: implementer.validations.list.handler(listRecords(parts.platform, definitions)),
  create: createValidation(parts),
  get: implementer.validations.get.handler(getRecord(parts.platform, definitions)),
  update: updateValidation(parts),
});
