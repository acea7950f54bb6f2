import type { DownloadableFile } from '#contracts/steps/step.ts';
import type { Caller } from '#platform/base/ports.ts';
import type { StepRow } from '../model/step-row.ts';
import type { ServedSteps } from '../model/steps.ts';
import type { Snapshot } from '../state/transitions.ts';
import { inTime } from '../step-context/handling.ts';
import type { StepContexts } from '../step-context/step-context.ts';

/** A step's file that the person takes away. */
export interface Copy extends DownloadableFile {
  step: StepRow;
}

export type CopyFiles = ReturnType<typeof createCopyFiles>;

/** The files of a workflow's steps that the person may take away. */
export function createCopyFiles({ steps, contexts }: { steps: ServedSteps; contexts: StepContexts }) {
  return {
    of: ({ steps: rows }: Snapshot): Copy[] =>
      rows.flatMap((step) => {
        const file = step.payload === null || step.status !== 'success' ? null : steps.contract(step.step).keeps(step.setup, step.payload);
        return file ? [{ ...file, step }] : [];
      }),

    /** Null where it is not there any more. */
    async bytes(caller: Caller, snapshot: Snapshot, { step, file }: Copy): Promise<Uint8Array<ArrayBuffer> | null> {
      const { context } = await contexts.forFile(caller, { snapshot, step, media: [], address: null });
      const content = await inTime(steps.handler(step.step).file?.(file, context) ?? Promise.resolve(null));
      return content && Uint8Array.from(content.bytes);
    },
  };
}
