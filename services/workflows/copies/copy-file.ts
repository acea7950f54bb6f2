import type { DownloadableFile } from '#contracts/steps/step.ts';
import type { Caller } from '#platform/base/ports.ts';
import type { StepRow } from '../model/step-row.ts';
import type { WorkflowsApp } from '../state/app.ts';
import type { Snapshot } from '../state/snapshot.ts';
import { beforeHandlerDeadline } from '../step-context/handling.ts';
import { contextForFile } from '../step-context/step-context.ts';

/** A step's file that the person may download, like a signed document. */
export interface Copy extends DownloadableFile {
  step: StepRow;
}

/** Returns the files of all successful steps that the person may download, ready or not. */
export function copiesIn({ steps }: WorkflowsApp, snapshot: Snapshot): Copy[] {
  return snapshot.steps.flatMap((step) => {
    const file = step.payload === null || step.status !== 'success' ? null : steps.contract(step.step).keeps(step.setup, step.payload);
    return file ? [{ ...file, step }] : [];
  });
}

/** Reads the bytes of the file. Null if the file is no longer stored. */
export async function copyBytes(
  app: WorkflowsApp,
  caller: Caller,
  snapshot: Snapshot,
  { step, file }: Copy,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { context } = await contextForFile(app, caller, { snapshot, step, media: [], address: null });
  const content = await beforeHandlerDeadline(app.steps.handler(step.step).file?.(file, context) ?? Promise.resolve(null));
  return content && Uint8Array.from(content.bytes);
}
