import type { Selectable } from 'kysely';
import { isUuid } from '#platform/base/uuid.ts';
import { bytesOf, hexOf, type InHex } from './hex.ts';
import { OwnedRows } from './owned-rows.ts';
import type { MediaTable } from './tables.ts';

export type MediaRow = InHex<Selectable<MediaTable>, 'sha256' | 'stored_sha256'>;

/** The media that were not discarded. The row of a discarded medium stays, so that its uuid names no other bytes. */
export class MediaRows extends OwnedRows {
  /** Returns the media of a workflow or of one of its steps. */
  async list(workflow_uuid: string, step_uuid?: string): Promise<MediaRow[]> {
    const match = { workflow_uuid, discarded_at: null, ...(step_uuid && { step_uuid }) };
    const select = this.select('workflows.media', match).selectAll();
    return (await select.orderBy('created_at').orderBy('uuid').execute()).map(mediumOf);
  }

  /** Returns the media of a step whose bytes are stored. */
  async listStored(workflow_uuid: string, step_uuid: string): Promise<MediaRow[]> {
    return (await this.list(workflow_uuid, step_uuid)).filter(({ stored_at }) => stored_at !== null);
  }

  async find(uuid: string): Promise<MediaRow | null> {
    const row = await this.findEver(uuid);
    return row?.discarded_at ? null : row;
  }

  /** Returns the medium, also if it was discarded. */
  async findEver(uuid: string): Promise<MediaRow | null> {
    const row = isUuid(uuid) ? await this.select('workflows.media', { uuid }).selectAll().executeTakeFirst() : null;
    return row ? mediumOf(row) : null;
  }

  /** Adds a row. False if a medium of any workflow has this uuid. */
  async add(row: Omit<MediaRow, 'tenant_id' | 'livemode'>): Promise<boolean> {
    const hashes = { sha256: bytesOf(row.sha256), stored_sha256: bytesOf(row.stored_sha256) };
    const insert = this.insert('workflows.media', { ...row, ...hashes }).onConflict((conflict) => conflict.doNothing());
    const result = await insert.executeTakeFirst();
    return result.numInsertedOrUpdatedRows === 1n;
  }

  /** Marks the bytes as stored. False if they were marked before or the row was deleted. */
  async markStored(uuid: string, file: Pick<MediaRow, 'stored_at' | 'size' | 'stored_sha256'>): Promise<boolean> {
    const result = await this.update('workflows.media', { uuid })
      .set({ ...file, stored_sha256: bytesOf(file.stored_sha256) })
      .where('stored_at', 'is', null)
      .where('discarded_at', 'is', null)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }

  async discard(uuids: readonly string[], discarded_at: Date): Promise<void> {
    await this.update('workflows.media', {}).set({ discarded_at }).where('uuid', 'in', uuids).execute();
  }
}

function mediumOf(row: Selectable<MediaTable>): MediaRow {
  return { ...row, sha256: hexOf(row.sha256), stored_sha256: hexOf(row.stored_sha256) };
}
