import type { Hono } from 'hono';
import type { PostgresOptions } from '#platform/data/database.ts';
import { createRig, Person, type Rig } from '../../support/workflows.ts';
import { type Arena, CONTENDERS, times } from './row.ts';

export interface WorkflowsRig extends Rig, Arena {
  /** Services, each as in a process of its own. */
  processes: readonly Hono[];
}

export async function openWorkflows(onServer: PostgresOptions): Promise<WorkflowsRig> {
  const rig = await createRig(onServer);
  const { engine, close } = rig.bench;
  return { ...rig, engine, close, processes: times(CONTENDERS, rig.serve) };
}

/** Returns `count` operations: the same request with an API key, at different processes. */
export const asPartnerAt = (rig: WorkflowsRig, count: number, method: string, path: string, body?: unknown) =>
  times(count, (at) => () => accepted(rig.send(rig.bench.apiKey, method, path, body, {}, rig.processes[at])));

/** Returns `count` operations: the same request with a session's token, at different processes. */
export const asPersonAt = (rig: WorkflowsRig, count: number, person: Person, method: string, path: string, body?: unknown) =>
  times(count, (at) => () => accepted(rig.send(person.token, method, path, body, {}, rig.processes[at])));

/** Returns the answer of a success; rejects with the problem's key otherwise. */
export async function accepted<Answer extends { status: number; body: { type?: string } }>(sending: Promise<Answer>): Promise<Answer> {
  const answer = await sending;
  if (answer.status < 300) return answer;
  throw Object.assign(new Error(JSON.stringify(answer.body)), { key: answer.body.type?.replace('urn:zaguan:problem:', '') });
}

/** Counts the entries of this type in a workflow's log. */
export async function told({ bench }: Rig, uuid: string, type: string): Promise<number> {
  const entries = await bench.entriesOf(bench.tenant.id, { kind: 'workflow', id: uuid });
  return entries.filter((entry) => entry.type === type).length;
}

/** Counts a workflow's webhooks of this type. */
export async function notified({ bench }: Rig, uuid: string, type: string): Promise<number> {
  const { rows } = await bench.webhooks.listDeliveries(bench.caller(), { page: 1, per_page: 100, subject_id: uuid });
  return rows.filter((delivery) => delivery.type === type).length;
}

export const enter = (rig: Rig, body: Record<string, unknown> = {}): Promise<Person> => {
  // A minute later, so that limits on the previous round's links and messages have passed.
  rig.bench.clock.advance(61);
  return Person.enter(rig, { callback_url: 'https://banco.example/hook', ...body });
};

export const uuidOf = ({ view }: Person): string => view.workflow.uuid;

/** Returns operations in which every process runs the queue's worker with the same job. */
export const workersOf = ({ bench }: WorkflowsRig, queue: string, data: object = {}) => {
  const [work] = bench.jobs.workers(queue);
  if (!work) throw new Error(`Nobody works on ${queue}.`);
  return times(CONTENDERS, () => () => work(data));
};

/** Returns the job data of a workflow. */
export const jobOf = ({ bench }: WorkflowsRig, person: Person) => ({
  tenantId: bench.tenant.id,
  livemode: false,
  workflow: uuidOf(person),
});

/** Returns a mutant's replacement for the lock of a workflow: only the read. `uuid` is the variable's name in the file. */
export const readOf = (uuid: string) => `await (await import('../state/snapshot.ts')).snapshotOf(unit.app, unit.store, ${uuid})`;
