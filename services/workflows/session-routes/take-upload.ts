import { createUploads } from '../media/uploads.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { ok } from '../state/unit.ts';
import { type SessionHandler, sessionOf } from './session-calls.ts';

export function takeUpload(app: WorkflowsApp): SessionHandler {
  const store = createUploads(app);
  return async (c) => {
    const caller = sessionOf(c);
    const { uuid: step = '', media = '' } = c.req.param() as Record<string, string>;
    return c.json(ok(await store(caller, { workflow: caller.workflow, step, uuid: media.toLowerCase() }, c.req.raw)));
  };
}
