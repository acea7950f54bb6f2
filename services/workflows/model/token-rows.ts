import type { Updateable } from 'kysely';
import { type NewRow, OwnedRows } from './owned-rows.ts';
import type { TokenRow, TokensTable } from './tables.ts';

export class TokenRows extends OwnedRows {
  list(workflow_uuid: string): Promise<TokenRow[]> {
    return this.select('workflows.tokens', { workflow_uuid }).selectAll().execute();
  }

  async find(workflow_uuid: string, id: string): Promise<TokenRow | null> {
    return (await this.select('workflows.tokens', { workflow_uuid, id }).selectAll().executeTakeFirst()) ?? null;
  }

  async add(row: NewRow<'workflows.tokens'>): Promise<void> {
    await this.insert('workflows.tokens', row).execute();
  }

  async change({ workflow_uuid, id }: Pick<TokenRow, 'workflow_uuid' | 'id'>, change: Updateable<TokensTable>): Promise<void> {
    await this.update('workflows.tokens', { workflow_uuid, id }).set(change).execute();
  }

  async revokeAll(workflow_uuid: string, revoked_at: Date): Promise<void> {
    await this.update('workflows.tokens', { workflow_uuid, revoked_at: null }).set({ revoked_at }).execute();
  }

  /** Revokes these tokens and those that their sessions created. Returns the number of tokens that were not revoked before. */
  async revoke(workflow_uuid: string, ids: readonly string[], revoked_at: Date): Promise<number> {
    if (ids.length === 0) return 0;
    const result = await this.update('workflows.tokens', { workflow_uuid })
      .set({ revoked_at })
      .where(({ or, eb }) => or([eb('id', 'in', ids), eb('made_by', 'in', ids)]))
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return Number(result.numUpdatedRows);
  }
}
