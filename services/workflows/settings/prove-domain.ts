import { admin } from '../model/implementer.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { notFound } from '../state/snapshot.ts';
import { ok } from '../state/unit.ts';
import { demandLiveKey, noteChange } from './tenant-change.ts';

/** Maximum number of domain proofs per tenant; tenants publish the records manually, so more are never needed. */
const PROOFS = { count: 20, seconds: 3600 };

export const proveDomain = (app: WorkflowsApp) =>
  admin.proveDomain.handler(({ input: { domain }, context }) => {
    const { administration, limits } = app.platform;
    const { caller } = context;
    demandLiveKey(caller, 'Links of live workflows lead to the domain.');
    return app.platform.onceAfter(context, async () => {
      const { custom_domains } = await administration.settings(caller.tenantId);
      if (!custom_domains.includes(domain)) throw notFound('custom domain');
      await limits.take(`prove domain ${caller.tenantId}`, PROOFS);
      const proof = await administration.domains.prove(caller.tenantId, domain);
      return async (trx) => {
        await noteChange(app, trx, caller, 'custom_domain.proven', {});
        return ok(proof);
      };
    });
  });
