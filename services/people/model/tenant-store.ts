import type { Owner } from '#platform/base/administration.ts';
import type { PeopleDatabase } from './tables.ts';

/** The base of stores that read rows of one tenant in one mode. `mine` is the filter that excludes other tenants' rows. */
export class TenantReader {
  protected readonly mine: { tenant_id: string; livemode: boolean };
  protected readonly db: PeopleDatabase;

  constructor({ tenantId, livemode }: Owner, db: PeopleDatabase) {
    this.mine = { tenant_id: tenantId, livemode };
    this.db = db;
  }
}

/** The base of stores that also write rows with the current time. */
export class TenantStore extends TenantReader {
  protected readonly now: Date;

  constructor(owner: Owner, db: PeopleDatabase, now: Date) {
    super(owner, db);
    this.now = now;
  }
}
