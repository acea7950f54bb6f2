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
      // For a session, the workflow has ended once its claims wait for an API key.
      .select(({ fn }) => fn.coalesce('w.claims_at', 'w.finished_at').as('ended_at'))
      // A token is revoked with the token whose session created it.
      .select(({ fn }) => fn.coalesce('t.revoked_at', 'maker.revoked_at').as('revoked_at'))
      .where('t.id', '=', await idOf(keys, raw))
      .executeTakeFirst());
  if (!row || !isOfShard(raw, row.tenant_id) || !sameBytes(row.hash, await hashOf(keys, row, raw)))
    throw new Problem('token_invalid', 'The session token is unknown; send all of it');
  const { ended_at: finishedAt, ...token } = row;
  return { token: token satisfies TokenRow, finishedAt };
}
