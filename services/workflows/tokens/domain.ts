import type { Caller, Platform } from '#platform/base/ports.ts';
import type { WorkflowTables } from '../model/tables.ts';

/** The domain of an earlier link, or null, the server's own address, where the domain is no longer proven to be the tenant's. */
export async function domainThatStands(
  { tenants }: Pick<Platform<WorkflowTables>, 'tenants'>,
  domain: string | null,
  { tenantId }: Caller,
): Promise<string | null> {
  const { custom_domains } = await tenants.settings(tenantId);
  return domain !== null && custom_domains.includes(domain) ? domain : null;
}
