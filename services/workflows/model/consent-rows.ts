import { bytesOf, hexOf } from './hex.ts';
import { OwnedRows } from './owned-rows.ts';
import type { ConsentRow } from './read-workflow.ts';

type NewConsent = Omit<ConsentRow, 'tenant_id' | 'livemode' | 'workflow_uuid' | 'number'>;

export class ConsentRows extends OwnedRows {
  async list(workflow_uuid: string): Promise<ConsentRow[]> {
    const rows = await this.select('workflows.consents', { workflow_uuid }).selectAll().orderBy('number').execute();
    return rows.map((row) => ({ ...row, text_sha256: hexOf(row.text_sha256) }));
  }

  /** Adds consents to a locked workflow, numbered after the consents in `before`. */
  async add(workflow_uuid: string, before: readonly ConsentRow[], rows: readonly NewConsent[]): Promise<void> {
    if (rows.length === 0) return;
    const next = (before.at(-1)?.number ?? 0) + 1;
    const values = rows.map((row, at) => ({ ...row, workflow_uuid, number: next + at, text_sha256: bytesOf(row.text_sha256) }));
    await this.insert('workflows.consents', ...values).execute();
  }
}
