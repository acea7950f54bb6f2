import type { Unit } from '../state/unit.ts';

/** Returns the domain of an earlier link if the tenant still has it. Null stands for the server's own address. */
export async function provenDomain({ app, caller }: Unit, domain: string | null): Promise<string | null> {
  const { custom_domains } = await app.platform.tenants.settings(caller.tenantId);
  return domain !== null && custom_domains.includes(domain) ? domain : null;
}
