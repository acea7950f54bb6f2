import { createHmac } from 'node:crypto';
import type { Owner } from '#platform/base/administration.ts';
import { sameBytes } from '#platform/base/same-bytes.ts';
import type { WorkflowsApp } from '../state/app.ts';

export const COPY_PAGES = '/v1/copies';

/**
 * Returns the signed link to the page where a person downloads a copy (a signed document). The signature (HMAC) is deterministic, so a
 * repeated mail has the same link.
 */
export async function copyLink({ platform }: WorkflowsApp, { tenantId, livemode }: Owner, copy: string): Promise<string> {
  const claim = Buffer.from(JSON.stringify([tenantId, livemode, copy])).toString('base64url');
  return `${platform.config.publicUrl}/workflows${COPY_PAGES}/${claim}.${(await proofOf(platform, claim)).toString('base64url')}`;
}

/** Checks a link's signature and returns the copy that the link points to. Null if the signature is wrong. */
export async function readCopyLink({ platform }: WorkflowsApp, text: string): Promise<(Owner & { copy: string }) | null> {
  const [claim = '', proof = ''] = text.split('.');
  if (!sameBytes(await proofOf(platform, claim), Buffer.from(proof, 'base64url'))) return null;
  const [tenantId, livemode, copy] = JSON.parse(Buffer.from(claim, 'base64url').toString()) as [string, boolean, string];
  return { tenantId, livemode, copy };
}

async function proofOf({ keys }: WorkflowsApp['platform'], claim: string): Promise<Buffer> {
  return createHmac('sha256', await keys.lasting('workflows-copy-links'))
    .update(claim)
    .digest();
}
