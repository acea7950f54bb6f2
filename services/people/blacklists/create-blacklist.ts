import type { Sealer } from '#platform/base/ports.ts';
import { blacklistsOf } from '../model/blacklist-store.ts';
import { implementer, type PeoplePlatform } from '../model/implementer.ts';
import { blacklistDetail } from '../records/records.ts';

export const createBlacklist = (platform: PeoplePlatform, sealer: Sealer) =>
  implementer.blacklists.create.handler(({ input, context }) =>
    platform.once(context, async (trx) => {
      const row = await blacklistsOf(context.caller, trx, sealer).insert(input, platform.clock.now());
      return { success: true as const, result: blacklistDetail(row) };
    }),
  );
