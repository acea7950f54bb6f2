import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import { extensionOf } from '#contracts/steps/media-types.ts';
import type { Owner } from '#platform/base/administration.ts';
import type { EdgeEnv } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { sameBytes } from '#platform/base/same-bytes.ts';
import type { MediaRow } from '../model/media-rows.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { notFound } from '../state/snapshot.ts';
import { storeOf } from '../state/unit.ts';
import { blobKey } from './blob-key.ts';

const URL_LIFETIME_SECONDS = 300;

export type MediaLinks = ReturnType<typeof createMediaLinks>;

/** Creates and checks signed addresses of media, which work without a token or key. */
export function createMediaLinks({ platform }: WorkflowsApp) {
  const keys = platform.keys.passing('workflows-media-urls');
  /** Returns a signature with each valid key, newest first. */
  const signatures = async (claim: string, shouldReloadKeys = false) =>
    (await keys(shouldReloadKeys)).map((key) => createHmac('sha256', key).update(claim).digest());

  return {
    /** Returns a signed address at which anyone can download the medium for five minutes. */
    async urlOf(medium: Pick<MediaRow, 'tenant_id' | 'livemode' | 'uuid'>): Promise<string> {
      const until = Math.floor(platform.clock.now().getTime() / 1000) + URL_LIFETIME_SECONDS;
      const claim = Buffer.from(JSON.stringify([medium.tenant_id, medium.livemode, medium.uuid, until])).toString('base64url');
      const [signature] = await signatures(claim);
      return `${platform.config.publicUrl}/workflows/v1/media/${medium.uuid}?grant=${claim}.${signature?.toString('base64url')}`;
    },

    /** Returns the tenant and mode of a signed address. Null if the address is not valid or has expired. */
    async ownerOf(uuid: string, grant: string): Promise<Owner | null> {
      const [claim = '', signature = ''] = grant.split('.');
      const actual = Buffer.from(signature, 'base64url');
      const isOurs = (one: Uint8Array) => sameBytes(one, actual);
      // Reads the keys again, since another process may have signed with a newer key.
      if (!(await signatures(claim)).some(isOurs) && !(await signatures(claim, true)).some(isOurs)) return null;
      type Claim = [tenantId: string, livemode: boolean, medium: string, until: number];
      const [tenantId, livemode, medium, until] = JSON.parse(Buffer.from(claim, 'base64url').toString()) as Claim;
      return medium === uuid && until * 1000 > platform.clock.now().getTime() ? { tenantId, livemode } : null;
    },
  };
}

/** Serves the signed addresses of media. */
export function mediaRoutes(app: WorkflowsApp, links: MediaLinks): Hono<EdgeEnv> {
  const routes = new Hono<EdgeEnv>();
  routes.get('/v1/media/:uuid', async (c) => {
    const uuid = c.req.param('uuid');
    const owner = await links.ownerOf(uuid, c.req.query('grant') ?? '');
    if (!owner) throw new Problem('forbidden', 'This address is not valid any more; ask for the step’s media again');
    const { medium, bytes } = await readMedium(app, owner, uuid);
    return c.body(bytes, 200, {
      'content-type': medium.mime,
      'content-disposition': `attachment; filename="${fileName(medium)}"`,
      'repr-digest': `sha-256=:${Buffer.from(medium.stored_sha256, 'hex').toString('base64')}:`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });
  return routes;
}

export async function readMedium(app: WorkflowsApp, owner: Owner, uuid: string) {
  const medium = await storeOf(app, owner).media.find(uuid);
  const bytes = medium?.stored_at ? await app.platform.blobs.read(owner, blobKey(owner, uuid)) : null;
  if (!medium || !bytes) throw notFound('medium');
  return { medium, bytes };
}

export const fileName = ({ collection, uuid, mime }: MediaRow) => `${collection}-${uuid}.${extensionOf(mime)}`;
