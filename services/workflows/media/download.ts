import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import { extensionOf } from '#contracts/steps/media-types.ts';
import type { Owner } from '#platform/base/administration.ts';
import type { EdgeEnv, Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { sameBytes } from '#platform/base/same-bytes.ts';
import { type MediaRow, workflowStore } from '../model/store.ts';
import type { WorkflowTables } from '../model/tables.ts';
import { notFound } from '../state/transitions.ts';
import { blobKey } from './blob-key.ts';

const GOOD_FOR_SECONDS = 300;

/** Signed addresses of media, and their route. Whoever has an address may download its file for five minutes. */
export function createDownloads(platform: Platform<WorkflowTables>) {
  const keys = platform.keys.passing('workflows-media-urls');
  /** By each key that is good, newest first. */
  const signatures = async (claim: string, fresh = false) =>
    (await keys(fresh)).map((key) => createHmac('sha256', key).update(claim).digest());

  const urlOf = async (medium: Pick<MediaRow, 'tenant_id' | 'livemode' | 'uuid'>): Promise<string> => {
    const until = Math.floor(platform.clock.now().getTime() / 1000) + GOOD_FOR_SECONDS;
    const claim = Buffer.from(JSON.stringify([medium.tenant_id, medium.livemode, medium.uuid, until])).toString('base64url');
    const [signature] = await signatures(claim);
    return `${platform.config.publicUrl}/workflows/v1/media/${medium.uuid}?grant=${claim}.${signature?.toString('base64url')}`;
  };

  const ownerOf = async (uuid: string, grant: string): Promise<{ tenantId: string; livemode: boolean } | null> => {
    const [claim = '', signature = ''] = grant.split('.');
    const actual = Buffer.from(signature, 'base64url');
    const isOurs = (one: Uint8Array) => sameBytes(one, actual);
    // Another process may have signed with a key that is new.
    if (!(await signatures(claim)).some(isOurs) && !(await signatures(claim, true)).some(isOurs)) return null;
    const [tenantId, livemode, named, until] = JSON.parse(Buffer.from(claim, 'base64url').toString()) as [string, boolean, string, number];
    return named === uuid && until * 1000 > platform.clock.now().getTime() ? { tenantId, livemode } : null;
  };

  const read = async (owner: Owner, uuid: string) => {
    const medium = await workflowStore(owner, platform.database.query).medium(uuid);
    const bytes = medium?.stored_at ? await platform.blobs.read(owner, blobKey(owner, uuid)) : null;
    if (!medium || !bytes) throw notFound('medium');
    return { medium, bytes };
  };
  const nameOf = ({ collection, uuid, mime }: MediaRow) => `${collection}-${uuid}.${extensionOf(mime)}`;

  /** For our own processes, which need no address. */
  const file = async (owner: Owner, uuid: string): Promise<File> => {
    const { medium, bytes } = await read(owner, uuid);
    return new File([bytes], nameOf(medium), { type: medium.mime });
  };

  const routes = new Hono<EdgeEnv>();
  routes.get('/v1/media/:uuid', async (c) => {
    const uuid = c.req.param('uuid');
    const owner = await ownerOf(uuid, c.req.query('grant') ?? '');
    if (!owner) throw new Problem('forbidden', 'This address is not valid any more; ask for the step’s media again');
    const { medium, bytes } = await read(owner, uuid);
    return c.body(bytes, 200, {
      'content-type': medium.mime,
      'content-disposition': `attachment; filename="${nameOf(medium)}"`,
      'repr-digest': `sha-256=:${Buffer.from(medium.stored_sha256, 'hex').toString('base64')}:`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });
  return { urlOf, file, routes };
}
