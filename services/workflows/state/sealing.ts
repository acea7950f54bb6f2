import type { SigningVerdict } from '#contracts/documents/signing.ts';
import type { Owner } from '#platform/base/administration.ts';
import { mayBeSealed } from '../engine/findings.ts';
import type { WorkflowsApp } from './app.ts';
import { type Snapshot, snapshotOf } from './snapshot.ts';
import { storeOf } from './unit.ts';

/** Returns, for each step in which somebody signs, whether that may be sealed. Steps for which nobody knows yet are left out. */
export function signingsIn({ steps: served }: WorkflowsApp, { steps, state }: Snapshot): SigningVerdict[] {
  const signing = steps.filter(({ step, setup }) => served.contract(step).grants(setup).includes('signature'));
  return signing.flatMap(({ uuid }) => {
    const isApproved = mayBeSealed(state, uuid);
    return isApproved === null ? [] : [{ uuid, isApproved }];
  });
}

/** Returns what `signingsIn` returns of the workflow as it is now. `ifDeleted`: the answer if the workflow no longer exists. */
export async function signingsOf(
  app: WorkflowsApp,
  owner: Owner,
  workflow: string,
  ifDeleted: readonly SigningVerdict[],
): Promise<readonly SigningVerdict[]> {
  const store = storeOf(app, owner);
  const exists = (await store.workflows.find(workflow)) !== null;
  return exists ? signingsIn(app, await snapshotOf(app, store, workflow)) : ifDeleted;
}
