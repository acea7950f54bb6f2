import type { Kysely } from 'kysely';
import { tenantSettings } from '#contracts/base/tenant-settings.ts';
import type { DomainProofs } from '../base/administration.ts';
import type { Clock } from '../base/ports.ts';
import { Problem } from '../base/problem.ts';
import type { Engine } from '../data/database.ts';
import type { PlatformTables } from '../data/tables.ts';

/** Reads a name's TXT records, each a list of parts. Throws if there are none. */
export type ReadTxt = (name: string) => Promise<string[][]>;

/** First label of the TXT record's name. The record is below the domain, so that the domain itself can be a CNAME. */
const LABEL = '_zaguan';
/** Maximum number of records that are compared; a hostile name may have more. */
const MAX_RECORDS = 50;

/** Deletes the proofs of all domains except `domains`, the domains that the settings name. */
export async function forgetOtherDomains(db: Kysely<PlatformTables>, tenantId: string, domains: readonly string[]): Promise<void> {
  const others = db.deleteFrom('platform.domain_proofs').where('tenant_id', '=', tenantId);
  await (domains.length === 0 ? others : others.where('domain', 'not in', domains)).execute();
}

/** Creates the port that proves a tenant's domains by a TXT record with the tenant's id. */
export function createDomainProofs(
  engine: Engine,
  clock: Clock,
  { readTxt, onProven }: { readTxt: ReadTxt; onProven(tenantId: string): void },
): DomainProofs {
  const describeRecord = (tenantId: string, domain: string) => ({
    domain,
    txt_name: `${LABEL}.${domain.replace(/:\d+$/, '')}`,
    txt_value: `zaguan-tenant=${tenantId}`,
  });

  return {
    async list(tenantId, domains) {
      const rows = await engine
        .db()
        .selectFrom('platform.domain_proofs')
        .select(['domain', 'proven_at'])
        .where('tenant_id', '=', tenantId)
        .execute();
      const provenAt = new Map(rows.map((row) => [row.domain, row.proven_at]));
      return domains.map((domain) => ({ ...describeRecord(tenantId, domain), proven_at: provenAt.get(domain)?.toISOString() ?? null }));
    },

    async prove(tenantId, domain) {
      const { txt_name, txt_value } = describeRecord(tenantId, domain);
      const records = await readTxt(txt_name).catch(() => []);
      if (!records.slice(0, MAX_RECORDS).some((parts) => parts.join('') === txt_value)) {
        const message = `Write the TXT record "${txt_value}" at ${txt_name}, wait until it is published, and ask again`;
        throw new Problem('domain_not_proven', message, { errors: [{ path: 'domain', code: 'no_record', message }] });
      }
      const provenAt = clock.now();
      await engine.inTransaction(async (db) => {
        // The settings may have changed during the DNS query; the lock keeps them unchanged.
        const { settings } = await db
          .selectFrom('platform.tenants')
          .select('settings')
          .where('id', '=', tenantId)
          .forUpdate()
          .executeTakeFirstOrThrow();
        if (!tenantSettings.parse(settings).custom_domains.includes(domain)) {
          throw new Problem('not_found', 'The settings do not name this custom domain.');
        }
        await db
          .insertInto('platform.domain_proofs')
          .values({ tenant_id: tenantId, domain, proven_at: provenAt })
          .onConflict((conflict) => conflict.columns(['tenant_id', 'domain']).doUpdateSet({ proven_at: provenAt }))
          .execute();
      });
      onProven(tenantId);
      return { domain, txt_name, txt_value, proven_at: provenAt.toISOString() };
    },
  };
}
