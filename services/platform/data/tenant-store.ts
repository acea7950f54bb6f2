import type { Kysely } from 'kysely';
import type { Owner } from '../base/administration.ts';

/** The base of stores that read rows of one tenant in one mode. `owner`: the columns by which each query excludes other tenants' rows. */
export class TenantReader<Tables> {
  protected readonly owner: { tenant_id: string; livemode: boolean };
  protected readonly db: Kysely<Tables>;

  constructor({ tenantId, livemode }: Owner, db: Kysely<Tables>) {
    this.owner = { tenant_id: tenantId, livemode };
    this.db = db;
  }
}

/** The base of stores that also write rows with the current time. */
export class TenantStore<Tables> extends TenantReader<Tables> {
  protected readonly now: Date;

  constructor(owner: Owner, db: Kysely<Tables>, now: Date) {
    super(owner, db);
    this.now = now;
  }
}
