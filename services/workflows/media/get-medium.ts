import { implementer } from '../model/implementer.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { fileName, readMedium } from './download.ts';

/** Returns a medium as a file, for this server's other services. Throws `not_found`. */
export const getMedium = (app: WorkflowsApp) =>
  implementer.internal.medium.handler(async ({ input: { uuid }, context: { caller } }) => {
    const { medium, bytes } = await readMedium(app, caller, uuid);
    return new File([bytes], fileName(medium), { type: medium.mime });
  });
