import { extensionOf } from '#contracts/steps/media-types.ts';
import { readStepFile } from '../execution/read-step-file.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { notFound } from '../state/snapshot.ts';
import { type SessionHandler, sessionOf } from './session-calls.ts';

export function sendFile(app: WorkflowsApp): SessionHandler {
  return async (c) => {
    const caller = sessionOf(c);
    const { uuid: step = '', name = '' } = c.req.param() as Record<string, string>;
    // A step records each page that it generates as delivered, but a HEAD request delivers none.
    if (c.req.method === 'HEAD') throw notFound('file');
    const { mime, bytes } = await readStepFile(app, caller, caller.workflow, step, name);
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
      'content-type': mime,
      // The step's contract defines the names of files, so they contain no personal data.
      'content-disposition': `attachment; filename="${name.replace(/[^\w-]/g, '_')}.${extensionOf(mime)}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
  };
}
