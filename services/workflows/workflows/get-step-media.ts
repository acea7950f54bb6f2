import { stepMediaItem } from '#contracts/workflows/records.ts';
import type { MediaLinks } from '../media/download.ts';
import { columnsIn } from '../model/columns-in.ts';
import { operator } from '../model/implementer.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { ok, storeOf } from '../state/unit.ts';
import { existingStep } from './get-step.ts';

/** Returns the stored media of a step, each with an address to download it. */
export const getStepMedia = (app: WorkflowsApp, links: MediaLinks) =>
  operator.getStepMedia.handler(async ({ input, context: { caller } }) => {
    const { workflow_uuid, uuid } = await existingStep(app, caller, input.uuid);
    const media = await storeOf(app, caller).media.listStored(workflow_uuid, uuid);
    const items = media.map(async (medium) => ({
      ...columnsIn(stepMediaItem, medium),
      createdAt: medium.created_at.toISOString(),
      url: await links.urlOf(medium),
    }));
    return ok(await Promise.all(items));
  });
