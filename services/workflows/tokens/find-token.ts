import { sql } from 'kysely';
import { Problem } from '#platform/base/problem.ts';
import { sameBytes } from '#platform/base/same-bytes.ts';
import type { TokenRow } from '../model/tables.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { hashOf, idOf, isOfShard, rawToken } from './tokens.ts';

export interface TokenOfWorkflow {
  token: TokenRow;
  /** End of the workflow as its session is shown it. Null while it is open. */
  finishedAt: Date | null;
}

/** The time since which nothing but a decision on findings is missing; null while a step is open. */
const findingsWaitSince = sql<Date | null>`case when w.waiting_since is not null and not exists (
  select from workflows.steps s
  where s.tenant_id = w.tenant_id and s.livemode = w.livemode and s.workflow_uuid = w.uuid and s.status not in ('success', 'skipped')
) then w.waiting_since end`;

/** Finds the row of a token. Throws `token_invalid`. */
export async function findToken({ platform: { database, keys } }: WorkflowsApp, bearer: string): Promise<TokenOfWorkflow> {
  const raw = rawToken(bearer);
  const row =
    raw &&
    (await database.query
      .selectFrom('workflows.tokens as t')
      .innerJoin('workflows.workflows as w', (join) =>
        join.onRef('w.uuid', '=', 't.workflow_uuid').onRef('w.tenant_id', '=', 't.tenant_id').onRef('w.livemode', '=', 't.livemode'),
      )
      .leftJoin('workflows.tokens as maker', (join) =>
        join
          .onRef('maker.tenant_id', '=', 't.tenant_id')
          .onRef('maker.livemode', '=', 't.livemode')
          .onRef('maker.workflow_uuid', '=', 't.workflow_uuid')
          .onRef('maker.id', '=', 't.made_by'),
      )
      .selectAll('t')
      // For a session, the workflow has ended once its claims wait for an API key, or its findings for a decision.
      .select(sql<Date | null>`coalesce(w.claims_at, w.finished_at, ${findingsWaitSince})`.as('ended_at'))
      // A token is revoked with the token whose session created it.
      .select(({ fn }) => fn.coalesce('t.revoked_at', 'maker.revoked_at').as('revoked_at'))
      .where('t.id', '=', await idOf(keys, raw))
      .executeTakeFirst());
  if (!row || !isOfShard(raw, row.tenant_id) || !sameBytes(row.hash, await hashOf(keys, row, raw)))
    throw new Problem('token_invalid', 'The session token is unknown; send the whole token');
  const { ended_at: finishedAt, ...token } = row;
  return { token: token satisfies TokenRow, finishedAt };
}
