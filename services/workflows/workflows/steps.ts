import { z } from 'zod';
import type { StepContract } from '#contracts/steps/step.ts';
import { type CatalogEntry, stepMediaItem } from '#contracts/workflows/records.ts';
import type { Caller } from '#platform/base/ports.ts';
import type { MediaLinks } from '../media/download.ts';
import { columnsIn } from '../model/columns-in.ts';
import type { StepRow } from '../model/step-row.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { notFound } from '../state/snapshot.ts';
import { storeOf } from '../state/unit.ts';

export async function existingStep(app: WorkflowsApp, caller: Caller, uuid: string): Promise<StepRow> {
  const row = await storeOf(app, caller).steps.find(uuid);
  if (!row) throw notFound('step');
  return row;
}

/** Returns the stored media of a step, each with an address to download it. */
export async function mediaOfStep(app: WorkflowsApp, links: MediaLinks, caller: Caller, stepUuid: string) {
  const { workflow_uuid, uuid } = await existingStep(app, caller, stepUuid);
  const media = await storeOf(app, caller).media.listStored(workflow_uuid, uuid);
  return Promise.all(
    media.map(async (medium) => ({
      ...columnsIn(stepMediaItem, medium),
      createdAt: medium.created_at.toISOString(),
      url: await links.urlOf(medium),
    })),
  );
}

export function catalogEntry(contract: StepContract): CatalogEntry {
  return {
    key: contract.key,
    title: contract.title,
    description: contract.description,
    setup_required: contract.setup_required,
    requires_people: contract.needs.people,
    setup: z.toJSONSchema(contract.setup, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>,
    allow_multiple: contract.allow_multiple,
    geolocation: contract.needs.geolocation,
  };
}
