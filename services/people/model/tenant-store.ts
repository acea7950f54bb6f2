import type { Owner } from '#platform/base/administration.ts';
import type { PeopleDatabase } from './tables.ts';

/** Reads rows of one tenant in one mode. A store that extends it cannot reach another tenant's. */
export class TenantReader {
  protected readonly mine: { tenant_id: string; livemode: boolean };
  protected readonly db: PeopleDatabase;

  constructor({ tenantId, livemode }: Owner, db: PeopleDatabase) {
    this.mine = { tenant_id: tenantId, livemode };
    this.db = db;
  }
}

/** The same for rows that state when they were written. */
export class TenantStore extends TenantReader {
  protected readonly now: Date;

  constructor(owner: Owner, db: PeopleDatabase, now: Date) {
    super(owner, db);
    this.now = now;
  }
}
