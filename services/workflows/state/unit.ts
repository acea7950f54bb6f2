import type { Transaction } from 'kysely';
import type { Owner } from '#platform/base/administration.ts';
import type { CallContext, Caller } from '#platform/base/ports.ts';
import { systemCaller } from '#platform/base/system-caller.ts';
import { type WorkflowStore, workflowStore } from '../model/store.ts';
import type { WorkflowTables } from '../model/tables.ts';
import type { WorkflowsApp } from './app.ts';

/** A unit of work: one transaction for one caller, with the rows that the caller owns. */
export interface Unit {
  app: WorkflowsApp;
  trx: Transaction<WorkflowTables>;
  store: WorkflowStore;
  caller: Caller;
}

type EntryData = Readonly<Record<string, string | number | boolean | null>>;

export function unitOf(app: WorkflowsApp, caller: Caller, trx: Unit['trx']): Unit {
  return { app, trx, caller, store: workflowStore(caller, trx) };
}

export function inTransaction<Result>(app: WorkflowsApp, caller: Caller, work: (unit: Unit) => Promise<Result>): Promise<Result> {
  return app.platform.database.transaction((trx) => work(unitOf(app, caller, trx)));
}

export function storeOf({ platform }: WorkflowsApp, owner: Owner): WorkflowStore {
  return workflowStore(owner, platform.database.query);
}

/** Appends an entry to the log of a workflow. */
export async function logEntry({ app, trx, caller }: Unit, workflow: string, type: string, data: EntryData = {}): Promise<void> {
  await app.platform.events.append(trx, caller, { kind: 'workflow', id: workflow }, { type, data });
}

/** Returns the caller for requests to other services: the tenant without the scopes of the browser's token or the API key. */
export function serviceCaller(caller: Caller): Caller {
  const { actor, workflow, requestId, deadline } = caller;
  return systemCaller(caller, actor, { workflow, requestId, deadline });
}

/** The arguments of an operation's handler. */
export interface Call<Input> {
  input: Input;
  context: CallContext;
}

export const ok = <Result>(result: Result) => ({ success: true as const, result });
