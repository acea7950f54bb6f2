import { z } from 'zod';
import type { StepContract } from '#contracts/steps/step.ts';
import type { CatalogEntry } from '#contracts/workflows/records.ts';
import { operator } from '../model/implementer.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { ok } from '../state/unit.ts';

export function listCatalog({ steps }: WorkflowsApp) {
  const catalog = steps.contracts.map(catalogEntry);
  return operator.catalog.handler(async () => ok(catalog));
}

function catalogEntry(contract: StepContract): CatalogEntry {
  return {
    key: contract.key,
    title: contract.title,
    description: contract.description,
    setup_required: contract.setup_required,
    requires_people: contract.needs.people,
    setup: z.toJSONSchema(contract.setup, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>,
    allow_multiple: contract.allow_multiple,
    geolocation: contract.needs.geolocation,
    answered_by: contract.answered_by,
  };
}
