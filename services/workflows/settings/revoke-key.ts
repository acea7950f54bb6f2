import { orNotFound } from '#platform/base/problem.ts';
import { admin } from '../model/implementer.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { keyRecord } from './key-records.ts';
import { changeOnce, modeOf } from './tenant-change.ts';

export const revokeKey = (app: WorkflowsApp) =>
  admin.revokeKey.handler(
    changeOnce(app, 'key.revoked', async (caller, { id }) => {
      const key = await app.platform.administration.keys.revoke(caller.tenantId, id, modeOf(caller));
      return { result: keyRecord(orNotFound('There is no such key.')(key)), data: { key: id } };
    }),
  );
