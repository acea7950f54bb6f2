import { createHmac } from 'node:crypto';
import type { Owner } from '#platform/base/administration.ts';
import type { Platform } from '#platform/base/ports.ts';
import { sameBytes } from '#platform/base/same-bytes.ts';

export const COPY_PAGES = '/v1/copies';

export type CopyLinks = ReturnType<typeof createCopyLinks>;

/** Links to the page of a copy. A link names its copy and proves that it is ours, so that a mail that is sent again has the same. */
export function createCopyLinks({ keys, config }: Pick<Platform<unknown>, 'keys' | 'config'>) {
  const proofOf = async (claim: string) =>
    createHmac('sha256', await keys.lasting('workflows-copy-links'))
      .update(claim)
      .digest();

  return {
    async linkOf({ tenantId, livemode }: Owner, copy: string): Promise<string> {
      const claim = Buffer.from(JSON.stringify([tenantId, livemode, copy])).toString('base64url');
      return `${config.publicUrl}/workflows${COPY_PAGES}/${claim}.${(await proofOf(claim)).toString('base64url')}`;
    },

    /** Null for a text that is no link of ours. */
    async read(text: string): Promise<(Owner & { copy: string }) | null> {
      const [claim = '', proof = ''] = text.split('.');
      if (!sameBytes(await proofOf(claim), Buffer.from(proof, 'base64url'))) return null;
      const [tenantId, livemode, copy] = JSON.parse(Buffer.from(claim, 'base64url').toString()) as [string, boolean, string];
      return { tenantId, livemode, copy };
    },
  };
}
