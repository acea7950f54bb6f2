import type { Sealer } from '#platform/base/ports.ts';
import { blacklistsOf, requireBlacklist } from '../model/blacklist-store.ts';
import { implementer, type PeoplePlatform } from '../model/implementer.ts';
import { blacklistDetail } from '../records/records.ts';

export const updateBlacklist = ({ clock, database }: PeoplePlatform, sealer: Sealer) =>
  implementer.blacklists.update.handler(async ({ input: { params, body }, context: { caller } }) => {
    const row = await database.transaction(async (trx) => {
      const lists = blacklistsOf(caller, trx, sealer);
      const { id } = requireBlacklist(await lists.get(params.id));
      await lists.update(id, body, clock.now());
      return requireBlacklist(await lists.get(id));
    });
    return { success: true, result: blacklistDetail(row) };
  });
