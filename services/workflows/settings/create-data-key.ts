import { admin } from '../model/implementer.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { dataKeyRecord } from './key-records.ts';
import { changeOnce, demandLiveKey } from './tenant-change.ts';

export const createDataKey = (app: WorkflowsApp) =>
  admin.createDataKey.handler(
    changeOnce(app, 'data_key.created', async (caller) => {
      demandLiveKey(caller, 'Live and test data share the data keys, so a test key can only list them.');
      const key = await app.platform.administration.dataKeys.make(caller.tenantId);
      return { result: dataKeyRecord(key), data: { number: key.number } };
    }),
  );
