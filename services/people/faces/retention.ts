import type { Owner } from '#platform/base/administration.ts';
import { daysBefore } from '#platform/base/durations.ts';
import type { Caller, RetentionRule } from '#platform/base/ports.ts';
import { systemCaller } from '#platform/base/system-caller.ts';
import type { KeptFiles } from '#platform/data/blobs/kept-files.ts';
import type { PeoplePlatform } from '../model/implementer.ts';
import type { PeopleTransaction } from '../model/tables.ts';
import type { Credentials } from './credentials.ts';
import { credentialsOf } from './credentials-store.ts';
import type { Portraits } from './portraits.ts';
import { type PortraitRow, portraitsOf } from './portraits-store.ts';

const FORGETTING = 'people-forget-faces';
const RENEWING = 'people-renew-templates';
/** Maximum number of rows that one transaction deletes. */
const BATCH = 100;

interface FaceRetentionParts {
  platform: PeoplePlatform;
  files: KeptFiles;
  portraits: Portraits;
  credentials: Credentials;
}

const modesOf = (tenantId: string): Owner[] => [true, false].map((livemode) => ({ tenantId, livemode }));

/** Returns the rule that deletes portraits and credential pictures older than the tenant's settings allow, and files without a row. */
export function faceRetention({ platform, files, portraits, credentials }: FaceRetentionParts): RetentionRule {
  const { clock, database, tenants } = platform;

  const forget = async (owner: Owner, batch: (trx: PeopleTransaction, caller: Caller) => Promise<number>): Promise<void> => {
    const caller = systemCaller(owner, FORGETTING);
    for (let count = BATCH; count === BATCH; ) {
      count = await database.transaction(async (trx) => ((await tenants.underLegalHold(trx, owner.tenantId)) ? 0 : batch(trx, caller)));
    }
  };

  return {
    queue: FORGETTING,
    deletes: true,
    async run({ tenantId, settings: { people, retention } }) {
      const before = (days: number) => daysBefore(clock.now(), days);
      for (const owner of modesOf(tenantId)) {
        await forget(owner, async (trx, caller) => {
          const rows = await portraitsOf(owner, trx).older(before(people.portrait_days), BATCH);
          await portraits.forget(trx, caller, rows);
          return rows.length;
        });
        await forget(owner, async (trx, caller) => {
          const rows = await credentialsOf(owner, trx).older(before(retention.media_days), BATCH);
          const people = rows.map(({ person_id }) => person_id);
          await credentials.forget(trx, caller, people);
          return rows.length;
        });
        await files.sweep(owner);
      }
    },
  };
}

/** Returns the rule that recomputes templates of former face models. If the new model finds no face, the portrait is no longer compared. */
export function templateRenewal({ platform, portraits }: FaceRetentionParts): RetentionRule {
  const { database, faces } = platform;
  return {
    queue: RENEWING,
    deletes: false,
    async run({ tenantId }) {
      for (const owner of modesOf(tenantId)) {
        let after: PortraitRow | null = null;
        do {
          const rows: PortraitRow[] = await portraitsOf(owner, database.query).ofOtherModels(faces.model, { after, limit: BATCH });
          for (const row of rows) await portraits.renew(owner, row);
          after = rows.length === BATCH ? rows.at(-1)! : null;
        } while (after);
      }
    },
  };
}
