import { operator } from '../model/implementer.ts';
import { withPersonOnRecord } from '../person/on-record.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { ok, storeOf } from '../state/unit.ts';
import { recordOf } from './records-for.ts';

export const getWorkflow = (app: WorkflowsApp) =>
  operator.get.handler(async ({ input: { uuid }, context: { caller } }) => {
    const record = await recordOf({ app, store: storeOf(app, caller), caller }, uuid);
    return ok(await withPersonOnRecord(app, caller, record));
  });
