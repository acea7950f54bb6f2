import { invalidAt } from '../model/bodies.ts';
import { admin } from '../model/implementer.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { keyRecord } from './key-records.ts';
import { changeOnce, demandLiveKey } from './tenant-change.ts';

export function createKey(app: WorkflowsApp) {
  const { keys, scopes: scopeLists } = app.platform.administration;
  return admin.createKey.handler(
    changeOnce(app, 'key.created', async (caller, { name, scopes = scopeLists.services, livemode = caller.livemode }) => {
      if (livemode) demandLiveKey(caller, 'A test key creates test keys only.');
      refuseUnknownScope(scopes, scopeLists.all);
      await keys.hold(caller);
      const { key, ...row } = await keys.create({ tenantId: caller.tenantId, name, livemode, scopes });
      return { result: { ...keyRecord(row), key }, data: { key: row.id, livemode, scopes: scopes.join(' ') } };
    }),
  );
}

function refuseUnknownScope(scopes: readonly string[], all: readonly string[]): void {
  const at = scopes.findIndex((scope) => !all.includes(scope));
  if (at < 0) return;
  const message = `There is no scope "${scopes[at]}". There are: ${all.join(', ')}`;
  throw invalidAt(`scopes.${at}`, 'invalid_value', message);
}
