import { sql } from 'kysely';
import type { WorkflowStatus } from '../../contracts/session/session.ts';
import type { Owner } from '../platform/ports.ts';
import type { Handle } from './store.ts';

/** What those who watch a workflow see of it. */
export interface WatchState {
  workflow: string;
  status: WorkflowStatus;
  updated_at: Date;
  /** Differs after every change that the session API shows. */
  stamp: string;
  /** Ids of the tokens that open it now. */
  tokens: readonly string[];
}

interface Row {
  uuid: string;
  status: WorkflowStatus;
  updated_at: Date;
  steps: string | null;
  media: number;
  tokens: string[];
}

/** Returns the states of these workflows, in one query. A workflow that does not exist has none. */
export async function watchStatesOf(
  { tenantId, livemode }: Owner,
  db: Handle,
  workflows: readonly string[],
  now: Date,
): Promise<WatchState[]> {
  const { rows } = await sql<Row>`
    select w.uuid, w.status, w.updated_at,
      (select string_agg(s.version || left(s.status, 1), '.' order by s.position) from workflows.steps s
        where s.tenant_id = w.tenant_id and s.livemode = w.livemode and s.workflow_uuid = w.uuid) as steps,
      (select count(*) from workflows.media m
        where m.tenant_id = w.tenant_id and m.livemode = w.livemode and m.workflow_uuid = w.uuid and m.stored_at is not null) as media,
      array(select t.id::text from workflows.tokens t
        where t.tenant_id = w.tenant_id and t.livemode = w.livemode and t.workflow_uuid = w.uuid
          and t.revoked_at is null and (t.expires_at is null or t.expires_at > ${now})) as tokens
    from workflows.workflows w
    where w.tenant_id = ${tenantId} and w.livemode = ${livemode} and w.uuid = any(${[...workflows]}::uuid[])`.execute(db);
  return rows.map(({ uuid, status, updated_at, steps, media, tokens }) => ({
    workflow: uuid,
    status,
    updated_at,
    stamp: `${status}-${updated_at.getTime()}-${media}-${steps}`,
    tokens,
  }));
}
